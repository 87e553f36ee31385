import { type Ctx, fillCircle, fillEllipse, setStroke, shade } from '../kit/draw.ts';
import { createRandom, type Random } from '../kit/random.ts';
import type { Rect } from '../kit/stage.ts';

interface Season {
  readonly fields: readonly string[];
  readonly hedge: string;
  readonly crowns: readonly string[];
  readonly water: string;
  readonly road: string;
}

const SEASONS: readonly Season[] = [
  {
    fields: ['#b5db68', '#8ecb62', '#d3e784', '#9fd693', '#f0e48a', '#7cbd63', '#e9b7c4'],
    hedge: '#4d8f45',
    crowns: ['#5ba84b', '#76bf58', '#f4b3c8', '#4c9447'],
    water: '#7fcbe6',
    road: '#efe2bd',
  },
  {
    fields: ['#ecd467', '#f5e291', '#a9cc55', '#d8c258', '#86b94f', '#f2cb63', '#c9a9dc'],
    hedge: '#5b8a37',
    crowns: ['#4c8f3c', '#6aa845', '#83b84c', '#3f7d38'],
    water: '#67bbe0',
    road: '#f3e3b2',
  },
  {
    fields: ['#dc9449', '#c9723f', '#e8bb5b', '#b38b49', '#a0a250', '#edcf85', '#b9603f'],
    hedge: '#7d6a2f',
    crowns: ['#d8642f', '#e8963a', '#b8472f', '#8f8f3a'],
    water: '#7fb3c9',
    road: '#ecd9ae',
  },
  {
    fields: ['#e6eff5', '#d5e4ee', '#c9dade', '#f5f9fa', '#bdd0c6', '#dde7ec', '#cfd7e8'],
    hedge: '#7f9a98',
    crowns: ['#f3f8fa', '#c7dad8', '#8fb0a6', '#dfeaf0'],
    water: '#a9cfe4',
    road: '#f7f3ea',
  },
];

type Corner = readonly [x: number, y: number];

const trace = (ctx: Ctx, corners: readonly Corner[]): void => {
  ctx.beginPath();
  for (const [x, y] of corners) ctx.lineTo(x, y);
  ctx.closePath();
};

/** One patch of the quilt with the furrows of its own direction. */
function patch(ctx: Ctx, corners: readonly Corner[], color: string, random: Random): void {
  const [first = [0, 0], , third = [0, 0]] = corners;
  const [middleX, middleY] = [(first[0] + third[0]) / 2, (first[1] + third[1]) / 2];
  ctx.save();
  trace(ctx, corners);
  ctx.fillStyle = color;
  ctx.fill();
  ctx.clip();
  ctx.translate(middleX, middleY);
  ctx.rotate(random.pick([0.1, 1.2, -0.7, 0.6, 1.62, -0.2]));
  const gap = random.pick([9, 13, 18]);
  const bend = random.range(-26, 26);
  setStroke(ctx, shade(color, random.chance(0.5) ? -0.09 : 0.16), gap * 0.42);
  for (let row = -220; row < 220; row += gap) {
    ctx.beginPath();
    ctx.moveTo(-220, row);
    ctx.quadraticCurveTo(0, row + bend, 220, row);
    ctx.stroke();
  }
  if (random.chance(0.3)) {
    ctx.fillStyle = shade(color, -0.16);
    for (let bale = 0; bale < 9; bale += 1) {
      fillCircle(ctx, random.range(-70, 70), random.range(-60, 60), 3.4);
    }
  }
  ctx.restore();
}

function tree(ctx: Ctx, x: number, y: number, r: number, color: string): void {
  fillEllipse(ctx, x + r * 0.6, y + r * 0.6, r * 1.15, r * 0.9, 'rgba(40,40,70,0.26)', 0.7);
  for (const [dx, dy, size, fill] of [
    [0, 0, 1, shade(color, -0.2)],
    [-0.12, -0.14, 0.82, color],
    [-0.26, -0.3, 0.44, shade(color, 0.22)],
  ] as const) {
    fillCircle(ctx, x + dx * r, y + dy * r, r * size, fill);
  }
}

function farm(ctx: Ctx, x: number, y: number, turn: number, roof: string): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(turn);
  ctx.fillStyle = 'rgba(40,40,70,0.28)';
  ctx.fillRect(-13, -8, 42, 32);
  ctx.fillStyle = shade(roof, 0.12);
  ctx.fillRect(-20, -14, 40, 14);
  ctx.fillStyle = shade(roof, -0.22);
  ctx.fillRect(-20, 0, 40, 14);
  ctx.fillStyle = '#fff1d8';
  ctx.fillRect(-20, -1, 40, 2);
  ctx.fillStyle = '#7a4a36';
  ctx.fillRect(8, -10, 6, 6);
  ctx.restore();
}

