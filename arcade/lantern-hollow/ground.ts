import { type Ctx, setStroke, vertical } from '../kit/draw.ts';
import { createRandom, seedFrom, type Random } from '../kit/random.ts';
import { context2d } from '../kit/stage.ts';
import { CELL_HEIGHT, CELL_WIDTH, PASSAGE, WALL, type Burrow } from './map.ts';

/** Maximum size of a painted tile in pixels. It is small, because the ground is soft and the burrow is large. */
const SHARPEST = 72;

function blob(ctx: Ctx, x: number, y: number, r: number, random: Random): void {
  ctx.beginPath();
  ctx.ellipse(x, y, r, r * random.range(0.6, 0.9), random.range(0, 3), 0, Math.PI * 2);
  ctx.fill();
}

/** Traces the floor of the tiles around a chunk as one shape; passages are narrower than rooms. */
function traceFloor(ctx: Ctx, burrow: Burrow, left: number, top: number, grow: number): void {
  ctx.beginPath();
  for (let y = top - 1; y <= top + CELL_HEIGHT; y += 1) {
    for (let x = left - 1; x <= left + CELL_WIDTH; x += 1) {
      const kind = burrow.tiles[y * burrow.width + x];
      if (kind === undefined || kind === WALL || x < 0 || x >= burrow.width) continue;
      const wide = grow - (kind === PASSAGE ? 0.03 : 0);
      ctx.roundRect(x - wide, y - wide, 1 + wide * 2, 1 + wide * 2, 0.4);
    }
  }
}

function paintEarth(ctx: Ctx, left: number, top: number, random: Random): void {
  ctx.fillStyle = '#12281d';
  ctx.fillRect(left, top, CELL_WIDTH, CELL_HEIGHT);
  for (let index = 0; index < 46; index += 1) {
    ctx.fillStyle = random.pick(['rgba(28,62,43,0.55)', 'rgba(9,24,17,0.5)', 'rgba(38,76,48,0.35)']);
    blob(
      ctx,
      left + random.range(0, CELL_WIDTH),
      top + random.range(0, CELL_HEIGHT),
      random.range(0.2, 0.7),
      random,
    );
  }
  ctx.lineCap = 'round';
  for (let root = 0; root < 9; root += 1) {
    let [x, y] = [left + random.range(0, CELL_WIDTH), top + random.range(0, CELL_HEIGHT)];
    let angle = random.range(0, Math.PI * 2);
    for (let part = 0; part < 6; part += 1) {
      setStroke(ctx, part % 2 === 0 ? '#3c4a2a' : '#46552f', 0.16 * (1 - part / 7));
      ctx.beginPath();
      ctx.moveTo(x, y);
      angle += random.range(-0.6, 0.6);
      x += Math.cos(angle) * 0.45;
      y += Math.sin(angle) * 0.45;
      ctx.lineTo(x, y);
      ctx.stroke();
    }
  }
}

function paintFloor(ctx: Ctx, left: number, top: number, random: Random): void {
  ctx.fillStyle = vertical(ctx, top, top + CELL_HEIGHT, '#8d6a41', '#7d5b38', '#8a6540');
  ctx.fillRect(left, top, CELL_WIDTH, CELL_HEIGHT);
  const somewhere = (): [number, number] => [
    left + random.range(0, CELL_WIDTH),
    top + random.range(0, CELL_HEIGHT),
  ];
  for (let index = 0; index < 60; index += 1) {
    ctx.fillStyle = random.pick(['rgba(60,40,22,0.16)', 'rgba(214,168,104,0.13)', 'rgba(80,96,48,0.16)']);
    blob(ctx, ...somewhere(), random.range(0.2, 0.75), random);
  }
  for (let index = 0; index < 46; index += 1) {
    const [x, y] = somewhere();
    const r = random.range(0.03, 0.085);
    ctx.fillStyle = 'rgba(40,26,14,0.5)';
    blob(ctx, x, y + r * 0.6, r, random);
    ctx.fillStyle = random.pick(['#b39468', '#9c8a6a', '#c4a679']);
    blob(ctx, x, y, r, random);
  }
  for (let index = 0; index < 16; index += 1) {
    const [x, y] = somewhere();
    setStroke(ctx, random.pick(['#5f8a3f', '#77a04a', '#4c7540']), 0.035);
    for (let blade = -2; blade <= 2; blade += 1) {
      ctx.beginPath();
      ctx.moveTo(x + blade * 0.03, y);
      ctx.quadraticCurveTo(x + blade * 0.05, y - 0.1, x + blade * 0.1, y - random.range(0.12, 0.2));
      ctx.stroke();
    }
  }
}

