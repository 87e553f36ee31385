import { type Ctx, alpha, fillEllipse, shade, vertical } from '../kit/draw.ts';
import { createRandom } from '../kit/random.ts';
import type { Rect } from '../kit/stage.ts';
import { TONES } from './palette.ts';

function paintSky(ctx: Ctx, { x, y, width }: Rect, shore: number): void {
  ctx.fillStyle = vertical(ctx, y, shore, TONES.skyTop, TONES.skyMiddle, TONES.skyLow, TONES.skyGlow);
  ctx.fillRect(x, y, width, shore - y + 2);
  const random = createRandom(8);
  ctx.fillStyle = '#ffffff';
  for (let index = 0; index < 70; index += 1) {
    ctx.globalAlpha = random.range(0.2, 0.8);
    const size = random.range(0.6, 1.7);
    ctx.fillRect(x + random.next() * width, y + random.next() ** 1.6 * (shore - y) * 0.7, size, size);
  }
  ctx.globalAlpha = 1;
}

interface Range {
  readonly seed: number;
  readonly height: number;
  readonly colour: string;
  readonly step: number;
}

/** Paints snowy mountains: dark flanks with white caps, lit from the left. */
function paintRange(ctx: Ctx, { x, width }: Rect, foot: number, { seed, height, colour, step }: Range): void {
  const random = createRandom(seed);
  const first = Math.floor((x - 200) / step) * step;
  const peaks: { x: number; y: number; wide: number }[] = [];
  for (let px = -1800; px < 3000; px += step) {
    const peak = {
      x: px + random.range(-0.2, 0.2) * step,
      y: foot - height * random.range(0.5, 1),
      wide: step * random.range(0.8, 1.15),
    };
    if (px >= first && px < x + width + 200) peaks.push(peak);
  }
  for (const peak of peaks) {
    ctx.fillStyle = vertical(ctx, peak.y, foot, shade(colour, 0.12), shade(colour, 0.32));
    ctx.beginPath();
    ctx.moveTo(peak.x - peak.wide, foot + 2);
    ctx.lineTo(peak.x, peak.y);
    ctx.lineTo(peak.x + peak.wide, foot + 2);
    ctx.fill();
    ctx.fillStyle = alpha(TONES.ink, 0.16);
    ctx.beginPath();
    ctx.moveTo(peak.x, peak.y);
    ctx.lineTo(peak.x + peak.wide, foot + 2);
    ctx.lineTo(peak.x + peak.wide * 0.18, foot + 2);
    ctx.lineTo(peak.x + peak.wide * 0.08, foot - (foot - peak.y) * 0.5);
    ctx.fill();
    const cap = (foot - peak.y) * 0.52;
    const slope = peak.wide / (foot - peak.y);
    for (const [side, colourOfSnow] of [
      [-1, TONES.snow],
      [1, TONES.snowShade],
    ] as const) {
      ctx.fillStyle = colourOfSnow;
      ctx.beginPath();
      ctx.moveTo(peak.x, peak.y);
      ctx.lineTo(peak.x + side * cap * slope, peak.y + cap);
      ctx.lineTo(peak.x + side * cap * slope * 0.62, peak.y + cap * 0.72);
      ctx.lineTo(peak.x + side * cap * slope * 0.4, peak.y + cap * 1.02);
      ctx.lineTo(peak.x + side * cap * slope * 0.16, peak.y + cap * 0.7);
      ctx.lineTo(peak.x, peak.y + cap * 0.92);
      ctx.fill();
    }
  }
}

function paintWater(ctx: Ctx, { x, width }: Rect, top: number, bottom: number): void {
  ctx.fillStyle = vertical(ctx, top, bottom, '#93a3d4', TONES.water, '#2c4a86');
  ctx.fillRect(x, top, width, bottom - top + 2);
  const random = createRandom(4);
  ctx.fillStyle = alpha('#f6d6d4', 0.5);
  for (let index = 0; index < 46; index += 1) {
    const y = top + random.next() * (bottom - top);
    ctx.fillRect(x + random.next() * width, y, random.range(10, 46), 1.3);
  }
}

