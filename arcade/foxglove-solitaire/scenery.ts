import {
  createSprite,
  fillCircle,
  roundRect,
  setStroke,
  strokeArc,
  strokeLine,
  text,
  vertical,
} from '../kit/draw.ts';
import type { Ctx, Sprite } from '../kit/draw.ts';
import { createRandom } from '../kit/random.ts';
import type { Rect } from '../kit/stage.ts';
import { FLOWERS } from './cards.ts';
import { paintBlossom, paintLeaf, traceLeaf } from './flower-art.ts';
import { CARD } from './layout.ts';
import type { Layout } from './layout.ts';
import { BEE, COLUMNS, STOCK, VASE, WASTE } from './rules.ts';
import type { Weather } from './weather.ts';

const MOSS = '#6f8a4c';
/** Top edge of the cloth, above the piles. */
const HEM = -9;

const LIGHTS: Readonly<Record<Weather, readonly [wash: string, glow: string]>> = {
  sun: ['rgba(255,246,214,0.0)', 'rgba(255,244,190,0.75)'],
  wind: ['rgba(214,236,226,0.22)', 'rgba(255,250,220,0.6)'],
  rainbow: ['rgba(228,238,255,0.2)', 'rgba(255,246,214,0.6)'],
  dew: ['rgba(206,238,220,0.34)', 'rgba(240,255,240,0.65)'],
  rain: ['rgba(116,138,158,0.42)', 'rgba(232,240,246,0.28)'],
  dusk: ['rgba(226,118,62,0.34)', 'rgba(255,196,120,0.6)'],
  storm: ['rgba(92,104,140,0.38)', 'rgba(220,220,246,0.2)'],
};

function hedge(ctx: Ctx, { x, y, width }: Rect): void {
  ctx.fillStyle = vertical(ctx, y, HEM + 8, '#2f4a26', '#567a38');
  ctx.fillRect(x, y, width, HEM + 14 - y);
  const random = createRandom(41);
  const greens = ['#3e6230', '#4d763a', '#638f45', '#2f4f28', '#7ba755'];
  for (let index = 0; index < width / 3.2; index += 1) {
    const top = y + random.next() * (HEM - y + 10);
    paintLeaf(
      ctx,
      x + random.next() * width,
      top,
      random.range(14, 30),
      random.range(-2.6, 2.6),
      random.pick(greens),
    );
  }
  for (let at = x + 20; at < x + width; at += random.range(46, 96)) {
    ctx.save();
    ctx.translate(at, random.range(y + 8, HEM - 6));
    ctx.rotate(random.range(-0.4, 0.4));
    paintBlossom(ctx, random.int(0, 3), random.range(9, 15));
    ctx.restore();
  }
}

function lace(ctx: Ctx, { x, y, width, height }: Rect): void {
  const size = 26;
  const first = Math.floor(x / size) * size;
  const outline = (lift: number): void => {
    ctx.beginPath();
    ctx.moveTo(x - size, y + height + 4);
    for (let at = first; at <= x + width + size; at += size) {
      ctx.lineTo(at, HEM + lift);
      ctx.arc(at + size / 2, HEM + lift, size / 2, Math.PI, 0);
    }
    ctx.lineTo(x + width + size, y + height + 4);
    ctx.closePath();
  };
  outline(6);
  ctx.fillStyle = 'rgba(30,42,14,0.35)';
  ctx.fill();
  outline(0);
  ctx.fillStyle = vertical(ctx, HEM - 13, y + height, '#f7eedb', '#f0e4c8', '#e2d3b0');
  ctx.fill();
}

function weave(ctx: Ctx, { x, y, width, height }: Rect): void {
  const top = HEM + 2;
  const random = createRandom(7);
  ctx.lineWidth = 1;
  for (let at = x; at < x + width; at += 3.5) {
    ctx.strokeStyle = `rgba(150,124,74,${random.range(0.02, 0.085)})`;
    strokeLine(ctx, at, top, at, y + height);
  }
  for (let at = top; at < y + height; at += 3.5) {
    ctx.strokeStyle = `rgba(150,124,74,${random.range(0.02, 0.085)})`;
    strokeLine(ctx, x, at, x + width, at);
  }
}

