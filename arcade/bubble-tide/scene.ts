import { type Ctx, alpha, fillCircle, fillRound, setStroke, shade, vertical } from '../kit/draw.ts';
import { createRandom } from '../kit/random.ts';
import type { Rect } from '../kit/stage.ts';
import { DEPTH, ROW_HEIGHT, WIDTH } from './grid.ts';
import type { Layout } from './layout.ts';

function rocks(
  ctx: Ctx,
  points: readonly (readonly [number, number])[],
  top: number,
  bottom: number,
  color: string,
): void {
  ctx.fillStyle = vertical(ctx, top, bottom, shade(color, 0.1), color, shade(color, -0.3));
  ctx.beginPath();
  points.forEach(([x, y]) => ctx.lineTo(x, y));
  ctx.closePath();
  ctx.fill();
}

function lighthouse(ctx: Ctx, x: number, base: number, size: number): void {
  const beam = ctx.createLinearGradient(x, 0, x - size * 3.2, 0);
  beam.addColorStop(0, 'rgba(255,236,170,0.5)');
  beam.addColorStop(1, 'rgba(255,236,170,0)');
  ctx.fillStyle = beam;
  ctx.beginPath();
  ctx.moveTo(x, base - size * 1.52);
  ctx.lineTo(x - size * 3.2, base - size * 2.25);
  ctx.lineTo(x - size * 3.2, base - size * 1.1);
  ctx.closePath();
  ctx.fill();
  ctx.fillStyle = '#f4efe6';
  ctx.beginPath();
  ctx.moveTo(x - size * 0.3, base);
  ctx.lineTo(x - size * 0.19, base - size * 1.38);
  ctx.lineTo(x + size * 0.19, base - size * 1.38);
  ctx.lineTo(x + size * 0.3, base);
  ctx.fill();
  ctx.fillStyle = '#e2455c';
  for (const [from, to] of [
    [0.22, 0.5],
    [0.78, 1.06],
  ] as const) {
    const [a, b] = [0.3 - from * 0.08, 0.3 - to * 0.08];
    ctx.beginPath();
    ctx.moveTo(x - size * a, base - size * from);
    ctx.lineTo(x - size * b, base - size * to);
    ctx.lineTo(x + size * b, base - size * to);
    ctx.lineTo(x + size * a, base - size * from);
    ctx.fill();
  }
  fillRound(ctx, x - size * 0.26, base - size * 1.42, size * 0.52, size * 0.09, 3, '#243070');
  fillRound(ctx, x - size * 0.14, base - size * 1.66, size * 0.28, size * 0.26, 4, '#ffe9a0');
  ctx.fillStyle = '#243070';
  ctx.beginPath();
  ctx.moveTo(x - size * 0.22, base - size * 1.64);
  ctx.quadraticCurveTo(x, base - size * 2.05, x + size * 0.22, base - size * 1.64);
  ctx.fill();
}

function cloud(ctx: Ctx, x: number, y: number, size: number, color: string): void {
  ctx.fillStyle = color;
  ctx.beginPath();
  for (const [dx, dy, radius] of [
    [0, 0, 0.5],
    [0.55, 0.08, 0.4],
    [-0.55, 0.1, 0.36],
    [0.2, -0.22, 0.42],
  ] as const) {
    ctx.moveTo(x + dx * size + radius * size, y + dy * size);
    ctx.arc(x + dx * size, y + dy * size, radius * size, 0, Math.PI * 2);
  }
  ctx.fill();
}

/** Paints the bay at nightfall: sky, moon, far islands and the lighthouse. */
export function paintBay(ctx: Ctx, view: Rect): void {
  const { x, y, width, height } = view;
  ctx.fillStyle = vertical(ctx, y, y + height, '#0c1445', '#152a72', '#1d5296', '#39a0b8', '#8fe0cf');
  ctx.fillRect(x, y, width, height);
  const random = createRandom(21);
  ctx.fillStyle = '#fff';
  for (let star = 0; star < 70; star++) {
    ctx.globalAlpha = random.range(0.15, 0.75);
    const size = random.range(0.8, 2.2);
    ctx.fillRect(x + random.next() * width, y + random.next() * height * 0.5, size, size);
  }
  ctx.globalAlpha = 1;
  const unit = Math.min(width, height);
  const moon = { x: x + width * 0.16, y: y + height * 0.3, radius: unit * 0.1 };
  const halo = ctx.createRadialGradient(moon.x, moon.y, 0, moon.x, moon.y, moon.radius * 4);
  halo.addColorStop(0, 'rgba(210,230,255,0.5)');
  halo.addColorStop(1, 'rgba(210,230,255,0)');
  ctx.fillStyle = halo;
  ctx.fillRect(x, y, width, height);
  fillCircle(ctx, moon.x, moon.y, moon.radius, '#f4f1dd');
  ctx.fillStyle = 'rgba(196,200,190,0.55)';
  for (const [dx, dy, radius] of [
    [-0.3, -0.2, 0.22],
    [0.32, 0.22, 0.17],
    [0.1, -0.46, 0.12],
  ] as const) {
    fillCircle(ctx, moon.x + dx * moon.radius, moon.y + dy * moon.radius, radius * moon.radius);
  }
  cloud(ctx, x + width * 0.26, y + height * 0.44, unit * 0.09, 'rgba(190,225,245,0.2)');
  cloud(ctx, x + width * 0.86, y + height * 0.24, unit * 0.1, 'rgba(190,225,245,0.16)');
  const sea = y + height * 0.76;
  ctx.fillStyle = vertical(ctx, sea, y + height, '#2f8fb4', '#5fc4cc', '#8fe0cf');
  ctx.fillRect(x, sea, width, height);
  for (let glint = 0; glint < 46; glint++) {
    const depth = random.next() ** 1.6;
    const long = (10 + depth * 46) * (unit / 600);
    const near = random.chance(0.4) ? moon.x + random.range(-0.06, 0.06) * width : x + random.next() * width;
    fillRound(
      ctx,
      near - long / 2,
      sea + 6 + depth * height * 0.18,
      long,
      1.5 + depth * 2,
      2,
      'rgba(235,255,250,0.3)',
    );
  }
  rocks(
    ctx,
    [
      [x, sea],
      [x, sea - unit * 0.1],
      [x + width * 0.1, sea - unit * 0.17],
      [x + width * 0.2, sea - unit * 0.05],
      [x + width * 0.3, sea],
    ],
    sea - unit * 0.17,
    sea,
    '#2a5f92',
  );
  rocks(
    ctx,
    [
      [x + width * 0.66, sea],
      [x + width * 0.74, sea - unit * 0.09],
      [x + width * 0.84, sea - unit * 0.14],
      [x + width * 0.96, sea - unit * 0.12],
      [x + width, sea - unit * 0.07],
      [x + width, sea],
    ],
    sea - unit * 0.14,
    sea,
    '#24507f',
  );
  lighthouse(ctx, x + width * 0.87, sea - unit * 0.12, unit * 0.13);
}

