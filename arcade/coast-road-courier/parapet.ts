import type { Ctx } from '../kit/draw.ts';
import { VERGE } from './ground.ts';
import { placeOn, traceUpright, type Piece } from './piece.ts';
import { HALF } from './track.ts';

const TALL = 0.75;
const THICK = 0.5;
const LINE = HALF + VERGE - 0.5;

/**
 * The low wall between the verge and the sea. Its pieces are collected, and drawn only when something is about to be
 * drawn over them.
 */
export interface Parapet {
  add(piece: Piece): void;
  /** Draws the collected part of the wall. Call it before something is drawn over the wall. */
  flush(): void;
  /** Draws the collected part of the wall if it overlaps a part of the screen. */
  flushUnder(left: number, right: number, top: number, bottom: number): void;
}

/** Collects the wall from far to near. Pieces in the same haze are filled together. */
export function createParapet(ctx: Ctx, right: number): Parapet {
  const waiting: Piece[] = [];
  const box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };

  const flush = (): void => {
    const [first] = waiting;
    if (!first) return;
    ctx.fillStyle = first.band.wall;
    ctx.beginPath();
    for (const piece of waiting)
      traceUpright(ctx, piece, piece.near.split + LINE, piece.far.split + LINE, 0, TALL);
    ctx.fill();
    ctx.fillStyle = first.band.wallTop;
    ctx.beginPath();
    for (const { near, far } of waiting) {
      const y1 = near.y - TALL * near.scale;
      const y2 = far.y - TALL * far.scale;
      ctx.moveTo(placeOn(near, near.split + LINE), y1);
      ctx.lineTo(placeOn(near, near.split + LINE + THICK), y1);
      ctx.lineTo(placeOn(far, far.split + LINE + THICK), y2);
      ctx.lineTo(placeOn(far, far.split + LINE), y2);
    }
    ctx.fill();
    waiting.length = 0;
    box.left = Infinity;
    box.right = -Infinity;
    box.top = Infinity;
    box.bottom = -Infinity;
  };

  return {
    add(piece) {
      const { near, far } = piece;
      const x1 = placeOn(near, near.split + LINE);
      const x2 = placeOn(far, far.split + LINE);
      if (x1 >= right && x2 >= right) return;
      if (waiting[0] && waiting[0].haze !== piece.haze) flush();
      waiting.push(piece);
      box.left = Math.min(box.left, x1, x2);
      box.right = Math.max(box.right, x1 + THICK * near.scale, x2 + THICK * far.scale);
      box.top = Math.min(box.top, near.y - TALL * near.scale, far.y - TALL * far.scale);
      box.bottom = Math.max(box.bottom, near.y);
    },
    flush,
    flushUnder(left, rightmost, top, bottom) {
      if (left < box.right && rightmost > box.left && top < box.bottom && bottom > box.top) flush();
    },
  };
}
