import { clamp } from '../kit/ease.ts';
import { createRandom, seedFrom, type Random } from '../kit/random.ts';
import type { Level } from './levels.ts';

/** Metres of one slice of road. */
export const SLICE = 3;
/** Half the width of a carriageway in metres. A carriageway has three lanes, each four metres wide. */
export const HALF = 6;
export const LANES = [-4, 0, 4] as const;
/** Metres from the middle line to the centre of each carriageway of a fork. */
export const SPLIT = 13;
const RAMP = 130;
/** Distance of a letterbox from the edge of the road. */
export const BOX_OFFSET = 2;
/** Metres of road after the last gate, on which the van slows down. */
const RUN_OUT = 300;

export type Side = -1 | 1;

export interface Stretch {
  readonly from: number;
  readonly to: number;
}

export type SceneryKind =
  | 'pine'
  | 'cypress'
  | 'house'
  | 'villa'
  | 'olive'
  | 'agave'
  | 'rock'
  | 'lemon'
  | 'parasol'
  | 'boat'
  | 'goatSign'
  | 'forkSign'
  | 'arrowLeft'
  | 'arrowRight';

export interface Scenery {
  readonly z: number;
  readonly x: number;
  readonly kind: SceneryKind;
}

export interface BoxPlace {
  readonly z: number;
  readonly side: Side;
  readonly x: number;
  /** Whether the letterbox is on the left branch of a fork. A van on the right branch does not have to serve it. */
  readonly isForked: boolean;
}

export interface Track {
  readonly length: number;
  /** Bend (1/m) and height (m) of each slice. */
  readonly bends: Float32Array;
  readonly heights: Float32Array;
  readonly gates: readonly number[];
  readonly forks: readonly Stretch[];
  readonly tunnels: readonly Stretch[];
  readonly boxes: readonly BoxPlace[];
  readonly scenery: readonly Scenery[];
  /** Positions at which herds cross, and positions of clocks. */
  readonly herds: readonly { readonly z: number; readonly from: Side; readonly kind: 'goat' | 'goose' }[];
  readonly clocks: readonly { readonly z: number; readonly x: number }[];
}

const smooth = (t: number): number => t * t * (3 - 2 * t);

function isIn(stretches: readonly Stretch[], z: number, margin = 0): boolean {
  for (const { from, to } of stretches) if (z > from - margin && z < to + margin) return true;
  return false;
}

export const isTunnel = (track: Track, z: number): boolean => isIn(track.tunnels, z);

/** Returns the distance of the two carriageways from the middle line. 0 on the single road. */
export function splitAt(forks: readonly Stretch[], z: number): number {
  for (const { from, to } of forks) {
    if (z > from && z < to) return SPLIT * smooth(clamp(Math.min(z - from, to - z) / RAMP, 0, 1));
  }
  return 0;
}

/** Returns the middle of the carriageway nearest to x. */
export const centreAt = (track: Track, z: number, x: number): number =>
  splitAt(track.forks, z) * (x < 0 ? -1 : 1);

const sliceOf = (track: Track, z: number): number => clamp(Math.floor(z / SLICE), 0, track.bends.length - 2);

export const bendAt = (track: Track, z: number): number => track.bends[sliceOf(track, z)] ?? 0;

export function heightAt(track: Track, z: number): number {
  const slice = sliceOf(track, z);
  const low = track.heights[slice] ?? 0;
  return low + ((track.heights[slice + 1] ?? low) - low) * clamp(z / SLICE - slice, 0, 1);
}

/** Joins sections of straight road, bends and slopes with smooth transitions. */
function layRoad(level: Level, random: Random, count: number, tunnels: readonly Stretch[]) {
  const bends = new Float32Array(count);
  const heights = new Float32Array(count);
  let height = 0;
  let slice = 0;
  let turn = random.chance(0.5) ? 1 : -1;
  while (slice < count) {
    const length = slice === 0 ? 26 : random.int(26, 52);
    const isCurved = slice > 0 && random.chance(0.72);
    const bend = isCurved ? turn * level.bend * random.range(0.45, 1) : 0;
    if (isCurved && random.chance(0.7)) turn = -turn;
    const isFlat = slice === 0 || isIn(tunnels, slice * SLICE, length * SLICE + 20);
    const goal = isFlat
      ? height
      : clamp(height + random.range(-1, 1) * level.climb, -level.climb, level.climb * 1.5);
    for (let n = 0; n < length && slice < count; n += 1, slice += 1) {
      const edge = Math.min(n, length - n) / (length * 0.34);
      bends[slice] = bend * smooth(clamp(edge, 0, 1));
      heights[slice] = height + (goal - height) * smooth(n / length);
    }
    height = goal;
  }
  return { bends, heights };
}

