import { type Ctx, alpha, fillCircle, fillRound, roundRect, setStroke, vertical } from '../kit/draw.ts';
import { createRandom } from '../kit/random.ts';
import type { Rect } from '../kit/stage.ts';
import { SIDE } from './board.ts';
import { BEAM, CLOTH, STEP, type Frame } from './frame.ts';

/** Paints silk that hangs across the sky: many fine threads between two swinging edges. */
function paintSilk(ctx: Ctx, view: Rect, top: number, depth: number, color: string, seed: number): void {
  const random = createRandom(seed);
  const [a, b, c] = [random.range(0, 6), random.range(0, 6), random.range(1.2, 2.2)];
  ctx.lineWidth = Math.max(1, view.height / 420);
  for (let thread = 0; thread < 34; thread += 1) {
    const share = thread / 33;
    ctx.strokeStyle = alpha(color, 0.06 + 0.3 * Math.sin(Math.PI * share) ** 2);
    ctx.beginPath();
    for (let step = 0; step <= 24; step += 1) {
      const t = step / 24;
      const swing = Math.sin(a + t * 3.4 * c) * 0.09 + Math.sin(b + t * 6.1 + share * 1.6) * 0.05;
      const thick = depth * (0.35 + 0.65 * Math.sin(t * 3 + a) ** 2);
      ctx.lineTo(view.x + view.width * t, view.y + view.height * (top + swing + thick * share));
    }
    ctx.stroke();
  }
}

/** Paints the night: teal over rose, with silk, stars and hills of folded cloth. */
export function paintSky(ctx: Ctx, view: Rect): void {
  const random = createRandom(31);
  const { x, y, width, height } = view;
  ctx.fillStyle = vertical(
    ctx,
    y,
    y + height,
    '#062a35',
    '#0d4a55',
    '#2b4a63',
    '#7a466f',
    '#d9788a',
    '#f3b183',
  );
  ctx.fillRect(x, y, width, height);
  for (let star = 0; star < 130; star += 1) {
    const deep = random.next();
    ctx.fillStyle = alpha(
      random.pick(['#ffffff', '#ffe3b0', '#a9fff0']),
      random.range(0.25, 0.95) * (1 - deep),
    );
    const size = random.range(0.7, 2.3);
    fillCircle(ctx, x + random.next() * width, y + deep * height * 0.8, size);
  }
  paintSilk(ctx, view, 0.16, 0.2, '#3ff0cf', 3);
  paintSilk(ctx, view, 0.36, 0.16, '#ff9fbd', 8);
  paintSilk(ctx, view, 0.5, 0.14, '#ffd884', 14);
  for (const [level, color, seed] of [
    [0.8, '#8a3f6e', 2],
    [0.87, '#5b2f63', 5],
    [0.94, '#2f2350', 9],
  ] as const) {
    const hill = createRandom(seed);
    const phase = hill.range(0, 6);
    ctx.beginPath();
    ctx.moveTo(x, y + height + 4);
    for (let step = 0; step <= 30; step += 1) {
      const t = step / 30;
      const rise = Math.sin(t * 5.2 + phase) * 0.035 + Math.sin(t * 11 + phase * 2) * 0.014;
      ctx.lineTo(x + width * t, y + height * (level - rise));
    }
    ctx.lineTo(x + width, y + height + 4);
    ctx.closePath();
    ctx.fillStyle = color;
    ctx.fill();
    setStroke(ctx, 'rgba(255,206,160,0.32)', Math.max(1.2, height / 340));
    ctx.stroke();
  }
}

function paintPost(ctx: Ctx, x: number, y: number, width: number, height: number): void {
  const isUpright = height > width;
  const wood = isUpright
    ? ctx.createLinearGradient(x, 0, x + width, 0)
    : ctx.createLinearGradient(0, y, 0, y + height);
  wood.addColorStop(0, '#ffe0c0');
  wood.addColorStop(0.35, '#dd9d86');
  wood.addColorStop(1, '#7d4459');
  fillRound(ctx, x, y, width, height, 13, '#2a1230');
  fillRound(ctx, x + 2, y + 2, width - 4, height - 4, 11, wood);
  setStroke(ctx, 'rgba(110,50,70,0.35)', 2);
  ctx.beginPath();
  if (isUpright) {
    ctx.moveTo(x + width * 0.62, y + 20);
    ctx.lineTo(x + width * 0.62, y + height - 20);
  } else {
    ctx.moveTo(x + 20, y + height * 0.62);
    ctx.lineTo(x + width - 20, y + height * 0.62);
  }
  ctx.stroke();
}

