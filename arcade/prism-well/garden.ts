import {
  type Ctx,
  alpha,
  fillCircle,
  fillEllipse,
  setStroke,
  shade,
  strokeLine,
  vertical,
} from '../kit/draw.ts';
import { createRandom, type Random } from '../kit/random.ts';
import type { Rect } from '../kit/stage.ts';
import { BLOCKS, CELLS, columnOf, rowOf } from './board.ts';
import { CELL, FIELD, type Layout, type Point } from './layout.ts';

type Petals = readonly [string, string, string];
const PETALS: readonly [Petals, ...Petals[]] = [
  ['#ff5fae', '#ff9fd0', '#fff0c0'],
  ['#e83f97', '#ff7fbd', '#ffe39a'],
  ['#ffffff', '#ffe6f4', '#ffd36b'],
];

function paintLeaf(ctx: Ctx, x: number, y: number, length: number, turn: number, color: string): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(turn);
  ctx.fillStyle = color;
  ctx.beginPath();
  ctx.moveTo(0, 0);
  ctx.quadraticCurveTo(length * 0.32, -length * 0.5, 0, -length);
  ctx.quadraticCurveTo(-length * 0.32, -length * 0.5, 0, 0);
  ctx.fill();
  setStroke(ctx, 'rgba(255,255,255,0.22)', 1.4);
  strokeLine(ctx, 0, -2, 0, -length * 0.85);
  ctx.restore();
}

function paintFlower(ctx: Ctx, x: number, y: number, size: number, colors: Petals): void {
  const [outer, inner, heart] = colors;
  fillEllipse(ctx, x + size * 0.16, y + size * 0.26, size, size * 0.9, 'rgba(6,50,44,0.35)');
  for (const [color, count, reach, radius] of [
    [shade(outer, -0.16), 6, 0.56, 0.5],
    [outer, 6, 0.5, 0.42],
    [inner, 5, 0.26, 0.34],
  ] as const) {
    ctx.fillStyle = color;
    for (let n = 0; n < count; n += 1) {
      const angle = (n / count) * Math.PI * 2 + reach;
      fillCircle(ctx, x + Math.cos(angle) * size * reach, y + Math.sin(angle) * size * reach, size * radius);
    }
  }
  fillCircle(ctx, x, y, size * 0.2, heart);
}

/** Paints a cushion of leaves with some flowers on it. */
function paintBush(ctx: Ctx, x: number, y: number, size: number, random: Random, isBlooming: boolean): void {
  fillEllipse(ctx, x + size * 0.12, y + size * 0.2, size * 0.98, size * 0.92, 'rgba(4,44,44,0.2)');
  const greens = ['#0f6656', '#178067', '#27a07a', '#46bd8d'];
  greens.forEach((color, ring) => {
    const reach = size * (0.86 - ring * 0.2);
    const count = 15 - ring * 3;
    for (let n = 0; n < count; n += 1) {
      const angle = (n / count) * Math.PI * 2 + random.range(-0.15, 0.15) + ring;
      paintLeaf(
        ctx,
        x + Math.cos(angle) * reach * 0.55,
        y + Math.sin(angle) * reach * 0.55,
        size * random.range(0.42, 0.56),
        angle + Math.PI / 2,
        shade(color, random.range(-0.08, 0.1)),
      );
    }
  });
  if (!isBlooming) return;
  for (let n = 0; n < 4; n += 1) {
    const angle = n * 1.7 + random.range(0, 0.8);
    const reach = size * random.range(0.2, 0.6);
    paintFlower(
      ctx,
      x + Math.cos(angle) * reach,
      y + Math.sin(angle) * reach,
      size * random.range(0.2, 0.3),
      random.pick(PETALS),
    );
  }
}

function paintLawn(ctx: Ctx, view: Rect, middle: Point, random: Random): void {
  const reach = Math.hypot(view.width, view.height) * 0.6;
  const lawn = ctx.createRadialGradient(middle.x, middle.y, 100, middle.x, middle.y, Math.max(420, reach));
  lawn.addColorStop(0, '#e9fff3');
  lawn.addColorStop(0.42, '#a9f0cf');
  lawn.addColorStop(0.7, '#4fc79f');
  lawn.addColorStop(1, '#147065');
  ctx.fillStyle = lawn;
  ctx.fillRect(view.x, view.y, view.width, view.height);
  ctx.lineCap = 'round';
  ctx.lineWidth = 2.2;
  const blades = Math.min(900, (view.width * view.height) / 900);
  for (let n = 0; n < blades; n += 1) {
    const x = view.x + random.next() * view.width;
    const y = view.y + random.next() * view.height;
    ctx.strokeStyle = random.chance(0.5) ? 'rgba(255,255,255,0.16)' : 'rgba(7,92,78,0.16)';
    ctx.beginPath();
    ctx.moveTo(x, y);
    ctx.quadraticCurveTo(x + 1, y - 6, x + random.range(-5, 5), y - 11);
    ctx.stroke();
  }
}

/** Returns the corners of the well's octagon, grown by a margin. */
function octagon(field: Point, margin: number): Point[] {
  const [near, far] = [-margin, FIELD + margin];
  const slant = margin * 0.414;
  const [low, high] = [2 * CELL - slant, 6 * CELL + slant];
  return [
    [low, near],
    [high, near],
    [far, low],
    [far, high],
    [high, far],
    [low, far],
    [near, high],
    [near, low],
  ].map(([x = 0, y = 0]) => ({ x: field.x + x, y: field.y + y }));
}

function trace(ctx: Ctx, points: readonly Point[]): void {
  ctx.beginPath();
  for (const { x, y } of points) ctx.lineTo(x, y);
  ctx.closePath();
}

