import { createRandom, seedFrom, type Random } from '../kit/random.ts';
import { HERO_SPEED, OIL, settings, type Settings } from './levels.ts';
import {
  CELL_HEIGHT,
  CELL_WIDTH,
  FLOOR,
  PASSAGE,
  STEPS,
  WALL,
  distances,
  stepFrom,
  type BeamPuzzle,
  type Burrow,
  type Gate,
  type GateKind,
  type Item,
  type PlatePuzzle,
  type Room,
  type Step,
} from './map.ts';
import { createBeam, createPlate } from './puzzles.ts';
import { fixtures, tourOf } from './tour.ts';

interface Tree {
  readonly parents: readonly number[];
  readonly depths: readonly number[];
  readonly children: readonly (readonly number[])[];
  readonly start: number;
}

/** Joins all rooms into a tree: mostly deep, sometimes branching. */
function growTree({ columns, rows }: Settings, random: Random): Tree {
  const count = columns * rows;
  const start = random.int(0, rows - 1) * columns;
  const parents = Array.from({ length: count }, () => -1);
  const depths = Array.from({ length: count }, () => 0);
  const children = Array.from({ length: count }, (): number[] => []);
  const done = new Set([start]);
  const open = [start];
  while (open.length > 0) {
    const place = random.chance(0.65) ? open.length - 1 : random.int(0, open.length - 1);
    const from = open[place] ?? start;
    const options = neighboursOf(from, columns, rows).filter((room) => !done.has(room));
    if (options.length === 0) {
      open.splice(place, 1);
      continue;
    }
    const room = random.pick(options);
    parents[room] = from;
    depths[room] = (depths[from] ?? 0) + 1;
    children[from]?.push(room);
    done.add(room);
    open.push(room);
  }
  return { parents, depths, children, start };
}

function neighboursOf(room: number, columns: number, rows: number): number[] {
  const [column, row] = [room % columns, Math.floor(room / columns)];
  return STEPS.map(([dx, dy]) => [column + dx, row + dy] as const)
    .filter(([x, y]) => x >= 0 && y >= 0 && x < columns && y < rows)
    .map(([x, y]) => y * columns + x);
}

const below = (tree: Tree, room: number): number[] => [
  room,
  ...(tree.children[room] ?? []).flatMap((child) => below(tree, child)),
];

interface Plan {
  readonly exit: number;
  readonly runeRooms: readonly number[];
  readonly gates: readonly { kind: GateKind; from: number; into: number; hue: number }[];
}

/** Decides which rooms contain the runes and the exit, and which doors have a gate. */
function planRooms(tree: Tree, rules: Settings, random: Random): Plan | null {
  const rooms = random.shuffle(tree.parents.map((_, room) => room).filter((room) => room !== tree.start));
  const deep = rooms.toSorted((a, b) => (tree.depths[b] ?? 0) - (tree.depths[a] ?? 0));
  const leaves = deep.filter((room) => tree.children[room]?.length === 0);
  const [exit] = leaves;
  if (exit === undefined) return null;
  const runeRooms = [...new Set([...leaves, ...deep])].filter((room) => room !== exit).slice(0, 3);
  const goals = new Set([exit, ...runeRooms]);
  const kinds: GateKind[] = [
    ...Array.from({ length: rules.crystals }, () => 'crystal' as const),
    ...Array.from({ length: rules.plates }, () => 'plate' as const),
    ...Array.from({ length: rules.locks }, () => 'lock' as const),
  ];
  const options = new Set(rooms.filter((room) => below(tree, room).some((other) => goals.has(other))));
  const puzzleRooms = new Set<number>();
  const gates: { kind: GateKind; from: number; into: number; hue: number }[] = [];
  for (const kind of kinds) {
    const into = [...options].find((room) => {
      const from = tree.parents[room] ?? -1;
      return kind === 'lock' || (from !== tree.start && !puzzleRooms.has(from) && !runeRooms.includes(from));
    });
    if (into === undefined) return null;
    const from = tree.parents[into] ?? -1;
    options.delete(into);
    if (kind !== 'lock') puzzleRooms.add(from);
    gates.push({ kind, from, into, hue: gates.filter((gate) => gate.kind === 'lock').length });
  }
  return { exit, runeRooms, gates };
}

/** Adds second passages between some rooms that no gate separates. */
function planLoops(tree: Tree, plan: Plan, rules: Settings, random: Random): [number, number][] {
  const gated = new Set(plan.gates.map(({ into }) => into));
  const regionOf = (room: number): number => {
    let at = room;
    while (!gated.has(at) && (tree.parents[at] ?? -1) >= 0) at = tree.parents[at] ?? -1;
    return at;
  };
  const pairs = tree.parents.flatMap((_, room) =>
    neighboursOf(room, rules.columns, rules.rows)
      .filter((other) => other > room && tree.parents[room] !== other && tree.parents[other] !== room)
      .filter((other) => regionOf(other) === regionOf(room) && other !== plan.exit && room !== plan.exit)
      .map((other): [number, number] => [room, other]),
  );
  return random.shuffle(pairs).slice(0, 1 + Math.floor(pairs.length / 3));
}

