import { type Ctx, alpha, fillCircle, vertical } from '../kit/draw.ts';
import { createRandom } from '../kit/random.ts';
import type { Rect } from '../kit/stage.ts';
import type { Chart } from './chart.ts';

/** Draws a bank of clouds like an aquatint, with flat, grainy tones on top of each other. */
function cloudBank(
  ctx: Ctx,
  x: number,
  y: number,
  size: number,
  tones: readonly string[],
  seed: number,
): void {
  const random = createRandom(seed);
  const puffs = Array.from({ length: 9 }, (_, n) => ({
    x: x + (n - 4) * size * 0.42,
    y: y - Math.sin(((n + 0.6) / 9.2) * Math.PI) * size * random.range(0.3, 0.75),
    r: size * random.range(0.3, 0.52),
  }));
  tones.forEach((tone, layer) => {
    ctx.save();
    ctx.beginPath();
    for (const puff of puffs) {
      const lift = layer * size * 0.13;
      ctx.moveTo(puff.x + puff.r - lift, puff.y + lift * 0.8);
      ctx.arc(puff.x - lift * 0.6, puff.y + lift * 0.8, puff.r * (1 - layer * 0.16), 0, Math.PI * 2);
    }
    ctx.clip();
    ctx.fillStyle = tone;
    ctx.fillRect(x - size * 3, y - size * 2, size * 6, size * 1.75 + size * 0.3);
    ctx.fillStyle = 'rgba(255,240,225,0.16)';
    for (let n = 0; n < 260; n += 1) {
      const dot = random.range(0.5, 1.5);
      ctx.fillRect(x + random.range(-2.4, 2.4) * size, y - random.next() ** 1.4 * size * 1.2, dot, dot);
    }
    ctx.restore();
  });
}

function paintMoon(ctx: Ctx, x: number, y: number, radius: number): void {
  for (const [grow, opacity] of [
    [3.4, 0.05],
    [2.4, 0.07],
    [1.6, 0.1],
  ] as const) {
    fillCircle(ctx, x, y, radius * grow, `rgba(255,236,200,${opacity})`);
  }
  ctx.fillStyle = '#fdeecb';
  ctx.beginPath();
  ctx.arc(x, y, radius, 0.5, 3.9);
  ctx.quadraticCurveTo(
    x + radius * 0.1,
    y + radius * 0.15,
    x + Math.cos(0.5) * radius,
    y + Math.sin(0.5) * radius,
  );
  ctx.fill();
}

/** Draws fine engraved strokes, which are wider apart towards the front. */
function engrave(ctx: Ctx, view: Rect, horizon: number, color: string, seed: number): void {
  const random = createRandom(seed);
  const bottom = view.y + view.height;
  ctx.strokeStyle = color;
  for (let share = 0.01; share < 1; share += 0.012 + share * 0.02) {
    const y = horizon + share * (bottom - horizon);
    ctx.lineWidth = 0.6 + share * 1.1;
    ctx.beginPath();
    for (let x = view.x - random.range(0, 60); x < view.x + view.width;) {
      const long = random.range(12, 40) * (0.5 + share * 1.6);
      ctx.moveTo(x, y + random.range(-2, 2));
      ctx.quadraticCurveTo(x + long / 2, y - 2 - share * 5, x + long, y + random.range(-2, 2));
      x += long + random.range(14, 90) * (0.5 + share);
    }
    ctx.stroke();
  }
}

/** Paints sky, clouds and sea at night. */
export function paintNight(ctx: Ctx, view: Rect, chart: Chart): void {
  const { horizon } = chart;
  const bottom = view.y + view.height;
  ctx.fillStyle = vertical(ctx, view.y, horizon, '#141e46', '#2b3f74', '#567a9c');
  ctx.fillRect(view.x, view.y, view.width, horizon - view.y + 1);
  const random = createRandom(4);
  for (let n = 0; n < 80; n += 1) {
    ctx.fillStyle = alpha('#fff3d6', random.range(0.25, 0.9));
    const size = random.range(0.8, 2);
    ctx.fillRect(
      view.x + random.next() * view.width,
      view.y + random.next() * (horizon - view.y) * 0.9,
      size,
      size,
    );
  }
  paintMoon(ctx, view.x + view.width * 0.8, view.y + (horizon - view.y) * 0.62, 21);
  for (const [share, low, size, seed] of [
    [0.12, 0.06, 62, 2],
    [0.62, 0.02, 74, 5],
    [0.96, 0.1, 52, 8],
    [0.36, 0.16, 40, 11],
  ] as const)
    cloudBank(
      ctx,
      view.x + view.width * share,
      horizon - low * (horizon - view.y),
      size,
      ['#3d4f86', '#56659a', '#7b7fae'],
      seed,
    );
  ctx.fillStyle = vertical(ctx, horizon, bottom, '#3f7590', '#1f4a74', '#14305c', '#0e2048');
  ctx.fillRect(view.x, horizon, view.width, bottom - horizon);
  ctx.fillStyle = 'rgba(220,240,245,0.4)';
  ctx.fillRect(view.x, horizon, view.width, 1.3);
  engrave(ctx, view, horizon, 'rgba(150,205,220,0.22)', 6);
  engrave(ctx, view, horizon + 5, 'rgba(6,14,40,0.3)', 9);
}

