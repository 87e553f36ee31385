import { type Ctx, alpha, fillCircle, fillRound, shade, vertical } from '../kit/draw.ts';
import { clamp } from '../kit/ease.ts';
import { createRandom } from '../kit/random.ts';
import type { Rect } from '../kit/stage.ts';
import { type Arena, floorOf } from './court.ts';
import { TONES } from './palette.ts';
import { paintTerrace } from './terrace.ts';

interface Row {
  readonly seed: number;
  readonly colour: string;
  readonly low: number;
  readonly high: number;
  readonly wide: number;
  readonly lit: number;
}

const ROWS: readonly Row[] = [
  { seed: 5, colour: TONES.far, low: 90, high: 250, wide: 62, lit: 0 },
  { seed: 9, colour: TONES.middle, low: 60, high: 190, wide: 84, lit: 0.22 },
  { seed: 14, colour: TONES.near, low: 30, high: 120, wide: 110, lit: 0.4 },
];

function paintSky(ctx: Ctx, { x, y, width, height }: Rect, horizon: number): void {
  ctx.fillStyle = vertical(
    ctx,
    y,
    horizon,
    TONES.skyTop,
    '#62aea9',
    TONES.skyMiddle,
    TONES.skyLow,
    TONES.skyGlow,
  );
  ctx.fillRect(x, y, width, height);
  const [sx, sy] = [x + width * 0.5, horizon - 172];
  const halo = ctx.createRadialGradient(sx, sy, 20, sx, sy, 380);
  halo.addColorStop(0, alpha(TONES.sun, 0.95));
  halo.addColorStop(0.16, alpha('#ffe6ad', 0.75));
  halo.addColorStop(1, alpha('#ffd59a', 0));
  ctx.fillStyle = halo;
  ctx.fillRect(x, y, width, height);
  fillCircle(ctx, sx, sy, 66, TONES.sun);
}

function paintClouds(ctx: Ctx, { x, y, width }: Rect, horizon: number): void {
  const random = createRandom(31);
  const count = Math.ceil(width / 190);
  for (let index = 0; index < count; index += 1) {
    const cx = x + ((index + random.next() * 0.8) / count) * width;
    const cy = y + (horizon - y) * random.range(0.14, 0.52);
    const size = random.range(26, 52);
    ctx.fillStyle = alpha('#fff1d8', 0.5);
    for (let puff = -2; puff <= 2; puff += 1) {
      ctx.beginPath();
      ctx.ellipse(
        cx + puff * size * 0.8,
        cy,
        size * (1.3 - Math.abs(puff) * 0.25),
        size * (0.32 - Math.abs(puff) * 0.06),
        0,
        0,
        7,
      );
      ctx.fill();
    }
    ctx.fillStyle = alpha('#f59c82', 0.28);
    ctx.beginPath();
    ctx.ellipse(cx, cy + size * 0.2, size * 2, size * 0.14, 0, 0, 7);
    ctx.fill();
  }
}

function paintTop(ctx: Ctx, x: number, y: number, width: number, kind: number, colour: string): void {
  ctx.fillStyle = shade(colour, -0.12);
  if (kind === 0) {
    ctx.fillRect(x + width * 0.3, y - 30, 3, 30);
    ctx.fillRect(x + width * 0.62, y - 30, 3, 30);
    fillRound(ctx, x + width * 0.24, y - 54, width * 0.46, 30, 5, shade(colour, -0.06));
    ctx.beginPath();
    ctx.moveTo(x + width * 0.22, y - 53);
    ctx.lineTo(x + width * 0.47, y - 68);
    ctx.lineTo(x + width * 0.72, y - 53);
    ctx.fill();
  } else if (kind === 1) {
    ctx.fillRect(x + width * 0.5, y - 44, 2.5, 44);
    ctx.fillRect(x + width * 0.5 - 10, y - 34, 22, 2);
    ctx.fillRect(x + width * 0.5 - 6, y - 26, 14, 2);
  } else if (kind === 2) ctx.fillRect(x + width * 0.15, y - 14, width * 0.4, 14);
}

function paintWindows(ctx: Ctx, x: number, y: number, width: number, bottom: number, row: Row): void {
  const random = createRandom(Math.round(x * 7 + row.seed));
  for (let wx = x + 9; wx < x + width - 12; wx += 17) {
    for (let wy = y + 14; wy < bottom; wy += 22) {
      const isLit = random.chance(row.lit);
      ctx.fillStyle = isLit ? alpha(TONES.window, 0.9) : alpha(shade(row.colour, -0.22), 0.45);
      ctx.fillRect(wx, wy, 8, 12);
    }
  }
}

function paintRow(ctx: Ctx, { x, y, width }: Rect, horizon: number, row: Row): void {
  const tall = clamp((horizon - y) / 440, 1, 1.7);
  const random = createRandom(row.seed);
  const start = -1300;
  for (let bx = start; bx < 2400;) {
    const bw = row.wide * random.range(0.7, 1.4);
    const bh = random.range(row.low, row.high) * tall;
    const top = random.int(0, 4);
    const tone = random.range(-0.05, 0.05);
    if (bx + bw > x && bx < x + width) {
      const colour = shade(row.colour, tone);
      ctx.fillStyle = vertical(ctx, horizon - bh, horizon, colour, shade(colour, 0.16));
      ctx.fillRect(bx, horizon - bh, bw + 1, bh + 40);
      ctx.fillStyle = alpha('#ffe8bd', 0.35);
      ctx.fillRect(bx, horizon - bh, bw, 3);
      paintTop(ctx, bx, horizon - bh, bw, top, colour);
      if (row.lit > 0) paintWindows(ctx, bx, horizon - bh, bw, horizon - 6, row);
    }
    bx += bw + (row.lit > 0.3 ? random.range(0, 26) : 0);
  }
}

/** Paints the static background of the game. */
export function paintBackdrop(ctx: Ctx, visible: Rect, arena: Arena): void {
  const floor = floorOf(arena);
  const horizon = floor - 60;
  paintSky(ctx, visible, horizon);
  paintClouds(ctx, visible, horizon);
  for (const row of ROWS) {
    paintRow(ctx, visible, horizon, row);
    ctx.fillStyle = vertical(ctx, horizon - 170, horizon + 20, alpha('#ffd9a0', 0), alpha('#ffc893', 0.3));
    ctx.fillRect(visible.x, horizon - 170, visible.width, 200);
  }
  paintTerrace(ctx, visible, arena);
}
