import {
  type Ctx,
  type Sprite,
  createSprite,
  fillCircle,
  fillEllipse,
  fillRound,
  shade,
  starPath,
  vertical,
} from '../kit/draw.ts';
import { fruitLook, fruits, paintFruit, paintRot } from './fruit-art.ts';
import { CELL } from './layout.ts';
import type { Stage } from './orchard.ts';

export interface Sprites {
  crate(fruit: number, stage: Stage): Sprite;
  fruit(fruit: number): Sprite;
  readonly fly: Sprite;
}

interface Wood {
  readonly light: string;
  readonly main: string;
  readonly edge: string;
}
const woods: Readonly<Record<Stage, Wood>> = {
  young: { light: '#f3c88c', main: '#d99a55', edge: '#7d4d22' },
  ripe: { light: '#fff0a8', main: '#ffc52e', edge: '#b26f08' },
  rotten: { light: '#8d8577', main: '#6d655b', edge: '#39332d' },
};

function paintCrate(ctx: Ctx, fruit: number, stage: Stage): void {
  const half = CELL / 2 - 2;
  const wood = woods[stage];
  const { color } = fruitLook(fruit);
  const inner = stage === 'rotten' ? '#3a332b' : shade(color, -0.46);
  fillRound(ctx, -half, -half + 3, half * 2, half * 2 - 1, 11, wood.edge);
  fillRound(ctx, -half, -half, half * 2, half * 2 - 3, 11, vertical(ctx, -half, half, wood.light, wood.main));
  fillRound(
    ctx,
    -half + 5,
    -half + 5,
    half * 2 - 10,
    half * 2 - 13,
    7,
    vertical(ctx, -half, half, shade(inner, -0.28), inner),
  );
  ctx.fillStyle = 'rgba(255,255,255,0.1)';
  ctx.fillRect(-half + 8, half - 20, half * 2 - 16, 8);
  ctx.fillStyle = wood.edge;
  for (const x of [-half + 4, half - 4]) {
    for (const y of [-half + 4, half - 7]) {
      fillCircle(ctx, x, y, 1.6);
    }
  }
  ctx.save();
  ctx.translate(0, -1.5);
  if (stage === 'rotten') {
    paintFruit(ctx, fruit, 18, '#7c5a3a');
    paintRot(ctx, 18);
  } else if (stage === 'young') {
    paintFruit(ctx, fruit, 18.5, color);
  } else {
    paintFruit(ctx, fruit, 22, color);
    ctx.fillStyle = '#fffbe0';
    starPath(ctx, half - 11, -half + 13, 7, 2, 4);
    ctx.fill();
    starPath(ctx, -half + 11, half - 15, 4.5, 1.4, 4);
    ctx.fill();
  }
  ctx.restore();
}

/** Renders all crates and fruits once for a screen density. */
export function createSprites(pixelScale: number): Sprites {
  const stages: readonly Stage[] = ['young', 'ripe', 'rotten'];
  const crates = new Map<string, Sprite>();
  const loose: Sprite[] = [];
  fruits.forEach((_, fruit) => {
    for (const stage of stages) {
      crates.set(
        `${fruit}${stage}`,
        createSprite(CELL, CELL, pixelScale, (ctx) => paintCrate(ctx, fruit, stage)),
      );
    }
    loose.push(createSprite(48, 48, pixelScale, (ctx) => paintFruit(ctx, fruit, 20)));
  });
  const fly = createSprite(14, 10, pixelScale, (ctx) => {
    ctx.fillStyle = 'rgba(255,255,255,0.7)';
    for (const side of [-1, 1]) {
      ctx.beginPath();
      ctx.ellipse(side * 3, -2, 3.4, 1.8, side * 0.6, 0, Math.PI * 2);
      ctx.fill();
    }
    fillEllipse(ctx, 0, 0.6, 2, 2.8, '#14100c');
  });
  return {
    crate: (fruit, stage) => crates.get(`${fruit}${stage}`) ?? fly,
    fruit: (fruit) => loose[fruit] ?? fly,
    fly,
  };
}
