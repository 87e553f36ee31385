import {
  type Ctx,
  alpha,
  fillEllipse,
  fillRound,
  setStroke,
  shade,
  starPath,
  strokeLine,
  vertical,
} from '../kit/draw.ts';
import type { Ground } from './ground.ts';
import { PAINTS } from './robot.ts';
import { COLUMNS, ROWS, ringOf } from './roof.ts';

interface Skin {
  floor: string;
  rim: string;
  ink: string;
}

/** Colours of the five roofs. */
const SKINS: readonly Skin[] = [
  { floor: '#5d86dd', rim: '#3f5fb8', ink: '#ffe08a' },
  { floor: '#d97a55', rim: '#a9503f', ink: '#fff0cf' },
  { floor: '#3fae94', rim: '#257a72', ink: '#e9ffd2' },
  { floor: '#9473de', rim: '#6647ad', ink: '#ffd3f1' },
  { floor: '#c8923c', rim: '#8f5f2c', ink: '#fff6d8' },
];

/** Returns the colours of the roof of a round. */
export const skinOf = (round: number): Skin =>
  SKINS[(round - 1) % SKINS.length] ?? { floor: '#5d86dd', rim: '#3f5fb8', ink: '#ffe08a' };

/** Paints the whole floor with its markings; tiles are cut out of this picture. Works in stage units. */
export function paintFloor(ctx: Ctx, ground: Ground, round: number): void {
  const skin = skinOf(round);
  const { unit, depth } = ground;
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const middle = ground.at(column + 0.5, row + 0.5);
      const x = middle.x - unit / 2;
      const y = middle.y - depth / 2;
      const base = ringOf({ column, row }) === 0 ? skin.rim : skin.floor;
      const tone = shade(base, (column + row) % 2 === 0 ? 0.05 : -0.03);
      ctx.fillStyle = vertical(ctx, y, y + depth, shade(tone, 0.1), tone);
      ctx.fillRect(x, y, unit, depth);
    }
  }
  paintRim(ctx, ground, skin);
  paintMarks(ctx, ground, skin, round);
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const middle = ground.at(column + 0.5, row + 0.5);
      const x = middle.x - unit / 2;
      const y = middle.y - depth / 2;
      fillRound(ctx, x + 3, y + 1, unit - 6, depth * 0.07, 2, 'rgba(255,255,255,0.34)');
      ctx.fillStyle = 'rgba(14,10,50,0.35)';
      ctx.fillRect(x + unit - 2, y, 2, depth);
      ctx.fillRect(x, y + depth - 2, unit, 2);
    }
  }
}

/** Paints warning stripes all around the edge. */
function paintRim(ctx: Ctx, ground: Ground, skin: Skin): void {
  const a = ground.at(0, 0);
  const b = ground.at(COLUMNS, ROWS);
  const left = Math.min(a.x, b.x);
  const top = Math.min(a.y, b.y);
  const width = Math.abs(b.x - a.x);
  const height = Math.abs(b.y - a.y);
  const band = ground.unit * 0.3;
  ctx.save();
  ctx.beginPath();
  ctx.rect(left, top, width, height);
  ctx.rect(left + band, top + band * 0.8, width - band * 2, height - band * 1.6);
  ctx.clip('evenodd');
  ctx.fillStyle = '#2a2352';
  ctx.fillRect(left, top, width, height);
  ctx.fillStyle = alpha('#ffcb08', 0.92);
  const step = ground.unit * 0.5;
  for (let x = left - height; x < left + width; x += step) {
    ctx.beginPath();
    ctx.moveTo(x, top + height);
    ctx.lineTo(x + step / 2, top + height);
    ctx.lineTo(x + step / 2 + height, top);
    ctx.lineTo(x + height, top);
    ctx.fill();
  }
  ctx.restore();
  setStroke(ctx, alpha(skin.ink, 0.55), 3);
  ctx.strokeRect(left + band, top + band * 0.8, width - band * 2, height - band * 1.6);
}

function paintMarks(ctx: Ctx, ground: Ground, skin: Skin, round: number): void {
  const { unit, depth } = ground;
  const middle = ground.at(COLUMNS / 2, ROWS / 2);
  const line = unit * 0.1;
  setStroke(ctx, alpha(skin.ink, 0.8), line);
  const from = ground.at(COLUMNS / 2, 0.6);
  const to = ground.at(COLUMNS / 2, ROWS - 0.6);
  ctx.setLineDash([unit * 0.3, unit * 0.2]);
  strokeLine(ctx, from.x, from.y, to.x, to.y);
  ctx.setLineDash([]);
  fillEllipse(ctx, middle.x, middle.y, unit * 1.55, depth * 1.55, shade(skin.floor, -0.16));
  ctx.stroke();
  ctx.save();
  ctx.translate(middle.x, middle.y);
  ctx.scale(1, depth / unit);
  starPath(ctx, 0, 0, unit * 1.12, unit * 0.52, 4 + (round % 5));
  ctx.fillStyle = alpha(skin.ink, 0.9);
  ctx.fill();
  ctx.restore();
  PAINTS.forEach((paint, index) => {
    const spot = ground.at(index === 0 ? 2 : COLUMNS - 2, ROWS / 2);
    fillEllipse(ctx, spot.x, spot.y, unit * 0.82, depth * 0.82, alpha(paint.color, 0.35));
    setStroke(ctx, alpha('#ffffff', 0.75), line);
    ctx.stroke();
    ctx.lineWidth = unit * 0.11;
    ctx.lineCap = 'round';
    ctx.lineJoin = 'round';
    ctx.strokeStyle = alpha(skin.ink, 0.7);
    for (const step of [1.35, 1.75]) {
      const way = index === 0 ? 1 : -1;
      const x = (index === 0 ? 2 : COLUMNS - 2) + way * step;
      const points = [
        ground.at(x, ROWS / 2 - 0.4),
        ground.at(x + way * 0.28, ROWS / 2),
        ground.at(x, ROWS / 2 + 0.4),
      ];
      ctx.beginPath();
      for (const point of points) ctx.lineTo(point.x, point.y);
      ctx.stroke();
    }
  });
}