/**
 * Digs one room and returns its floor tiles. The room is an oval with ragged corners. Pillars, if any, stand outside
 * its middle row and column.
 */
function digRoom(
  tiles: Uint8Array,
  width: number,
  centre: number,
  random: Random,
  hasPillars: boolean,
): number[] {
  const [halfX, halfY] = hasPillars ? [random.int(3, 4), random.int(2, 3)] : [4, 3];
  const cells: number[] = [];
  for (let dy = -halfY; dy <= halfY; dy += 1) {
    for (let dx = -halfX; dx <= halfX; dx += 1) {
      const isCorner = Math.abs(dx) / halfX + Math.abs(dy) / halfY > (random.chance(0.5) ? 1.62 : 1.3);
      if (isCorner && dx !== 0 && dy !== 0) continue;
      const tile = centre + dy * width + dx;
      const isPillar = hasPillars && Math.abs(dx) > 0 && Math.abs(dy) > 0 && random.chance(0.07);
      if (isPillar) continue;
      tiles[tile] = FLOOR;
      cells.push(tile);
    }
  }
  return cells;
}

function build(level: number, random: Random): Burrow | null {
  const rules = settings(level);
  const { columns, rows } = rules;
  const tree = growTree(rules, random);
  const plan = planRooms(tree, rules, random);
  if (!plan) return null;

  const width = columns * CELL_WIDTH + 1;
  const height = rows * CELL_HEIGHT + 1;
  const tiles = new Uint8Array(width * height).fill(WALL);
  const ground = { width, tiles };
  const centreOf = (room: number): number =>
    (Math.floor(room / columns) * CELL_HEIGHT + 4) * width + (room % columns) * CELL_WIDTH + 5;
  const puzzleRooms = new Set(plan.gates.filter(({ kind }) => kind !== 'lock').map(({ from }) => from));
  const dug = tree.parents.map((_, room) =>
    digRoom(tiles, width, centreOf(room), random, !puzzleRooms.has(room)),
  );

  const mouths = tree.parents.map((): number[] => []);
  /** Digs from one room to the next and returns the tile between their cells. */
  const dig = (from: number, into: number): number => {
    const delta = into - from;
    const step: Step = Math.abs(delta) === 1 ? [delta, 0] : [0, Math.sign(delta)];
    const way: number[] = [];
    for (let at = centreOf(from); at !== centreOf(into); at = stepFrom(ground, at, step)) way.push(at);
    way.push(centreOf(into));
    const open = way.filter((tile) => tiles[tile] === WALL);
    for (const tile of open) tiles[tile] = PASSAGE;
    const [first = 0, last = 0] = [open[0], open.at(-1)];
    mouths[from]?.push(stepFrom(ground, first, [-step[0], -step[1]]));
    mouths[into]?.push(stepFrom(ground, last, step));
    return open[Math.floor(open.length / 2)] ?? first;
  };
  const doors = new Map<number, number>();
  tree.parents.forEach((from, room) => {
    if (from >= 0) doors.set(room, dig(from, room));
  });
  for (const [from, into] of planLoops(tree, plan, rules, random)) dig(from, into);

  const rooms = tree.parents.map((parent, index): Room => ({
    index,
    column: index % columns,
    row: Math.floor(index / columns),
    centre: centreOf(index),
    depth: tree.depths[index] ?? 0,
    parent,
    cells: dug[index] ?? [],
    mouths: mouths[index] ?? [],
  }));
  const gates = plan.gates.map((gate): Gate => ({ ...gate, tile: doors.get(gate.into) ?? 0 }));
  const plates: PlatePuzzle[] = [];
  const beams: BeamPuzzle[] = [];
  for (const [index, { kind, from }] of gates.entries()) {
    const room = rooms[from];
    if (!room || kind === 'lock') continue;
    if (kind === 'plate') {
      const plate = createPlate(ground, room, index, rules.pushes, random);
      if (!plate) return null;
      plates.push(plate);
    } else {
      const beam = createBeam(ground, room, index, rules.mirrors, random);
      if (!beam) return null;
      beams.push(beam);
    }
  }
  const bare = { level, width, height, tiles, rooms, gates, plates, beams };
  return furnish({ ...bare, start: centreOf(tree.start), exit: centreOf(plan.exit) }, tree, plan, random);
}

type Bare = Omit<Burrow, 'items' | 'shades' | 'mole' | 'glows' | 'bossAt'>;

