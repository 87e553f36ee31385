import { type Ctx, alpha, setStroke, shade } from '../kit/draw.ts';
import { createRandom } from '../kit/random.ts';
import { type Sheet, createSheet } from '../kit/sheet.ts';
import { type Sides, TILE } from './ground.ts';

/** The colours of the players, coral and turquoise, and of soapy water. */
export const COLORS = ['#ff6a55', '#12b5b8', '#8fd8f5'] as const;
export type Coat = 0 | 1 | 2;

const ROUND = 15;

function trace(ctx: Ctx, sides: Sides, inset: number): void {
  const half = TILE / 2;
  const free = (bit: number): boolean => (sides & bit) === 0;
  const edge = (bit: number): number => half - (free(bit) ? inset : -0.6);
  const corner = (one: number, two: number): number => (free(one) && free(two) ? ROUND : 0);
  const [top, right, bottom, left] = [edge(1), edge(2), edge(4), edge(8)];
  ctx.beginPath();
  ctx.roundRect(-left, -top, left + right, top + bottom, [
    corner(1, 8),
    corner(1, 2),
    corner(4, 2),
    corner(4, 8),
  ]);
}

/** Paints a small mark in each stone pattern, so that the paints can be distinguished without their colours. */
function mark(ctx: Ctx, coat: Coat): void {
  ctx.beginPath();
  if (coat === 0) {
    ctx.moveTo(0, -9);
    ctx.lineTo(9, 0);
    ctx.lineTo(0, 9);
    ctx.lineTo(-9, 0);
    ctx.closePath();
    ctx.fillStyle = shade(COLORS[0], 0.26);
    ctx.fill();
  } else {
    ctx.arc(0, 0, 7, 0, Math.PI * 2);
    setStroke(ctx, shade(COLORS[1], 0.3), 4);
    ctx.stroke();
  }
}

function stones(ctx: Ctx, color: string, seed: number): void {
  const random = createRandom(seed);
  const part = TILE / 3;
  for (let index = 0; index < 9; index += 1) {
    const left = -TILE / 2 + (index % 3) * part;
    const top = -TILE / 2 + Math.floor(index / 3) * part;
    ctx.fillStyle = shade(color, random.range(-0.05, 0.1));
    ctx.beginPath();
    ctx.roundRect(left + 1, top + 1, part - 2, part - 2, 3);
    ctx.fill();
  }
}

function bubbles(ctx: Ctx, seed: number): void {
  const random = createRandom(seed);
  for (let index = 0; index < 4; index += 1) {
    ctx.beginPath();
    ctx.arc(random.range(-18, 18), random.range(-18, 18), random.range(2.5, 6), 0, Math.PI * 2);
    ctx.fillStyle = 'rgba(255,255,255,0.5)';
    ctx.fill();
    setStroke(ctx, 'rgba(255,255,255,0.9)', 1.5);
    ctx.stroke();
  }
}

function paintTile(ctx: Ctx, coat: Coat, sides: Sides, seed: number): void {
  const color = COLORS[coat];
  trace(ctx, sides, 0);
  ctx.fillStyle = shade(color, -0.3);
  ctx.fill();
  ctx.save();
  trace(ctx, sides, 2.5);
  ctx.clip();
  if ((sides & 4) === 0) ctx.translate(0, -2.5);
  ctx.fillStyle = shade(color, coat === 2 ? 0.12 : -0.12);
  ctx.fillRect(-TILE, -TILE, TILE * 2, TILE * 2);
  if (coat === 2) bubbles(ctx, seed + sides);
  else {
    stones(ctx, color, seed);
    mark(ctx, coat);
  }
  ctx.restore();
  ctx.save();
  trace(ctx, sides, 2.5);
  ctx.clip();
  ctx.fillStyle = alpha('#ffffff', 0.34);
  if ((sides & 1) === 0) ctx.fillRect(-TILE / 2, -TILE / 2, TILE, 7);
  if ((sides & 8) === 0) ctx.fillRect(-TILE / 2, -TILE / 2, 5.5, TILE);
  ctx.restore();
}

export interface PaintTiles {
  draw(ctx: Ctx, coat: Coat, sides: Sides, variant: number, x: number, y: number, scale?: number): void;
}

const JOINS = 16;
const VARIANTS = 4;

/**
 * Creates the painted tiles for all combinations of joined sides. The tiles of a colour are made when the colour is
 * first drawn.
 */
export function createPaintTiles(pixelScale: number): PaintTiles {
  const sheets = new Map<Coat, Sheet>();
  const sheetOf = (coat: Coat): Sheet => {
    const found =
      sheets.get(coat) ??
      createSheet(JOINS * VARIANTS, TILE + 1.2, TILE + 1.2, pixelScale, (ctx, index) =>
        paintTile(ctx, coat, Math.floor(index / VARIANTS), (index % VARIANTS) * 7 + 3),
      );
    sheets.set(coat, found);
    return found;
  };
  return {
    draw(ctx, coat, sides, variant, x, y, scale) {
      sheetOf(coat).draw(ctx, sides * VARIANTS + variant, x, y, scale);
    },
  };
}
