import { type Ctx, fillCircle, setStroke, vertical } from '../kit/draw.ts';
import { createRandom } from '../kit/random.ts';
import type { Rect } from '../kit/stage.ts';

const leaf = (ctx: Ctx, x: number, y: number, length: number, turn: number, fill: string): void => {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(turn);
  ctx.fillStyle = fill;
  ctx.beginPath();
  ctx.moveTo(0, 0);
  ctx.quadraticCurveTo(length * 0.45, -length * 0.36, length, 0);
  ctx.quadraticCurveTo(length * 0.45, length * 0.36, 0, 0);
  ctx.fill();
  ctx.restore();
};

/** Paints the glasshouse: pale panes between white ribs, a gable overhead and leaves below. */
export function paintHouse(ctx: Ctx, { x, y, width, height }: Rect): void {
  ctx.fillStyle = vertical(ctx, y, y + height, '#c9efe6', '#e7f8e8', '#bfe3c8', '#8fc7a6');
  ctx.fillRect(x, y, width, height);
  const glow = ctx.createRadialGradient(
    x + width * 0.22,
    y + height * 0.12,
    20,
    x + width * 0.22,
    y + height * 0.12,
    Math.max(width, height) * 0.7,
  );
  glow.addColorStop(0, 'rgba(255,250,214,0.95)');
  glow.addColorStop(1, 'rgba(255,250,214,0)');
  ctx.fillStyle = glow;
  ctx.fillRect(x, y, width, height);

  const random = createRandom(8);
  for (let puff = 0; puff < 16; puff += 1) {
    ctx.fillStyle = random.pick(['rgba(120,186,146,0.35)', 'rgba(150,206,160,0.4)', 'rgba(104,170,140,0.3)']);
    ctx.beginPath();
    ctx.ellipse(
      x + random.range(0, 1) * width,
      y + height * random.range(0.72, 0.95),
      width * 0.09,
      height * random.range(0.1, 0.2),
      0,
      0,
      Math.PI * 2,
    );
    ctx.fill();
  }
  const panes = Math.max(4, Math.round(width / 130));
  const step = width / panes;
  const spring = y + height * 0.16;
  for (let pane = 0; pane < panes; pane += 1) {
    ctx.fillStyle = `rgba(255,255,255,${0.07 + (pane % 3) * 0.05})`;
    ctx.beginPath();
    ctx.moveTo(x + (pane + 0.15) * step, y + height);
    ctx.lineTo(x + (pane + 0.55) * step, y);
    ctx.lineTo(x + (pane + 0.75) * step, y);
    ctx.lineTo(x + (pane + 0.35) * step, y + height);
    ctx.fill();
  }
  ctx.lineCap = 'round';
  for (const [color, wide, shift] of [
    ['rgba(70,120,100,0.35)', 7, 2],
    ['#f7fff9', 5, 0],
  ] as const) {
    setStroke(ctx, color, wide);
    ctx.beginPath();
    for (let pane = 0; pane <= panes; pane += 1) {
      const at = x + pane * step + shift;
      ctx.moveTo(at, y + height);
      ctx.lineTo(at, spring);
      ctx.quadraticCurveTo(at, y, x + width / 2 + (at - x - width / 2) * 0.5, y - 30);
    }
    for (const row of [0.16, 0.44, 0.74]) {
      ctx.moveTo(x, y + height * row + shift);
      ctx.lineTo(x + width, y + height * row + shift);
    }
    ctx.stroke();
  }
  ctx.fillStyle = '#d9a441';
  for (let pane = 0; pane <= panes; pane += 1) {
    for (const row of [0.16, 0.44, 0.74]) {
      fillCircle(ctx, x + pane * step, y + height * row, 5);
    }
  }
  for (let blade = 0; blade < 60; blade += 1) {
    const at = x + random.range(-0.02, 1.02) * width;
    const tone = random.pick(['#3f8a66', '#57a377', '#2f7556', '#74b98a']);
    leaf(ctx, at, y + height + 12, random.range(40, 108), -Math.PI / 2 + random.range(-0.8, 0.8), tone);
  }
  for (const side of [0, 1]) {
    for (let blade = 0; blade < 9; blade += 1) {
      const length = random.range(36, 80);
      leaf(
        ctx,
        x + side * width,
        y + random.range(-0.02, 0.24) * height,
        length,
        side === 0 ? random.range(0.1, 1.2) : Math.PI - random.range(0.1, 1.2),
        random.pick(['#57a377', '#3f8a66', '#8cc99a']),
      );
    }
  }
}
