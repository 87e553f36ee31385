import { type Ctx, type Sprite, alpha, createSprite, setStroke } from '../kit/draw.ts';
import { BALL_RADIUS } from './court.ts';
import { TONES } from './palette.ts';

export interface BallSprites {
  readonly plain: Sprite;
  readonly gold: Sprite;
  readonly glow: Sprite;
}

const R = BALL_RADIUS;

function paintSeams(ctx: Ctx, colour: string): void {
  setStroke(ctx, colour, 2.2);
  ctx.beginPath();
  ctx.moveTo(-R, 0);
  ctx.lineTo(R, 0);
  ctx.moveTo(0, -R);
  ctx.lineTo(0, R);
  ctx.moveTo(-R * 0.72, -R * 0.72);
  ctx.quadraticCurveTo(-R * 0.1, 0, -R * 0.72, R * 0.72);
  ctx.moveTo(R * 0.72, -R * 0.72);
  ctx.quadraticCurveTo(R * 0.1, 0, R * 0.72, R * 0.72);
  ctx.stroke();
}

function paintBall(ctx: Ctx, light: string, colour: string, dark: string, seam: string): void {
  ctx.beginPath();
  ctx.arc(0, 0, R, 0, Math.PI * 2);
  ctx.clip();
  const body = ctx.createRadialGradient(-R * 0.35, -R * 0.4, R * 0.1, 0, 0, R);
  body.addColorStop(0, light);
  body.addColorStop(0.5, colour);
  body.addColorStop(1, dark);
  ctx.fillStyle = body;
  ctx.fillRect(-R, -R, R * 2, R * 2);
  paintSeams(ctx, seam);
}

/** Creates the balls and the glow behind a burning one. */
export function createBallSprites(pixelScale: number): BallSprites {
  const size = R * 2 + 4;
  return {
    plain: createSprite(size, size, pixelScale, (ctx) =>
      paintBall(ctx, '#ffb56b', TONES.orange, '#b9481f', '#5c2418'),
    ),
    gold: createSprite(size, size, pixelScale, (ctx) =>
      paintBall(ctx, '#fff6c2', '#ffcb3a', '#d18a12', '#a2640d'),
    ),
    glow: createSprite(R * 6, R * 6, pixelScale, (ctx) => {
      const light = ctx.createRadialGradient(0, 0, R * 0.5, 0, 0, R * 3);
      light.addColorStop(0, alpha('#ffd257', 0.85));
      light.addColorStop(0.4, alpha('#ff8a2a', 0.4));
      light.addColorStop(1, alpha('#ff6a2a', 0));
      ctx.fillStyle = light;
      ctx.fillRect(-R * 3, -R * 3, R * 6, R * 6);
    }),
  };
}
