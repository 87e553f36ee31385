import { type Ctx, type Sprite, fillEllipse, fillRound, shade, vertical } from '../kit/draw.ts';
import { shape, standing } from './brush.ts';

export interface Props {
  readonly boxWaiting: Sprite;
  readonly boxFull: Sprite;
  readonly boxMissed: Sprite;
  readonly parcel: Sprite;
  readonly goat: readonly [Sprite, Sprite];
  readonly goose: readonly [Sprite, Sprite];
  readonly clock: Sprite;
}

function paintBox(ctx: Ctx, color: string, flag: 'down' | 'up', isOpen: boolean): void {
  fillEllipse(ctx, 0.1, -0.05, 0.6, 0.12, 'rgba(40,40,60,0.3)');
  ctx.fillStyle = '#a86f4a';
  ctx.fillRect(-0.11, -1.1, 0.22, 1.1);
  fillRound(
    ctx,
    -0.62,
    -2.1,
    1.24,
    1.12,
    0.5,
    vertical(ctx, -2.1, -1, shade(color, 0.3), color, shade(color, -0.2)),
  );
  ctx.fillStyle = vertical(ctx, -1.5, -0.98, color, shade(color, -0.22));
  ctx.fillRect(-0.62, -1.56, 1.24, 0.58);
  fillRound(ctx, -0.46, -1.9, 0.92, 0.78, 0.36, isOpen ? '#5a3a4a' : shade(color, 0.12));
  if (isOpen) {
    fillRound(ctx, -0.3, -1.56, 0.6, 0.4, 0.04, '#e8b87a');
    ctx.fillStyle = '#fff3df';
    ctx.fillRect(-0.06, -1.56, 0.12, 0.4);
  } else {
    fillRound(ctx, -0.3, -1.6, 0.6, 0.1, 0.05, shade(color, -0.45));
    shape(ctx, '#ffffff', [
      [-0.22, -1.44],
      [0.22, -1.44],
      [0.22, -1.16],
      [-0.22, -1.16],
    ]);
    shape(ctx, '#d9c9b0', [
      [-0.22, -1.44],
      [0, -1.28],
      [0.22, -1.44],
    ]);
  }
  ctx.fillStyle = '#f2efe6';
  if (flag === 'up') {
    ctx.fillRect(0.6, -2.6, 0.1, 1.1);
    shape(ctx, '#43c27a', [
      [0.7, -2.62],
      [1.2, -2.42],
      [0.7, -2.2],
    ]);
  } else {
    ctx.fillRect(0.6, -1.6, 0.52, 0.1);
    ctx.fillStyle = '#ef4f4f';
    ctx.fillRect(0.84, -1.72, 0.3, 0.34);
  }
}

function paintGoat(ctx: Ctx, stride: number): void {
  fillEllipse(ctx, 0, -0.05, 0.9, 0.14, 'rgba(40,40,60,0.3)');
  ctx.fillStyle = '#d9cbb8';
  for (const [x, lean] of [
    [-0.62, stride],
    [-0.4, -stride],
    [0.36, stride],
    [0.56, -stride],
  ] as const)
    shape(ctx, '#cbb9a2', [
      [x - 0.09, -0.7],
      [x + 0.09, -0.7],
      [x + 0.07 + lean, 0],
      [x - 0.07 + lean, 0],
    ]);
  fillRound(ctx, -0.86, -1.36, 1.66, 0.8, 0.4, vertical(ctx, -1.36, -0.56, '#ffffff', '#f3e9d8', '#d3c2a8'));
  shape(ctx, '#f3e9d8', [
    [-0.8, -1.2],
    [-1.06, -1.46],
    [-0.9, -1],
  ]);
  shape(ctx, '#f3e9d8', [
    [0.5, -1.2],
    [0.78, -1.76],
    [1.02, -1.6],
    [0.8, -0.86],
  ]);
  fillRound(ctx, 0.66, -1.9, 0.66, 0.4, 0.18, '#fffaf0');
  shape(ctx, '#8a7460', [
    [0.72, -1.84],
    [0.5, -2.34],
    [0.86, -1.88],
  ]);
  shape(ctx, '#a68c74', [
    [0.84, -1.86],
    [0.7, -2.38],
    [0.98, -1.86],
  ]);
  fillEllipse(ctx, 1.02, -1.74, 0.06, 0.07, '#2d2633');
  shape(ctx, '#d9cbb8', [
    [1.08, -1.54],
    [1.2, -1.2],
    [1.24, -1.54],
  ]);
  fillEllipse(ctx, 0.72, -1.24, 0.13, 0.14, '#f0b83f');
}

