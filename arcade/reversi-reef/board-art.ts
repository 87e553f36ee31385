import {
  type Ctx,
  FONT,
  fillCircle,
  fillEllipse,
  fillRound,
  roundRect,
  setStroke,
  strokeArc,
  strokeLine,
  vertical,
} from '../kit/draw.ts';
import { type Layout, spotOf } from './layout.ts';
import type { Kind, Reef } from './reef.ts';
import { paintPearl, paintStarfish } from './shell-art.ts';

/** Fills one shape under all squares, so that boards of any outline get a frame. */
function underlay(
  ctx: Ctx,
  reef: Reef,
  layout: Layout,
  grow: number,
  shift: number,
  fill: string | CanvasGradient,
): void {
  const size = layout.cell + grow * 2;
  ctx.beginPath();
  reef.kinds.forEach((kind, cell) => {
    if (kind === 'void') return;
    const { x, y } = spotOf(layout, reef, cell);
    ctx.roundRect(x - size / 2, y - size / 2 + shift, size, size, grow);
  });
  ctx.fillStyle = fill;
  ctx.fill();
}

function paintTile(ctx: Ctx, x: number, y: number, size: number, isLight: boolean): void {
  const half = size / 2 - 1.2;
  const round = size * 0.14;
  fillRound(ctx, x - half, y - half, half * 2, half * 2, round, isLight ? '#d8b67e' : '#cda871');
  fillRound(
    ctx,
    x - half,
    y - half,
    half * 2,
    half * 2 - size * 0.035,
    round,
    vertical(ctx, y - half, y + half, isLight ? '#fff6dc' : '#f9e7bf', isLight ? '#f6e2b4' : '#eed6a2'),
  );
}

function paintRock(ctx: Ctx, x: number, y: number, size: number): void {
  const r = size * 0.44;
  fillEllipse(ctx, x, y + r * 0.62, r, r * 0.4, 'rgba(40,20,20,0.3)');
  for (const [dx, dy, share, light, dark] of [
    [0.1, 0.02, 0.92, '#a48f9c', '#4b3a55'],
    [-0.34, 0.3, 0.56, '#bda9ae', '#594563'],
    [0.42, 0.42, 0.44, '#b39ea8', '#53405d'],
  ] as const) {
    const [cx, cy, cr] = [x + dx * r, y + dy * r, r * share];
    const paint = ctx.createRadialGradient(cx - cr * 0.4, cy - cr * 0.6, cr * 0.1, cx, cy, cr);
    paint.addColorStop(0, '#efe2dc');
    paint.addColorStop(0.35, light);
    paint.addColorStop(1, dark);
    ctx.fillStyle = paint;
    ctx.beginPath();
    for (let corner = 0; corner < 7; corner += 1) {
      const angle = (corner / 7) * Math.PI * 2 + dx * 3;
      const wide = cr * (0.92 + 0.1 * Math.sin(corner * 2.7 + dx * 9));
      ctx.lineTo(cx + Math.cos(angle) * wide, cy + Math.sin(angle) * wide * 0.9);
    }
    ctx.closePath();
    ctx.lineJoin = 'round';
    setStroke(ctx, paint, cr * 0.22);
    ctx.stroke();
    ctx.fill();
  }
  ctx.fillStyle = '#ff8f9f';
  for (const [dx, dy] of [
    [-0.1, -0.5],
    [0.16, -0.42],
    [0.02, -0.28],
  ] as const) {
    fillCircle(ctx, x + dx * r, y + dy * r, r * 0.1);
  }
}

function paintTrench(ctx: Ctx, x: number, y: number, size: number): void {
  const half = size / 2 - 1;
  fillRound(ctx, x - half, y - half, half * 2, half * 2, size * 0.2, '#0b3f63');
  const deep = ctx.createRadialGradient(x, y + size * 0.1, size * 0.06, x, y, size * 0.6);
  deep.addColorStop(0, '#031d3d');
  deep.addColorStop(0.6, '#07365c');
  deep.addColorStop(1, '#2a8fb0');
  fillRound(ctx, x - half * 0.9, y - half * 0.84, half * 1.8, half * 1.74, size * 0.2, deep);
  setStroke(ctx, 'rgba(180,245,255,0.75)', size * 0.045);
  ctx.lineCap = 'round';
  ctx.setLineDash([size * 0.07, size * 0.12]);
  for (const [dx, dy] of [
    [1, 0],
    [0, 1],
  ] as const) {
    strokeLine(ctx, x - dx * size * 0.3, y - dy * size * 0.3, x + dx * size * 0.32, y + dy * size * 0.32);
  }
  ctx.setLineDash([]);
}

