import { type Ctx, alpha, fillCircle, fillRound, shade, vertical } from '../kit/draw.ts';
import { createRandom } from '../kit/random.ts';
import type { Rect, Size } from '../kit/stage.ts';
import { TILE } from './ground.ts';

const ROOF = '#d9683c';
const BARREL = 24;
const COURSE = 34;

/**
 * Paints one slope of a roof of barrel tiles. Its eaves are `wide` units long, at y 0, and its ridge is at y -`deep`.
 */
function slope(ctx: Ctx, wide: number, deep: number, light: number): void {
  ctx.save();
  ctx.beginPath();
  ctx.moveTo(0, 0);
  ctx.lineTo(wide, 0);
  ctx.lineTo(wide + deep, -deep);
  ctx.lineTo(-deep, -deep);
  ctx.closePath();
  ctx.clip();
  ctx.fillStyle = shade(ROOF, light);
  ctx.fillRect(-deep, -deep, wide + deep * 2, deep);
  const random = createRandom(Math.round(wide + deep));
  for (let x = -deep; x < wide + deep; x += BARREL) {
    for (let y = -deep - COURSE; y < 0; y += COURSE) {
      const tone = light + (random.next() - 0.5) * 0.16;
      fillRound(ctx, x + 2, y, BARREL - 4, COURSE + 6, 9, shade(ROOF, tone - 0.22));
      fillRound(ctx, x + 2, y, BARREL - 6, COURSE + 2, 9, shade(ROOF, tone));
      fillRound(ctx, x + 5, y + 4, 5, COURSE - 8, 3, shade(ROOF, tone + 0.3));
    }
  }
  ctx.fillStyle = vertical(ctx, -Math.min(deep, 160), 0, alpha('#5c1f33', 0), alpha('#5c1f33', 0.3));
  ctx.fillRect(-deep, -deep, wide + deep * 2, deep);
  ctx.restore();
}

const leafTone = ['#2f8f4e', '#3da65b', '#5cc06a'];
const bloomTone = ['#ff5fa2', '#ff86bb', '#e8418c'];

/** Paints bougainvillea that hangs over the eaves. */
function bush(ctx: Ctx, x: number, y: number, size: number, seed: number): void {
  const random = createRandom(seed);
  for (let index = 0; index < 46; index += 1) {
    const angle = random.range(0, Math.PI * 2);
    const reach = Math.sqrt(random.next()) * size;
    const tones = index > 16 && random.chance(0.62) ? bloomTone : leafTone;
    ctx.fillStyle = random.pick(tones);
    fillCircle(ctx, x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.7, random.range(5, 11));
  }
}

/** Paints the small stones of one floor tile, each a little different. */
function tesserae(ctx: Ctx, x: number, y: number, tone: string, next: () => number): void {
  const part = TILE / 3;
  for (let index = 0; index < 9; index += 1) {
    const left = x + (index % 3) * part;
    const top = y + Math.floor(index / 3) * part;
    fillRound(ctx, left + 1, top + 1, part - 2, part - 2, 3, shade(tone, (next() - 0.5) * 0.09));
  }
}

/** Paints roofs all around, the eaves, and the bare mosaic floor. */
export function paintCourt(ctx: Ctx, visible: Rect, size: Size, floor: Rect): void {
  const { x, y, width, height } = { x: 0, y: 0, ...size };
  ctx.fillStyle = ROOF;
  ctx.fillRect(visible.x, visible.y, visible.width, visible.height);
  const deep = Math.max(-visible.x, -visible.y, visible.width - width, visible.height - height, 1) + 20;
  const slopes = [
    { at: [x, y], turn: 0, wide: width, light: 0.06 },
    { at: [x + width, y], turn: 1, wide: height, light: -0.08 },
    { at: [x + width, y + height], turn: 2, wide: width, light: 0.16 },
    { at: [x, y + height], turn: 3, wide: height, light: -0.02 },
  ] as const;
  for (const { at, turn, wide, light } of slopes) {
    ctx.save();
    ctx.translate(...at);
    ctx.rotate((turn * Math.PI) / 2);
    slope(ctx, wide, deep, light);
    ctx.restore();
  }
  fillRound(ctx, x - 9, y - 9, width + 18, height + 18, 16, alpha('#4a1830', 0.35));
  fillRound(ctx, x - 5, y - 7, width + 10, height + 12, 13, '#b98a5e');
  fillRound(
    ctx,
    x - 5,
    y - 7,
    width + 10,
    height + 7,
    13,
    vertical(ctx, y, y + height, '#fff3da', '#f3d9ad'),
  );

  fillRound(ctx, floor.x - 5, floor.y - 5, floor.width + 10, floor.height + 10, 8, '#a8764f');
  ctx.fillStyle = '#c9a987';
  ctx.fillRect(floor.x, floor.y, floor.width, floor.height);
  const { next } = createRandom(31);
  const columns = Math.round(floor.width / TILE);
  const rows = Math.round(floor.height / TILE);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const tone = (row + column) % 2 === 0 ? '#fbecd2' : '#f1dcb8';
      tesserae(ctx, floor.x + column * TILE, floor.y + row * TILE, tone, next);
    }
  }
  ctx.fillStyle = vertical(ctx, floor.y, floor.y + 46, alpha('#6a3f7a', 0.34), alpha('#6a3f7a', 0));
  ctx.fillRect(floor.x, floor.y, floor.width, 46);
  const side = ctx.createLinearGradient(floor.x, 0, floor.x + 34, 0);
  side.addColorStop(0, alpha('#6a3f7a', 0.26));
  side.addColorStop(1, alpha('#6a3f7a', 0));
  ctx.fillStyle = side;
  ctx.fillRect(floor.x, floor.y, 34, floor.height);
  bush(ctx, x - 20, y + height * 0.82, 46, 5);
  bush(ctx, x + width + 22, y + height * 0.3, 48, 8);
  bush(ctx, x + width * 0.86, y + height + 16, 34, 12);
}
