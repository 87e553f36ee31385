import {
  type Ctx,
  alpha,
  fillCircle,
  fillRound,
  roundRect,
  setStroke,
  shade,
  vertical,
} from '../kit/draw.ts';
import { createRandom } from '../kit/random.ts';
import type { Rect } from '../kit/stage.ts';
import { BOARD, CELL, type Layout } from './layout.ts';
import { ALL, columnOf, rowOf } from './grid.ts';

function ridge(ctx: Ctx, view: Rect, base: number, height: number, color: string, seed: number): void {
  const random = createRandom(seed);
  const peaks: { x: number; y: number; foot: number }[] = [];
  ctx.beginPath();
  ctx.moveTo(view.x - 80, view.y + view.height);
  for (let x = view.x - 80; x < view.x + view.width + 160;) {
    const wide = height * random.range(0.7, 1.25);
    const top = base - height * random.range(0.5, 1);
    const foot = base - height * random.range(0.05, 0.3);
    ctx.lineTo(x + wide / 2, top);
    ctx.lineTo(x + wide, foot);
    peaks.push({ x: x + wide / 2, y: top, foot });
    x += wide;
  }
  ctx.lineTo(view.x + view.width + 300, view.y + view.height);
  ctx.closePath();
  ctx.fillStyle = vertical(
    ctx,
    base - height,
    base + height * 0.4,
    shade(color, 0.16),
    color,
    shade(color, -0.25),
  );
  ctx.fill();
  ctx.fillStyle = 'rgba(255,190,130,0.2)';
  for (const { x, y, foot } of peaks) {
    const drop = (foot - y) * 0.62;
    ctx.beginPath();
    ctx.moveTo(x, y);
    ctx.lineTo(x - drop * 0.5, y + drop);
    ctx.lineTo(x - drop * 0.1, y + drop * 0.7);
    ctx.lineTo(x + drop * 0.06, y + drop);
    ctx.closePath();
    ctx.fill();
  }
}

function pines(ctx: Ctx, view: Rect, base: number, size: number, color: string, seed: number): void {
  const random = createRandom(seed);
  ctx.fillStyle = color;
  ctx.beginPath();
  for (let x = view.x - 20; x < view.x + view.width + 20; x += size * random.range(0.25, 0.6)) {
    const tall = size * random.range(0.55, 1.15);
    for (let tier = 0; tier < 3; tier += 1) {
      const foot = base - tall * tier * 0.27;
      const half = tall * (0.24 - tier * 0.055);
      ctx.moveTo(x, foot - tall * 0.46);
      ctx.lineTo(x + half, foot);
      ctx.lineTo(x - half, foot);
    }
  }
  ctx.fill();
  ctx.fillRect(view.x, base - 2, view.width, view.y + view.height - base + 4);
}

/** Paints the evening over the mining valley. `horizon` is the line of the pines. */
export function paintValley(ctx: Ctx, view: Rect, horizon: number): void {
  const random = createRandom(7);
  const size = Math.min(view.width, view.height);
  ctx.fillStyle = vertical(ctx, view.y, horizon, '#2a1440', '#5a2459', '#a83f5c', '#ee8450', '#ffc86e');
  ctx.fillRect(view.x, view.y, view.width, view.height);
  for (let star = 0; star < 60; star += 1) {
    const at = random.next();
    ctx.fillStyle = alpha('#ffeecb', random.range(0.15, 0.8) * (1 - at));
    ctx.beginPath();
    ctx.arc(
      view.x + random.next() * view.width,
      view.y + at * (horizon - view.y) * 0.5,
      random.range(0.6, 1.9),
      0,
      Math.PI * 2,
    );
    ctx.fill();
  }
  const sun = { x: view.x + view.width * 0.3, y: horizon - size * 0.14, r: size * 0.09 };
  const halo = ctx.createRadialGradient(sun.x, sun.y, sun.r * 0.6, sun.x, sun.y, sun.r * 6);
  halo.addColorStop(0, 'rgba(255,236,170,0.85)');
  halo.addColorStop(0.4, 'rgba(255,180,90,0.32)');
  halo.addColorStop(1, 'rgba(255,150,80,0)');
  ctx.fillStyle = halo;
  ctx.fillRect(view.x, view.y, view.width, view.height);
  fillCircle(ctx, sun.x, sun.y, sun.r, '#fff0b8');
  for (let band = 0; band < 9; band += 1) {
    const wide = size * random.range(0.16, 0.5);
    const y = view.y + (horizon - view.y) * random.range(0.12, 0.72);
    fillRound(
      ctx,
      view.x + random.next() * view.width - wide / 2,
      y,
      wide,
      size * random.range(0.008, 0.02),
      20,
      alpha('#ffb98a', random.range(0.12, 0.3)),
    );
  }
  ridge(ctx, view, horizon, size * 0.42, '#8a3f6b', 4);
  ridge(ctx, view, horizon + size * 0.05, size * 0.27, '#5d2c5e', 11);
  pines(ctx, view, horizon + size * 0.03, size * 0.11, '#3c1d48', 5);
  pines(ctx, view, horizon + size * 0.09, size * 0.15, '#2a1438', 9);
  ctx.fillStyle = vertical(ctx, horizon + size * 0.08, view.y + view.height, '#2a1438', '#1d0e27');
  ctx.fillRect(view.x, horizon + size * 0.08, view.width, view.height);
}

