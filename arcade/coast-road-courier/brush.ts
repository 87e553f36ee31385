import { type Ctx, type Sprite, createSprite } from '../kit/draw.ts';

/** A picture on the ground. It is painted in metres, with its foot at 0, 0. */
export function standing(width: number, height: number, density: number, paint: (ctx: Ctx) => void): Sprite {
  return createSprite(width, height, density, (ctx) => {
    ctx.translate(0, height / 2);
    paint(ctx);
  });
}

export function shape(
  ctx: Ctx,
  color: string | CanvasGradient,
  points: readonly (readonly [number, number])[],
): void {
  ctx.fillStyle = color;
  ctx.beginPath();
  for (const [x, y] of points) ctx.lineTo(x, y);
  ctx.fill();
}
