import {
  type Ctx,
  alpha,
  fillEllipse,
  fillRound,
  roundRect,
  setStroke,
  shade,
  strokeArc,
  vertical,
} from '../kit/draw.ts';
import { createRandom, type Random } from '../kit/random.ts';
import type { Rect } from '../kit/stage.ts';

interface Mood {
  readonly sky: readonly string[];
  readonly disc: string;
  readonly hills: readonly string[];
  readonly pond: readonly string[];
  readonly maple: readonly string[];
  readonly paper: readonly string[];
  readonly wood: string;
}

const day: Mood = {
  sky: ['#8fb5ae', '#b9d2c6', '#e6e9d2'],
  disc: '#fff6dc',
  hills: ['#9dbfb3', '#6fa294', '#3f7d6c'],
  pond: ['#a9cbbf', '#5f978a'],
  maple: ['#d5402b', '#e8663a', '#b52f20'],
  paper: ['#fff3d6', '#f3dfb4'],
  wood: '#8a5230',
};
const evening: Mood = {
  sky: ['#2b2a52', '#6b4a6f', '#e0906a'],
  disc: '#ffd9a0',
  hills: ['#6d5a80', '#4a4a72', '#26405a'],
  pond: ['#a4736f', '#33486a'],
  maple: ['#a5303a', '#c4492f', '#7d2436'],
  paper: ['#ffd98f', '#f0a95a'],
  wood: '#6b3b27',
};

function ridge(ctx: Ctx, { x, width }: Rect, y: number, tall: number, colour: string, random: Random): void {
  ctx.beginPath();
  ctx.moveTo(x - 10, y + tall * 3);
  const steps = 7;
  let before = { x: x - 10, y: y - tall * random.range(0.2, 0.7) };
  ctx.lineTo(before.x, before.y);
  for (let step = 1; step <= steps; step += 1) {
    const next = { x: x - 10 + ((width + 20) * step) / steps, y: y - tall * random.range(0, 1) };
    const middle = (before.x + next.x) / 2;
    ctx.bezierCurveTo(middle, before.y, middle, next.y, next.x, next.y);
    before = next;
  }
  ctx.lineTo(before.x, y + tall * 3);
  ctx.closePath();
  ctx.fillStyle = vertical(ctx, y - tall, y + tall * 1.6, colour, shade(colour, 0.34));
  ctx.fill();
}

function pine(ctx: Ctx, x: number, foot: number, tall: number, colour: string): void {
  setStroke(ctx, '#3a2a26', tall * 0.06);
  ctx.lineCap = 'round';
  ctx.beginPath();
  ctx.moveTo(x, foot);
  ctx.bezierCurveTo(x - tall * 0.2, foot - tall * 0.4, x + tall * 0.22, foot - tall * 0.6, x, foot - tall);
  ctx.stroke();
  const clumps = [
    [0.02, 1.02, 0.3],
    [-0.26, 0.76, 0.3],
    [0.28, 0.66, 0.28],
    [-0.2, 0.46, 0.24],
  ] as const;
  for (const [dx, dy, size] of clumps) {
    const y = foot - tall * dy;
    fillEllipse(ctx, x + tall * dx, y + tall * 0.03, tall * size, tall * size * 0.42, shade(colour, -0.24));
    fillEllipse(ctx, x + tall * (dx - 0.02), y - tall * 0.02, tall * size * 0.86, tall * size * 0.32, colour);
  }
}

function maple(ctx: Ctx, x: number, y: number, size: number, mood: Mood, random: Random): void {
  ctx.fillStyle = '#3d241c';
  ctx.beginPath();
  ctx.moveTo(x + size * 0.2, y - size * 0.16);
  ctx.quadraticCurveTo(x - size * 0.4, y + size * 0.04, x - size * 0.95, y + size * 0.42);
  ctx.quadraticCurveTo(x - size * 0.36, y + size * 0.14, x + size * 0.2, y);
  ctx.moveTo(x - size * 0.3, y + size * 0.06);
  ctx.quadraticCurveTo(x - size * 0.48, y + size * 0.36, x - size * 0.48, y + size * 0.66);
  ctx.quadraticCurveTo(x - size * 0.42, y + size * 0.36, x - size * 0.2, y + size * 0.06);
  ctx.fill();
  for (let leaf = 0; leaf < 90; leaf += 1) {
    const along = random.next();
    const px = x - size * along * 1.05 + random.range(-0.16, 0.16) * size;
    const py = y + size * (along * along * 0.46 - 0.04) + random.range(-0.16, 0.3) * size * (0.4 + along);
    const radius = size * random.range(0.035, 0.07);
    ctx.fillStyle = random.pick(mood.maple);
    ctx.beginPath();
    for (let tip = 0; tip < 10; tip += 1) {
      const angle = (tip / 10) * Math.PI * 2 + leaf;
      const far = tip % 2 === 0 ? radius : radius * 0.45;
      ctx.lineTo(px + Math.cos(angle) * far, py + Math.sin(angle) * far);
    }
    ctx.fill();
  }
}

