import {
  alpha,
  fillCircle,
  fillEllipse,
  fillRound,
  glossyBall,
  roundRect,
  setStroke,
  strokeLine,
  text,
  vertical,
} from '../kit/draw.ts';
import type { Ctx } from '../kit/draw.ts';
import { createRandom } from '../kit/random.ts';
import type { Rect } from '../kit/stage.ts';
import { CELL, paintPad, paintPlanter } from './car-art.ts';
import { EXIT_ROW, SIZE } from './rules.ts';
import type { Lot } from './rules.ts';

export const LOT = SIZE * CELL;
const PATH = 44;

export interface Place {
  /** Top left of the lot. */
  x: number;
  y: number;
  visible: Rect;
}

function tree(ctx: Ctx, x: number, y: number, size: number, color: string): void {
  fillEllipse(ctx, x + size * 0.2, y + size * 0.35, size * 1.05, size * 0.95, 'rgba(4,12,34,0.4)');
  for (const [dx, dy, part] of [
    [-0.42, 0.2, 0.66],
    [0.42, 0.22, 0.66],
    [0, -0.38, 0.7],
    [0, 0.1, 0.72],
  ] as const) {
    glossyLeaf(ctx, x + dx * size, y + dy * size, part * size, color);
  }
}

function glossyLeaf(ctx: Ctx, x: number, y: number, radius: number, color: string): void {
  const body = ctx.createRadialGradient(x - radius * 0.4, y - radius * 0.5, radius * 0.1, x, y, radius);
  body.addColorStop(0, '#8fe3a8');
  body.addColorStop(0.5, color);
  body.addColorStop(1, '#0f4a4f');
  fillCircle(ctx, x, y, radius, body);
}

function paintGround(ctx: Ctx, { x, y, visible }: Place): void {
  const random = createRandom(41);
  const right = visible.x + visible.width;
  const bottom = visible.y + visible.height;
  ctx.fillStyle = vertical(ctx, visible.y, bottom, '#2a7f78', '#1d666b', '#16495f');
  ctx.fillRect(visible.x, visible.y, visible.width, visible.height);
  for (let tuft = 0; tuft < 160; tuft += 1) {
    ctx.fillStyle = alpha(random.chance(0.5) ? '#5fc59a' : '#0f4a54', random.range(0.1, 0.3));
    fillRound(
      ctx,
      visible.x + random.next() * visible.width,
      visible.y + random.next() * visible.height,
      random.range(8, 26),
      5,
      3,
      ctx.fillStyle,
    );
  }
  const road = x + LOT + PATH;
  ctx.fillStyle = '#a9b0de';
  ctx.fillRect(road - 4, visible.y, right - road + 8, visible.height);
  ctx.fillStyle = vertical(ctx, visible.y, bottom, '#3b4282', '#2c3268');
  ctx.fillRect(road + 8, visible.y, Math.max(20, right - road), visible.height);
  ctx.fillStyle = 'rgba(255,255,255,0.75)';
  for (let dash = visible.y - 20; dash < bottom; dash += 92)
    fillRound(ctx, road + 118, dash, 9, 52, 4, ctx.fillStyle);

  fillRound(
    ctx,
    x - PATH - 4,
    y - PATH + 4,
    LOT + PATH * 2 + 8,
    LOT + PATH * 2 + 8,
    54,
    'rgba(5,10,36,0.45)',
  );
  fillRound(
    ctx,
    x - PATH,
    y - PATH,
    LOT + PATH * 2,
    LOT + PATH * 2,
    50,
    vertical(ctx, y - PATH, y + LOT + PATH, '#b3b9e4', '#8890c8'),
  );
  setStroke(ctx, 'rgba(70,78,150,0.28)', 2);
  for (let slab = 1; slab < 8; slab += 1) {
    const at = slab * 86 - PATH;
    for (const [x1, y1, x2, y2] of [
      [x + at, y - PATH, x + at, y],
      [x + at, y + LOT, x + at, y + LOT + PATH],
      [x - PATH, y + at, x, y + at],
    ] as const) {
      strokeLine(ctx, x1, y1, x2, y2);
    }
  }
}

