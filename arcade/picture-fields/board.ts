import {
  type Ctx,
  fillCircle,
  fillRound,
  roundRect,
  setStroke,
  shade,
  softShadow,
  text,
} from '../kit/draw.ts';
import { createRandom } from '../kit/random.ts';
import { SEEDS } from './crops.ts';
import type { Layout, Point } from './layout.ts';
import { hasTwoCrops, type Field } from './puzzle.ts';

const HEDGES = ['#4d9a3f', '#4a8a34', '#8a7a2f', '#7fa39c'] as const;
const LABEL = ['#fff4d8', '#ffe9bd'] as const;
const INK = '#5a3a1c';
const LEAF = '#2d6b1c';

/** Returns the position of one of the counts of a line. `fromSoil` is 0 for the count next to the soil. */
export function countSpot(layout: Layout, line: number, fromSoil: number): Point {
  const { left, top, cell, rows } = layout;
  const away = (fromSoil + 0.5) * cell * 0.64 + cell * 0.14;
  if (line < rows) return { x: left - away - 2, y: top + (line + 0.5) * cell };
  return { x: left + (line - rows + 0.5) * cell, y: top - away - 2 };
}

/** Returns the strip the counts of a line are written on. */
export function stripOf({ left, top, cell, rows, side, head }: Layout, line: number) {
  const gap = Math.max(1.5, cell * 0.05);
  return line < rows
    ? { x: left - side, y: top + line * cell + gap, width: side - 5, height: cell - gap * 2 }
    : { x: left + (line - rows) * cell + gap, y: top - head, width: cell - gap * 2, height: head - 5 };
}

/** Paints the tilled plot within its hedge, and the paper strips for the counts. */
export function paintBoard(ctx: Ctx, layout: Layout, season: number): void {
  const { left, top, cell, columns, rows } = layout;
  const [width, height] = [columns * cell, rows * cell];
  const random = createRandom(5);
  const rim = Math.max(7, cell * 0.17);
  const hedge = HEDGES[season] ?? HEDGES[0];
  softShadow(ctx, left + width / 2 + 10, top + height + 12, width * 0.58, 26, 0.35);
  fillRound(
    ctx,
    left - rim + 4,
    top - rim + 7,
    width + rim * 2,
    height + rim * 2,
    rim * 1.5,
    'rgba(40,30,60,0.3)',
  );
  fillRound(ctx, left - rim, top - rim, width + rim * 2, height + rim * 2, rim * 1.5, shade(hedge, -0.28));
  const around = 2 * (width + height);
  const count = Math.round(around / (rim * 1.15));
  for (let index = 0; index < count; index += 1) {
    const way = (index / count) * around;
    const spot =
      way < width
        ? [left + way, top]
        : way < width + height
          ? [left + width, top + way - width]
          : way < 2 * width + height
            ? [left + width - (way - width - height), top + height]
            : [left, top + height - (way - 2 * width - height)];
    const [x = 0, y = 0] = spot;
    const r = rim * random.range(0.75, 1);
    for (const [shift, size, tone] of [
      [0, 1, -0.1],
      [-0.22, 0.66, 0.12],
    ] as const) {
      fillCircle(ctx, x + shift * r, y + shift * r, r * size, shade(hedge, tone));
    }
  }
  ctx.save();
  roundRect(ctx, left - 3, top - 3, width + 6, height + 6, 7);
  ctx.clip();
  ctx.fillStyle = '#54301c';
  ctx.fillRect(left - 4, top - 4, width + 8, height + 8);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const block = (Math.floor(row / 5) + Math.floor(column / 5)) % 2;
      const soil = block === 0 ? '#96633f' : '#865637';
      const [x, y] = [left + column * cell + 1, top + row * cell + 1];
      const size = cell - 2;
      fillRound(ctx, x, y, size, size, cell * 0.1, shade(soil, -0.22));
      fillRound(ctx, x, y, size, size * 0.94, cell * 0.1, soil);
      ctx.lineWidth = cell * 0.07;
      ctx.lineCap = 'round';
      for (let furrow = 0; furrow < 3; furrow += 1) {
        const at = y + size * (0.24 + furrow * 0.27);
        ctx.strokeStyle = furrow % 2 === 0 ? shade(soil, 0.12) : shade(soil, -0.13);
        ctx.beginPath();
        ctx.moveTo(x + size * 0.14, at);
        ctx.quadraticCurveTo(x + size * 0.5, at + size * random.range(-0.06, 0.06), x + size * 0.86, at);
        ctx.stroke();
      }
      ctx.fillStyle = 'rgba(255,220,170,0.28)';
      ctx.fillRect(x + size * random.range(0.15, 0.8), y + size * random.range(0.15, 0.8), 2, 2);
    }
  }
  setStroke(ctx, '#e9c98d', Math.max(2, cell * 0.06));
  ctx.beginPath();
  for (let column = 5; column < columns; column += 5) {
    ctx.moveTo(left + column * cell, top);
    ctx.lineTo(left + column * cell, top + height);
  }
  for (let row = 5; row < rows; row += 5) {
    ctx.moveTo(left, top + row * cell);
    ctx.lineTo(left + width, top + row * cell);
  }
  ctx.stroke();
  ctx.restore();
}

/** Paints the counts on their strips; those of finished lines fade. */
export function paintCounts(ctx: Ctx, layout: Layout, field: Field, isDone: (line: number) => boolean): void {
  const { cell } = layout;
  const isTwo = hasTwoCrops(field.picture);
  field.clues.forEach((clue, line) => {
    const strip = stripOf(layout, line);
    const done = isDone(line);
    const radius = Math.min(12, cell * 0.26);
    ctx.globalAlpha = done ? 0.72 : 1;
    fillRound(ctx, strip.x + 2, strip.y + 3, strip.width, strip.height, radius, 'rgba(50,30,50,0.28)');
    const paper = done ? '#cfe3a4' : (LABEL[line % 2] ?? LABEL[0]);
    fillRound(ctx, strip.x, strip.y, strip.width, strip.height, radius, paper);
    ctx.globalAlpha = 1;
    if (field.fog.has(line) && !done) {
      const { x, y } = countSpot(layout, line, 0);
      text(ctx, '?', x, y + 1, { size: cell * 0.58, weight: 700, color: '#7d8ea3' });
      return;
    }
    const blocks = clue.length > 0 ? clue : [{ length: 0, crop: 1 as const }];
    blocks.forEach(({ length, crop }, index) => {
      const { x, y } = countSpot(layout, line, blocks.length - 1 - index);
      const size = cell * (length > 9 ? 0.54 : 0.66);
      const ink = done ? 'rgba(70,100,40,0.65)' : isTwo ? LEAF : INK;
      if (crop === 2) {
        ctx.globalAlpha = done ? 0.5 : 1;
        fillCircle(ctx, x, y, cell * 0.3, SEEDS[2]);
        ctx.globalAlpha = 1;
      }
      text(ctx, String(length), x, y + size * 0.05, {
        size,
        weight: 700,
        color: crop === 2 && !done ? '#3d1d05' : ink,
      });
    });
  });
}