/** Draws sprigs of the four flowers on the cloth to the left and right of the play area, if there is room. */
function sprigs(ctx: Ctx, layout: Layout, visible: Rect): void {
  const random = createRandom(19);
  const side = -visible.x;
  if (side < 60) return;
  for (let at = 70; at < layout.height; at += 130) {
    for (const x of [visible.x + side / 2, layout.width + side / 2]) {
      ctx.save();
      ctx.globalAlpha = 0.5;
      ctx.translate(x, at + random.range(-12, 12));
      ctx.rotate(random.range(-0.5, 0.5));
      paintLeaf(ctx, 0, 6, 26, 2.4, MOSS);
      paintLeaf(ctx, 0, 6, 26, -2.4, MOSS);
      paintBlossom(ctx, random.int(0, 3), 15);
      ctx.restore();
    }
  }
}

/** The stitched outline of a pile's place. */
function place(ctx: Ctx, layout: Layout, pile: number): void {
  const { x, y } = layout.piles[pile] ?? { x: 0, y: 0 };
  roundRect(ctx, x - CARD.width / 2 + 2, y - CARD.height / 2 + 2, CARD.width - 4, CARD.height - 4, 11);
  ctx.fillStyle = 'rgba(111,138,76,0.12)';
  ctx.fill();
  setStroke(ctx, 'rgba(95,124,60,0.6)', 2.4);
  ctx.setLineDash([7, 5]);
  ctx.stroke();
  ctx.setLineDash([]);
}

/** Paints the stitched places of all piles. */
export function paintPlaces(ctx: Ctx, layout: Layout): void {
  for (let pile = 0; pile < COLUMNS; pile += 1) place(ctx, layout, pile);
  for (const pile of [STOCK, WASTE, BEE]) place(ctx, layout, pile);
  const turn = layout.piles[STOCK] ?? { x: 0, y: 0 };
  setStroke(ctx, 'rgba(95,124,60,0.75)', 6);
  ctx.lineCap = 'round';
  ctx.beginPath();
  ctx.arc(turn.x, turn.y, 22, -0.6, 4.4);
  ctx.moveTo(turn.x + 18.2, turn.y - 12.4);
  ctx.lineTo(turn.x + 8, turn.y - 14);
  ctx.moveTo(turn.x + 18.2, turn.y - 12.4);
  ctx.lineTo(turn.x + 20, turn.y - 24);
  ctx.stroke();
  for (let flower = 0; flower < FLOWERS.length; flower += 1) {
    const { x, y } = layout.piles[VASE + flower] ?? { x: 0, y: 0 };
    place(ctx, layout, VASE + flower);
    ctx.save();
    ctx.translate(x, y + 8);
    ctx.globalAlpha = 0.42;
    paintBlossom(ctx, flower, 30);
    ctx.restore();
    text(ctx, 'A', x - 31, y - 46, { size: 30, color: 'rgba(95,124,60,0.8)', weight: 700 });
  }
}

function rainbow(ctx: Ctx, { x, width, height, y }: Rect): void {
  const colors = ['#e8452f', '#f59a2f', '#f5d83f', '#63b75a', '#4a86e0', '#9a5fc8'];
  ctx.lineWidth = height * 0.028;
  ctx.globalAlpha = 0.2;
  colors.forEach((color, index) => {
    ctx.strokeStyle = color;
    strokeArc(
      ctx,
      x + width * 0.5,
      y + height * 1.05,
      Math.max(width, height) * 0.56 - index * height * 0.028,
      Math.PI,
      Math.PI * 2,
    );
  });
  ctx.globalAlpha = 1;
}

function dewdrops(ctx: Ctx, { x, width, height, y }: Rect): void {
  const random = createRandom(23);
  for (let index = 0; index < 80; index += 1) {
    const [cx, cy, r] = [
      x + random.next() * width,
      HEM + 10 + random.next() * (y + height - HEM),
      random.range(2, 6),
    ];
    fillCircle(ctx, cx + 1, cy + 1.6, r, 'rgba(86,130,110,0.3)');
    fillCircle(ctx, cx, cy, r, 'rgba(232,252,246,0.75)');
    fillCircle(ctx, cx - r * 0.3, cy - r * 0.35, r * 0.3, '#ffffff');
  }
}