/** Paints the cell of one room. Positions are in tiles. */
function paintChunk(ctx: Ctx, burrow: Burrow, left: number, top: number): void {
  const random = createRandom(seedFrom('ground', burrow.level, left, top));
  paintEarth(ctx, left, top, random);
  ctx.save();
  ctx.translate(0, -0.34);
  traceFloor(ctx, burrow, left, top, 0.17);
  ctx.fillStyle = '#060f0a';
  ctx.fill();
  ctx.translate(0, 0.06);
  ctx.save();
  traceFloor(ctx, burrow, left, top, 0.13);
  ctx.clip();
  ctx.fillStyle = '#3f3420';
  ctx.fillRect(left, top - 1, CELL_WIDTH, CELL_HEIGHT + 2);
  ctx.lineWidth = 0.05;
  for (let x = 0; x < CELL_WIDTH * 5; x += 1) {
    ctx.strokeStyle = random.pick(['#54462b', '#332a19', '#4d5a33']);
    const at = left + x / 5 + random.range(-0.05, 0.05);
    ctx.beginPath();
    ctx.moveTo(at, top - 1);
    ctx.bezierCurveTo(at + 0.1, top + 3, at - 0.1, top + 6, at, top + CELL_HEIGHT + 1);
    ctx.stroke();
  }
  ctx.restore();
  ctx.restore();

  ctx.save();
  traceFloor(ctx, burrow, left, top, 0.13);
  ctx.clip();
  paintFloor(ctx, left, top, random);
  paintShore(ctx, burrow, left, top);
  ctx.restore();
}

/** Darkens the floor along the walls. */
function paintShore(ctx: Ctx, burrow: Burrow, left: number, top: number): void {
  const isWall = (x: number, y: number): boolean => (burrow.tiles[y * burrow.width + x] ?? WALL) === WALL;
  for (let y = top - 1; y <= top + CELL_HEIGHT; y += 1) {
    for (let x = left - 1; x <= left + CELL_WIDTH; x += 1) {
      if (isWall(x, y)) continue;
      const sides: [boolean, number, number, number, number][] = [
        [isWall(x, y - 1), x, y - 0.1, 0, 0.42],
        [isWall(x, y + 1), x, y + 1.1, 0, -0.26],
        [isWall(x - 1, y), x - 0.1, y, 0.26, 0],
        [isWall(x + 1, y), x + 1.1, y, -0.26, 0],
      ];
      for (const [isEdge, fromX, fromY, dx, dy] of sides) {
        if (!isEdge) continue;
        const dark = ctx.createLinearGradient(fromX, fromY, fromX + dx, fromY + dy);
        dark.addColorStop(0, 'rgba(20,14,6,0.62)');
        dark.addColorStop(1, 'rgba(20,14,6,0)');
        ctx.fillStyle = dark;
        ctx.fillRect(
          Math.min(fromX, fromX + dx),
          Math.min(fromY, fromY + dy),
          dx === 0 ? 1 : Math.abs(dx),
          dy === 0 ? 1 : Math.abs(dy),
        );
      }
    }
  }
}

export interface Ground {
  /** Draws the chunks that overlap a view given in tiles; `unit` logical units are one tile. */
  draw(ctx: Ctx, view: { x: number; y: number; width: number; height: number }, unit: number): void;
}

/** Creates the painted burrow. Each room is painted when it is first visible. */
export function createGround(burrow: Burrow, pixelsPerTile: number): Ground {
  const size = Math.min(SHARPEST, Math.ceil(pixelsPerTile));
  const chunks = new Map<number, HTMLCanvasElement>();
  const chunkAt = (column: number, row: number): HTMLCanvasElement => {
    const key = row * 100 + column;
    const known = chunks.get(key);
    if (known) return known;
    const canvas = document.createElement('canvas');
    canvas.width = CELL_WIDTH * size;
    canvas.height = CELL_HEIGHT * size;
    const ctx = context2d(canvas);
    const [left, top] = [column * CELL_WIDTH, row * CELL_HEIGHT];
    ctx.setTransform(size, 0, 0, size, -left * size, -top * size);
    paintChunk(ctx, burrow, left, top);
    chunks.set(key, canvas);
    return canvas;
  };
  return {
    draw(ctx, view, unit) {
      const lastColumn = Math.floor((view.x + view.width) / CELL_WIDTH);
      const lastRow = Math.floor((view.y + view.height) / CELL_HEIGHT);
      for (let row = Math.floor(view.y / CELL_HEIGHT); row <= lastRow; row += 1) {
        for (let column = Math.floor(view.x / CELL_WIDTH); column <= lastColumn; column += 1) {
          const [x, y] = [column * CELL_WIDTH, row * CELL_HEIGHT];
          const isInside = column >= 0 && row >= 0 && x < burrow.width && y < burrow.height;
          if (!isInside) continue;
          const bleed = 0.02;
          ctx.drawImage(
            chunkAt(column, row),
            x * unit,
            y * unit,
            (CELL_WIDTH + bleed) * unit,
            (CELL_HEIGHT + bleed) * unit,
          );
        }
      }
    },
  };
}