function plantTrees(ctx: Ctx, { x, y, visible }: Place): void {
  const random = createRandom(77);
  const road = x + LOT + PATH;
  const right = visible.x + visible.width;
  for (let column = visible.x - 10; column < right + 40; column += 118) {
    for (let row = visible.y - 10; row < visible.y + visible.height + 60; row += 112) {
      const size = random.range(34, 58);
      const treeX = column + random.range(-26, 26);
      const treeY = row + random.range(-24, 24);
      const keep = random.chance(0.62);
      const clearOfLot =
        treeX < x - PATH - size ||
        treeX > road + 240 ||
        treeY < y - PATH - size - 6 ||
        treeY > y + LOT + PATH + size;
      const clearOfRoad = treeX < road - size - 10 || treeX > road + 240 + size;
      if (keep && clearOfLot && clearOfRoad)
        tree(ctx, treeX, treeY, size, random.pick(['#2f9f78', '#3aae6e', '#24886f']));
    }
  }
}

function paintAsphalt(ctx: Ctx, { x, y }: Place): void {
  const random = createRandom(9);
  const exitTop = y + EXIT_ROW * CELL;
  fillRound(ctx, x - 10, y - 10, LOT + 20, LOT + 20, 24, '#6f78b8');
  fillRound(ctx, x - 4, y - 4, LOT + 8, LOT + 8, 18, '#242a5c');
  ctx.fillStyle = '#3a427f';
  ctx.fillRect(x + LOT - 8, exitTop + 2, PATH + 26, CELL - 4);
  fillRound(ctx, x, y, LOT, LOT, 14, vertical(ctx, y, y + LOT, '#454d8f', '#383f7b'));
  for (let speck = 0; speck < 420; speck += 1) {
    ctx.fillStyle = alpha(random.chance(0.5) ? '#8a93d8' : '#1b2052', random.range(0.08, 0.26));
    ctx.fillRect(
      x + random.next() * (LOT - 4),
      y + random.next() * (LOT - 4),
      random.range(2, 5),
      random.range(2, 4),
    );
  }
  ctx.fillStyle = 'rgba(255,255,255,0.16)';
  for (let row = 1; row < SIZE; row += 1) {
    for (let column = 1; column < SIZE; column += 1) {
      ctx.fillRect(x + column * CELL - 13, y + row * CELL - 2, 26, 4);
      ctx.fillRect(x + column * CELL - 2, y + row * CELL - 13, 4, 26);
    }
  }
  for (let stripe = 0; stripe < 5; stripe += 1) {
    const color = stripe % 2 === 0 ? '#ffcb08' : '#2b2450';
    ctx.fillStyle = color;
    ctx.fillRect(x + LOT + 2 + stripe * 9, exitTop - 7, 9, 9);
    ctx.fillRect(x + LOT + 2 + stripe * 9, exitTop + CELL - 2, 9, 9);
  }
  setStroke(ctx, '#ffcb08', 9);
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  for (const shift of [0, 26]) {
    ctx.beginPath();
    ctx.moveTo(x + LOT + 4 + shift, exitTop + 30);
    ctx.lineTo(x + LOT + 22 + shift, exitTop + 50);
    ctx.lineTo(x + LOT + 4 + shift, exitTop + 70);
    ctx.stroke();
  }
}

function paintOneWays(ctx: Ctx, { x, y }: Place, lot: Lot): void {
  for (const way of lot.oneWays) {
    ctx.save();
    ctx.translate(
      way.horizontal ? x + LOT / 2 : x + (way.lane + 0.5) * CELL,
      way.horizontal ? y + (way.lane + 0.5) * CELL : y + LOT / 2,
    );
    ctx.rotate((way.horizontal ? 0 : Math.PI / 2) + (way.direction === 1 ? 0 : Math.PI));
    fillRound(ctx, -LOT / 2 + 5, -CELL / 2 + 6, LOT - 10, CELL - 12, 16, 'rgba(64,190,255,0.2)');
    setStroke(ctx, 'rgba(130,222,255,0.92)', 8);
    ctx.lineCap = 'round';
    ctx.lineJoin = 'round';
    for (let cell = 0; cell < SIZE; cell += 1) {
      const at = (cell + 0.5) * CELL - LOT / 2;
      ctx.beginPath();
      ctx.moveTo(at - 26, 0);
      ctx.lineTo(at + 20, 0);
      ctx.moveTo(at + 3, -17);
      ctx.lineTo(at + 22, 0);
      ctx.lineTo(at + 3, 17);
      ctx.stroke();
    }
    ctx.restore();
  }
}

