import type { Ctx } from '../kit/draw.ts';
import { edgeX, type Scope } from './camera.ts';
import { mix, type Palette } from './palette.ts';
import { placeOn, traceUpright, type Piece } from './piece.ts';
import { HALF } from './track.ts';

const CEILING = 6.4;
const MOUNTAIN = 17;
const WALL = HALF + 1.5;

function paint(ctx: Ctx, color: string, trace: () => void): void {
  ctx.fillStyle = color;
  ctx.beginPath();
  trace();
  ctx.fill();
}

/** Draws the walls and the roof of a piece of tunnel, and its lamps if it has any. */
export function drawTunnel(ctx: Ctx, piece: Piece, hasLamps: boolean): void {
  const { near, far, band } = piece;
  paint(ctx, band.inside, () => {
    traceUpright(ctx, piece, -WALL, -WALL, 0, CEILING);
    traceUpright(ctx, piece, WALL, WALL, 0, CEILING);
  });
  paint(ctx, band.roof, () => {
    const [y1, y2] = [near.y - CEILING * near.scale, far.y - CEILING * far.scale];
    ctx.moveTo(placeOn(near, -WALL), y1);
    ctx.lineTo(placeOn(near, WALL), y1);
    ctx.lineTo(placeOn(far, WALL), y2);
    ctx.lineTo(placeOn(far, -WALL), y2);
  });
  if (!hasLamps) return;
  paint(ctx, '#ffdf8a', () => {
    traceUpright(ctx, piece, -WALL + 0.1, -WALL + 0.1, CEILING - 1.5, CEILING - 1.1);
    traceUpright(ctx, piece, WALL - 0.1, WALL - 0.1, CEILING - 1.5, CEILING - 1.1);
  });
}

/** Draws the rock face around a tunnel's mouth. */
export function drawMouth(ctx: Ctx, scope: Scope, n: number, palette: Palette): void {
  const { view } = scope.lens;
  const [y = 0, k = 0] = [scope.y[n], scope.scale[n]];
  const right = edgeX(scope, n, HALF + 16);
  const top = y - MOUNTAIN * k;
  const face = (color: string, rim: number): void =>
    paint(ctx, color, () => {
      ctx.moveTo(view.x - 20, y + k);
      ctx.lineTo(view.x - 20, top - 3 * k + rim * k);
      ctx.lineTo(edgeX(scope, n, -12), top + rim * k);
      ctx.lineTo(edgeX(scope, n, 5), top + 1.5 * k + rim * k);
      ctx.lineTo(right - rim * k, y - MOUNTAIN * 0.45 * k + rim * k);
      ctx.lineTo(right + 3 * k - rim * k, y + 12 * k);
      ctx.lineTo(edgeX(scope, n, WALL), y + 12 * k);
      ctx.lineTo(edgeX(scope, n, WALL), y - CEILING * k);
      ctx.lineTo(edgeX(scope, n, -WALL), y - CEILING * k);
      ctx.lineTo(edgeX(scope, n, -WALL), y + k);
    });
  face(mix(palette.cliff, '#ffffff', 0.24), 0);
  face(palette.cliff, 0.9);
  ctx.fillStyle = palette.wall[0];
  for (let stone = -4; stone <= 4; stone += 1) {
    const x = edgeX(scope, n, stone * 1.9);
    ctx.fillRect(x - 0.86 * k, y - (CEILING + 1.3) * k, 1.72 * k, 1.3 * k);
  }
  for (const side of [-1, 1]) {
    for (let row = 0; row < 4; row += 1) {
      const wide = (row % 2 ? 1.3 : 0.9) * k;
      const x = edgeX(scope, n, side * WALL);
      ctx.fillRect(side < 0 ? x - wide : x, y - (CEILING - row * 1.6) * k, wide, 1.5 * k);
    }
  }
}
