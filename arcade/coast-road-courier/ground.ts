import type { Ctx } from '../kit/draw.ts';
import { HAZES, type Band } from './bands.ts';
import type { Lens } from './camera.ts';
import { placeOn, traceQuad, traceUpright, type Piece } from './piece.ts';
import { HALF, LANES } from './track.ts';

/** Metres from the road's edge to the end of the land. */
export const VERGE = 3.6;
const MEADOW = 15;
/** Metres up to which road markings are painted. */
const MARKED = 170;

type Layer = readonly [color: keyof Band, trace: (ctx: Ctx, piece: Piece, lens: Lens) => void];

function traceCliff(ctx: Ctx, piece: Piece, { view }: Lens): void {
  const { near, far } = piece;
  const x1 = near.split + HALF + VERGE;
  const x2 = far.split + HALF + VERGE;
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

const MIDDLE = [0] as const;
const BOTH = [-1, 1] as const;
/** The lanes with a broken line on their left side. */
const DIVIDERS = LANES.slice(1);

/** Returns the side of each carriageway: -1 and 1 in a fork, 0 on the single road. */
const sidesOf = ({ near, far }: Piece): readonly number[] =>
  near.split === 0 && far.split === 0 ? MIDDLE : BOTH;

function traceIsland(ctx: Ctx, piece: Piece): void {
  const { near, far } = piece;
  if (isOneRoad(piece)) return;
  const inner = near.split - HALF - 2.4;
  const outer = far.split - HALF - 2.4;
  traceQuad(ctx, piece, -inner, inner, -outer, outer);
}

function traceRoad(ctx: Ctx, piece: Piece): void {
  const s1 = piece.near.split;
  const s2 = piece.far.split;
  if (isOneRoad(piece)) traceQuad(ctx, piece, -s1 - HALF, s1 + HALF, -s2 - HALF, s2 + HALF);
  else
    for (const side of sidesOf(piece))
      traceQuad(ctx, piece, side * s1 - HALF, side * s1 + HALF, side * s2 - HALF, side * s2 + HALF);
}

function traceMarks(ctx: Ctx, piece: Piece, { focal }: Lens): void {
  if (piece.near.scale < focal / MARKED) return;
  const isOne = isOneRoad(piece);
  for (const side of sidesOf(piece)) {
    const c1 = side * piece.near.split;
    const c2 = side * piece.far.split;
    for (const edge of BOTH) {
      if (isOne && side !== 0 && side !== edge) continue;
      const outer = edge * (HALF - 0.2);
      const inner = edge * (HALF - 0.42);
      traceQuad(ctx, piece, c1 + outer, c1 + inner, c2 + outer, c2 + inner);
    }
    if (!piece.isDash) continue;
    for (const lane of DIVIDERS) {
      const x = lane - 2;
      traceQuad(ctx, piece, c1 + x - 0.1, c1 + x + 0.1, c2 + x - 0.1, c2 + x + 0.1);
    }
  }
}

/** The layers of the ground, the lowest first. */
const LAYERS: readonly Layer[] = [
  ['cliff', traceCliff],
  ['meadow', traceMeadow],
  ['land', traceLand],
  ['verge', traceVerge],
  ['land', traceIsland],
  ['road', traceRoad],
  ['mark', traceMarks],
];

/** Pieces by colour. The lists are reused for every frame. */
const groups: Piece[][] = Array.from({ length: (HAZES + 1) * 2 }, () => []);

function fillLayer(ctx: Ctx, [color, trace]: Layer, lens: Lens): void {
  let filled: string | undefined;
  for (const group of groups) {
    const fill = group[0]?.band[color];
    if (fill === undefined) continue;
    if (fill !== filled) {
      if (filled) ctx.fill();
      ctx.beginPath();
      ctx.fillStyle = fill;
      filled = fill;
    }
    for (const piece of group) trace(ctx, piece, lens);
  }
  if (filled) ctx.fill();
}

/**
 * Draws the ground of consecutive pieces, layer by layer. All areas of one colour are filled together, which is
 * possible because the pieces do not overlap: each is cut at the crest in front of it.
 */
export function drawGround(
  ctx: Ctx,
  pieces: readonly (Piece | undefined)[],
  from: number,
  to: number,
  lens: Lens,
): void {
  for (const group of groups) group.length = 0;
  let isForked = false;
  for (let slice = from; slice < to; slice += 1) {
    const piece = pieces[slice];
    if (!piece) continue;
    groups[piece.haze * 2 + piece.parity]?.push(piece);
    isForked ||= !isOneRoad(piece);
  }
  for (const layer of LAYERS) if (layer[1] !== traceIsland || isForked) fillLayer(ctx, layer, lens);
}