function planks(ctx: Ctx, { x, width }: Rect, top: number, bottom: number, wood: string): void {
  ctx.fillStyle = vertical(ctx, top, bottom, shade(wood, 0.16), shade(wood, -0.34));
  ctx.fillRect(x, top, width, bottom - top);
  setStroke(ctx, alpha(shade(wood, -0.6), 0.55), 2);
  const middle = x + width / 2;
  const step = Math.max(60, width / 14);
  ctx.beginPath();
  for (let column = -12; column <= 12; column += 1) {
    ctx.moveTo(middle + column * step, top);
    ctx.lineTo(middle + column * step * 1.7, bottom);
  }
  ctx.stroke();
  ctx.fillStyle = 'rgba(255,236,200,0.4)';
  ctx.fillRect(x, top, width, 3);
}

/** Paints a sliding screen of paper on a cedar lattice. */
function screen(ctx: Ctx, box: Rect, mood: Mood): void {
  const { x, y, width, height } = box;
  ctx.fillStyle = shade(mood.wood, -0.35);
  ctx.fillRect(x - 6, y, width + 12, height);
  const rows = Math.max(3, Math.round(height / 92));
  const columns = Math.max(2, Math.round(width / 74));
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const pane = { x: x + (column * width) / columns + 3, y: y + (row * height) / rows + 3 };
      ctx.fillStyle = vertical(ctx, y, y + height, ...mood.paper);
      ctx.fillRect(pane.x, pane.y, width / columns - 6, height / rows - 6);
      ctx.fillStyle = 'rgba(120,70,30,0.12)';
      ctx.fillRect(pane.x, pane.y, width / columns - 6, 5);
    }
  const glow = ctx.createRadialGradient(
    x + width / 2,
    y + height * 0.4,
    0,
    x + width / 2,
    y + height * 0.4,
    height * 0.6,
  );
  glow.addColorStop(0, 'rgba(255,250,225,0.55)');
  glow.addColorStop(1, 'rgba(120,60,20,0.22)');
  ctx.fillStyle = glow;
  ctx.fillRect(x, y, width, height);
}

/** Returns the part of the view where the garden shows: under the beam, above the floor, between the screens. */
export function openingOf({ x, y, width, height }: Rect): Rect {
  const beam = Math.max(14, height * 0.035);
  const side = width > height * 1.1 ? width * 0.13 : 0;
  return { x: x + side, y: y + beam, width: width - side * 2, height: height * 0.84 - beam };
}

/** Paints the open teahouse and the garden in the rain. */
export function paintRoom(ctx: Ctx, view: Rect, isEvening: boolean): void {
  const mood = isEvening ? evening : day;
  const random = createRandom(5);
  const { x, y, width, height } = view;
  const unit = Math.min(width, height);
  const floor = y + height * 0.84;
  ctx.fillStyle = vertical(ctx, y, floor, ...mood.sky);
  ctx.fillRect(x, y, width, height);
  const sun = { x: x + width * 0.3, y: y + height * 0.3 };
  const halo = ctx.createRadialGradient(sun.x, sun.y, 0, sun.x, sun.y, unit * 0.4);
  halo.addColorStop(0, alpha(mood.disc, 0.95));
  halo.addColorStop(0.32, alpha(mood.disc, 0.75));
  halo.addColorStop(0.34, alpha(mood.disc, 0.3));
  halo.addColorStop(1, alpha(mood.disc, 0));
  ctx.fillStyle = halo;
  ctx.fillRect(x, y, width, height);
  mood.hills.forEach((hill, index) =>
    ridge(ctx, view, y + height * (0.46 + index * 0.08), unit * (0.2 - index * 0.04), hill, random),
  );
  const shore = y + height * 0.69;
  ctx.fillStyle = vertical(ctx, shore, floor, ...mood.pond);
  ctx.fillRect(x, shore, width, floor - shore);
  setStroke(ctx, 'rgba(255,255,255,0.35)', 1.5);
  for (let drop = 0; drop < 26; drop += 1) {
    const depth = random.next();
    ctx.beginPath();
    ctx.ellipse(
      x + random.next() * width,
      shore + 8 + depth * (floor - shore - 14),
      6 + depth * 14,
      2 + depth * 3,
      0,
      0,
      Math.PI * 2,
    );
    ctx.stroke();
  }
  pine(ctx, x + width * 0.1, shore + 10, unit * 0.34, shade(mood.hills[2] ?? '#3f7d6c', -0.1));
  pine(ctx, x + width * 0.8, shore + 6, unit * 0.26, mood.hills[2] ?? '#3f7d6c');
  maple(ctx, x + width * 0.99, y + height * 0.12, unit * 0.5, mood, random);
  planks(ctx, view, floor, y + height, mood.wood);
  const opening = openingOf(view);
  const beam = opening.y - y;
  const side = opening.x - x;
  if (side > 0)
    for (const left of [x, x + width - side])
      screen(ctx, { x: left, y: opening.y, width: side, height: opening.height }, mood);
  fillRound(
    ctx,
    x - 10,
    y - 10,
    width + 20,
    beam + 10,
    0,
    vertical(ctx, y, y + beam, shade(mood.wood, 0.1), shade(mood.wood, -0.4)),
  );
  ctx.fillStyle = 'rgba(20,8,4,0.28)';
  ctx.fillRect(x, y + beam, width, 7);
}

