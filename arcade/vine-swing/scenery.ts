import {
  type Ctx,
  type Sprite,
  alpha,
  createSprite,
  fillCircle,
  fillEllipse,
  setStroke,
  shade,
  strokeLine,
  vertical,
} from '../kit/draw.ts';
import { createRandom, type Random } from '../kit/random.ts';
import type { Rect } from '../kit/stage.ts';

/** Width of the repeating pieces of jungle. */
const TILE = 1100;
const PINK = '#ff3f8e';

/** Paints everything that never moves: the sky between the trees, the sun and its rays. */
export function paintLight(ctx: Ctx, { x, y, width, height }: Rect): void {
  ctx.fillStyle = vertical(ctx, y, y + height, '#d9f79a', '#8fe39a', '#3fbd8c', '#1a7f76');
  ctx.fillRect(x, y, width, height);
  const sun = { x: x + width * 0.64, y: y + height * 0.08 };
  const reach = Math.max(width, height) * 0.75;
  const glow = ctx.createRadialGradient(sun.x, sun.y, 0, sun.x, sun.y, reach);
  glow.addColorStop(0, 'rgba(255,255,220,0.95)');
  glow.addColorStop(0.22, 'rgba(255,250,180,0.55)');
  glow.addColorStop(1, 'rgba(255,250,180,0)');
  ctx.fillStyle = glow;
  ctx.fillRect(x, y, width, height);
}

/** Paints shafts of sun that fall between the layers. */
export function paintShafts(ctx: Ctx, width: number, height: number): void {
  for (const [at, wide, strength] of [
    [-0.12, 0.05, 0.2],
    [0.04, 0.1, 0.24],
    [0.24, 0.04, 0.16],
    [0.34, 0.07, 0.22],
  ] as const) {
    const top = width * at;
    const foot = top - height * 0.5;
    const light = ctx.createLinearGradient(0, -height / 2, 0, height / 2);
    light.addColorStop(0, `rgba(255,255,205,${strength * 1.5})`);
    light.addColorStop(1, 'rgba(255,255,205,0)');
    ctx.fillStyle = light;
    ctx.beginPath();
    ctx.moveTo(top, -height / 2);
    ctx.lineTo(top + width * wide, -height / 2);
    ctx.lineTo(foot + width * wide * 2.4, height / 2);
    ctx.lineTo(foot, height / 2);
    ctx.fill();
  }
}

interface Style {
  readonly wood: string;
  readonly leaf: string;
  readonly trunks: number;
  readonly wide: number;
  readonly flowers: number;
}

const far: Style = { wood: '#79d3a0', leaf: '#8fe0a4', trunks: 7, wide: 34, flowers: 0 };
const middle: Style = { wood: '#35a37e', leaf: '#49b98a', trunks: 5, wide: 52, flowers: 5 };
const near: Style = { wood: '#17735f', leaf: '#1f8a6c', trunks: 3, wide: 78, flowers: 9 };

/** Draws at a place and again one tile to each side, so that pieces meet without a seam. */
function wrapped(ctx: Ctx, x: number, draw: () => void): void {
  for (const shift of [-TILE, 0, TILE]) {
    ctx.save();
    ctx.translate(x + shift, 0);
    draw();
    ctx.restore();
  }
}

function trunk(ctx: Ctx, wide: number, top: number, foot: number, bend: number, colour: string): void {
  ctx.beginPath();
  ctx.moveTo(-wide * 0.5, top);
  ctx.bezierCurveTo(
    -wide * 0.4 + bend,
    top * 0.4 + foot * 0.6,
    -wide * 0.6 - bend,
    foot - wide,
    -wide * 1.3,
    foot,
  );
  ctx.lineTo(wide * 1.3, foot);
  ctx.bezierCurveTo(
    wide * 0.6 - bend,
    foot - wide,
    wide * 0.4 + bend,
    top * 0.4 + foot * 0.6,
    wide * 0.5,
    top,
  );
  ctx.fillStyle = colour;
  ctx.fill();
  setStroke(ctx, alpha(shade(colour, 0.3), 0.5), wide * 0.1);
  ctx.beginPath();
  ctx.moveTo(wide * 0.3, top);
  ctx.bezierCurveTo(
    wide * 0.2 + bend,
    top * 0.4 + foot * 0.6,
    wide * 0.3 - bend,
    foot - wide,
    wide * 0.6,
    foot,
  );
  ctx.stroke();
}