/** Draws the two piers on the sides of the field, and the darker area between them. */
export function paintWell(ctx: Ctx, layout: Layout, view: Rect): void {
  const { x, unit } = layout.field;
  const width = WIDTH * unit;
  const bottom = view.y + view.height;
  ctx.fillStyle = vertical(
    ctx,
    view.y,
    bottom,
    alpha('#081038', 0.78),
    alpha('#0d1c58', 0.66),
    alpha('#12408a', 0.3),
  );
  ctx.fillRect(x, view.y, width, view.height);
  const post = layout.isWide ? 16 : Math.max(3, x);
  for (const left of [x - post, x + width]) {
    const wood = ctx.createLinearGradient(left, 0, left + post, 0);
    wood.addColorStop(0, '#8a5a36');
    wood.addColorStop(0.4, '#b98052');
    wood.addColorStop(1, '#55341f');
    ctx.fillStyle = wood;
    ctx.fillRect(left, view.y, post, view.height);
    ctx.fillStyle = 'rgba(40,20,10,0.35)';
    for (let y = layout.field.y - 40; y < bottom; y += 74) ctx.fillRect(left, y, post, 3);
    if (!layout.isWide) continue;
    for (let y = layout.field.y + 60; y < layout.field.y + DEPTH * unit; y += 148) {
      fillRound(ctx, left - 3, y, post + 6, 18, 6, '#d8c49a');
      ctx.fillStyle = 'rgba(110,80,40,0.5)';
      for (const line of [5, 11]) ctx.fillRect(left - 2, y + line, post + 4, 2);
    }
  }
}

/** Draws the beam that the cluster hangs from. It is lowered on its chains as the cluster sinks. */
export function drawBeam(ctx: Ctx, layout: Layout, view: Rect, sink: number): void {
  const { x, y, unit } = layout.field;
  const width = WIDTH * unit;
  const bottom = y + sink * ROW_HEIGHT * unit;
  setStroke(ctx, '#93a0bd', 3);
  for (const share of [0.14, 0.86]) {
    for (let link = bottom - 26; link > view.y - 10; link -= 13) {
      ctx.beginPath();
      ctx.ellipse(x + width * share, link, 4, 7, 0, 0, Math.PI * 2);
      ctx.stroke();
    }
  }
  fillRound(ctx, x - 4, bottom - 20, width + 8, 20, 7, '#3f2615');
  fillRound(
    ctx,
    x - 4,
    bottom - 22,
    width + 8,
    18,
    7,
    vertical(ctx, bottom - 22, bottom - 4, '#c58c58', '#8a5a36'),
  );
  ctx.fillStyle = 'rgba(50,26,12,0.4)';
  for (let knot = x + 30; knot < x + width; knot += 86) ctx.fillRect(knot, bottom - 22, 3, 18);
}

/** Draws one layer of the sea, from its surface down. */
export function drawSea(
  ctx: Ctx,
  view: Rect,
  surface: number,
  time: number,
  depth: 'back' | 'front',
  rise: number,
): void {
  const isFront = depth === 'front';
  const bottom = view.y + view.height + 8;
  const height = isFront ? 6 : 8;
  const step = (view.width + 16) / 36;
  const crest = (n: number): { x: number; y: number } => {
    const x = view.x - 8 + n * step;
    const phase = isFront ? time * 1.5 : -time * 1.1 + 2;
    const swell = Math.sin(x * 0.021 + phase) * height + Math.sin(x * 0.047 - phase * 1.4) * height * 0.4;
    return { x, y: surface + swell * (1 + rise) + (isFront ? 12 : 0) };
  };
  const points = Array.from({ length: 37 }, (_, n) => crest(n));
  ctx.beginPath();
  ctx.moveTo(view.x - 8, bottom);
  for (const { x, y } of points) ctx.lineTo(x, y);
  ctx.lineTo(view.x + view.width + 8, bottom);
  ctx.closePath();
  ctx.fillStyle = isFront
    ? vertical(ctx, surface, bottom, 'rgba(24,140,196,0.86)', 'rgba(13,66,140,0.94)', 'rgba(9,30,92,0.97)')
    : vertical(ctx, surface, bottom, '#3fc0d8', '#1878b6', '#0d3f86');
  ctx.fill();
  ctx.beginPath();
  for (const { x, y } of points) ctx.lineTo(x, y);
  setStroke(ctx, isFront ? 'rgba(190,245,255,0.75)' : 'rgba(220,255,255,0.35)', isFront ? 3 : 2);
  ctx.stroke();
}
