import { clamp, lerp } from '../kit/ease.ts';
import { createRandom, seedFrom } from '../kit/random.ts';
import type { Random } from '../kit/random.ts';
import { endlessSlope, slopeFor } from './levels.ts';
import type { Slope } from './levels.ts';

/** Half of the groomed width, in metres. */
export const PISTE = 11;
/** A village street: the offset of its middle from the middle of the piste, and half of its width. */
export const STREET = { middle: 6.8, half: 2.2, house: 2.3, row: 2.1 } as const;
/** Distance from the middle of the piste to the middle of the lane beside a street. The gates are in this lane. */
const LANE = 5.6;
const HOUSE_STEP = 11;

export interface Gate {
  x: number;
  z: number;
  half: number;
  color: 'red' | 'blue';
  /** Index of the street through which the skier may bypass this gate without a penalty, or -1. */
  street: number;
}
export type BlockKind = 'tree' | 'cannon' | 'house';
export interface Block {
  kind: BlockKind;
  x: number;
  z: number;
  /** Half of the obstacle's width. */
  half: number;
  /** Height that a jump must have to clear the obstacle. */
  tall: number;
  look: number;
}
export interface Sledge {
  x: number;
  z: number;
  /** Metres per second across and down the hill. */
  across: number;
  down: number;
  look: number;
}
export interface Kicker {
  x: number;
  z: number;
  half: number;
}
export interface Patch {
  kind: 'ice' | 'powder';
  x: number;
  from: number;
  to: number;
  half: number;
}
export interface Street {
  from: number;
  to: number;
  side: -1 | 1;
}
export interface Fans {
  x: number;
  z: number;
  side: -1 | 1;
  look: number;
}

export interface Course {
  length: number;
  pull: number;
  middle(z: number): number;
  gates: Gate[];
  blocks: Block[];
  sledges: Sledge[];
  kickers: Kicker[];
  patches: Patch[];
  streets: Street[];
  fans: Fans[];
}

const byZ = (one: { z: number }, other: { z: number }): number => one.z - other.z;

/** Returns a position on the piste at least `room` away from the line, on the wider side. */
function asideOf(random: Random, course: Course, z: number, line: number, room: number): number {
  const middle = course.middle(z);
  const side = line > middle ? -1 : 1;
  return clamp(line + side * (room + random.range(0, 5)), middle - PISTE + 1, middle + PISTE - 1);
}

/** Adds houses left and right of a street, from its start to its end. */
function build(course: Course, street: Street, random: Random): void {
  const rows = [STREET.row, STREET.middle * 2 - STREET.row + 0.2];
  for (let z = street.from + 8; z < street.to; z += HOUSE_STEP)
    for (const row of rows)
      course.blocks.push({
        kind: 'house',
        x: course.middle(z) + street.side * row,
        z,
        half: STREET.house,
        tall: 9,
        look: random.int(0, 3),
      });
}

/** Adds trees beside the piste, which are denser away from it. */
function plant(course: Course, random: Random): void {
  for (let z = 4; z < course.length + 90; z += random.range(1.8, 3.6)) {
    const side = random.chance(0.5) ? -1 : 1;
    const x = course.middle(z) + side * (PISTE + 2.2 + 26 * random.next() ** 1.6);
    const isTaken = course.streets.some(
      (street) => z > street.from - 6 && z < street.to + 6 && side === street.side,
    );
    if (isTaken && Math.abs(x - course.middle(z)) < 18) continue;
    course.blocks.push({ kind: 'tree', x, z, half: 0.6, tall: 5, look: random.int(0, 3) });
  }
}

/** Adds chalets on the meadows, out of the skier's reach. */
function settle(course: Course, random: Random): void {
  for (let z = 40; z < course.length + 80; z += random.range(18, 46)) {
    const side = random.chance(0.5) ? -1 : 1;
    const x = course.middle(z) + side * (PISTE + random.range(16, 30));
    course.blocks.push({ kind: 'house', x, z, half: STREET.house, tall: 9, look: random.int(0, 3) });
  }
}

/** Adds obstacles between two gates, off the line that joins the gates. */
function furnish(course: Course, slope: Slope, random: Random, from: Gate, to: Gate): void {
  const lineAt = (z: number): number => lerp(from.x, to.x, (z - from.z) / (to.z - from.z));
  const half = (from.z + to.z) / 2;
  if (random.chance(slope.trees)) {
    const z = half + random.range(-5, 5);
    const x = asideOf(random, course, z, lineAt(z), 3.4);
    course.blocks.push({ kind: 'tree', x, z, half: 0.6, tall: 5, look: random.int(0, 3) });
  }
  if (random.chance(slope.cannons)) {
    const z = half + random.range(-3, 3);
    const x = asideOf(random, course, z, lineAt(z), 3.8);
    course.blocks.push({ kind: 'cannon', x, z, half: 0.9, tall: 1.6, look: x > lineAt(z) ? -1 : 1 });
  }
  if (random.chance(slope.ice))
    course.patches.push({
      kind: 'ice',
      x: lineAt(half),
      from: half - 10,
      to: half + 9,
      half: random.range(3.4, 5),
    });
  else if (random.chance(slope.powder)) {
    const x = lineAt(half) + random.range(-1.5, 1.5);
    course.patches.push({ kind: 'powder', x, from: half - 9, to: half + 8, half: random.range(2.4, 3.6) });
  }
  if (random.chance(slope.sledges)) {
    const side = random.chance(0.5) ? -1 : 1;
    course.sledges.push({
      x: course.middle(half) + side * (PISTE - 1),
      z: half,
      across: -side * random.range(1.8, 3.4),
      down: random.range(3, 6),
      look: random.int(0, 2),
    });
  }
}

