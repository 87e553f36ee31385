import {
  type Ctx,
  type Sprite,
  alpha,
  createSprite,
  fillEllipse,
  fillRound,
  setStroke,
  shade,
  softShadow,
} from '../kit/draw.ts';
import { easeInQuad } from '../kit/ease.ts';
import { reducedMotion } from '../kit/motion.ts';
import type { Ground } from './ground.ts';
import { paintFloor, skinOf } from './roof-art.ts';
import { type Chimney, type Roof, type Tile, COLUMNS, ROWS, WARNING } from './roof.ts';

const THICK = 0.34;
const FALL_TIME = 0.9;

interface Falling {
  tile: Tile;
  age: number;
  spin: number;
}

export interface RoofView {
  resize(ground: Ground, pixelScale: number): void;
  newRound(round: number): void;
  drop(column: number, row: number): void;
  step(dt: number): void;
  /** Draws the floor: falling tiles first, then the others. */
  draw(ctx: Ctx, roof: Roof, time: number): void;
  drawChimney(ctx: Ctx, chimney: Chimney, shake: number): void;
}

/** Paints cracks and heat over a tile's top. */
function paintCracks(ctx: Ctx, on: Ground): void {
  const { unit: width, depth } = on;
  ctx.fillStyle = 'rgba(255,74,52,0.62)';
  ctx.fillRect(-width / 2, -depth / 2, width, depth);
  setStroke(ctx, '#4a0f22', 3);
  ctx.lineJoin = 'round';
  for (const [from, to, bend] of [
    [-0.42, 0.38, 0.1],
    [0.3, -0.1, -0.3],
  ] as const) {
    ctx.beginPath();
    ctx.moveTo(from * width, -depth * 0.42);
    ctx.lineTo((from * 0.4 + bend) * width, -depth * 0.1);
    ctx.lineTo((to * 0.6 - bend * 0.5) * width, depth * 0.12);
    ctx.lineTo(to * width, depth * 0.45);
    ctx.stroke();
  }
}

