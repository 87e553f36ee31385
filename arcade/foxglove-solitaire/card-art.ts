import {
  createSprite,
  fillCircle,
  fillEllipse,
  roundRect,
  setStroke,
  strokeLine,
  text,
  vertical,
} from '../kit/draw.ts';
import type { Ctx, Sprite } from '../kit/draw.ts';
import { CARD_COUNT, RANKS, flowerOf, isWarm, rankOf } from './cards.ts';
import type { Card } from './cards.ts';
import { FLOWER_COLORS, paintBlossom, paintLeaf } from './flower-art.ts';
import { CARD } from './layout.ts';

const MARGIN = 8;
const RADIUS = 11;

function body(ctx: Ctx, top: string, bottom: string, edge: string): void {
  const { width, height } = CARD;
  for (const [grow, opacity] of [
    [3, 0.08],
    [1.5, 0.14],
    [0.3, 0.2],
  ] as const) {
    roundRect(
      ctx,
      -width / 2 - grow + 1,
      -height / 2 - grow + 3,
      width + grow * 2 - 2,
      height + grow * 2 - 3,
      RADIUS + grow,
    );
    ctx.fillStyle = `rgba(62,48,20,${opacity})`;
    ctx.fill();
  }
  roundRect(ctx, -width / 2, -height / 2, width, height, RADIUS);
  ctx.fillStyle = vertical(ctx, -height / 2, height / 2, top, bottom);
  ctx.fill();
  setStroke(ctx, edge, 1.4);
  roundRect(ctx, -width / 2 + 0.7, -height / 2 + 0.7, width - 1.4, height - 1.4, RADIUS - 0.7);
  ctx.stroke();
}

function wreath(ctx: Ctx, radius: number): void {
  for (let index = 0; index < 12; index += 1) {
    const angle = (index / 12) * Math.PI * 2;
    paintLeaf(
      ctx,
      Math.cos(angle) * radius,
      Math.sin(angle) * radius,
      15,
      angle + Math.PI * 0.75,
      index % 2 ? '#7fa653' : '#5f8a3a',
    );
  }
}

function ladybird(ctx: Ctx): void {
  fillCircle(ctx, 0, -9, 6, '#2b1a1a');
  fillEllipse(ctx, 0, 1, 10, 11, '#d63324');
  ctx.fillStyle = '#2b1a1a';
  ctx.fillRect(-0.8, -9, 1.6, 21);
  for (const [x, y] of [
    [-5, -3],
    [5, -3],
    [-5, 5],
    [5, 5],
  ] as const) {
    fillCircle(ctx, x, y, 2.2);
  }
}

function butterfly(ctx: Ctx, color: string): void {
  for (const side of [-1, 1]) {
    ctx.fillStyle = color;
    ctx.beginPath();
    ctx.ellipse(side * 11, -7, 11, 9, side * -0.5, 0, Math.PI * 2);
    ctx.ellipse(side * 8, 8, 8, 7, side * 0.5, 0, Math.PI * 2);
    ctx.fill();
    fillCircle(ctx, side * 12, -8, 3.6, 'rgba(255,255,255,0.75)');
  }
  roundRect(ctx, -1.8, -11, 3.6, 24, 2);
  ctx.fillStyle = '#3b2a1a';
  ctx.fill();
}

function crown(ctx: Ctx): void {
  ctx.fillStyle = vertical(ctx, -14, 12, '#ffe27a', '#d9920f');
  ctx.beginPath();
  ctx.moveTo(-23, 11);
  ctx.lineTo(-26, -9);
  ctx.lineTo(-12, 1);
  ctx.lineTo(0, -15);
  ctx.lineTo(12, 1);
  ctx.lineTo(26, -9);
  ctx.lineTo(23, 11);
  ctx.closePath();
  ctx.fill();
  setStroke(ctx, '#9c6206', 1.6);
  ctx.lineJoin = 'round';
  ctx.stroke();
}

/** Draws the middle of a card's face: one large blossom, with additions on the ace and the court cards. */
function picture(ctx: Ctx, card: Card): void {
  const flower = flowerOf(card);
  const rank = rankOf(card);
  ctx.save();
  ctx.translate(0, 24);
  if (rank === 0) wreath(ctx, 36);
  else {
    paintLeaf(ctx, -12, 22, 34, -1.9);
    paintLeaf(ctx, 12, 22, 34, 1.9);
  }
  const lowered = rank > 9 ? 8 : 0;
  ctx.translate(0, lowered);
  paintBlossom(ctx, flower, rank === 0 ? 28 : rank > 9 ? 29 : 33);
  ctx.restore();
  ctx.save();
  if (rank === 10) {
    ctx.translate(27, 46);
    ctx.rotate(0.6);
    ladybird(ctx);
  } else if (rank === 11) {
    ctx.translate(22, 3);
    ctx.rotate(0.3);
    butterfly(ctx, flower === 1 ? '#5b7fd8' : '#f08a3c');
  } else if (rank === 12) {
    ctx.translate(0, -4);
    crown(ctx);
  }
  ctx.restore();
}