type SlopeAt = (z: number) => Slope;

function lay(seed: number, slopeAt: SlopeAt): Course {
  const random = createRandom(seed);
  const first = slopeAt(0);
  const [one, two] = [random.range(0, 6), random.range(0, 6)];
  const course: Course = {
    length: first.length,
    pull: first.pull,
    middle: (z) =>
      first.bend * clamp(z / 120, 0, 1) * (Math.sin(z / 92 + one) * 0.6 + Math.sin(z / 57 + two) * 0.26),
    gates: [],
    blocks: [],
    sledges: [],
    kickers: [],
    patches: [],
    streets: [],
    fans: [],
  };
  let side = random.chance(0.5) ? -1 : 1;
  const addGate = (z: number, offset: number, half: number, street = -1): Gate => {
    const color = course.gates.length % 2 === 0 ? 'red' : 'blue';
    const gate: Gate = { x: course.middle(z) + offset, z, half, color, street };
    course.gates.push(gate);
    return gate;
  };
  let slope = first;
  let z = 48;
  let gate = addGate(z, side * slope.swing * 0.5, slope.halfGap + 0.4);
  let rest = 1;
  while (z < course.length - 140) {
    slope = slopeAt(z);
    rest -= 1;
    if (rest < 0 && random.chance(slope.streets) && z < course.length - 260) {
      const street: Street = { from: z + 36, to: z + 36 + 88, side: gate.x > course.middle(z) ? -1 : 1 };
      const index = course.streets.push(street) - 1;
      build(course, street, random);
      for (const [ahead, sway] of [
        [14, 0.3],
        [44, -1.1],
        [74, 1.1],
      ] as const)
        gate = addGate(street.from + ahead, -street.side * (LANE + sway), slope.halfGap, index);
      z = street.to + 22;
      gate = addGate(z, 0, slope.halfGap + 0.5);
      rest = 4;
      continue;
    }
    if (rest < 0 && random.chance(slope.kickers)) {
      const ramp = z + slope.spacing * 0.72;
      const x = gate.x + (course.middle(ramp) - course.middle(z)) * 0.8;
      course.kickers.push({ x, z: ramp, half: 2.3 });
      z = ramp + 44;
      gate = addGate(z, clamp(x - course.middle(z), -4, 4), slope.halfGap + 0.7);
      rest = 2;
      continue;
    }
    side = -side;
    z += slope.spacing * random.range(0.92, 1.12);
    const next = addGate(z, side * slope.swing * random.range(0.6, 1), slope.halfGap);
    furnish(course, slope, random, gate, next);
    gate = next;
  }
  for (const [index, { z: at }] of course.gates.entries()) {
    if (index % 3 !== 1) continue;
    const stand = random.chance(0.5) ? -1 : 1;
    course.fans.push({
      x: course.middle(at) + stand * (PISTE + 0.9),
      z: at,
      side: stand,
      look: random.int(0, 9),
    });
  }
  for (const stand of [-1, 1] as const)
    for (const back of [6, 22])
      course.fans.push({
        x: course.middle(course.length) + stand * (PISTE - 1.5),
        z: course.length - back,
        side: stand,
        look: random.int(0, 9),
      });
  plant(course, random);
  settle(course, random);
  course.fans = course.fans.filter(
    (fans) =>
      !course.streets.some(
        (street) => fans.z > street.from - 4 && fans.z < street.to + 4 && fans.side === street.side,
      ),
  );
  course.blocks.sort(byZ);
  course.fans.sort(byZ);
  return course;
}

/** For some levels, the first draw of the course that the pilot skis without a fault. All other levels use draw 0. */
const REDRAWN: Readonly<Record<number, number>> = { 1: 1, 6: 1, 15: 1, 23: 1, 26: 2, 30: 2 };

/** Returns the course of a level: always the same one. */
export const courseFor = (level: number, draw = REDRAWN[level] ?? 0): Course =>
  lay(seedFrom('slalom-village', level, draw), () => slopeFor(level));

/** Returns the course of the endless mode, which becomes harder. Each seed has its own course. */
export const endlessCourse = (seed: number): Course =>
  lay(seedFrom('slalom-village', 'endless', seed), endlessSlope);

/**
 * Returns the index of the street beside this position, or -1. The position must be on the street's side of the piste.
 */
export function streetAt(course: Course, x: number, z: number): number {
  return course.streets.findIndex(
    ({ from, to, side }) => z > from && z < to && (x - course.middle(z)) * side > STREET.row,
  );
}

export type Surface = 'piste' | 'ice' | 'powder' | 'street';

/** Returns the surface under the skis. */
export function surfaceAt(course: Course, x: number, z: number): Surface {
  const aside = x - course.middle(z);
  const inStreet =
    streetAt(course, x, z) >= 0 && Math.abs(Math.abs(aside) - STREET.middle) < STREET.half + 0.6;
  if (inStreet) return 'street';
  if (Math.abs(aside) > PISTE) return 'powder';
  for (const patch of course.patches)
    if (z > patch.from && z < patch.to && Math.abs(x - patch.x) < patch.half) return patch.kind;
  return 'piste';
}
