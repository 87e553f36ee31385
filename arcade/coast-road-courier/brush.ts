import { type Ctx, type Sprite, createSprite } from '../kit/draw.ts';

/**
 * Creates the picture of a thing that stands on the ground. `paint` draws in metres, with the foot of the thing at 0,
 * 0.
 */
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
