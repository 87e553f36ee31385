import { clamp } from '../kit/ease.ts';
import type { Rect } from '../kit/stage.ts';
import { HALF, SLICE, bendAt, heightAt, type Track } from './track.ts';

/** Metres from the eye to the van. */
export const EYE_TO_VAN = 6.6;
/** Number of slices that are drawn. */
export const SIGHT = 76;
const NEAR = 1.2;

/** The view of the road for one frame size. */
export interface Lens {
  readonly focal: number;
  readonly middle: number;
  readonly horizon: number;
  readonly eyeHeight: number;
  readonly view: Rect;
  /**
   * Device pixels per unit. Slice edges are rounded to whole pixels, because otherwise hairlines would be visible
   * between them.
   */
  readonly pixelScale: number;
}

export function createLens(view: Rect, top: number, pixelScale: number): Lens {
  const horizon = view.y + view.height * 0.385;
  const half = Math.min(view.width * 0.52, view.height * 0.74);
  const focal = (half * EYE_TO_VAN) / HALF;
  const vanLine = view.y + view.height * 0.9;
  return {
    focal,
    middle: view.x + view.width / 2,
    horizon: Math.max(horizon, top + 70),
    eyeHeight: ((vanLine - horizon) * EYE_TO_VAN) / focal,
    view,
    pixelScale,
  };
}

/** The current view of the road: screen values for each slice edge, the nearest first. */
export interface Scope {
  readonly lens: Lens;
  readonly eyeZ: number;
  readonly eyeX: number;
  readonly first: number;
  /** Sideways position of the middle line in metres, screen y, and units per metre. */
  readonly offset: Float32Array;
  readonly y: Float32Array;
  readonly scale: Float32Array;
  /** The screen y above which things on a slice are visible. A crest hides what is below. */
  readonly clip: Float32Array;
}

export function createScope(lens: Lens): Scope {
  const make = (): Float32Array => new Float32Array(SIGHT + 1);
  return { lens, eyeZ: 0, eyeX: 0, first: 0, offset: make(), y: make(), scale: make(), clip: make() };
}

/** Computes the view of the road from a position. */
export function look(scope: Scope, track: Track, z: number, x: number): Scope {
  const { lens } = scope;
  const eyeZ = z - EYE_TO_VAN;
  const first = Math.floor(eyeZ / SLICE);
  const eyeY = heightAt(track, z) + lens.eyeHeight;
  const share = eyeZ / SLICE - first;
  let offset = 0;
  let slope = -bendAt(track, eyeZ) * SLICE * SLICE * share;
  let lowest = lens.view.y + lens.view.height + 40;
  for (let n = 0; n <= SIGHT; n += 1) {
    const at = (first + n) * SLICE;
    const scale = lens.focal / Math.max(NEAR, at - eyeZ);
    scope.offset[n] = offset;
    scope.scale[n] = scale;
    const exact = lens.horizon + (eyeY - heightAt(track, at)) * scale - lens.view.y;
    const y = lens.view.y + Math.round(exact * lens.pixelScale) / lens.pixelScale;
    scope.y[n] = y;
    scope.clip[n] = lowest;
    lowest = Math.min(lowest, y);
    offset += slope;
    slope += bendAt(track, at) * SLICE * SLICE;
  }
  return Object.assign(scope, { eyeZ, eyeX: x * 0.86, first });
}

export interface Spot {
  x: number;
  y: number;
  scale: number;
  slice: number;
}

/**
 * Returns how many metres a slice edge lies below the eye. Within a slice, heights change linearly but screen positions
 * do not, so `spotOf` interpolates the heights.
 */
const depthAt = (scope: Scope, n: number): number =>
  ((scope.y[n] ?? 0) - scope.lens.horizon) / (scope.scale[n] || 1);

/** Returns the position on the screen of a thing on the road, or undefined if it is out of sight. */
export function spotOf(scope: Scope, z: number, x: number): Spot | undefined {
  const slice = Math.floor(z / SLICE) - scope.first;
  const gap = z - scope.eyeZ;
  if (slice < 0 || slice >= SIGHT || gap < NEAR) return undefined;
  const share = clamp(z / SLICE - scope.first - slice, 0, 1);
  const scale = scope.lens.focal / gap;
  const low = scope.offset[slice] ?? 0;
  const high = scope.offset[slice + 1] ?? 0;
  const near = depthAt(scope, slice);
  const drop = near + (depthAt(scope, slice + 1) - near) * share;
  return {
    x: scope.lens.middle + (low + (high - low) * share + x - scope.eyeX) * scale,
    y: scope.lens.horizon + drop * scale,
    scale,
    slice,
  };
}

/** Returns the screen x of a point on a slice edge, `x` metres beside the middle line. */
export const edgeX = (scope: Scope, n: number, x: number): number =>
  scope.lens.middle + ((scope.offset[n] ?? 0) + x - scope.eyeX) * (scope.scale[n] ?? 0);