/** Places the treasures and the enemies. */
function furnish(bare: Bare, tree: Tree, plan: Plan, random: Random): Burrow | null {
  const rules = settings(bare.level);
  const { rooms, tiles, width, start, exit } = bare;
  const empty: Burrow = { ...bare, items: [], shades: [], mole: null, glows: [], bossAt: exit };
  const taken = new Set([start, exit, ...fixtures(empty)]);
  for (const { stone, plate } of bare.plates) taken.add(stone).add(plate);
  const inReach = distances(bare, tiles.length, start, (tile) => tiles[tile] !== WALL);
  const take = (room: number, keepOff = false): number | null => {
    const { cells = [], mouths = [] } = rooms[room] ?? {};
    const free = cells.filter(
      (tile) =>
        !taken.has(tile) &&
        (inReach[tile] ?? -1) >= 0 &&
        (!keepOff || (!mouths.includes(tile) && tile % width !== start % width)),
    );
    if (free.length === 0) return null;
    const tile = random.pick(free);
    taken.add(tile);
    return tile;
  };

  const items: Item[] = [];
  const put = (kind: Item['kind'], room: number, mark = 0): void => {
    const tile = take(room);
    if (tile !== null) items.push({ kind, tile, mark });
  };
  plan.runeRooms.forEach((room, mark) => put('rune', room, mark));
  const puzzleRooms = new Set(bare.gates.filter(({ kind }) => kind !== 'lock').map(({ from }) => from));
  const plain = rooms.filter(({ index }) => !puzzleRooms.has(index)).map(({ index }) => index);
  for (const { kind, into, hue } of bare.gates) {
    if (kind !== 'lock') continue;
    const behind = below(tree, into);
    const options = plain.filter((room) => !behind.includes(room) && (tree.depths[room] ?? 0) > 0);
    if (options.length === 0) return null;
    put('key', random.pick(options), hue);
  }
  const spread = (kind: Item['kind'], count: number, from: readonly number[]): void => {
    let order: number[] = [];
    for (let index = 0; index < count; index += 1) {
      if (order.length === 0) order = random.shuffle(from);
      put(kind, order.pop() ?? 0);
    }
  };
  const startRoom = tree.start;
  put('firefly', startRoom);
  spread(
    'firefly',
    rules.fireflies - 1,
    plain.filter((room) => room !== startRoom),
  );
  spread(
    'flask',
    rules.flasks,
    plain.filter((room) => (tree.depths[room] ?? 0) > 0),
  );
  let mole: Burrow['mole'] = null;
  if (rules.mole) {
    spread('cap', 6, plain);
    const room = random.pick(
      plain.filter(
        (index) => index !== startRoom && rooms[index]?.centre !== exit && (tree.depths[index] ?? 0) < 4,
      ),
    );
    const { cells = [], mouths = [] } = rooms[room] ?? {};
    const spots = cells.filter(
      (tile) =>
        !taken.has(tile) &&
        !mouths.includes(tile) &&
        !taken.has(tile + width) &&
        tiles[tile - width] === WALL &&
        cells.includes(tile + width) &&
        !mouths.includes(tile + width),
    );
    if (spots.length === 0) return null;
    const tile = random.pick(spots);
    mole = { tile, mat: tile + width };
    taken.add(tile).add(tile + width);
  }

  const haunted = rooms
    .filter(({ depth, centre }) => depth > 0 && centre !== start)
    .map(({ index }) => index);
  const shades: number[] = [];
  let order: number[] = [];
  for (let index = 0; index < rules.shades; index += 1) {
    if (order.length === 0) order = random.shuffle(haunted);
    const tile = take(order.pop() ?? 0, true);
    if (tile !== null) shades.push(tile);
  }
  const glows = rooms.flatMap(({ cells }) =>
    random
      .shuffle(cells.filter((tile) => tiles[tile - width] === WALL || tiles[tile + 1] === WALL))
      .slice(0, random.int(1, 2)),
  );
  const farRoom = rooms.reduce((best, room) =>
    room.depth > best.depth && room.centre !== exit ? room : best,
  );
  return { ...empty, items, shades, mole, glows, bossAt: farRoom.centre };
}

/** Minimum ratio of the oil of a level to the oil that its tour burns. */
export const RESERVE = 1.7;
/** Returns the total oil of a level: the full lantern, the flasks and the oil from rescued fireflies. */
export function supplyOf(level: number): number {
  const { flasks, fireflies } = settings(level);
  return 100 + flasks * OIL.flask + fireflies * OIL.firefly;
}
export const oilFor = (level: number, steps: number): number => (steps / HERO_SPEED) * settings(level).burn;

/** Returns the burrow of a level: always the same one, and always with a path to its exit. */
export function createBurrow(level: number): Burrow {
  for (let attempt = 0; attempt < 400; attempt += 1) {
    const burrow = build(level, createRandom(seedFrom('lantern-hollow', level, attempt)));
    const tour = burrow && tourOf(burrow);
    if (burrow && tour?.isComplete && supplyOf(level) >= oilFor(level, tour.steps) * RESERVE) return burrow;
  }
  throw new Error(`No burrow for level ${level}`);
}
