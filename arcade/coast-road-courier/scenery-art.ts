import { type Ctx, type Sprite, fillEllipse, shade, vertical } from '../kit/draw.ts';
import { shape, standing } from './brush.ts';
import type { SceneryKind } from './track.ts';

const box = (
  ctx: Ctx,
  color: string | CanvasGradient,
  x: number,
  y: number,
  width: number,
  height: number,
): void => {
  ctx.fillStyle = color;
  ctx.fillRect(x, y, width, height);
};

const ground = (ctx: Ctx, width: number): void =>
  fillEllipse(ctx, 0.2, -0.08, width, 0.16, 'rgba(40,50,60,0.28)');

/** Draws a crown of leaves, with shade at the lower right and light at the upper left. */
function crown(ctx: Ctx, blobs: readonly (readonly [number, number, number, number])[], color: string): void {
  for (const [x, y, rx, ry] of blobs) fillEllipse(ctx, x + 0.12, y + 0.18, rx, ry, shade(color, -0.3));
  for (const [x, y, rx, ry] of blobs) fillEllipse(ctx, x, y, rx, ry, color);
  for (const [x, y, rx, ry] of blobs)
    fillEllipse(ctx, x - rx * 0.2, y - ry * 0.34, rx * 0.62, ry * 0.48, shade(color, 0.2));
}

function trunk(ctx: Ctx, height: number, width: number, lean: number): void {
  shape(ctx, '#8a5f45', [
    [-width, 0],
    [lean - width * 0.5, -height],
    [lean + width * 0.5, -height],
    [width, 0],
  ]);
  shape(ctx, '#6b4634', [
    [width * 0.2, 0],
    [lean + width * 0.1, -height],
    [lean + width * 0.5, -height],
    [width, 0],
  ]);
}

function house(ctx: Ctx, wide: number, tall: number, wall: string, shutter: string, isDomed: boolean): void {
  ground(ctx, wide * 0.56);
  const left = -wide / 2;
  box(ctx, vertical(ctx, -tall, 0, wall, shade(wall, -0.07)), left, -tall, wide, tall);
  box(ctx, shade(wall, -0.16), wide * 0.2, -tall, wide * 0.3, tall);
  if (isDomed) {
    box(ctx, shade(wall, 0.2), left - 0.1, -tall - 0.25, wide + 0.2, 0.4);
    ctx.fillStyle = '#3f8fd0';
    ctx.beginPath();
    ctx.arc(-wide * 0.14, -tall - 0.2, wide * 0.24, Math.PI, 0);
    ctx.fill();
    ctx.fillStyle = '#79bdf0';
    ctx.beginPath();
    ctx.arc(-wide * 0.19, -tall - 0.25, wide * 0.14, Math.PI, 0);
    ctx.fill();
    box(ctx, '#fff', -wide * 0.15, -tall - wide * 0.34, 0.12, 0.6);
  } else {
    shape(ctx, '#d9764a', [
      [left - 0.4, -tall],
      [left + 0.8, -tall - 1.5],
      [wide / 2 - 0.8, -tall - 1.5],
      [wide / 2 + 0.4, -tall],
    ]);
    shape(ctx, '#b9583a', [
      [wide * 0.2, -tall],
      [wide * 0.16, -tall - 1.5],
      [wide / 2 - 0.8, -tall - 1.5],
      [wide / 2 + 0.4, -tall],
    ]);
    for (let x = left; x < wide / 2; x += 0.6)
      box(ctx, 'rgba(255,220,180,0.35)', x, -tall - 0.14, 0.34, 0.14);
    box(ctx, shade(wall, -0.1), wide * 0.24, -tall - 2.1, 0.7, 1.2);
  }
  for (const x of [-0.34, 0.02, 0.3]) {
    for (const y of tall > 4.6 ? [-0.82, -0.42] : [-0.72]) {
      box(ctx, shutter, x * wide - 0.36, y * tall, 1.4, 1.15);
      box(ctx, '#3c5670', x * wide, y * tall, 0.68, 1.15);
      box(ctx, '#fff', x * wide - 0.36, y * tall + 1.15, 1.4, 0.12);
    }
  }
  box(ctx, shutter, -0.06 * wide, -1.9, 1, 1.9);
  for (let n = 0; n < 7; n += 1)
    fillEllipse(ctx, left + 0.2 + (n % 3) * 0.35, -0.3 - n * 0.4, 0.34, 0.3, n % 2 ? '#e0529c' : '#5f9a4a');
}

