import { type Ctx, type Sprite, alpha, createSprite, softShadow, vertical } from '../kit/draw.ts';
import type { Rect } from '../kit/stage.ts';
import { pine } from './scene.ts';
import { TEAMS } from './snow-art.ts';
import { MARGIN, STEP, WIDTH, surface } from './snow.ts';
import type { Siege } from './state.ts';

export const createSnowFill = (ctx: Ctx): CanvasGradient =>
  vertical(ctx, 160, 420, '#ffffff', '#d9d0fa', '#9c8fdb', '#6a5cb8');

/** Draws the visible snow from side to side, down to `bottom`. */
export function drawSnow(
  ctx: Ctx,
  { snow }: Siege,
  fill: CanvasGradient,
  visible: Rect,
  bottom: number,
): void {
  const left = Math.min(-MARGIN, visible.x);
  const right = Math.max(WIDTH + MARGIN, visible.x + visible.width);
  const trace = (): void => {
    ctx.beginPath();
    ctx.moveTo(left, snow[0] ?? 0);
    for (let column = 0; column < snow.length; column += 1)
      ctx.lineTo(column * STEP - MARGIN, snow[column] ?? 0);
    ctx.lineTo(right, snow.at(-1) ?? 0);
  };
  trace();
  ctx.lineTo(right, bottom);
  ctx.lineTo(left, bottom);
  ctx.closePath();
  ctx.fillStyle = fill;
  ctx.fill();
  trace();
  ctx.lineWidth = 3.5;
  ctx.lineJoin = 'round';
  ctx.strokeStyle = '#ffffff';
  ctx.stroke();
  ctx.lineWidth = 5;
  for (const drop of [26, 54]) {
    ctx.beginPath();
    for (let column = 0; column < snow.length; column += 3)
      ctx.lineTo(column * STEP - MARGIN, (snow[column] ?? 0) + drop + Math.sin(column * 0.3 + drop) * 5);
    ctx.strokeStyle = alpha('#7a6ac4', 0.3);
    ctx.stroke();
  }
}

/** Draws the flags behind both forts, blown by the wind. */
export function drawFlags(ctx: Ctx, siege: Siege, time: number): void {
  for (const side of [0, 1] as const) {
    const x = side === 0 ? 8 : WIDTH - 8;
    const ground = surface(siege.snow, x);
    ctx.fillStyle = '#5b3a55';
    ctx.fillRect(x - 2, ground - 78, 4, 82);
    const flap = Math.sin(time * (3 + Math.abs(siege.wind) * 0.05)) * 4;
    const way = Math.abs(siege.wind) < 2 ? (side === 0 ? 0.6 : -0.6) : Math.sign(siege.wind);
    ctx.beginPath();
    ctx.moveTo(x, ground - 77);
    ctx.quadraticCurveTo(x + way * 16, ground - 80 + flap, x + way * 32, ground - 68 + flap);
    ctx.quadraticCurveTo(x + way * 16, ground - 60 + flap * 0.5, x, ground - 57);
    ctx.fillStyle = TEAMS[side];
    ctx.fill();
  }
}

/** Creates a snowy pine of the foreground, its foot below the middle. */
export const createTree = (pixelScale: number): Sprite =>
  createSprite(110, 150, pixelScale, (ctx) => {
    softShadow(ctx, 0, 62, 44, 10, 0.3);
    ctx.fillStyle = '#4a2f5c';
    ctx.fillRect(-5, 46, 10, 18);
    pine(ctx, 0, 54, 118, '#3d3a8c');
  });

/** Returns the positions of trees in front of the valley, if a tall frame leaves space there. */
export function grove(
  visible: Rect,
  top: number,
  from: number,
  card: number,
): { x: number; y: number; size: number }[] {
  const room = visible.y + visible.height - top - from - card;
  if (room < 150) return [];
  return [44, 148, 236, 372, 470, 560, 664].map((x, index) => {
    const depth = 0.12 + ((index * 5) % 7) * 0.085;
    return { x, y: from + 40 + (room - 110) * depth, size: 0.7 + depth * 0.8 };
  });
}
