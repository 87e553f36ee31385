import type { Ctx } from '../kit/draw.ts';
import { HAZES, type Band, type Bands } from './bands.ts';
import { SIGHT, type Scope } from './camera.ts';
import { SLICE, splitAt, type Track } from './track.ts';

/**
 * One edge of a piece of road on the screen: the position of the middle line, the units per metre, and the distance of
 * the carriageways of a fork from the middle line.
 */
export interface Edge {
  readonly middle: number;
  readonly y: number;
  readonly scale: number;
  readonly split: number;
}

/** A visible piece of road in one colour. The part behind a crest is cut off. */
export interface Piece {
  readonly slice: number;
  readonly haze: number;
  readonly parity: number;
  readonly band: Band;
  /** Whether broken lines are painted on this piece. */
  readonly isDash: boolean;
  readonly near: Edge;
  readonly far: Edge;
}

type Writable<Value> = { -readonly [Key in keyof Value]: Value[Key] };

function setEdge(edge: Writable<Edge>, scope: Scope, n: number, split: number): void {
  const scale = scope.scale[n] ?? 0;
  edge.middle = scope.lens.middle + ((scope.offset[n] ?? 0) - scope.eyeX) * scale;
  edge.y = scope.y[n] ?? 0;
  edge.scale = scale;
  edge.split = split;
}

/** Moves the edge `near` towards the farther edge `far`, to a height on the screen. */
function cutAt(near: Writable<Edge>, far: Edge, y: number): void {
  const share = (y - far.y) / (near.y - far.y);
  near.middle = far.middle + (near.middle - far.middle) * share;
  near.scale = far.scale + (near.scale - far.scale) * share;
  near.split = far.split + (near.split - far.split) * share;
  near.y = y;
}

interface Kept extends Writable<Piece> {
  readonly near: Writable<Edge>;
  readonly far: Writable<Edge>;
}

/** The pieces, by the slice edge at which they end. Each frame overwrites the pieces of the previous frame. */
const kept: Kept[] = [];

function keptAt(end: number, band: Band): Kept {
  const edge = (): Edge => ({ middle: 0.5, y: 0.5, scale: 0.5, split: 0.5 });
  return (kept[end] ??= { slice: 0, haze: 0, parity: 0, band, isDash: false, near: edge(), far: edge() });
}

/**
 * Returns the piece of road from slice edge n to m, or undefined if a crest hides it. It is valid until the next frame.
 */
export function pieceOf(scope: Scope, track: Track, bands: Bands, n: number, m: number): Piece | undefined {
  const index = scope.first + n;
  const y1 = scope.y[n] ?? 0;
  const y2 = scope.y[m] ?? 0;
  const clip = scope.clip[n] ?? 0;
  const haze = Math.round((n / SIGHT) * HAZES);
  const parity = Math.abs(Math.floor(index / 2)) % 2;
  const band = bands[haze]?.[parity];
  if (y2 >= y1 || y2 >= clip || !band) return undefined;
  const piece = keptAt(m, band);
  piece.slice = n;
  piece.haze = haze;
  piece.parity = parity;
  piece.band = band;
  piece.isDash = index % 4 < 2;
  setEdge(piece.near, scope, n, splitAt(track.forks, index * SLICE));
  setEdge(piece.far, scope, m, splitAt(track.forks, (index + m - n) * SLICE));
  if (y1 > clip) cutAt(piece.near, piece.far, clip);
  return piece;
}

/** Returns the screen x of a position beside the middle line. */
export const placeOn = ({ middle, scale }: Edge, x: number): number => middle + x * scale;

/** Traces a quadrilateral on the ground, given by its left and right end in metres on the near and the far edge. */
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

/** Traces an upright quadrilateral on a line beside the road, from one height to another. */
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
