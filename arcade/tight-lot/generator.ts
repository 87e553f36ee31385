import { createRandom } from '../kit/random.ts';
import type { Random } from '../kit/random.ts';
import type { Difficulty } from './levels.ts';
import { EXIT_ROW, SIZE, YELLOW, cellAt, cellsOf, laneCell, startOf } from './rules.ts';
import type { Barrier, Lot, OneWay, Position, Vehicle } from './rules.ts';
import { explore, solve } from './solver.ts';

const MOST_POSITIONS = 4000;

interface Draft {
  vehicles: Vehicle[];
  start: number[];
  taken: Set<number>;
}

function place(draft: Draft, vehicle: Vehicle, at: number): boolean {
  const cells = cellsOf(vehicle, at);
  if (cells.some((cell) => draft.taken.has(cell))) return false;
  draft.vehicles.push(vehicle);
  draft.start.push(at);
  for (const cell of cells) draft.taken.add(cell);
  return true;
}

function placeSomewhere(random: Random, draft: Draft, length: number): boolean {
  for (let attempt = 0; attempt < 30; attempt += 1) {
    const horizontal = random.chance(0.42);
    const lane = random.int(0, SIZE - 1);
    if (horizontal && lane === EXIT_ROW) continue;
    if (place(draft, { horizontal, lane, length }, random.int(0, SIZE - length))) return true;
  }
  return false;
}

function drawBarrier(random: Random, draft: Draft): Barrier | undefined {
  const cell = [4, 3, 5]
    .map((column) => cellAt(EXIT_ROW, column))
    .find((candidate) => !draft.taken.has(candidate));
  const keys = draft.vehicles.flatMap((vehicle, index) =>
    index !== YELLOW && vehicle.length === 2 ? [index] : [],
  );
  if (cell === undefined || keys.length === 0) return undefined;
  const key = random.pick(keys);
  const vehicle = draft.vehicles[key];
  if (!vehicle) return undefined;
  const own = new Set(cellsOf(vehicle, draft.start[key] ?? 0));
  const pads = Array.from({ length: SIZE }, (_, at) => laneCell(vehicle, at)).filter(
    (at) => !own.has(at) && at !== cell,
  );
  const pad = random.pick(pads);
  return Math.floor(pad / SIZE) === EXIT_ROW ? undefined : { cell, pad, key };
}

function drawOneWays(random: Random, draft: Draft, count: number): OneWay[] {
  const ways: OneWay[] = [];
  for (const vehicle of random.shuffle(draft.vehicles.slice(1))) {
    if (ways.length === count) break;
    if (ways.some((way) => way.horizontal === vehicle.horizontal && way.lane === vehicle.lane)) continue;
    ways.push({ horizontal: vehicle.horizontal, lane: vehicle.lane, direction: random.chance(0.5) ? 1 : -1 });
  }
  return ways;
}

function draftLot(random: Random, wanted: Difficulty): Lot | undefined {
  const draft: Draft = { vehicles: [], start: [], taken: new Set() };
  place(draft, { horizontal: true, lane: EXIT_ROW, length: 2 }, random.int(0, 2));
  const planters: number[] = [];
  while (planters.length < wanted.planters) {
    const cell = random.int(0, SIZE * SIZE - 1);
    if (Math.floor(cell / SIZE) === EXIT_ROW || draft.taken.has(cell)) continue;
    planters.push(cell);
    draft.taken.add(cell);
  }
  for (let bus = 0; bus < wanted.buses; bus += 1) if (!placeSomewhere(random, draft, 4)) return undefined;
  for (let count = draft.vehicles.length; count < wanted.vehicles; count += 1) {
    if (!placeSomewhere(random, draft, random.chance(0.3) ? 3 : 2)) return undefined;
  }
  const barrier = wanted.barrier ? drawBarrier(random, draft) : undefined;
  if (wanted.barrier && !barrier) return undefined;
  return {
    vehicles: draft.vehicles,
    planters,
    oneWays: drawOneWays(random, draft, wanted.oneWays),
    barrier,
    start: draft.start,
    par: 0,
  };
}

/**
 * Returns true if all special parts of a lot matter: in the solution, the key car, every bus and a vehicle in a one-way
 * lane move.
 */
function usesEverything(lot: Lot, from: Position): boolean {
  const path = solve(lot, from);
  if (!path) return false;
  const movers = new Set(path.map((slide) => slide.vehicle));
  const oneWayMoves = lot.oneWays.some((way) =>
    lot.vehicles.some(
      (vehicle, index) =>
        vehicle.horizontal === way.horizontal && vehicle.lane === way.lane && movers.has(index),
    ),
  );
  const busMoves = lot.vehicles.every((vehicle, index) => vehicle.length < 4 || movers.has(index));
  return (
    (lot.oneWays.length === 0 || oneWayMoves) && busMoves && (!lot.barrier || movers.has(lot.barrier.key))
  );
}

/**
 * Builds one lot from a seed: generates a random lot and moves its vehicles until the exit is as many moves away as
 * required. Returns undefined if the seed is not suitable.
 */
export function generateLot(seed: number, wanted: Difficulty): Lot | undefined {
  const random = createRandom(seed);
  const draft = draftLot(random, wanted);
  if (!draft) return undefined;
  const reach = explore(draft, startOf(draft), MOST_POSITIONS);
  if (!reach) return undefined;
  let farthest = 0;
  const inRange: number[] = [];
  reach.toExit.forEach((distance, index) => {
    if (distance < wanted.leastMoves || distance > wanted.mostMoves || distance < farthest) return;
    if (draft.barrier && reach.position(index).open) return;
    if (distance > farthest) inRange.length = 0;
    farthest = distance;
    inRange.push(index);
  });
  if (inRange.length === 0) return undefined;
  const start = reach.position(random.pick(inRange));
  if (!usesEverything(draft, start)) return undefined;
  return { ...draft, start: start.places, par: farthest };
}

/**
 * Returns the first suitable seed that is at least `from`, or undefined if none of `tries` seeds is suitable.
 * Developers choose the seeds of the levels with this function.
 * @public
 */
export function findSeed(from: number, wanted: Difficulty, tries = 20_000): number | undefined {
  for (let seed = from; seed < from + tries; seed += 1) if (generateLot(seed, wanted)) return seed;
  return undefined;
}
