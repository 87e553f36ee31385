import type { Ctx } from '../kit/draw.ts';
import { fillEllipse, setStroke, vertical } from '../kit/draw.ts';
import type { Route, Span } from './terrain.ts';
import { groundAt } from './terrain.ts';

const STRIDE = 10;

/** Returns the visible height of the ground. Below a bridge, it drops to a brook. */
function shownAt(route: Route, x: number): number {
  const span = route.bridges.find(({ from, to }) => x > from && x < to);
  if (!span) return groundAt(route, x);
  const share = (x - span.from) / (span.to - span.from);
  return groundAt(route, x) + 150 * Math.sin(share * Math.PI) ** 0.6;
}

function traceGround(ctx: Ctx, route: Route, from: number, to: number, drop: number, bottom: number): void {
  ctx.beginPath();
  ctx.moveTo(from - STRIDE, bottom);
  const start = Math.floor(from / STRIDE) * STRIDE - STRIDE;
  for (let x = start; x <= to + STRIDE * 2; x += STRIDE)
    ctx.lineTo(x, shownAt(route, x) + drop + (drop > 20 ? Math.sin(x * 0.045) * 5 : 0));
  ctx.lineTo(to + STRIDE * 2, bottom);
  ctx.closePath();
}

function drawBridge(ctx: Ctx, route: Route, { from, to }: Span, load: number): void {
  ctx.fillStyle = '#5fb4d6';
  const water = groundAt(route, from) + 118;
  fillEllipse(ctx, (from + to) / 2, water + 16, (to - from) * 0.34, 18);
  const deck = (lift: number): void => {
    ctx.beginPath();
    for (let x = from; x <= to; x += STRIDE) ctx.lineTo(x, groundAt(route, x, load) + lift);
    ctx.stroke();
  };
  setStroke(ctx, '#d8b98a', 3);
  deck(-34);
  setStroke(ctx, '#6e4428', 12);
  deck(7);
  setStroke(ctx, '#c08a52', 7);
  ctx.setLineDash([15, 3]);
  deck(4);
  ctx.setLineDash([]);
  setStroke(ctx, '#d8b98a', 2);
  ctx.beginPath();
  for (let x = from + 30; x < to; x += 30) {
    const y = groundAt(route, x, load);
    ctx.moveTo(x, y);
    ctx.lineTo(x, y - 34);
  }
  ctx.stroke();
  ctx.fillStyle = '#7a4e2e';
  for (const x of [from, to]) ctx.fillRect(x - 6, groundAt(route, x) - 46, 12, 62);
}

function drawMud(ctx: Ctx, route: Route, { from, to }: Span): void {
  const line = (width: number, color: string, drop: number, dash: number[] = []): void => {
    setStroke(ctx, color, width);
    ctx.setLineDash(dash);
    ctx.beginPath();
    for (let x = from; x <= to; x += STRIDE) ctx.lineTo(x, groundAt(route, x) + drop);
    ctx.stroke();
    ctx.setLineDash([]);
  };
  ctx.lineCap = 'round';
  line(22, '#5b3a28', 10);
  line(8, '#7a5238', 5);
  line(3, '#b98d64', 3, [16, 34]);
  ctx.lineCap = 'butt';
}

/**
 * Draws stones in the soil and blades of grass. They depend only on the position, so they look the same in every frame.
 */
function drawGrain(ctx: Ctx, route: Route, from: number, to: number): void {
  const chance = (x: number): number => Math.abs(Math.sin(x * 12.9898) * 43758.5453) % 1;
  ctx.fillStyle = 'rgba(226,180,130,0.4)';
  ctx.beginPath();
  for (let x = Math.floor(from / 46) * 46; x < to + 46; x += 46) {
    const [size, y] = [4 + chance(x) * 7, shownAt(route, x) + 52 + chance(x + 1) * 150];
    ctx.moveTo(x + size, y);
    ctx.ellipse(x, y, size, size * 0.6, 0, 0, Math.PI * 2);
  }
  ctx.fill();
  setStroke(ctx, '#8fd65a', 3);
  ctx.lineCap = 'round';
  ctx.beginPath();
  for (let x = Math.floor(from / 26) * 26; x < to + 26; x += 26) {
    const y = shownAt(route, x);
    ctx.moveTo(x, y + 2);
    ctx.lineTo(x + 4 * (chance(x) - 0.5), y - 5 - chance(x + 2) * 6);
  }
  ctx.stroke();
  ctx.lineCap = 'butt';
}

/** Draws the visible ground: turf, soil, bridges and mud. */
export function drawRoad(
  ctx: Ctx,
  route: Route,
  load: number,
  from: number,
  to: number,
  bottom: number,
): void {
  const isSeen = (span: Span): boolean => span.from < to + 40 && span.to > from - 40;
  traceGround(ctx, route, from, to, 0, bottom);
  ctx.fillStyle = '#69bf4a';
  ctx.fill();
  setStroke(ctx, '#b7ea78', 5);
  ctx.stroke();
  traceGround(ctx, route, from, to, 15, bottom);
  ctx.fillStyle = '#4a9c40';
  ctx.fill();
  traceGround(ctx, route, from, to, 34, bottom);
  ctx.fillStyle = vertical(ctx, bottom - 320, bottom, '#a06a40', '#5e3a2c');
  ctx.fill();
  traceGround(ctx, route, from, to, 96, bottom);
  ctx.fillStyle = 'rgba(60,30,24,0.28)';
  ctx.fill();
  drawGrain(ctx, route, from, to);
  for (const lip of route.ramps) {
    if (lip < from - 60 || lip > to + 60) continue;
    const y = groundAt(route, lip);
    ctx.fillStyle = '#8a5a34';
    ctx.fillRect(lip - 8, y - 52, 6, 54);
    ctx.fillStyle = '#ff6b52';
    ctx.beginPath();
    ctx.moveTo(lip - 2, y - 52);
    ctx.lineTo(lip + 26, y - 42);
    ctx.lineTo(lip - 2, y - 32);
    ctx.fill();
  }
  for (const span of route.mud) if (isSeen(span)) drawMud(ctx, route, span);
  for (const span of route.bridges) if (isSeen(span)) drawBridge(ctx, route, span, load);
}