function sign(ctx: Ctx, face: string, draw: (ctx: Ctx) => void): void {
  box(ctx, '#c9ced6', -0.08, -1.4, 0.16, 1.4);
  shape(ctx, '#ffffff', [
    [-1, -1.1],
    [0, -2.75],
    [1, -1.1],
  ]);
  shape(ctx, face, [
    [-0.82, -1.2],
    [0, -2.52],
    [0.82, -1.2],
  ]);
  draw(ctx);
}

function arrow(ctx: Ctx, way: number): void {
  box(ctx, '#7d8794', -0.7, -0.9, 0.12, 0.9);
  box(ctx, '#7d8794', 0.58, -0.9, 0.12, 0.9);
  box(ctx, '#f4584c', -1.1, -2, 2.2, 1.2);
  for (const x of [-0.55, 0.25])
    shape(ctx, '#fff', [
      [x - 0.2 * way, -1.85],
      [x + 0.3 * way, -1.4],
      [x - 0.2 * way, -0.95],
      [x + 0.15 * way, -0.95],
      [x + 0.65 * way, -1.4],
      [x + 0.15 * way, -1.85],
    ]);
}

interface Art {
  readonly size: readonly [number, number];
  readonly paint: (ctx: Ctx) => void;
}

const ART: Readonly<Record<SceneryKind, Art>> = {
  pine: {
    size: [8, 8.6],
    paint(ctx) {
      ground(ctx, 1.8);
      trunk(ctx, 6, 0.34, 0.5);
      crown(
        ctx,
        [
          [-1.7, -5.7, 2, 0.95],
          [1.9, -5.9, 1.9, 0.95],
          [0.3, -6.6, 2.8, 1.2],
          [0.2, -7.3, 1.6, 0.8],
        ],
        '#4f9a58',
      );
    },
  },
  cypress: {
    size: [2.6, 8.4],
    paint(ctx) {
      ground(ctx, 0.9);
      trunk(ctx, 1, 0.16, 0);
      for (const [color, dx, k] of [
        ['#2f6b4a', 0.12, 1],
        ['#3f8258', -0.08, 0.84],
        ['#5a9c68', -0.26, 0.45],
      ] as const) {
        ctx.fillStyle = color;
        ctx.beginPath();
        ctx.moveTo(dx, -8.2 * (0.9 + k * 0.1));
        ctx.bezierCurveTo(dx + 1.2 * k, -5, dx + 1.1 * k, -1.4, dx + 0.5 * k, -0.6);
        ctx.lineTo(dx - 0.5 * k, -0.6);
        ctx.bezierCurveTo(dx - 1.1 * k, -1.4, dx - 1.2 * k, -5, dx, -8.2 * (0.9 + k * 0.1));
        ctx.fill();
      }
    },
  },
  olive: {
    size: [4.8, 4.2],
    paint(ctx) {
      ground(ctx, 1.6);
      trunk(ctx, 1.9, 0.3, -0.2);
      crown(
        ctx,
        [
          [-1, -2.2, 1.2, 0.9],
          [1, -2.3, 1.2, 0.9],
          [0, -3, 1.4, 1],
        ],
        '#93ab76',
      );
    },
  },
  lemon: {
    size: [4, 4],
    paint(ctx) {
      ground(ctx, 1.3);
      trunk(ctx, 1.6, 0.2, 0);
      crown(
        ctx,
        [
          [-0.7, -2.1, 1, 0.85],
          [0.8, -2.1, 0.95, 0.8],
          [0, -2.8, 1.15, 0.95],
        ],
        '#5aa64c',
      );
      for (const [x, y] of [
        [-0.9, -2],
        [-0.2, -2.7],
        [0.5, -1.9],
        [0.9, -2.5],
        [-0.4, -1.7],
        [0.2, -3.2],
      ] as const)
        fillEllipse(ctx, x, y, 0.2, 0.18, '#ffe04a');
    },
  },
  agave: {
    size: [2.6, 1.9],
    paint(ctx) {
      ground(ctx, 0.8);
      for (let n = -4; n <= 4; n += 1)
        shape(ctx, n % 2 ? '#7fb7a0' : '#649d8a', [
          [n * 0.07 - 0.14, 0],
          [n * 0.28, -1.75 + Math.abs(n) * 0.28],
          [n * 0.07 + 0.14, 0],
        ]);
    },
  },
  rock: {
    size: [3, 2],
    paint(ctx) {
      ground(ctx, 1.2);
      shape(ctx, '#b59a83', [
        [-1.2, 0],
        [-0.9, -1],
        [-0.1, -1.6],
        [0.8, -1.2],
        [1.25, 0],
      ]);
      shape(ctx, '#d9c2a6', [
        [-0.9, -1],
        [-0.1, -1.6],
        [0.3, -1],
        [-0.4, -0.6],
      ]);
      shape(ctx, '#8f7666', [
        [0.3, -1],
        [0.8, -1.2],
        [1.25, 0],
        [0.2, 0],
      ]);
    },
  },
  house: { size: [9, 7.4], paint: (ctx) => house(ctx, 7.6, 4.8, '#fffaf0', '#4aa3d8', false) },
  villa: { size: [8.4, 7.2], paint: (ctx) => house(ctx, 7, 4.2, '#ffffff', '#3f8fd0', true) },
  parasol: {
    size: [3.4, 3],
    paint(ctx) {
      ground(ctx, 1);
      box(ctx, '#f3e6d0', -0.06, -2.6, 0.12, 2.6);
      for (let n = 0; n < 6; n += 1) {
        ctx.fillStyle = n % 2 ? '#fffaf0' : '#ff7f6b';
        ctx.beginPath();
        ctx.moveTo(0, -2.9);
        ctx.quadraticCurveTo(-1.5 + n * 0.5, -2.7, -1.5 + n * 0.5, -1.9);
        ctx.lineTo(-1 + n * 0.5, -1.9);
        ctx.quadraticCurveTo(-1 + n * 0.5, -2.7, 0, -2.9);
        ctx.fill();
      }
    },
  },
  boat: {
    size: [7, 8],
    paint(ctx) {
      fillEllipse(ctx, 0, -0.2, 3.1, 0.24, 'rgba(255,255,255,0.7)');
      shape(ctx, '#ffffff', [
        [-2.6, -1],
        [2.9, -1.1],
        [2.1, -0.1],
        [-2, -0.1],
      ]);
      shape(ctx, '#ff8f7a', [
        [-2.5, -0.6],
        [2.6, -0.7],
        [2.1, -0.1],
        [-2, -0.1],
      ]);
      shape(ctx, '#fffdf4', [
        [0.2, -7.6],
        [0.2, -1.4],
        [2.7, -1.5],
      ]);
      shape(ctx, '#ffd98a', [
        [-0.1, -6.8],
        [-0.1, -1.4],
        [-2.1, -1.4],
      ]);
      box(ctx, '#8a5f45', -0.05, -7.8, 0.2, 6.8);
    },
  },
  goatSign: {
    size: [2.4, 3],
    paint: (ctx) =>
      sign(ctx, '#ffd23f', () => {
        fillEllipse(ctx, 0, -1.55, 0.36, 0.2, '#3a3440');
        fillEllipse(ctx, 0.32, -1.78, 0.15, 0.14, '#3a3440');
        for (const x of [-0.26, -0.1, 0.14, 0.26]) box(ctx, '#3a3440', x, -1.5, 0.08, 0.28);
      }),
  },
  forkSign: {
    size: [4.6, 5.2],
    paint(ctx) {
      for (const x of [-1.7, 1.55]) box(ctx, '#b9bec8', x, -4, 0.16, 4);
      box(ctx, '#ffffff', -2.2, -5, 4.4, 3);
      box(ctx, '#2b86c9', -2.05, -4.85, 2, 2.7);
      box(ctx, '#38a372', 0.05, -4.85, 2, 2.7);
      shape(ctx, '#fff', [
        [-1.75, -3.5],
        [-1.05, -4.2],
        [-1.05, -3.75],
        [-0.3, -3.75],
        [-0.3, -3.25],
        [-1.05, -3.25],
        [-1.05, -2.8],
      ]);
      box(ctx, '#ffd23f', -1.4, -2.72, 0.8, 0.44);
      shape(ctx, '#fff', [
        [1.75, -3.5],
        [1.05, -4.2],
        [1.05, -3.75],
        [0.3, -3.75],
        [0.3, -3.25],
        [1.05, -3.25],
        [1.05, -2.8],
      ]);
      fillEllipse(ctx, 1, -2.5, 0.26, 0.26, '#ffd23f');
    },
  },
  arrowLeft: { size: [2.6, 2.2], paint: (ctx) => arrow(ctx, -1) },
  arrowRight: { size: [2.6, 2.2], paint: (ctx) => arrow(ctx, 1) },
};

/** Paints all roadside things once. */
export function createScenery(density: number): ReadonlyMap<SceneryKind, Sprite> {
  return new Map(
    (Object.keys(ART) as SceneryKind[]).map((kind) => {
      const { size, paint } = ART[kind];
      return [kind, standing(size[0], size[1], density, paint)];
    }),
  );
}
