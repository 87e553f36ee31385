import type { Random } from '../kit/random.ts';
import type { Difficulty } from './levels.ts';

export interface Anchor {
  readonly x: number;
  readonly y: number;
  readonly isDry: boolean;
  /** Seconds for which the anchor still holds once a vine is hooked to it. */
  holds: number;
}

export interface Mushroom {
  readonly x: number;
  readonly y: number;
  /** Seconds since the last bounce, for its wobble. */
  bounced: number;
}

export interface Toucan {
  x: number;
  y: number;
  isUsed: boolean;
}

export interface Fruit {
  readonly x: number;
  readonly y: number;
  readonly arc: number;
  isTaken: boolean;
}

export interface Arc {
  readonly end: number;
  readonly size: number;
  taken: number;
  isPassed: boolean;
}

export interface World {
  readonly anchors: Anchor[];
  readonly mushrooms: Mushroom[];
  readonly toucans: Toucan[];
  readonly fruits: Fruit[];
  readonly arcs: Arc[];
}

export const MUSHROOM_WIDTH = 128;
/** Anchors are placed between these heights. */
export const HIGH = 80;
export const LOW = 175;
const ARC_SIZE = 5;
/** The length to which a vine shortens itself. */
export const SWING_LENGTH = 195;

/** Creates a jungle that begins with an easy first anchor. */
export const createWorld = (): World => ({
  anchors: [{ x: 210, y: 130, isDry: false, holds: Infinity }],
  mushrooms: [],
  toucans: [],
  fruits: [],
  arcs: [],
});

const shares = Array.from({ length: ARC_SIZE }, (_, index) => index / (ARC_SIZE - 1));

function addArc(world: World, points: readonly { readonly x: number; readonly y: number }[]): void {
  const arc = world.arcs.length;
  for (const { x, y } of points) world.fruits.push({ x, y, arc, isTaken: false });
  world.arcs.push({ end: points.at(-1)?.x ?? 0, size: points.length, taken: 0, isPassed: false });
}

/** Radius of the arc of fruit along a swing. It is a little less than the longest vine, as most swings are. */
const SWEET = SWING_LENGTH - 29;

const swingArc = ({ x, y }: Anchor, from: number, to: number): { x: number; y: number }[] =>
  shares.map((share) => {
    const angle = from + (to - from) * share;
    return { x: x + Math.sin(angle) * SWEET, y: y + Math.cos(angle) * SWEET };
  });

/** Returns fruit along a flight that rises by `rise`. */
const flightArc = (from: number, to: number, y: number, rise: number): { x: number; y: number }[] =>
  shares.map((share) => ({ x: from + (to - from) * share, y: y - rise * 4 * share * (1 - share) }));

/** Adds mushrooms side by side, close enough to catch every fall between them. */
function addMeadow(world: World, from: number, to: number, y: number): void {
  const count = Math.ceil((to - from) / 118) + 1;
  for (let index = 0; index < count; index += 1) {
    const x = from + ((to - from) * index) / (count - 1);
    world.mushrooms.push({ x, y: y + (index % 2) * 14, bounced: Infinity });
  }
}

/** Extends the jungle to the right up to `until`, but adds nothing after the first anchor at or beyond `end`. */
export function growWorld(
  world: World,
  until: number,
  end: number,
  rulesAt: (x: number) => Difficulty,
  random: Random,
): void {
  for (;;) {
    const last = world.anchors.at(-1);
    if (!last || last.x >= until || last.x >= end) return;
    const rules = rulesAt(last.x);
    const draw = random.next();
    const isCalm = world.anchors.length < 4;
    const y = Math.min(LOW, Math.max(HIGH, last.y + random.range(-60, 60)));
    const pad = rules.river - 54;
    let gap = random.range(...rules.gap);
    if (!isCalm && draw < rules.mushrooms) {
      gap = random.range(560, 620);
      addMeadow(world, last.x + 215, last.x + gap - 50, pad);
      addArc(world, flightArc(last.x + gap - 250, last.x + gap - 90, pad - 200, 70));
    } else if (!isCalm && draw < rules.mushrooms + rules.toucans) {
      gap = random.range(860, 920);
      world.toucans.push({ x: last.x + 280, y: last.y + 110, isUsed: false });
      addMeadow(world, last.x + 240, last.x + gap - 50, pad);
      addArc(world, flightArc(last.x + 420, last.x + 660, last.y + 110, 20));
    } else if (random.chance(0.6)) {
      if (gap > 245 && random.chance(0.4))
        addArc(world, flightArc(last.x + 140, last.x + gap - 10, last.y + 118, 26));
      else addArc(world, swingArc(last, -0.45, 0.65));
    }
    const isDry = !isCalm && random.chance(rules.crumbling);
    world.anchors.push({ x: last.x + gap, y, isDry, holds: isDry ? rules.holdTime : Infinity });
  }
}