function paintLamp(ctx: Ctx, x: number, y: number): void {
  const glow = ctx.createRadialGradient(x, y, 4, x, y, 250);
  glow.addColorStop(0, 'rgba(255,226,150,0.26)');
  glow.addColorStop(0.4, 'rgba(255,214,120,0.09)');
  glow.addColorStop(1, 'rgba(255,214,120,0)');
  ctx.save();
  ctx.globalCompositeOperation = 'lighter';
  ctx.fillStyle = glow;
  ctx.fillRect(x - 250, y - 250, 500, 500);
  ctx.restore();
  fillRound(ctx, x - 13, y - 13, 26, 26, 8, '#20275f');
  glossyBall(ctx, x, y, 9, '#ffe08a');
}

/** Paints everything in and around a lot that does not move. */
export function paintScenery(ctx: Ctx, place: Place, lot: Lot): void {
  paintGround(ctx, place);
  plantTrees(ctx, place);
  paintAsphalt(ctx, place);
  paintOneWays(ctx, place, lot);
  const centre = (cell: number): readonly [number, number] => [
    place.x + ((cell % SIZE) + 0.5) * CELL,
    place.y + (Math.floor(cell / SIZE) + 0.5) * CELL,
  ];
  for (const cell of lot.planters) {
    ctx.save();
    ctx.translate(...centre(cell));
    paintPlanter(ctx);
    ctx.restore();
  }
  for (const [dx, dy] of [
    [-PATH / 2, -PATH / 2],
    [LOT + PATH / 2, -PATH / 2],
    [-PATH / 2, LOT + PATH / 2],
    [LOT + PATH / 2, LOT + PATH / 2],
  ] as const) {
    paintLamp(ctx, place.x + dx, place.y + dy);
  }
}

/** Draws the pad that the key car must cross. It changes colour when the barrier is open. */
export function drawPad(ctx: Ctx, place: Place, lot: Lot, open: boolean): void {
  if (!lot.barrier) return;
  ctx.save();
  ctx.translate(
    place.x + ((lot.barrier.pad % SIZE) + 0.5) * CELL,
    place.y + (Math.floor(lot.barrier.pad / SIZE) + 0.5) * CELL,
  );
  paintPad(ctx, open);
  ctx.restore();
}

/** Draws a rounded sign with an icon and a line of text, for the legend. */
export function drawSign(
  ctx: Ctx,
  x: number,
  y: number,
  width: number,
  caption: string,
  icon: (ctx: Ctx) => void,
): void {
  fillRound(ctx, x, y + 4, width, 62, 20, 'rgba(5,9,36,0.5)');
  fillRound(ctx, x, y, width, 62, 20, 'rgba(24,35,92,0.94)');
  ctx.save();
  ctx.translate(x + 38, y + 31);
  ctx.scale(0.46, 0.46);
  icon(ctx);
  ctx.restore();
  text(ctx, caption, x + 72, y + 33, { size: 26, weight: 500, align: 'left', maxWidth: width - 86 });
}

/** Draws the outline of a vehicle that is held, aimed at or advised. */
export function drawOutline(
  ctx: Ctx,
  x: number,
  y: number,
  width: number,
  height: number,
  color: string,
  grow: number,
): void {
  setStroke(ctx, color, 7);
  roundRect(ctx, x + 5 - grow, y + 5 - grow, width - 10 + grow * 2, height - 10 + grow * 2, 30);
  ctx.stroke();
}