function paintGoose(ctx: Ctx, stride: number): void {
  fillEllipse(ctx, 0, -0.04, 0.5, 0.1, 'rgba(40,40,60,0.3)');
  for (const lean of [stride, -stride])
    shape(ctx, '#ff9a3a', [
      [-0.05, -0.3],
      [0.05, -0.3],
      [0.1 + lean, 0],
      [-0.1 + lean, 0],
    ]);
  fillEllipse(ctx, -0.05, -0.5, 0.52, 0.3, '#ffffff');
  shape(ctx, '#ffffff', [
    [-0.5, -0.56],
    [-0.72, -0.82],
    [-0.3, -0.66],
  ]);
  fillEllipse(ctx, -0.12, -0.5, 0.3, 0.18, '#e3e8ee');
  shape(ctx, '#ffffff', [
    [0.2, -0.5],
    [0.3, -1.1],
    [0.5, -1.1],
    [0.46, -0.4],
  ]);
  fillEllipse(ctx, 0.42, -1.14, 0.17, 0.15, '#ffffff');
  shape(ctx, '#ff9a3a', [
    [0.54, -1.22],
    [0.8, -1.1],
    [0.54, -1.05],
  ]);
  fillEllipse(ctx, 0.46, -1.18, 0.035, 0.04, '#2d2633');
}

/** Creates the pictures of the letterboxes, parcels, animals and clocks. */
export function createProps(density: number): Props {
  const small = (paint: (ctx: Ctx) => void): Sprite => standing(2.6, 2.8, density, paint);
  return {
    boxWaiting: small((ctx) => paintBox(ctx, '#ffc928', 'down', false)),
    boxFull: small((ctx) => paintBox(ctx, '#59c98a', 'up', true)),
    boxMissed: small((ctx) => paintBox(ctx, '#a9a7b3', 'down', false)),
    parcel: standing(1.1, 1, density, (ctx) => {
      fillRound(ctx, -0.46, -0.84, 0.92, 0.76, 0.06, vertical(ctx, -0.84, 0, '#f3c68c', '#d39a5c'));
      ctx.fillStyle = '#fff3df';
      ctx.fillRect(-0.1, -0.84, 0.2, 0.76);
      ctx.fillRect(-0.46, -0.54, 0.92, 0.16);
      fillEllipse(ctx, 0, -0.46, 0.16, 0.12, '#ff7f6b');
    }),
    goat: [small((ctx) => paintGoat(ctx, 0.16)), small((ctx) => paintGoat(ctx, -0.12))],
    goose: [small((ctx) => paintGoose(ctx, 0.1)), small((ctx) => paintGoose(ctx, -0.08))],
    clock: small((ctx) => {
      fillEllipse(ctx, 0, -1.3, 0.95, 0.95, '#ff8a6b');
      fillEllipse(ctx, 0, -1.3, 0.76, 0.76, '#fffdf4');
      for (const side of [-1, 1]) fillEllipse(ctx, side * 0.62, -2.2, 0.3, 0.24, '#ffc928');
      fillRound(ctx, -0.06, -1.86, 0.12, 0.6, 0.05, '#3a4a63');
      fillRound(ctx, -0.04, -1.36, 0.46, 0.12, 0.05, '#3a4a63');
    }),
  };
}