/** Draws a big leaf with its tip `length` away. */
export function leaf(ctx: Ctx, x: number, y: number, length: number, turn: number, colour: string): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(turn);
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.moveTo(0, 0);
  ctx.bezierCurveTo(length * 0.3, -length * 0.34, length * 0.8, -length * 0.22, length, 0);
  ctx.bezierCurveTo(length * 0.8, length * 0.22, length * 0.3, length * 0.34, 0, 0);
  ctx.fill();
  setStroke(ctx, alpha(shade(colour, 0.4), 0.6), Math.max(1, length * 0.03));
  strokeLine(ctx, length * 0.05, 0, length * 0.92, 0);
  ctx.restore();
}

/** Draws a flower of five petals, hot pink by default. */
export function flower(ctx: Ctx, x: number, y: number, size: number, colour = PINK): void {
  for (const [share, tone] of [
    [1, colour],
    [0.62, shade(colour, 0.34)],
  ] as const) {
    ctx.fillStyle = tone;
    for (let petal = 0; petal < 5; petal += 1) {
      const angle = (petal / 5) * Math.PI * 2 - Math.PI / 2;
      ctx.beginPath();
      ctx.ellipse(
        x + Math.cos(angle) * size * 0.5 * share,
        y + Math.sin(angle) * size * 0.5 * share,
        size * 0.5 * share,
        size * 0.34 * share,
        angle,
        0,
        Math.PI * 2,
      );
      ctx.fill();
    }
  }
  fillCircle(ctx, x, y, size * 0.24, '#ffe14d');
}

function paintTrees(ctx: Ctx, height: number, style: Style, random: Random): void {
  const { wood, leaf: green, wide } = style;
  const [top, foot] = [-height / 2 - 10, height / 2 + 10];
  const fade = (colour: string): CanvasGradient => vertical(ctx, top, foot, colour, shade(colour, -0.12));
  for (let index = 0; index < style.trunks; index += 1) {
    const x = ((index + random.range(0.15, 0.85)) / style.trunks - 0.5) * TILE;
    const size = wide * random.range(0.6, 1.2);
    const bend = random.range(-20, 20);
    wrapped(ctx, x, () => trunk(ctx, size, top, foot, bend, wood));
  }
  for (let index = 0; index < style.trunks * 4; index += 1) {
    const x = (random.next() - 0.5) * TILE;
    const [sag, long] = [random.range(20, 70), random.range(0.12, 0.36) * height];
    ctx.lineCap = 'round';
    wrapped(ctx, x, () => {
      setStroke(ctx, shade(wood, -0.1), wide * 0.07);
      ctx.beginPath();
      ctx.moveTo(0, top);
      ctx.quadraticCurveTo(sag * 0.4, top + long * 0.6, sag * 0.1, top + long);
      ctx.stroke();
      leaf(ctx, sag * 0.1, top + long, wide * 0.5, Math.PI / 2, green);
    });
  }
  for (const edge of [top, foot]) {
    const way = edge === top ? 1 : -1;
    for (let index = 0; index < 26; index += 1) {
      const x = ((index + random.next()) / 26 - 0.5) * TILE;
      const [rx, ry] = [wide * random.range(0.8, 1.6), wide * random.range(0.5, 1)];
      const tone = random.chance(0.5) ? green : shade(green, -0.08);
      wrapped(ctx, x, () => {
        fillEllipse(ctx, 0, edge + way * wide * 0.35, rx, ry, tone);
      });
    }
  }
  ctx.globalCompositeOperation = 'source-atop';
  ctx.fillStyle = fade('#ffffff');
  ctx.globalAlpha = 0.05;
  ctx.fillRect(-TILE / 2, top, TILE, foot - top);
  ctx.globalAlpha = 1;
  ctx.globalCompositeOperation = 'source-over';
  for (let index = 0; index < style.flowers; index += 1) {
    const x = (random.next() - 0.5) * TILE;
    const isHigh = random.chance(0.6);
    const y = isHigh ? top + wide * random.range(0.5, 1.4) : foot - wide * random.range(0.9, 1.6);
    wrapped(ctx, x, () => flower(ctx, 0, y, wide * 0.2, shade(PINK, style === middle ? 0.25 : 0)));
  }
}