function paintTide(ctx: Ctx, x: number, y: number, size: number): void {
  const half = size / 2 - 1.2;
  fillRound(
    ctx,
    x - half,
    y - half,
    half * 2,
    half * 2 - size * 0.035,
    size * 0.14,
    vertical(ctx, y - half, y + half, '#b8f6f2', '#62d2e0'),
  );
  ctx.save();
  roundRect(ctx, x - half, y - half, half * 2, half * 2, size * 0.14);
  ctx.clip();
  setStroke(ctx, 'rgba(255,255,255,0.85)', size * 0.05);
  for (let row = -1; row <= 1; row += 1) {
    ctx.beginPath();
    for (let step = 0; step <= 16; step += 1)
      ctx.lineTo(
        x - half + (step / 8) * half,
        y + row * size * 0.27 + Math.sin(step * 0.95 + row) * size * 0.045,
      );
    ctx.stroke();
  }
  ctx.restore();
  setStroke(ctx, '#0b7f98', size * 0.06);
  ctx.lineCap = 'round';
  for (const turn of [0, Math.PI]) {
    strokeArc(ctx, x, y, size * 0.2, turn + 0.3, turn + Math.PI - 0.45);
    const end = turn + Math.PI - 0.3;
    const [ex, ey] = [x + Math.cos(end) * size * 0.2, y + Math.sin(end) * size * 0.2];
    ctx.beginPath();
    ctx.moveTo(ex + Math.cos(end + 0.5) * size * 0.1, ey + Math.sin(end + 0.5) * size * 0.1);
    ctx.lineTo(ex, ey);
    ctx.lineTo(ex + Math.cos(end - 1.9) * size * 0.11, ey + Math.sin(end - 1.9) * size * 0.11);
    ctx.stroke();
  }
}

function paintFeature(ctx: Ctx, kind: Kind, x: number, y: number, size: number): void {
  if (kind === 'rock') paintRock(ctx, x, y, size);
  if (kind === 'trench') paintTrench(ctx, x, y, size);
  if (kind === 'tide') paintTide(ctx, x, y, size);
  if (kind === 'pearl' || kind === 'starfish') {
    ctx.save();
    ctx.translate(x, y);
    if (kind === 'pearl') {
      fillCircle(ctx, 0, 0, size * 0.3, 'rgba(150,104,60,0.35)');
      paintPearl(ctx, size * 0.23);
    } else paintStarfish(ctx, size * 0.38);
    ctx.restore();
  }
}

function paintNames(ctx: Ctx, reef: Reef, layout: Layout): void {
  const size = Math.min(16, layout.cell * 0.24);
  ctx.font = `600 ${size}px ${FONT}`;
  ctx.fillStyle = '#7a1c30';
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  const isSolid = (cell: number): boolean => reef.kinds[cell] !== 'void';
  for (let column = 0; column < reef.columns; column += 1) {
    const row = Array.from({ length: reef.rows }, (_, index) => index).findLast((index) =>
      isSolid(index * reef.columns + column),
    );
    const { x, y } = spotOf(layout, reef, (row ?? 0) * reef.columns + column);
    ctx.fillText(String.fromCharCode(97 + column), x, y + layout.cell * 0.5 + layout.cell * 0.15);
  }
  for (let row = 0; row < reef.rows; row += 1) {
    const column = Array.from({ length: reef.columns }, (_, index) => index).find((index) =>
      isSolid(row * reef.columns + index),
    );
    const { x, y } = spotOf(layout, reef, row * reef.columns + (column ?? 0));
    ctx.fillText(String(row + 1), x - layout.cell * 0.5 - layout.cell * 0.15, y);
  }
}

/** Paints the board: a slab of coral rock with squares of sand. */
export function paintBoard(ctx: Ctx, reef: Reef, layout: Layout): void {
  const { cell, top } = layout;
  const bottom = top + reef.rows * cell;
  const rim = cell * 0.3;
  underlay(ctx, reef, layout, rim + 4, cell * 0.2, 'rgba(4,50,84,0.28)');
  underlay(ctx, reef, layout, rim + 1, cell * 0.1, '#a83a52');
  underlay(
    ctx,
    reef,
    layout,
    rim,
    0,
    vertical(ctx, top - rim, bottom + rim, '#ffb59c', '#ff8d7c', '#ee6a70'),
  );
  underlay(ctx, reef, layout, 4, 0, '#b5563f');
  paintNames(ctx, reef, layout);
  reef.kinds.forEach((kind, index) => {
    if (kind === 'void') return;
    const { x, y } = spotOf(layout, reef, index);
    const isLight = ((index % reef.columns) + Math.floor(index / reef.columns)) % 2 === 0;
    if (kind !== 'trench') paintTile(ctx, x, y, cell, isLight);
    paintFeature(ctx, kind, x, y, cell);
  });
}