function paintPeg(ctx: Ctx, x: number, y: number, radius: number): void {
  fillCircle(ctx, x, y + 1.5, radius + 1.5, '#4a1f2c');
  const gold = ctx.createRadialGradient(x - radius * 0.3, y - radius * 0.4, 1, x, y, radius);
  gold.addColorStop(0, '#fff6cf');
  gold.addColorStop(0.5, '#ffca4a');
  gold.addColorStop(1, '#a8671c');
  fillCircle(ctx, x, y, radius, gold);
}

/** Paints the loom: beams with pegs, and dark cloth crossed by threads. */
export function paintLoom(ctx: Ctx, { cloth: { x, y } }: Frame): void {
  fillRound(
    ctx,
    x - BEAM + 2,
    y - BEAM + 6,
    CLOTH + BEAM * 2 - 4,
    CLOTH + BEAM * 2 - 2,
    22,
    'rgba(8,10,24,0.5)',
  );
  fillRound(ctx, x - 12, y - 12, CLOTH + 24, CLOTH + 24, 12, '#0b1a2a');
  ctx.save();
  roundRect(ctx, x - 6, y - 6, CLOTH + 12, CLOTH + 12, 8);
  ctx.clip();
  ctx.fillStyle = vertical(ctx, y, y + CLOTH, '#103848', '#1b3350', '#33284f');
  ctx.fillRect(x - 8, y - 8, CLOTH + 16, CLOTH + 16);
  for (let line = 0; line < SIDE; line += 1) {
    for (let thread = 0; thread < 5; thread += 1) {
      const at = line * STEP + STEP * (0.18 + thread * 0.16);
      ctx.fillStyle = thread === 2 ? 'rgba(120,255,226,0.17)' : 'rgba(140,220,230,0.075)';
      ctx.fillRect(x + at, y - 8, 1.6, CLOTH + 16);
      ctx.fillStyle = thread === 2 ? 'rgba(255,170,200,0.15)' : 'rgba(255,180,200,0.055)';
      ctx.fillRect(x - 8, y + at, CLOTH + 16, 1.6);
    }
  }
  ctx.fillStyle = 'rgba(4,12,24,0.3)';
  for (let line = 1; line < SIDE; line += 1) {
    ctx.fillRect(x + line * STEP - 1.5, y - 8, 3, CLOTH + 16);
    ctx.fillRect(x - 8, y + line * STEP - 1.5, CLOTH + 16, 3);
  }
  ctx.restore();
  const thick = BEAM - 6;
  paintPost(ctx, x - BEAM + 2, y - BEAM + 2, thick, CLOTH + BEAM * 2 - 4);
  paintPost(ctx, x + CLOTH + 4, y - BEAM + 2, thick, CLOTH + BEAM * 2 - 4);
  paintPost(ctx, x - BEAM + 2, y - BEAM + 2, CLOTH + BEAM * 2 - 4, thick);
  paintPost(ctx, x - BEAM + 2, y + CLOTH + 4, CLOTH + BEAM * 2 - 4, thick);
  for (let line = 0; line < SIDE; line += 1) {
    const at = (line + 0.5) * STEP;
    for (const edge of [-BEAM / 2 - 1, CLOTH + BEAM / 2 + 1]) {
      paintPeg(ctx, x + at, y + edge, 6.5);
      paintPeg(ctx, x + edge, y + at, 6.5);
    }
  }
}

/** Paints the parchment the constellation is drawn on. */
export function paintCard(ctx: Ctx, { card: { x, y, width, height } }: Frame): void {
  fillRound(ctx, x + 3, y + 7, width - 6, height - 2, 20, 'rgba(8,8,24,0.45)');
  fillRound(ctx, x, y, width, height, 20, '#e7a98f');
  fillRound(
    ctx,
    x + 4,
    y + 4,
    width - 8,
    height - 8,
    17,
    vertical(ctx, y, y + height, '#123f4d', '#1d3a55', '#3a2d55'),
  );
  setStroke(ctx, 'rgba(255,220,160,0.35)', 2);
  ctx.setLineDash([7, 6]);
  roundRect(ctx, x + 13, y + 13, width - 26, height - 26, 11);
  ctx.stroke();
  ctx.setLineDash([]);
}