function paintFace(ctx: Ctx, card: Card): void {
  const warm = isWarm(card);
  if (warm) body(ctx, '#fff6e0', '#ffe9c4', '#d9b57c');
  else body(ctx, '#f5f7ff', '#dfe7fb', '#a4b3d8');
  const rank = RANKS[rankOf(card)] ?? '';
  text(ctx, rank, -CARD.width / 2 + 8, -CARD.height / 2 + 26, {
    size: rank.length > 1 ? 41 : 45,
    color: FLOWER_COLORS[flowerOf(card)]?.ink ?? '#000',
    weight: 700,
    align: 'left',
    maxWidth: 48,
  });
  ctx.save();
  ctx.translate(CARD.width / 2 - 24, -CARD.height / 2 + 24);
  paintBlossom(ctx, flowerOf(card), 18);
  ctx.restore();
  picture(ctx, card);
}

function paintBack(ctx: Ctx): void {
  body(ctx, '#7f9a58', '#56753a', '#3f5a2a');
  const [w, h] = [CARD.width - 14, CARD.height - 14];
  ctx.save();
  roundRect(ctx, -w / 2, -h / 2, w, h, 7);
  ctx.clip();
  setStroke(ctx, 'rgba(246,236,208,0.2)', 1.6);
  ctx.beginPath();
  for (let at = -120; at <= 120; at += 16) {
    ctx.moveTo(at - 80, -80);
    ctx.lineTo(at + 80, 80);
    ctx.moveTo(at + 80, -80);
    ctx.lineTo(at - 80, 80);
  }
  ctx.stroke();
  ctx.restore();
  roundRect(ctx, -w / 2, -h / 2, w, h, 7);
  setStroke(ctx, '#f3e8c8', 2);
  ctx.setLineDash([5, 4]);
  ctx.stroke();
  ctx.setLineDash([]);
  fillEllipse(ctx, 0, 0, 27, 35, '#f3e8c8');
  setStroke(ctx, '#5f7f3f', 2.4);
  strokeLine(ctx, 0, 28, 0, -24);
  paintLeaf(ctx, 0, 26, 17, -1);
  paintLeaf(ctx, 0, 26, 17, 1);
  for (const [x, y, r, turn] of [
    [-8, 9, 9, 0.5],
    [8, 5, 9, -0.5],
    [-6, -7, 7.5, 0.5],
    [6, -11, 7, -0.5],
    [0, -22, 6, 0],
  ] as const) {
    ctx.save();
    ctx.translate(x, y);
    ctx.rotate(turn);
    paintBlossom(ctx, 0, r);
    ctx.restore();
  }
}

export interface CardSprites {
  readonly faces: readonly Sprite[];
  readonly back: Sprite;
  /** The shadow of a lifted card. */
  readonly shadow: Sprite;
  /** Petals by flower. */
  readonly petals: readonly Sprite[];
}

/** Draws the pack for one size of the stage. */
export function createCardSprites(pixelScale: number): CardSprites {
  const [width, height] = [CARD.width + MARGIN * 2, CARD.height + MARGIN * 2];
  return {
    faces: Array.from({ length: CARD_COUNT }, (_, card) =>
      createSprite(width, height, pixelScale, (ctx) => paintFace(ctx, card)),
    ),
    back: createSprite(width, height, pixelScale, paintBack),
    shadow: createSprite(width + 20, height + 20, Math.min(0.5, pixelScale), (ctx) => {
      for (let step = 0; step < 6; step += 1) {
        const grow = 12 - step * 3;
        roundRect(
          ctx,
          -CARD.width / 2 - grow,
          -CARD.height / 2 - grow,
          CARD.width + grow * 2,
          CARD.height + grow * 2,
          14,
        );
        ctx.fillStyle = 'rgba(58,46,18,0.07)';
        ctx.fill();
      }
    }),
    petals: FLOWER_COLORS.map(({ petal }) =>
      createSprite(26, 26, pixelScale, (ctx) => paintLeaf(ctx, 0, 11, 22, 0, petal)),
    ),
  };
}