/** Paints a rail on sleepers over a timber trestle. */
export function paintTrestle(ctx: Ctx, left: number, right: number, rail: number, depth: number): void {
  ctx.lineCap = 'butt';
  setStroke(ctx, '#4a2c26', 9);
  for (let x = left + 26; x < right - 4; x += 74) {
    ctx.beginPath();
    ctx.moveTo(x, rail + 12);
    ctx.lineTo(x - 8, rail + depth);
    ctx.moveTo(x + 37, rail + 12);
    ctx.lineTo(x + 45, rail + depth);
    ctx.stroke();
    ctx.save();
    setStroke(ctx, '#3a211f', 5);
    ctx.beginPath();
    ctx.moveTo(x, rail + 16);
    ctx.lineTo(x + 42, rail + depth);
    ctx.moveTo(x + 37, rail + 16);
    ctx.lineTo(x - 6, rail + depth);
    ctx.stroke();
    ctx.restore();
  }
  fillRound(
    ctx,
    left,
    rail + 7,
    right - left,
    13,
    3,
    vertical(ctx, rail + 7, rail + 20, '#9a6240', '#5f3828'),
  );
  ctx.fillStyle = '#6e4230';
  for (let x = left + 4; x < right - 12; x += 24) fillRound(ctx, x, rail + 2, 13, 8, 2, '#6e4230');
  ctx.fillStyle = vertical(ctx, rail - 2, rail + 4, '#ffe0b0', '#8d7a86');
  ctx.fillRect(left, rail - 2, right - left, 5);
}

/** Paints timber frame, brass corners and the dark bed of cells. */
export function paintBoard(ctx: Ctx, { board: { x, y } }: Layout): void {
  const edge = 13;
  const size = BOARD + edge * 2;
  fillRound(ctx, x - edge - 4, y - edge + 2, size + 8, size + 6, 26, 'rgba(16,6,20,0.55)');
  fillRound(
    ctx,
    x - edge,
    y - edge,
    size,
    size,
    22,
    vertical(ctx, y - edge, y + size, '#b07042', '#7a4530', '#552d26'),
  );
  setStroke(ctx, 'rgba(255,214,150,0.4)', 2.5);
  roundRect(ctx, x - edge + 2, y - edge + 2, size - 4, size - 4, 20);
  ctx.stroke();
  fillRound(ctx, x - 3, y - 3, BOARD + 6, BOARD + 6, 15, '#1c0f1f');
  ctx.save();
  roundRect(ctx, x, y, BOARD, BOARD, 13);
  ctx.clip();
  ctx.fillStyle = vertical(ctx, y, y + BOARD, '#46283f', '#352036', '#2a1a2e');
  ctx.fillRect(x, y, BOARD, BOARD);
  for (const cell of ALL) {
    if ((columnOf(cell) + rowOf(cell)) % 2 === 0) continue;
    ctx.fillStyle = 'rgba(255,196,150,0.055)';
    ctx.fillRect(x + columnOf(cell) * CELL, y + rowOf(cell) * CELL, CELL, CELL);
  }
  const random = createRandom(19);
  ctx.lineWidth = 2;
  for (let vein = 0; vein < 26; vein += 1) {
    const [vx, vy] = [x + random.next() * BOARD, y + random.next() * BOARD];
    ctx.strokeStyle = alpha(random.pick(['#d79a5c', '#9a6bd0']), 0.13);
    ctx.beginPath();
    ctx.moveTo(vx, vy);
    ctx.lineTo(vx + random.range(-34, 34), vy + random.range(8, 34));
    ctx.lineTo(vx + random.range(-54, 54), vy + random.range(30, 60));
    ctx.stroke();
  }
  ctx.fillStyle = vertical(ctx, y, y + 34, 'rgba(12,4,16,0.6)', 'rgba(12,4,16,0)');
  ctx.fillRect(x, y, BOARD, 34);
  ctx.restore();
  for (const [cx, cy] of [
    [x - 4, y - 4],
    [x + BOARD + 4, y - 4],
    [x - 4, y + BOARD + 4],
    [x + BOARD + 4, y + BOARD + 4],
  ] as const) {
    fillCircle(ctx, cx, cy + 1.5, 9.5, '#5a3210');
    const brass = ctx.createRadialGradient(cx - 3, cy - 3, 1, cx, cy, 9);
    brass.addColorStop(0, '#fff3bc');
    brass.addColorStop(0.5, '#e8ad3c');
    brass.addColorStop(1, '#96601a');
    fillCircle(ctx, cx, cy, 8.5, brass);
  }
}

/** Paints rails, trestles and a hillside for the train. */
export function paintLine(ctx: Ctx, layout: Layout, view: Rect): void {
  const left = view.x - 10;
  const right = layout.isWide ? layout.board.x : view.x + view.width + 10;
  layout.rails.forEach((rail, at) => {
    const next = layout.rails[at + 1];
    paintTrestle(ctx, left, right, rail, next === undefined ? view.y + view.height - rail + 20 : 118);
    if (next === undefined) return;
    ctx.fillStyle = 'rgba(26,12,34,0.34)';
    ctx.fillRect(left, rail + 20, right - left, 10);
  });
}
