import type { Ctx } from '../kit/draw.ts';
import { HAZES, type Band, type Bands } from './bands.ts';
import { SIGHT, type Scope } from './camera.ts';
import { SLICE, splitAt, type Track } from './track.ts';

/** One edge of a piece of road on the screen: where the middle line is, units per metre, and how far a fork parts. */
export interface Edge {
  readonly middle: number;
  readonly y: number;
  readonly scale: number;
  readonly split: number;
}

/** A piece of road of one colour as it is seen: what a crest in front hides is cut off. */
export interface Piece {
  readonly slice: number;
  readonly haze: number;
  readonly parity: number;
  readonly band: Band;
  /** Broken lines have paint here. */
  readonly isDash: boolean;
  readonly near: Edge;
  readonly far: Edge;
}

function edgeAt(scope: Scope, n: number, split: number): Edge {
  const scale = scope.scale[n] ?? 0;
  return {
    middle: scope.lens.middle + ((scope.offset[n] ?? 0) - scope.eyeX) * scale,
    y: scope.y[n] ?? 0,
    scale,
    split,
  };
}

/** The same edge moved back to a height on the screen between it and a farther one. */
function cutAt(near: Edge, far: Edge, y: number): Edge {
  const share = (y - far.y) / (near.y - far.y);
  const between = (from: number, to: number): number => from + (to - from) * share;
  return {
    middle: between(far.middle, near.middle),
    y,
    scale: between(far.scale, near.scale),
    split: between(far.split, near.split),
  };
}

/** The road from slice edge n to m; undefined when a crest hides it. */
export function pieceOf(scope: Scope, track: Track, bands: Bands, n: number, m: number): Piece | undefined {
  const index = scope.first + n;
  const y1 = scope.y[n] ?? 0;
  const y2 = scope.y[m] ?? 0;
  const clip = scope.clip[n] ?? 0;
  const haze = Math.round((n / SIGHT) * HAZES);
  const parity = Math.abs(Math.floor(index / 2)) % 2;
  const band = bands[haze]?.[parity];
  if (y2 >= y1 || y2 >= clip || !band) return undefined;
  const near = edgeAt(scope, n, splitAt(track.forks, index * SLICE));
  const far = edgeAt(scope, m, splitAt(track.forks, (index + m - n) * SLICE));
  return {
    slice: n,
    haze,
    parity,
    band,
    isDash: index % 4 < 2,
    near: y1 > clip ? cutAt(near, far, clip) : near,
    far,
  };
}

/** Screen x of a place beside the middle line. */
export const placeOn = ({ middle, scale }: Edge, x: number): number => middle + x * scale;

/** Traces a quad on the ground: from left to right metres on the near and on the far edge. */
export function traceQuad(
  ctx: Ctx,
  { near, far }: Piece,
  nearLeft: number,
  nearRight: number,
  farLeft: number,
  farRight: number,
): void {
  ctx.moveTo(placeOn(near, nearLeft), near.y);
  ctx.lineTo(placeOn(near, nearRight), near.y);
  ctx.lineTo(placeOn(far, farRight), far.y);
  ctx.lineTo(placeOn(far, farLeft), far.y);
}

/** Traces an upright quad on a line beside the road, from one height to another. */
export function traceUpright(
  ctx: Ctx,
  { near, far }: Piece,
  nearX: number,
  farX: number,
  low: number,
  high: number,
): void {
  const x1 = placeOn(near, nearX);
  const x2 = placeOn(far, farX);
  ctx.moveTo(x1, near.y - low * near.scale);
  ctx.lineTo(x2, far.y - low * far.scale);
  ctx.lineTo(x2, far.y - high * far.scale);
  ctx.lineTo(x1, near.y - high * near.scale);
}