/** Paints farmland from a balloon: a quilt of fields, a brook, a lane, hedges, trees and morning light. */
export function paintLand(ctx: Ctx, { x, y, width, height }: Rect, season: number): void {
  const look = SEASONS[season] ?? SEASONS[0];
  if (!look) return;
  const random = createRandom(31 + season);
  const [across, down] = [Math.ceil(width / 168) + 1, Math.ceil(height / 138) + 1];
  const [stepX, stepY] = [width / (across - 1), height / (down - 1)];
  const corners = Array.from({ length: down + 1 }, (_, row) =>
    Array.from({ length: across + 1 }, (__, column): Corner => [
      x + (column - 0.5) * stepX + random.range(-0.24, 0.24) * stepX,
      y + (row - 0.5) * stepY + random.range(-0.24, 0.24) * stepY,
    ]),
  );
  const at = (row: number, column: number): Corner => corners[row]?.[column] ?? [x, y];
  let last = -1;
  for (let row = 0; row < down; row += 1) {
    for (let column = 0; column < across; column += 1) {
      let tone = random.int(0, look.fields.length - 1);
      if (tone === last) tone = (tone + 1) % look.fields.length;
      last = tone;
      const quad = [at(row, column), at(row, column + 1), at(row + 1, column + 1), at(row + 1, column)];
      patch(ctx, quad, look.fields[tone] ?? '#9fd693', random);
    }
  }
  ctx.lineCap = ctx.lineJoin = 'round';
  const along = (rows: readonly (readonly Corner[])[], color: string, wide: number): void => {
    setStroke(ctx, color, wide);
    for (const line of rows) {
      ctx.beginPath();
      for (const [px, py] of line) ctx.lineTo(px, py);
      ctx.stroke();
    }
  };
  const columns = Array.from({ length: across + 1 }, (_, column) =>
    corners.map((row) => row[column] ?? ([x, y] as const)),
  );
  along([...corners, ...columns], 'rgba(50,60,60,0.2)', 9);
  along([...corners, ...columns], look.hedge, 5);
  const brook = (color: string, wide: number): void => {
    setStroke(ctx, color, wide);
    ctx.beginPath();
    ctx.moveTo(x + width * 0.02, y - 20);
    ctx.bezierCurveTo(
      x + width * 0.3,
      y + height * 0.3,
      x - width * 0.12,
      y + height * 0.62,
      x + width * 0.2,
      y + height + 20,
    );
    ctx.stroke();
  };
  brook(look.road, 36);
  brook(look.water, 27);
  brook('rgba(255,255,255,0.35)', 4);
  setStroke(ctx, look.road, 11);
  ctx.beginPath();
  ctx.moveTo(x + width * 0.78, y - 20);
  ctx.bezierCurveTo(
    x + width,
    y + height * 0.4,
    x + width * 0.7,
    y + height * 0.6,
    x + width * 0.93,
    y + height + 20,
  );
  ctx.stroke();
  for (const row of corners) {
    for (const [cornerX, cornerY] of row) {
      const count = random.int(1, 4);
      for (let index = 0; index < count; index += 1)
        tree(
          ctx,
          cornerX + random.range(-30, 30),
          cornerY + random.range(-24, 24),
          random.range(7, 14),
          random.pick(look.crowns),
        );
    }
  }
  for (const [shareX, shareY, turn, roof] of [
    [0.9, 0.16, 0.3, '#d1533f'],
    [0.06, 0.34, -0.4, '#c7663c'],
    [0.93, 0.72, 1.1, '#b84a42'],
    [0.3, 0.95, 0.1, '#d1533f'],
  ] as const)
    farm(ctx, x + width * shareX, y + height * shareY, turn, season === 3 ? '#b9837e' : roof);
  const light = ctx.createLinearGradient(x, y, x + width, y + height);
  light.addColorStop(0, 'rgba(255,244,196,0.55)');
  light.addColorStop(0.45, 'rgba(255,240,200,0.08)');
  light.addColorStop(1, 'rgba(74,58,130,0.3)');
  ctx.fillStyle = light;
  ctx.fillRect(x, y, width, height);
}