/** Paints the garden around the well. */
export function paintGarden(ctx: Ctx, view: Rect, layout: Layout): void {
  const random = createRandom(20);
  const middle = { x: layout.field.x + FIELD / 2, y: layout.field.y + FIELD / 2 };
  paintLawn(ctx, view, middle, random);
  for (let n = 0; n < 26; n += 1) {
    const angle = (n / 26) * Math.PI * 2;
    const reach = 372 + random.range(-8, 10);
    ctx.fillStyle = 'rgba(5,70,62,0.22)';
    ctx.beginPath();
    ctx.ellipse(
      middle.x + Math.cos(angle) * reach,
      middle.y + Math.sin(angle) * reach + 5,
      27,
      21,
      angle,
      0,
      7,
    );
    ctx.fill();
    ctx.fillStyle = shade('#d9efe6', random.range(-0.1, 0.3));
    ctx.beginPath();
    ctx.ellipse(middle.x + Math.cos(angle) * reach, middle.y + Math.sin(angle) * reach, 27, 21, angle, 0, 7);
    ctx.fill();
  }
  const spots: { x: number; y: number; size: number }[] = [];
  for (let tries = 0; tries < 400 && spots.length < 64; tries += 1) {
    const spot = {
      x: view.x + random.next() * view.width,
      y: view.y + random.next() * view.height,
      size: random.range(34, 66),
    };
    const fromWell = Math.hypot(spot.x - middle.x, spot.y - middle.y);
    if (fromWell < 412 + spot.size * 0.7) continue;
    if (
      spots.every((other) => Math.hypot(other.x - spot.x, other.y - spot.y) > (other.size + spot.size) * 0.72)
    )
      spots.push(spot);
  }
  spots.sort((a, b) => a.y - b.y);
  spots.forEach(({ x, y, size }, n) => paintBush(ctx, x, y, size, random, n % 3 !== 1));
}

/** Paints moss and a few small blossoms in the corners of the rim. */
function paintMoss(ctx: Ctx, corners: readonly Point[]): void {
  const random = createRandom(9);
  corners.forEach((corner, n) => {
    if (n % 3 === 1) return;
    for (let tuft = 0; tuft < 9; tuft += 1) {
      ctx.fillStyle = random.pick(['#2f9d78', '#52bf92', '#1f7d66']);
      ctx.beginPath();
      const [x, y] = [corner.x + random.range(-22, 22), corner.y + random.range(-12, 14)];
      ctx.arc(x, y, random.range(5, 10), 0, Math.PI * 2);
      ctx.fill();
    }
    paintFlower(ctx, corner.x + random.range(-8, 8), corner.y, 11, PETALS[n % 2] ?? PETALS[0]);
  });
}

/** Paints the stone rim and the dark water with its places. */
export function paintWell(ctx: Ctx, { field }: Layout): void {
  ctx.lineJoin = 'round';
  const outer = octagon(field, 72);
  ctx.save();
  ctx.translate(0, 16);
  trace(ctx, outer);
  ctx.fillStyle = 'rgba(4,52,50,0.45)';
  ctx.fill();
  ctx.restore();
  trace(ctx, outer);
  ctx.fillStyle = '#5d8d86';
  ctx.fill();
  trace(
    ctx,
    octagon(field, 69).map(({ x, y }) => ({ x, y: y - 5 })),
  );
  ctx.fillStyle = vertical(ctx, field.y - 70, field.y + FIELD + 70, '#e6f6ef', '#c9e6dc', '#93bdb3');
  ctx.fill();
  setStroke(ctx, 'rgba(40,96,90,0.4)', 3);
  const [inside, outside] = [octagon(field, 14), octagon(field, 66)];
  inside.forEach((from, n) => {
    const to = outside[n] ?? from;
    const next = inside[(n + 1) % 8] ?? from;
    const far = outside[(n + 1) % 8] ?? to;
    for (const share of [0, 0.5]) {
      ctx.beginPath();
      ctx.moveTo(from.x + (next.x - from.x) * share, from.y + (next.y - from.y) * share);
      ctx.lineTo(to.x + (far.x - to.x) * share, to.y + (far.y - to.y) * share - 4);
      ctx.stroke();
    }
  });
  paintMoss(ctx, outside);
  trace(ctx, octagon(field, 16));
  ctx.fillStyle = '#f0c96b';
  ctx.fill();
  trace(ctx, octagon(field, 9));
  ctx.fillStyle = '#1d0b33';
  ctx.fill();
  trace(ctx, octagon(field, 5));
  const water = ctx.createRadialGradient(
    field.x + FIELD / 2,
    field.y + FIELD / 2,
    40,
    field.x + FIELD / 2,
    field.y + FIELD / 2,
    FIELD * 0.62,
  );
  water.addColorStop(0, '#6a2a86');
  water.addColorStop(0.55, '#45196b');
  water.addColorStop(1, '#260d47');
  ctx.fillStyle = water;
  ctx.fill();
  for (const cell of CELLS) {
    const [x, y] = [field.x + columnOf(cell) * CELL, field.y + rowOf(cell) * CELL];
    ctx.fillStyle = (rowOf(cell) + columnOf(cell)) % 2 === 0 ? 'rgba(255,255,255,0.07)' : 'rgba(20,4,44,0.2)';
    ctx.beginPath();
    ctx.roundRect(x + 1.5, y + 1.5, CELL - 3, CELL - 3, 12);
    ctx.fill();
  }
  ctx.fillStyle = alpha('#ffffff', 0.13);
  for (const block of BLOCKS) {
    fillCircle(ctx, field.x + (columnOf(block) + 1) * CELL, field.y + (rowOf(block) + 1) * CELL, 2.6);
  }
}
