import type { Point } from './formations.ts';
import { phrase } from './texts.ts';

export const POLLENS = ['gold', 'rose', 'mint'] as const;
export type Pollen = (typeof POLLENS)[number];
export type Mix = Record<Pollen, number>;

/** Maximum number of grains in the fur, and number of grains of each of two colours that make a blend. */
export const CAPACITY = 12;
export const BLEND_AT = 4;
export const FIRE_SECONDS = 0.13;
const WISP_EVERY = 5;

export interface Spark {
  x: number;
  y: number;
  vx: number;
  vy: number;
  readonly damage: number;
  readonly look: Pollen | 'fly';
  /** Number of beetles that the spark can still pass through. */
  pierce: number;
  /** Turning speed towards beetles, in radians per second. */
  readonly homing: number;
  /** The id of the beetle that the spark hit last, or -1. The spark does not hurt this beetle again. */
  last: number;
}

export type Blend = 'sunrose' | 'comet' | 'briar';

export const BLEND_NAMES: Readonly<Record<Blend, string>> = {
  sunrose: phrase('blend.sunrose'),
  comet: phrase('blend.comet'),
  briar: phrase('blend.briar'),
};

/** Returns the active blends. Each needs enough grains of two colours. */
export function blendsOf(mix: Mix): Blend[] {
  const has = (...colours: readonly Pollen[]): boolean => colours.every((colour) => mix[colour] >= BLEND_AT);
  return [
    ...(has('gold', 'rose') ? (['sunrose'] as const) : []),
    ...(has('gold', 'mint') ? (['comet'] as const) : []),
    ...(has('rose', 'mint') ? (['briar'] as const) : []),
  ];
}

export const grainsOf = (mix: Mix): number => mix.gold + mix.rose + mix.mint;

/** Adds a grain. If the fur is full, it loses a grain of the most frequent other colour. */
export function addGrain(mix: Mix, colour: Pollen): Mix {
  const next = { ...mix, [colour]: mix[colour] + 1 };
  if (grainsOf(next) <= CAPACITY) return next;
  const [most] = POLLENS.filter((other) => other !== colour && next[other] > 0).sort(
    (one, other) => next[other] - next[one],
  );
  const shed = most ?? colour;
  return { ...next, [shed]: next[shed] - 1 };
}

/** Removes a number of grains, each from the colour that is then the most plentiful. */
export function loseGrains(mix: Mix, count: number): Mix {
  const next = { ...mix };
  for (let left = Math.min(count, grainsOf(next)); left > 0; left -= 1) {
    const [most = 'gold'] = [...POLLENS].sort((one, other) => next[other] - next[one]);
    next[most] -= 1;
  }
  return next;
}

const spark = (
  at: Point,
  angle: number,
  speed: number,
  damage: number,
  look: Spark['look'],
  pierce = 0,
  homing = 0,
): Spark => ({
  x: at.x,
  y: at.y,
  vx: Math.sin(angle) * speed,
  vy: -Math.cos(angle) * speed,
  damage,
  look,
  pierce,
  homing,
  last: -1,
});

/**
 * Returns the sparks of a shot. Gold pollen adds sparks that fly ahead. Rose pollen adds a fan of sparks to every
 * second shot. Mint pollen adds sparks that turn towards beetles to every fifth shot.
 */
export function fire(at: Point, mix: Mix, shot: number): Spark[] {
  const blends = blendsOf(mix);
  const streams = 2 + Math.floor(mix.gold / 5);
  const ahead = Array.from({ length: streams }, (_, index) =>
    spark(
      { x: at.x + (index - (streams - 1) / 2) * 11, y: at.y - 18 },
      0,
      760,
      0.55 + Math.min(10, mix.gold) * 0.045,
      'gold',
    ),
  );
  const pairs = shot % 2 === 0 ? Math.min(3, Math.ceil(mix.rose / 3)) : 0;
  const fan = Array.from({ length: pairs * 2 }, (_, index) => {
    const side = index % 2 === 0 ? -1 : 1;
    return spark(
      { x: at.x + side * 12, y: at.y - 10 },
      side * (0.16 + Math.floor(index / 2) * 0.17),
      640,
      0.6 + mix.rose * 0.03,
      'rose',
      blends.includes('sunrose') ? 1 : 0,
      blends.includes('briar') ? 2.2 : 0,
    );
  });
  const isComet = blends.includes('comet');
  const wisps = shot % WISP_EVERY === 0 ? Math.min(4, Math.ceil(mix.mint / 2)) : 0;
  const seekers = Array.from({ length: wisps }, (_, index) =>
    spark(
      at,
      (index - (wisps - 1) / 2) * 0.9,
      isComet ? 560 : 420,
      (0.9 + mix.mint * 0.05) * (isComet ? 2 : 1),
      'mint',
      0,
      7,
    ),
  );
  return [...ahead, ...fan, ...seekers];
}

/** Returns a firefly's little spark. */
export const fireFly = (at: Point): Spark => spark(at, 0, 620, 0.35, 'fly');

/** Turns a spark towards its quarry. */
export function bend(shot: Spark, quarry: Point | undefined, dt: number): void {
  if (shot.homing === 0 || !quarry) return;
  const speed = Math.hypot(shot.vx, shot.vy);
  const now = Math.atan2(shot.vy, shot.vx);
  const wanted = Math.atan2(quarry.y - shot.y, quarry.x - shot.x);
  const off = Math.atan2(Math.sin(wanted - now), Math.cos(wanted - now));
  const angle = now + Math.sign(off) * Math.min(Math.abs(off), shot.homing * dt);
  shot.vx = Math.cos(angle) * speed;
  shot.vy = Math.sin(angle) * speed;
}
