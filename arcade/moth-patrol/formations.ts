import { easeOutCubic } from '../kit/ease.ts';

export interface Field {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const FORMATIONS = ['column', 'vee', 'arc', 'serpent', 'row', 'wheel', 'dive'] as const;
export type Formation = (typeof FORMATIONS)[number];

/** The position of one beetle in its formation. */
export interface Slot {
  readonly formation: Formation;
  readonly index: number;
  readonly count: number;
  readonly isMirrored: boolean;
}

const HOLD_SECONDS = 7;

/**
 * Returns the vertical position, as a fraction of the height, of beetles that glide in, stay for a while and drop out
 * at the bottom.
 */
function hold(seconds: number, rest: number): number {
  const away = Math.max(0, seconds - HOLD_SECONDS);
  return -0.12 + (rest + 0.12) * easeOutCubic(Math.min(1, seconds / 1.8)) + away * away * 0.16;
}

/**
 * Returns a position as fractions of width and height. For a wheel, this is the centre, and `ring` is the angle of the
 * beetle around it.
 */
function share(slot: Slot, seconds: number): { u: number; v: number; ring?: number } {
  const off = slot.index - (slot.count - 1) / 2;
  const sway = Math.sin(seconds * 1.1) * 0.05;
  switch (slot.formation) {
    case 'column':
      return { u: 0.3 + 0.12 * Math.sin(seconds * 1.3), v: -0.08 + seconds * 0.13 };
    case 'vee':
      return { u: 0.5 + off * 0.1 + sway, v: hold(seconds, 0.26) - Math.abs(off) * 0.05 };
    case 'arc': {
      const turn = seconds * 0.5;
      return { u: 0.5 - 0.62 * Math.cos(turn), v: 0.06 + 0.42 * Math.sin(turn) };
    }
    case 'serpent':
      return {
        u: 0.5 + 0.36 * Math.sin(seconds * 0.95),
        v: -0.1 + seconds * 0.085 + 0.05 * Math.sin(seconds * 1.9),
      };
    case 'row':
      return { u: (slot.index + 1) / (slot.count + 1) + sway, v: hold(seconds, 0.15) };
    case 'wheel':
      return {
        u: 0.5 + 0.16 * Math.sin(seconds * 0.6),
        v: -0.2 + seconds * 0.09,
        ring: seconds * 1.2 + (slot.index / slot.count) * Math.PI * 2,
      };
    case 'dive':
      return { u: 0.12 + ((slot.index * 0.37) % 0.76), v: hold(Math.min(seconds, 3), 0.1) };
  }
}

/** Returns the position of a beetle of a formation, a number of seconds after its start. */
export function flyAlong(slot: Slot, seconds: number, field: Field): Point {
  const { u, v, ring } = share(slot, seconds);
  const radius = ring === undefined ? 0 : Math.min(field.width, field.height) * 0.15;
  const x = u * field.width + Math.cos(ring ?? 0) * radius;
  return {
    x: slot.isMirrored ? field.width - x : x,
    y: v * field.height + Math.sin(ring ?? 0) * radius,
  };
}

/** Returns whether the beetles of a formation start one after another instead of all at once. */
export const isTrain = (formation: Formation): boolean =>
  formation === 'column' || formation === 'arc' || formation === 'serpent' || formation === 'dive';
