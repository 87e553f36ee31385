import type { Ctx } from '../kit/draw.ts';
import type { Band } from './bands.ts';
import type { Lens } from './camera.ts';
import { placeOn, traceQuad, traceUpright, type Piece } from './piece.ts';
import { HALF, LANES } from './track.ts';

/** Metres from the road's edge to the end of the land. */
export const VERGE = 3.6;
const MEADOW = 15;
/** Lines are painted as far as this many metres. */
const MARKED = 170;

type Layer = readonly [color: keyof Band, trace: (ctx: Ctx, piece: Piece, lens: Lens) => void];

function traceCliff(ctx: Ctx, piece: Piece, { view }: Lens): void {
  const { near, far } = piece;
  const [x1, x2] = [near.split + HALF + VERGE, far.split + HALF + VERGE];
  const end = view.x + view.width;
  if (placeOn(near, x1) < end || placeOn(far, x2) < end) traceUpright(ctx, piece, x1, x2, -14, 0);
}

function traceMeadow(ctx: Ctx, { near, far }: Piece, { view }: Lens): void {
  const isSeen =
    placeOn(near, -near.split - HALF - MEADOW) > view.x || placeOn(far, -far.split - HALF - MEADOW) > view.x;
  if (!isSeen) return;
  ctx.moveTo(view.x - 20, near.y);
  ctx.lineTo(placeOn(near, near.split + HALF + VERGE), near.y);
  ctx.lineTo(placeOn(far, far.split + HALF + VERGE), far.y);
  ctx.lineTo(view.x - 20, far.y);
}

const traceLand = (ctx: Ctx, piece: Piece): void =>
  traceQuad(
    ctx,
    piece,
    -piece.near.split - HALF - MEADOW,
    piece.near.split,
    -piece.far.split - HALF - MEADOW,
    piece.far.split,
  );

const traceVerge = (ctx: Ctx, piece: Piece): void =>
  traceQuad(
    ctx,
    piece,
    -piece.near.split - HALF - 3,
    piece.near.split + HALF + VERGE,
    -piece.far.split - HALF - 3,
    piece.far.split + HALF + VERGE,
  );

const isOneRoad = ({ near, far }: Piece): boolean => near.split < HALF && far.split < HALF;

/** The carriageways, by the side of the middle line on which they lie. */
const sidesOf = ({ near, far }: Piece): readonly number[] =>
  near.split === 0 && far.split === 0 ? [0] : [-1, 1];

function traceIsland(ctx: Ctx, piece: Piece): void {
  const { near, far } = piece;
  if (isOneRoad(piece)) return;
  const [inner, outer] = [near.split - HALF - 2.4, far.split - HALF - 2.4];
  traceQuad(ctx, piece, -inner, inner, -outer, outer);
}

function traceRoad(ctx: Ctx, piece: Piece): void {
  const [s1, s2] = [piece.near.split, piece.far.split];
  if (isOneRoad(piece)) traceQuad(ctx, piece, -s1 - HALF, s1 + HALF, -s2 - HALF, s2 + HALF);
  else
    for (const side of sidesOf(piece))
      traceQuad(ctx, piece, side * s1 - HALF, side * s1 + HALF, side * s2 - HALF, side * s2 + HALF);
}

function traceMarks(ctx: Ctx, piece: Piece, { focal }: Lens): void {
  if (piece.near.scale < focal / MARKED) return;
  const isOne = isOneRoad(piece);
  for (const side of sidesOf(piece)) {
    const [c1, c2] = [side * piece.near.split, side * piece.far.split];
    for (const edge of [-1, 1]) {
      if (isOne && side !== 0 && side !== edge) continue;
      const [outer, inner] = [edge * (HALF - 0.2), edge * (HALF - 0.42)];
      traceQuad(ctx, piece, c1 + outer, c1 + inner, c2 + outer, c2 + inner);
    }
    if (!piece.isDash) continue;
    for (const lane of LANES.slice(1)) {
      const x = lane - 2;
      traceQuad(ctx, piece, c1 + x - 0.1, c1 + x + 0.1, c2 + x - 0.1, c2 + x + 0.1);
    }
  }
}

/** What lies on the ground, the lowest first. */
const LAYERS: readonly Layer[] = [
  ['cliff', traceCliff],
  ['meadow', traceMeadow],
  ['land', traceLand],
  ['verge', traceVerge],
  ['land', traceIsland],
  ['road', traceRoad],
  ['mark', traceMarks],
];

/** Pieces side by side in a list, by their colours. */
function byColor(pieces: readonly Piece[]): readonly (readonly Piece[])[] {
  const groups: Piece[][] = [];
  for (const piece of pieces) {
    const key = piece.haze * 2 + piece.parity;
    (groups[key] ??= []).push(piece);
  }
  return groups.filter((group) => group.length > 0);
}

/** Fills layer by layer what pieces of one colour have in common: they do not overlap, as each is cut at its crest. */
export function drawGround(ctx: Ctx, pieces: readonly Piece[], lens: Lens): void {
  const groups = byColor(pieces);
  const isForked = pieces.some((piece) => !isOneRoad(piece));
  for (const [color, trace] of LAYERS) {
    if (trace === traceIsland && !isForked) continue;
    let filled: string | undefined;
    for (const group of groups) {
      const fill = group[0]?.band[color];
      if (fill !== filled) {
        if (filled) ctx.fill();
        ctx.beginPath();
        ctx.fillStyle = fill ?? '';
        filled = fill;
      }
      for (const piece of group) trace(ctx, piece, lens);
    }
    if (filled) ctx.fill();
  }
}