/** Paints the morning light, which is drawn over the night picture as the night ends. */
export function paintDawn(ctx: Ctx, view: Rect, chart: Chart): void {
  const { horizon } = chart;
  ctx.fillStyle = vertical(
    ctx,
    view.y,
    horizon,
    'rgba(90,110,190,0.2)',
    'rgba(240,150,140,0.62)',
    'rgba(255,205,140,0.9)',
  );
  ctx.fillRect(view.x, view.y, view.width, horizon - view.y);
  ctx.fillStyle = vertical(
    ctx,
    horizon,
    view.y + view.height,
    'rgba(255,190,150,0.6)',
    'rgba(120,150,190,0.3)',
    'rgba(60,110,150,0.12)',
  );
  ctx.fillRect(view.x, horizon, view.width, view.height - horizon + view.y);
}

function paintQuay(ctx: Ctx, x: number, y: number, side: -1 | 1): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(side, 1);
  ctx.fillStyle = '#0b1836';
  for (const post of [-30, -6, 18, 42]) ctx.fillRect(post, 4, 6, 30);
  ctx.fillStyle = '#5b4a55';
  ctx.fillRect(-40, -2, 104, 9);
  ctx.fillStyle = '#8a6f6a';
  ctx.fillRect(-40, -4, 104, 4);
  ctx.fillStyle = '#2c2a48';
  ctx.fillRect(-36, -34, 4, 32);
  ctx.fillStyle = '#a8483f';
  ctx.fillRect(20, -34, 38, 30);
  ctx.fillStyle = '#43304a';
  ctx.beginPath();
  ctx.moveTo(14, -32);
  ctx.lineTo(38, -52);
  ctx.lineTo(64, -32);
  ctx.fill();
  ctx.fillStyle = '#ffd77a';
  ctx.fillRect(28, -26, 9, 10);
  ctx.fillRect(43, -26, 9, 10);
  for (const [grow, opacity] of [
    [26, 0.1],
    [15, 0.2],
    [5, 1],
  ] as const) {
    fillCircle(ctx, -34, -36, grow, `rgba(255,220,130,${opacity})`);
  }
  ctx.restore();
}

function paintTower(ctx: Ctx, x: number, top: number, foot: number): void {
  const tall = foot - top;
  const half = (share: number): number => 13 + share * 14;
  for (let band = 0; band < 5; band += 1) {
    const [from, to] = [band / 5, (band + 1) / 5];
    const [light, dark] = band % 2 ? ['#fff1dc', '#c9b5b0'] : ['#e0503f', '#97303f'];
    const fill = ctx.createLinearGradient(x - 27, 0, x + 27, 0);
    fill.addColorStop(0.1, light);
    fill.addColorStop(1, dark);
    ctx.fillStyle = fill;
    ctx.beginPath();
    ctx.moveTo(x - half(from), top + tall * from);
    ctx.lineTo(x + half(from), top + tall * from);
    ctx.lineTo(x + half(to), top + tall * to + 0.5);
    ctx.lineTo(x - half(to), top + tall * to + 0.5);
    ctx.fill();
  }
  ctx.fillStyle = '#2a2445';
  ctx.fillRect(x - 21, top - 5, 42, 6);
  ctx.fillRect(x - 13, top - 32, 3, 28);
  ctx.fillRect(x + 10, top - 32, 3, 28);
  ctx.fillStyle = '#e0503f';
  ctx.beginPath();
  ctx.moveTo(x - 18, top - 31);
  ctx.quadraticCurveTo(x, top - 62, x + 18, top - 31);
  ctx.fill();
  ctx.fillStyle = '#2a2445';
  ctx.fillRect(x - 1.5, top - 58, 3, 12);
  ctx.fillStyle = '#ffd77a';
  for (const share of [0.3, 0.66]) {
    ctx.beginPath();
    ctx.roundRect(x - 5, top + tall * share, 10, 15, 5);
    ctx.fill();
  }
}

/** Paints the near shore: rock, lighthouse and quays. `drawLamp` draws the light of the lamp. */
export function paintShore(ctx: Ctx, view: Rect, chart: Chart): void {
  const { lamp, quays } = chart;
  const bottom = view.y + view.height;
  paintQuay(ctx, quays[0].x, quays[0].y, -1);
  paintQuay(ctx, quays[1].x, quays[1].y, 1);
  const rock = (color: string, wide: number, lift: number, seed: number): void => {
    const random = createRandom(seed);
    ctx.fillStyle = color;
    ctx.beginPath();
    ctx.moveTo(lamp.x - wide, bottom + 4);
    for (let n = 0; n <= 8; n += 1) {
      const share = n / 8;
      const rise = Math.sin(share * Math.PI) ** 0.6;
      ctx.lineTo(lamp.x - wide + share * wide * 2, chart.height - lift * rise - random.range(0, 8));
    }
    ctx.lineTo(lamp.x + wide, bottom + 4);
    ctx.fill();
  };
  rock('rgba(190,225,230,0.25)', 148, 52, 3);
  rock('#1b2347', 138, 60, 3);
  rock('#2f3763', 112, 66, 7);
  rock('#4b4f7c', 70, 60, 9);
  ctx.fillStyle = '#d8c4b4';
  ctx.fillRect(lamp.x + 22, chart.height - 86, 44, 28);
  ctx.fillStyle = '#9c4a4a';
  ctx.beginPath();
  ctx.moveTo(lamp.x + 16, chart.height - 84);
  ctx.lineTo(lamp.x + 44, chart.height - 106);
  ctx.lineTo(lamp.x + 72, chart.height - 84);
  ctx.fill();
  ctx.fillStyle = '#ffd77a';
  ctx.fillRect(lamp.x + 32, chart.height - 78, 9, 10);
  ctx.fillRect(lamp.x + 50, chart.height - 78, 9, 10);
  paintTower(ctx, lamp.x, lamp.y + 18, chart.height - 52);
}