/** Paints hedge, linen cloth, stitched places and the light of the day. */
export function paintTable(ctx: Ctx, visible: Rect, layout: Layout, weather: Weather): void {
  const { x, y, width, height } = visible;
  hedge(ctx, visible);
  lace(ctx, visible);
  weave(ctx, visible);
  setStroke(ctx, MOSS, 2);
  ctx.setLineDash([9, 6]);
  strokeLine(ctx, x, HEM + 5, x + width, HEM + 5);
  ctx.setLineDash([]);
  sprigs(ctx, layout, visible);
  const [wash, glow] = LIGHTS[weather];
  ctx.fillStyle = wash;
  ctx.fillRect(x, y, width, height);
  const reach = Math.max(width, height);
  const light = ctx.createRadialGradient(
    x + width * 0.2,
    y + height * 0.1,
    0,
    x + width * 0.2,
    y + height * 0.1,
    reach * 0.8,
  );
  light.addColorStop(0, glow);
  light.addColorStop(1, 'rgba(255,250,230,0)');
  ctx.fillStyle = light;
  ctx.fillRect(x, HEM, width, height);
  const dark = ctx.createRadialGradient(
    x + width * 0.4,
    y + height * 0.35,
    reach * 0.4,
    x + width * 0.4,
    y + height * 0.35,
    reach * 0.95,
  );
  dark.addColorStop(0, 'rgba(84,70,24,0)');
  dark.addColorStop(1, 'rgba(84,70,24,0.34)');
  ctx.fillStyle = dark;
  ctx.fillRect(x, y, width, height);
  if (weather === 'rainbow') rainbow(ctx, visible);
  if (weather === 'dew') dewdrops(ctx, visible);
}

const bendAt = (at: number): number => Math.sin(at * 0.013) * 46;

/** Creates the soft shadow of a twig. It is small, so that drawing it at a larger size blurs it. */
export function createTwigShadow(): Sprite {
  return createSprite(400, 400, 0.6, (ctx) => {
    ctx.fillStyle = '#3d4a16';
    for (const [grow, opacity] of [
      [1.14, 0.3],
      [0.94, 0.75],
    ] as const) {
      ctx.globalAlpha = opacity;
      const again = createRandom(11);
      for (let at = -128; at < 130; at += 30) {
        for (const side of [-1, 1]) {
          const length = again.range(46, 74) * grow;
          ctx.save();
          ctx.translate(at, bendAt(at));
          ctx.rotate(side * again.range(0.5, 0.95) + 0.75);
          traceLeaf(ctx, length);
          ctx.fill();
          ctx.restore();
        }
      }
    }
    ctx.globalAlpha = 0.5;
    setStroke(ctx, '#3d4a16', 6);
    ctx.beginPath();
    for (let at = -170; at < 150; at += 10) ctx.lineTo(at, bendAt(at));
    ctx.stroke();
  });
}

/** Paints large embroidered bunches in the free corners of the cloth, for the title. */
export function paintBunches(ctx: Ctx, { x, y, width, height }: Rect): void {
  const size = Math.min(width, height) / 9;
  for (const [side, corner] of [
    [-1, x],
    [1, x + width],
  ] as const) {
    for (const [flower, dx, dy, grown] of [
      [0, 1.5, 0.9, 1],
      [1, 0.7, 2.3, 1.1],
      [3, 0.55, 0.4, 1.2],
      [2, 2.6, 0.3, 0.9],
    ] as const) {
      ctx.save();
      ctx.translate(corner - side * dx * size, y + height - dy * size);
      for (const turn of [-2, -0.7, 0.7, 2]) paintLeaf(ctx, 0, 0, size * 1.25 * grown, turn, '#7f9f55');
      paintBlossom(ctx, side < 0 ? flower : (flower + 2) % 4, size * 0.72 * grown);
      ctx.restore();
    }
  }
}
