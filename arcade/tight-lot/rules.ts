export const SIZE = 6;
/** Row of the yellow car and of the exit at its right end. */
export const EXIT_ROW = 2;
export const YELLOW = 0;

export interface Vehicle {
  horizontal: boolean;
  /** The row of a horizontal vehicle, the column of a vertical one. */
  lane: number;
  length: number;
}

/** A row or column along which vehicles may drive in one direction only. */
export interface OneWay {
  horizontal: boolean;
  lane: number;
  direction: 1 | -1;
}

/** A barrier across one cell. It stays open once the key car has driven over the pad. */
export interface Barrier {
  cell: number;
  pad: number;
  key: number;
}

export interface Lot {
  /** The first vehicle is the yellow car. */
  vehicles: readonly Vehicle[];
  planters: readonly number[];
  oneWays: readonly OneWay[];
  barrier: Barrier | undefined;
  start: readonly number[];
  /** Fewest moves to the exit. */
  par: number;
}

/** The positions of all vehicles: the leftmost or topmost cell of each on its lane. */
export interface Position {
  places: number[];
  open: boolean;
}

export interface Slide {
  vehicle: number;
  to: number;
}

export interface Span {
  min: number;
  max: number;
}

export const cellAt = (row: number, column: number): number => row * SIZE + column;

/** Returns the cell at index `place` of a vehicle's lane. */
export const laneCell = (vehicle: Vehicle, place: number): number =>
  vehicle.horizontal ? cellAt(vehicle.lane, place) : cellAt(place, vehicle.lane);

/** Returns the cells that a vehicle covers when its first cell is at `place` on its lane. */
export const cellsOf = (vehicle: Vehicle, place: number): number[] =>
  Array.from({ length: vehicle.length }, (_, part) => laneCell(vehicle, place + part));

/** Returns the position in which the lot starts. */
export const startOf = (lot: Lot): Position => ({ places: [...lot.start], open: false });

/** Returns the vehicle on each cell. -1 is free, -2 is a planter or a closed barrier. */
export function occupancy(lot: Lot, position: Position): Int8Array {
  const grid = new Int8Array(SIZE * SIZE).fill(-1);
  for (const cell of lot.planters) grid[cell] = -2;
  if (lot.barrier && !position.open) grid[lot.barrier.cell] = -2;
  lot.vehicles.forEach((vehicle, index) => {
    const place = position.places[index] ?? 0;
    for (let part = 0; part < vehicle.length; part += 1) grid[laneCell(vehicle, place + part)] = index;
  });
  return grid;
}

/** Returns the direction in which a vehicle must drive, or 0 if it may drive in both. */
export function directionOf(lot: Lot, index: number): -1 | 0 | 1 {
  const vehicle = lot.vehicles[index];
  const sign = lot.oneWays.find((way) => way.horizontal === vehicle?.horizontal && way.lane === vehicle.lane);
  return sign?.direction ?? 0;
}

/** Returns the range of positions that a vehicle can currently reach. */
export function spanOf(lot: Lot, position: Position, index: number, grid = occupancy(lot, position)): Span {
  const vehicle = lot.vehicles[index];
  const place = position.places[index];
  if (!vehicle || place === undefined) return { min: 0, max: 0 };
  const direction = directionOf(lot, index);
  const first = direction === 1 ? place : 0;
  const last = direction === -1 ? place : SIZE - vehicle.length;
  let min = place;
  let max = place;
  while (min > first && grid[laneCell(vehicle, min - 1)] === -1) min -= 1;
  while (max < last && grid[laneCell(vehicle, max + vehicle.length)] === -1) max += 1;
  return { min, max };
}

/** Returns the position after a slide. Does not check whether the slide is allowed. */
export function applySlide(lot: Lot, position: Position, { vehicle, to }: Slide): Position {
  const from = position.places[vehicle] ?? 0;
  const places = [...position.places];
  places[vehicle] = to;
  return { places, open: position.open || opensBarrier(lot, vehicle, from, to) };
}

/** Returns true if this drive takes the key car over its pad. */
export function opensBarrier(lot: Lot, vehicle: number, from: number, to: number): boolean {
  const driver = lot.vehicles[vehicle];
  if (!driver || !lot.barrier || lot.barrier.key !== vehicle) return false;
  for (let place = Math.min(from, to); place < Math.max(from, to) + driver.length; place += 1) {
    if (laneCell(driver, place) === lot.barrier.pad) return true;
  }
  return false;
}

/** Returns every allowed slide. */
export function slidesFrom(lot: Lot, position: Position): Slide[] {
  const grid = occupancy(lot, position);
  const slides: Slide[] = [];
  lot.vehicles.forEach((_, vehicle) => {
    const { min, max } = spanOf(lot, position, vehicle, grid);
    for (let to = min; to <= max; to += 1) if (to !== position.places[vehicle]) slides.push({ vehicle, to });
  });
  return slides;
}

/** Returns whether the yellow car is at the exit. */
export const isOut = (lot: Lot, position: Position): boolean =>
  position.places[YELLOW] === SIZE - (lot.vehicles[YELLOW]?.length ?? 2);

/**
 * Returns the stars for a solved lot: three at par, two up to `twoStarLimit`, otherwise one. After a hint, two at most.
 */
export function starsFor(par: number, moves: number, hinted: boolean): number {
  const stars = moves <= par ? 3 : moves <= twoStarLimit(par) ? 2 : 1;
  return hinted ? Math.min(2, stars) : stars;
}

/** Returns the maximum number of moves that still earn two stars. */
export const twoStarLimit = (par: number): number => Math.ceil(par * 1.4) + 1;

/** Returns the score of a solved lot. */
export const scoreFor = (par: number, moves: number, hinted: boolean): number =>
  starsFor(par, moves, hinted) * 100 + par * 20 + Math.max(0, par * 2 - moves) * 5;