/** Paints the leaves from which everything hangs. They move with the world. */
function paintCanopy(ctx: Ctx, height: number, random: Random): void {
  const top = -height / 2;
  const greens = ['#0a4a3c', '#0d5a46', '#127052'] as const;
  greens.forEach((colour, row) => {
    for (let index = 0; index < 22; index += 1) {
      const x = ((index + random.next()) / 22 - 0.5) * TILE;
      const turn = Math.PI / 2 + random.range(-0.9, 0.9);
      const long = random.range(0.55, 1) * height * (0.95 - row * 0.2);
      wrapped(ctx, x, () => leaf(ctx, 0, top - 8, long, turn, colour));
    }
  });
  for (let index = 0; index < 7; index += 1) {
    const [x, y] = [(random.next() - 0.5) * TILE, top + height * random.range(0.15, 0.5)];
    wrapped(ctx, x, () => flower(ctx, 0, y, 13));
  }
}

interface Piece {
  readonly sprite: Sprite;
  readonly speed: number;
  readonly y: number;
}

export interface Scenery {
  /** Draws trees behind the play, in three depths. */
  drawTrees(ctx: Ctx, camera: number): void;
  /** Draws the leaves at the upper edge. */
  drawCanopy(ctx: Ctx, camera: number): void;
}

/** Renders the repeating pieces once for a view; `top` is the logical y of the world's top. */
export function createScenery(view: Rect, top: number, pixelScale: number): Scenery {
  const random = createRandom(11);
  const tile = (height: number, paint: (ctx: Ctx) => void): Sprite =>
    createSprite(TILE, height, Math.min(1.5, pixelScale), paint);
  const middleOf = view.y + view.height / 2;
  const pieces: Piece[] = [far, middle, near].map((style, index) => ({
    sprite: tile(view.height, (ctx) => paintTrees(ctx, view.height, style, random)),
    speed: [0.12, 0.28, 0.5][index] ?? 0.5,
    y: middleOf,
  }));
  const fringe = top - view.y + 52;
  const canopy: Piece = {
    sprite: tile(fringe, (ctx) => paintCanopy(ctx, fringe, random)),
    speed: 1,
    y: view.y + fringe / 2,
  };
  const shafts = createSprite(view.width, view.height, Math.min(1, pixelScale), (ctx) =>
    paintShafts(ctx, view.width, view.height),
  );
  const draw = (ctx: Ctx, { sprite, speed, y }: Piece, camera: number): void => {
    const offset = (((camera * speed) % TILE) + TILE) % TILE;
    for (let x = view.x - offset; x < view.x + view.width; x += TILE) sprite.draw(ctx, x + TILE / 2, y);
  };
  return {
    drawTrees(ctx, camera) {
      pieces.forEach((piece, index) => {
        draw(ctx, piece, camera);
        if (index === 1) shafts.draw(ctx, view.x + view.width / 2, middleOf);
      });
    },
    drawCanopy: (ctx, camera) => draw(ctx, canopy, camera),
  };
}