function paintHuts(ctx: Ctx, middle: number, shore: number, unit: number): void {
  const random = createRandom(12);
  for (const offset of [-6.6, -5.3, -4.2, 4.4, 5.5, 6.9]) {
    const size = unit * random.range(0.5, 0.72);
    const x = middle + offset * unit;
    const colour = random.pick(['#b3433f', '#c98a3a', '#a13b44', '#e4e3ea']);
    ctx.fillStyle = colour;
    ctx.fillRect(x - size / 2, shore - size * 0.7, size, size * 0.75);
    ctx.fillStyle = alpha(TONES.ink, 0.22);
    ctx.fillRect(x + size * 0.12, shore - size * 0.7, size * 0.38, size * 0.75);
    ctx.fillStyle = TONES.snow;
    ctx.beginPath();
    ctx.moveTo(x - size * 0.66, shore - size * 0.62);
    ctx.lineTo(x, shore - size * 1.25);
    ctx.lineTo(x + size * 0.66, shore - size * 0.62);
    ctx.fill();
    ctx.fillStyle = '#ffd98a';
    ctx.fillRect(x - size * 0.28, shore - size * 0.42, size * 0.22, size * 0.24);
    ctx.fillRect(x + size * 0.08, shore - size * 0.42, size * 0.22, size * 0.24);
  }
}

/** Paints sky, mountains, fjord and snow: the static background. `far` is the end of the sheet. */
export function paintBackdrop(ctx: Ctx, visible: Rect, middle: number, far: number, unit: number): void {
  const shore = far - 8;
  const water = shore - 26;
  paintSky(ctx, visible, water);
  paintRange(ctx, visible, water, { seed: 3, height: 150, colour: TONES.rockFar, step: 120 });
  paintRange(ctx, visible, water, { seed: 7, height: 92, colour: TONES.rock, step: 94 });
  paintWater(ctx, visible, water, shore);
  ctx.fillStyle = vertical(ctx, shore - 4, visible.y + visible.height, '#dfe8fb', '#eef4ff', '#cbd8f2');
  ctx.beginPath();
  ctx.moveTo(visible.x, visible.y + visible.height);
  for (let x = visible.x; x <= visible.x + visible.width + 40; x += 40)
    ctx.lineTo(x, shore + Math.sin(x * 0.021) * 4);
  ctx.lineTo(visible.x + visible.width + 40, visible.y + visible.height);
  ctx.fill();
  paintHuts(ctx, middle, shore + 3, unit);
  const random = createRandom(21);
  ctx.fillStyle = alpha('#9db2de', 0.25);
  for (let index = 0; index < 60; index += 1) {
    const y = shore + 14 + random.next() ** 1.4 * (visible.y + visible.height - shore);
    const size = 6 + (y - shore) * 0.09;
    fillEllipse(ctx, visible.x + random.next() * visible.width, y, size * 2.4, size * 0.4);
  }
}

/** Paints a curtain of northern light. */
export function paintAurora(ctx: Ctx, width: number, height: number, seed: number, colour: string): void {
  const random = createRandom(seed);
  for (let x = -width / 2; x < width / 2; x += 3) {
    const share = (x + width / 2) / width;
    const fade = Math.sin(share * Math.PI);
    const foot = Math.sin(share * 7 + seed) * height * 0.12 + height * 0.28;
    const tall = height * (0.35 + 0.3 * Math.abs(Math.sin(share * 19 + seed))) * (0.7 + random.next() * 0.3);
    const light = ctx.createLinearGradient(0, foot - tall, 0, foot);
    light.addColorStop(0, alpha(colour, 0));
    light.addColorStop(0.75, alpha(colour, 0.36 * fade));
    light.addColorStop(1, alpha(colour, 0));
    ctx.fillStyle = light;
    ctx.fillRect(x, foot - tall, 3.4, tall);
  }
}