/** Paints the cedar tray with its jade cloth and its shadow. */
export function paintTray(ctx: Ctx, tray: Rect, isEvening: boolean): void {
  const { x, y, width, height } = tray;
  const wood = isEvening ? '#7d4630' : '#a8653a';
  ctx.save();
  ctx.shadowColor = 'rgba(24,10,4,0.6)';
  ctx.shadowBlur = 30;
  ctx.shadowOffsetY = 12;
  fillRound(ctx, x - 6, y - 6, width + 12, height + 12, 26, shade(wood, -0.45));
  ctx.restore();
  fillRound(
    ctx,
    x - 6,
    y - 6,
    width + 12,
    height + 8,
    24,
    vertical(ctx, y, y + height, shade(wood, 0.24), wood, shade(wood, -0.2)),
  );
  fillRound(ctx, x + 4, y + 4, width - 8, height - 8, 17, shade(wood, -0.5));
  const cloth = isEvening ? ['#1d4a52', '#123540', '#0d2731'] : ['#2b8a72', '#1c6b5a', '#125045'];
  fillRound(ctx, x + 6, y + 8, width - 12, height - 14, 15, vertical(ctx, y, y + height, ...cloth));
  ctx.save();
  roundRect(ctx, x + 6, y + 8, width - 12, height - 14, 15);
  ctx.clip();
  setStroke(ctx, 'rgba(220,255,236,0.07)', 2);
  for (let row = 0; row * 20 < height + 40; row += 1)
    for (let column = -1; column * 40 < width + 40; column += 1)
      for (const radius of [8, 14, 20]) {
        strokeArc(ctx, x + column * 40 + (row % 2) * 20, y + row * 20 + 20, radius, Math.PI, 0);
      }
  const light = ctx.createRadialGradient(
    x + width * 0.35,
    y + height * 0.25,
    20,
    x + width * 0.5,
    y + height * 0.5,
    Math.max(width, height) * 0.75,
  );
  light.addColorStop(0, 'rgba(255,246,214,0.2)');
  light.addColorStop(0.5, 'rgba(255,246,214,0)');
  light.addColorStop(1, 'rgba(6,20,20,0.42)');
  ctx.fillStyle = light;
  ctx.fillRect(x, y, width, height);
  ctx.restore();
}

/** Draws rain in front of the garden; the tray stays dry. */
export function drawRain(ctx: Ctx, view: Rect, dry: Rect | undefined, time: number): void {
  const garden = openingOf(view);
  setStroke(ctx, 'rgba(240,250,255,0.4)', 1.6);
  ctx.lineCap = 'round';
  ctx.beginPath();
  for (let drop = 0; drop < 80; drop += 1) {
    const near = 0.5 + (drop % 5) * 0.14;
    const fall = (time * near * 1.1 + drop * 0.377) % 1;
    const x = garden.x + 8 + ((drop * 0.618034 + fall * 0.02) % 1) * (garden.width - 12);
    const y = garden.y + 4 + fall * (garden.height - 26);
    if (dry && x > dry.x - 8 && x < dry.x + dry.width + 8 && y > dry.y - 26 && y < dry.y + dry.height)
      continue;
    ctx.moveTo(x, y);
    ctx.lineTo(x - 4 * near, y + 22 * near);
  }
  ctx.stroke();
}