/** Returns a view that draws the tiles from pictures which it makes once. */
export function createRoofView(): RoofView {
  let ground: Ground | null = null;
  let pixels = 1;
  let round = 1;
  let slabs: Sprite[] = [];
  let cracks: Sprite | null = null;
  let floor: Sprite | null = null;
  let origin = { x: 0, y: 0 };
  let chimney: Sprite | null = null;
  let falling: Falling[] = [];

  /** Paints the slab under a tile's top. */
  const paintSlab = (ctx: Ctx, on: Ground, hot: boolean): void => {
    const thick = on.unit * THICK;
    const color = hot ? '#d8503f' : skinOf(round).rim;
    const x = -on.unit / 2;
    const y = -(on.depth + thick) / 2;
    fillRound(ctx, x, y + on.depth * 0.5, on.unit, on.depth * 0.5 + thick, 5, shade(color, -0.55));
    fillRound(ctx, x, y + on.depth * 0.5, on.unit, on.depth * 0.5 + thick * 0.62, 5, shade(color, -0.3));
    fillRound(
      ctx,
      x + on.unit * 0.36,
      y + on.depth + thick * 0.16,
      on.unit * 0.28,
      thick * 0.3,
      3,
      alpha('#ffd98a', 0.75),
    );
  };

  const rebuild = (): void => {
    if (ground === null) return;
    const on = ground;
    const width = on.unit + 4;
    const height = on.depth + on.unit * THICK + 4;
    slabs = [false, true].map((hot) => createSprite(width, height, pixels, (ctx) => paintSlab(ctx, on, hot)));
    cracks = createSprite(on.unit, on.depth, pixels, (ctx) => paintCracks(ctx, on));
    const first = on.at(0, 0);
    const last = on.at(COLUMNS, ROWS);
    origin = { x: Math.min(first.x, last.x), y: Math.min(first.y, last.y) };
    const wide = Math.abs(last.x - first.x);
    const high = Math.abs(last.y - first.y);
    floor = createSprite(wide, high, pixels, (ctx) => {
      ctx.translate(-origin.x - wide / 2, -origin.y - high / 2);
      paintFloor(ctx, on, round);
    });
    const unit = ground.unit;
    chimney = createSprite(unit * 1.1, unit * 1.9, pixels, (ctx) => {
      const r = unit * 0.42;
      softShadow(ctx, unit * 0.06, unit * 0.58, r * 1.25, r * 0.75, 0.5);
      for (const [from, to, color] of [
        [0.52, -0.5, '#b8574a'],
        [0.16, 0.06, '#f4e3c9'],
        [-0.4, -0.56, '#8c3d3a'],
      ] as const) {
        ctx.fillStyle = color;
        ctx.beginPath();
        ctx.ellipse(0, from * unit, r, r * 0.72, 0, 0, Math.PI);
        ctx.lineTo(-r, to * unit);
        ctx.ellipse(0, to * unit, r, r * 0.72, 0, Math.PI, 0, true);
        ctx.closePath();
        ctx.fill();
      }
      ctx.fillStyle = 'rgba(255,255,255,0.22)';
      ctx.fillRect(-r * 0.66, -0.3 * unit, r * 0.3, unit * 0.9);
      fillEllipse(ctx, 0, -0.56 * unit, r, r * 0.72, '#c9695a');
      fillEllipse(ctx, 0, -0.56 * unit, r * 0.66, r * 0.46, '#2a1030');
    });
  };

  const drawTop = (ctx: Ctx, on: Ground, column: number, row: number, x: number, y: number): void => {
    if (floor === null) return;
    const place = on.at(column + 0.5, row + 0.5);
    const scale = floor.image.width / floor.width;
    const left = (place.x - on.unit / 2 - origin.x) * scale;
    const top = (place.y - on.depth / 2 - origin.y) * scale;
    ctx.drawImage(
      floor.image,
      left,
      top,
      on.unit * scale,
      on.depth * scale,
      x - on.unit / 2,
      y - on.depth / 2,
      on.unit + 0.6,
      on.depth + 0.6,
    );
  };

  return {
    resize(next, pixelScale) {
      ground = next;
      pixels = pixelScale;
      rebuild();
    },
    newRound(next) {
      round = next;
      falling = [];
      rebuild();
    },
    drop(column, row) {
      falling.push({
        tile: { column, row, life: 0 },
        age: 0,
        spin: ((column * 7 + row * 13) % 5) * 0.25 - 0.5,
      });
    },
    step(dt) {
      for (const one of falling) one.age += dt;
      falling = falling.filter((one) => one.age < FALL_TIME);
    },
    draw(ctx, roof, time) {
      if (ground === null) return;
      const on = ground;
      const thick = (on.unit * THICK) / 2;
      for (const { tile, age, spin } of falling) {
        const share = age / FALL_TIME;
        const place = on.at(tile.column + 0.5, tile.row + 0.5);
        const size = 1 - share * 0.55;
        ctx.save();
        ctx.globalAlpha = 1 - share;
        ctx.translate(place.x, place.y + easeInQuad(share) * on.unit * 1.6);
        ctx.rotate(spin * share);
        ctx.scale(size, size);
        slabs[1]?.draw(ctx, 0, thick);
        drawTop(ctx, on, tile.column, tile.row, 0, 0);
        cracks?.draw(ctx, 0, 0);
        ctx.restore();
      }
      const lines = on.tall ? COLUMNS : ROWS;
      const across = on.tall ? ROWS : COLUMNS;
      for (let line = 0; line < lines; line++) {
        for (let place = 0; place < across; place++) {
          const column = on.tall ? COLUMNS - 1 - line : place;
          const row = on.tall ? place : line;
          const tile = roof.tiles[row * COLUMNS + column];
          if (tile === undefined || tile.life <= 0) continue;
          const at = on.at(column + 0.5, row + 0.5);
          const shaking = tile.life <= WARNING;
          const dx = shaking && !reducedMotion() ? Math.sin(time * 46 + column * 2) * 2 : 0;
          const dy = shaking ? (WARNING - tile.life) * 2 : 0;
          slabs[shaking ? 1 : 0]?.draw(ctx, at.x + dx, at.y + thick + dy);
          drawTop(ctx, on, column, row, at.x + dx, at.y + dy);
          if (shaking)
            cracks?.draw(ctx, at.x + dx, at.y + dy, 1, 1, 0, 0.45 + 0.55 * (1 - tile.life / WARNING));
        }
      }
    },
    drawChimney(ctx, at, shake) {
      if (ground === null || chimney === null) return;
      const place = ground.at(at.x, at.y);
      const wobble = Math.sin(shake * 30) * shake * 5;
      chimney.draw(ctx, place.x + wobble, place.y - ground.unit * 0.5, 1 + shake * 0.06, 1 - shake * 0.05);
    },
  };
}
