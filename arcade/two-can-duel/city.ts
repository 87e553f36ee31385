import { type Ctx, alpha, fillCircle, fillEllipse, fillRound, setStroke, shade } from '../kit/draw.ts';
import { createRandom } from '../kit/random.ts';
import type { Rect } from '../kit/stage.ts';

const BLOCKS = ['#2f45a8', '#3b4fb5', '#4a3fae', '#2a5ea8', '#5a3fb0', '#2b6f9a'];
const NEON = ['#ff5fb0', '#3fe0ff', '#ffcb08', '#63f0a0'];
const WINDOWS = ['#ffd98a', '#8fe3ff', '#ffb3d1', '#fff2c4'];

function paintBlock(
  ctx: Ctx,
  x: number,
  y: number,
  width: number,
  height: number,
  color: string,
  next: () => number,
): void {
  const rise = 26 + next() * 40;
  fillRound(ctx, x, y, width, height + rise, 8, shade(color, -0.42));
  for (let column = 0; column < width / 17 - 1; column++) {
    for (let row = 0; row < rise / 15 - 0.6; row++) {
      if (next() < 0.45) continue;
      ctx.fillStyle = alpha(WINDOWS[Math.floor(next() * WINDOWS.length)] ?? '#ffd98a', 0.3 + next() * 0.5);
      ctx.fillRect(x + 9 + column * 17, y + height + 6 + row * 15, 8, 8);
    }
  }
  fillRound(ctx, x, y, width, height, 8, color);
  setStroke(ctx, alpha('#ffffff', 0.1), 3);
  ctx.strokeRect(x + 7, y + 7, width - 14, height - 14);
  const kind = next();
  const cx = x + width * (0.3 + next() * 0.4);
  const cy = y + height * (0.35 + next() * 0.3);
  if (kind < 0.35) {
    fillRound(ctx, cx - 15, cy - 8, 30, 22, 4, shade(color, -0.3));
    fillRound(ctx, cx - 15, cy - 13, 30, 22, 4, shade(color, 0.2));
    fillCircle(ctx, cx, cy - 2, 7, shade(color, -0.35));
  } else if (kind < 0.6) {
    fillEllipse(ctx, cx, cy + 16, 17, 10, shade(color, -0.4));
    ctx.fillRect(cx - 17, cy - 10, 34, 26);
    fillEllipse(ctx, cx, cy - 10, 17, 10, shade(color, 0.24));
  } else if (kind < 0.76) {
    const neon = NEON[Math.floor(next() * NEON.length)] ?? '#ff5fb0';
    const glow = ctx.createRadialGradient(cx, cy, 4, cx, cy, 58);
    glow.addColorStop(0, alpha(neon, 0.5));
    glow.addColorStop(1, alpha(neon, 0));
    ctx.fillStyle = glow;
    ctx.fillRect(cx - 58, cy - 58, 116, 116);
    setStroke(ctx, neon, 4);
    ctx.beginPath();
    if (next() < 0.5) ctx.arc(cx, cy, 15, 0, Math.PI * 2);
    else {
      ctx.moveTo(cx - 20, cy + 8);
      for (const [dx, dy] of [
        [-10, -10],
        [0, 8],
        [10, -10],
        [20, 8],
      ] as const)
        ctx.lineTo(cx + dx, cy + dy);
    }
    ctx.stroke();
  } else if (kind < 0.88) {
    fillRound(
      ctx,
      x + 16,
      y + 16,
      Math.max(20, width - 60),
      Math.max(12, height - 50),
      5,
      alpha('#3ddc84', 0.4),
    );
  }
}

/** Paints the night city far below the roof. */
export function paintCity(ctx: Ctx, visible: Rect): void {
  const { next } = createRandom(77);
  ctx.fillStyle = '#0d1450';
  ctx.fillRect(visible.x, visible.y, visible.width, visible.height);
  const size = 150;
  const street = 34;
  const startX = Math.floor(visible.x / size) * size - size;
  const startY = Math.floor(visible.y / size) * size - size;
  for (let y = startY; y < visible.y + visible.height + size; y += size * 0.86) {
    const glow = ctx.createLinearGradient(0, y - street, 0, y);
    glow.addColorStop(0, alpha('#ff9f45', 0.05));
    glow.addColorStop(0.5, alpha('#ffb35c', 0.5));
    glow.addColorStop(1, alpha('#ff9f45', 0.05));
    ctx.fillStyle = glow;
    ctx.fillRect(visible.x, y - street, visible.width, street);
    for (let x = startX; x < visible.x + visible.width + size; x += size) {
      ctx.fillStyle = alpha('#ffb35c', 0.2);
      ctx.fillRect(x - street, y, street, size);
      for (let car = 0; car < 4; car++) {
        ctx.fillStyle = alpha(next() < 0.5 ? '#ff5d6c' : '#fff2c4', 0.75);
        ctx.fillRect(x + next() * size, y - street / 2 + (next() < 0.5 ? -7 : 5), 8, 4);
      }
      const color = BLOCKS[Math.floor(next() * BLOCKS.length)] ?? '#1c2a70';
      if (next() < 0.4) {
        const half = (size - street - 12) / 2;
        paintBlock(ctx, x, y, half, size * 0.86 - street - 34, color, next);
        paintBlock(ctx, x + half + 12, y + 8, half, size * 0.86 - street - 42, shade(color, 0.08), next);
      } else paintBlock(ctx, x, y, size - street, size * 0.86 - street - 34, color, next);
    }
  }
  const haze = ctx.createRadialGradient(
    visible.x + visible.width / 2,
    visible.y + visible.height / 2,
    visible.height * 0.2,
    visible.x + visible.width / 2,
    visible.y + visible.height / 2,
    Math.max(visible.width, visible.height) * 0.7,
  );
  haze.addColorStop(0, 'rgba(24,26,100,0.62)');
  haze.addColorStop(1, 'rgba(10,14,62,0.3)');
  ctx.fillStyle = haze;
  ctx.fillRect(visible.x, visible.y, visible.width, visible.height);
}