function placeStretches(level: Level, random: Random): { forks: Stretch[]; tunnels: Stretch[] } {
  const forks: Stretch[] = [];
  const tunnels: Stretch[] = [];
  const leg = (n: number): number => n * level.legMetres;
  if (level.forks > 0) forks.push({ from: leg(1) + 60, to: leg(2) - 50 });
  if (level.tunnels > 0) {
    const from = leg(level.legs - 1) + 90 + random.int(0, 60);
    tunnels.push({ from, to: from + 180 });
  }
  return { forks, tunnels };
}

function placeBoxes(
  level: Level,
  random: Random,
  end: number,
  forks: readonly Stretch[],
  tunnels: readonly Stretch[],
) {
  const boxes: BoxPlace[] = [];
  let side: Side = 1;
  for (let z = 95; z < end - 40; z += level.boxGap * random.range(0.8, 1.2)) {
    if (isIn(tunnels, z, 15)) continue;
    if (random.chance(0.6)) side = side === 1 ? -1 : 1;
    const split = splitAt(forks, z);
    if (split === 0) boxes.push({ z, side, x: side * (HALF + BOX_OFFSET), isForked: false });
    else if (split === SPLIT) boxes.push({ z, side, x: -SPLIT + side * (HALF + BOX_OFFSET), isForked: true });
  }
  return boxes;
}

const LAND: readonly SceneryKind[] = [
  'pine',
  'pine',
  'cypress',
  'olive',
  'lemon',
  'agave',
  'rock',
  'villa',
  'house',
];

function placeScenery(track: Omit<Track, 'scenery'>, random: Random): Scenery[] {
  const scenery: Scenery[] = [];
  const add = (kind: SceneryKind, z: number, x: number): void => {
    scenery.push({ kind, z, x });
  };
  for (let z = 12; z < track.length - 20; z += random.range(4, 8)) {
    if (isIn(track.tunnels, z, 8)) continue;
    const split = splitAt(track.forks, z);
    const isClear = !track.boxes.some((box) => Math.abs(box.z - z) < 7);
    const kind = random.pick(LAND);
    const far = kind === 'house' || kind === 'villa' ? 8 : 3.4;
    if (isClear || far > 5) add(kind, z, -split - HALF - far - random.range(0, 10) ** 1.3);
    if (random.chance(0.5))
      add(random.pick(['pine', 'olive', 'cypress', 'house']), z, -split - HALF - random.range(18, 42));
    if (random.chance(0.13) && isClear)
      add(random.pick(['parasol', 'agave', 'lemon']), z, split + HALF + 2.3);
    if (random.chance(0.1)) add('boat', z, split + random.range(45, 110));
    if (split > HALF + 4)
      add(
        random.pick(['olive', 'pine', 'lemon', 'rock', 'agave']),
        z,
        random.range(-1, 1) * (split - HALF - 3.4),
      );
  }
  for (const box of track.boxes)
    if (box.side < 0) add(random.chance(0.5) ? 'villa' : 'house', box.z + 3, box.x - 7.5);
  for (const herd of track.herds) add('goatSign', herd.z - 75, HALF + 1.6);
  for (const fork of track.forks) add('forkSign', fork.from + RAMP * 0.52, 0);
  for (let z = 40; z < track.length - 40; z += 16) {
    const bend = track.bends[Math.floor(z / SLICE)] ?? 0;
    if (Math.abs(bend) > 0.0058 && !isIn(track.tunnels, z, 4) && splitAt(track.forks, z) === 0)
      add(bend > 0 ? 'arrowRight' : 'arrowLeft', z, bend > 0 ? -HALF - 1.6 : HALF + 1.6);
  }
  return scenery.sort((one, other) => one.z - other.z);
}

/** Builds the road of a stage. The same number always returns the same road. */
export function createTrack(number: number, level: Level): Track {
  const random = createRandom(seedFrom('coast-road-courier', number));
  const end = level.legs * level.legMetres;
  const length = end + RUN_OUT;
  const { forks, tunnels } = placeStretches(level, random);
  const { bends, heights } = layRoad(level, random, Math.ceil(length / SLICE) + 120, tunnels);
  const herds = Array.from({ length: level.herds }, (_, n): Track['herds'][number] => ({
    z: ((n + 0.6) * end) / level.herds + random.range(-30, 30),
    from: random.chance(0.5) ? 1 : -1,
    kind: random.pick(['goat', 'goose'] as const),
  })).filter(({ z }) => z < end - 60 && !isIn([...forks, ...tunnels], z, 30));
  const clocks = forks.flatMap(({ from, to }) =>
    [0.38, 0.5, 0.62].map((share) => ({ z: from + (to - from) * share, x: SPLIT + random.pick(LANES) })),
  );
  const plan = {
    length,
    bends,
    heights,
    gates: Array.from({ length: level.legs }, (_, n) => (n + 1) * level.legMetres),
    forks,
    tunnels,
    boxes: placeBoxes(level, random, end, forks, tunnels),
    herds,
    clocks,
  };
  return { ...plan, scenery: placeScenery(plan, random) };
}
