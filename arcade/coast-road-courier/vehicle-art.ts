import { type Ctx, type Sprite, fillEllipse, fillRound, shade, vertical } from '../kit/draw.ts';
import { shape, standing } from './brush.ts';
import { MODELS, type VehicleKind } from './traffic.ts';

const TINTS: Readonly<Record<VehicleKind, readonly [string, string, string, string]>> = {
  car: ['#f26b5e', '#4a8fd8', '#f0b83f', '#f2efe6'],
  beetle: ['#ffb3a0', '#8fc7e8', '#c9a6e0', '#f7dc7a'],
  scooter: ['#e8584f', '#4fb58a', '#f0a83f', '#7a8fe0'],
  lorry: ['#e89a4a', '#6f9fc9', '#c96f6f', '#7fae78'],
  bus: ['#4f9fc9', '#e8794f', '#5fae8a', '#d9a53f'],
};

const tyres = (ctx: Ctx, x: number, wide: number, tall: number): void => {
  for (const side of [-1, 1]) fillRound(ctx, side * x - wide / 2, -tall, wide, tall, 0.08, '#2b2733');
};

const shadow = (ctx: Ctx, wide: number): void =>
  fillEllipse(ctx, 0, -0.07, wide, 0.14, 'rgba(30,28,48,0.42)');

function lamps(ctx: Ctx, x: number, y: number, wide: number, tall: number): void {
  for (const side of [-1, 1]) {
    fillRound(ctx, side * x - wide / 2, y, wide, tall, 0.06, '#c92a3a');
    fillRound(
      ctx,
      side * x - wide / 2 + wide * 0.15,
      y + tall * 0.15,
      wide * 0.5,
      tall * 0.35,
      0.05,
      '#ff8a7a',
    );
  }
}

function paintCar(ctx: Ctx, color: string, isRound: boolean): void {
  const wide = isRound ? 0.86 : 0.96;
  shadow(ctx, wide * 1.1);
  tyres(ctx, wide * 0.76, 0.3, 0.4);
  const roof = isRound ? -1.52 : -1.42;
  ctx.fillStyle = shade(color, 0.1);
  ctx.beginPath();
  ctx.moveTo(-wide * 0.86, -0.8);
  ctx.bezierCurveTo(-wide * 0.8, roof, -wide * 0.62, roof, 0, roof);
  ctx.bezierCurveTo(wide * 0.62, roof, wide * 0.8, roof, wide * 0.86, -0.8);
  ctx.fill();
  ctx.fillStyle = '#3f566e';
  ctx.beginPath();
  ctx.moveTo(-wide * 0.68, -0.84);
  ctx.bezierCurveTo(-wide * 0.62, roof + 0.16, -wide * 0.5, roof + 0.14, 0, roof + 0.14);
  ctx.bezierCurveTo(wide * 0.5, roof + 0.14, wide * 0.62, roof + 0.16, wide * 0.68, -0.84);
  ctx.fill();
  shape(ctx, 'rgba(255,255,255,0.3)', [
    [-wide * 0.5, -0.86],
    [-wide * 0.34, roof + 0.2],
    [-wide * 0.1, roof + 0.2],
    [-wide * 0.26, -0.86],
  ]);
  fillRound(
    ctx,
    -wide,
    -0.9,
    wide * 2,
    0.66,
    isRound ? 0.32 : 0.16,
    vertical(ctx, -0.9, -0.24, shade(color, 0.22), color, shade(color, -0.3)),
  );
  lamps(ctx, wide * 0.78, -0.72, 0.26, 0.22);
  fillRound(ctx, -wide, -0.36, wide * 2, 0.14, 0.06, '#e6e6ea');
  fillRound(ctx, -0.28, -0.6, 0.56, 0.2, 0.03, '#fffdf0');
}

function paintScooter(ctx: Ctx, color: string): void {
  shadow(ctx, 0.42);
  fillRound(ctx, -0.1, -0.5, 0.2, 0.5, 0.08, '#2b2733');
  fillRound(
    ctx,
    -0.26,
    -0.82,
    0.52,
    0.5,
    0.2,
    vertical(ctx, -0.82, -0.3, shade(color, 0.25), shade(color, -0.25)),
  );
  fillRound(ctx, -0.08, -0.62, 0.16, 0.12, 0.04, '#ff6a5a');
  fillRound(ctx, -0.3, -1.34, 0.6, 0.58, 0.2, '#fff3df');
  fillRound(ctx, -0.42, -1.26, 0.16, 0.42, 0.07, '#fff3df');
  fillRound(ctx, 0.26, -1.26, 0.16, 0.42, 0.07, '#fff3df');
  fillEllipse(ctx, 0, -1.52, 0.23, 0.24, color);
  fillEllipse(ctx, -0.07, -1.6, 0.1, 0.08, shade(color, 0.5));
}

function paintLorry(ctx: Ctx, color: string): void {
  shadow(ctx, 1.4);
  tyres(ctx, 0.98, 0.46, 0.62);
  fillRound(ctx, -1.24, -0.62, 2.48, 0.24, 0.05, '#4a4552');
  fillRound(
    ctx,
    -1.3,
    -3.36,
    2.6,
    2.76,
    0.1,
    vertical(ctx, -3.36, -0.6, shade(color, 0.24), color, shade(color, -0.24)),
  );
  ctx.fillStyle = shade(color, -0.12);
  ctx.fillRect(-0.03, -3.2, 0.06, 2.5);
  for (const y of [-2.9, -2.3, -1.7, -1.1]) ctx.fillRect(-1.18, y, 2.36, 0.05);
  fillEllipse(ctx, 0, -2.1, 0.62, 0.62, '#fff6e0');
  fillEllipse(ctx, 0, -2.02, 0.36, 0.34, '#ffb03a');
  shape(ctx, '#5fa65a', [
    [0, -2.34],
    [0.36, -2.6],
    [0.1, -2.28],
  ]);
  lamps(ctx, 1.06, -0.6, 0.3, 0.18);
}

function paintBus(ctx: Ctx, color: string): void {
  shadow(ctx, 1.4);
  tyres(ctx, 1, 0.4, 0.5);
  fillRound(ctx, -1.34, -3.18, 2.68, 2.9, 0.36, vertical(ctx, -3.18, -0.3, '#fffaf0', '#fff1da'));
  fillRound(
    ctx,
    -1.34,
    -1.62,
    2.68,
    1.34,
    0.2,
    vertical(ctx, -1.6, -0.3, shade(color, 0.15), shade(color, -0.22)),
  );
  fillRound(ctx, -1.06, -2.9, 2.12, 1.12, 0.22, '#3f566e');
  shape(ctx, 'rgba(255,255,255,0.28)', [
    [-0.8, -1.8],
    [-0.45, -2.86],
    [-0.05, -2.86],
    [-0.4, -1.8],
  ]);
  fillRound(ctx, -0.5, -1.4, 1, 0.5, 0.06, shade(color, -0.3));
  lamps(ctx, 1.08, -1, 0.26, 0.36);
  fillRound(ctx, -1.3, -0.46, 2.6, 0.16, 0.06, '#d9d4cc');
}

const PAINTERS: Readonly<Record<VehicleKind, (ctx: Ctx, color: string) => void>> = {
  car: (ctx, color) => paintCar(ctx, color, false),
  beetle: (ctx, color) => paintCar(ctx, color, true),
  scooter: paintScooter,
  lorry: paintLorry,
  bus: paintBus,
};

/** Creates all vehicles in their four colours. */
export function createVehicles(density: number): ReadonlyMap<VehicleKind, readonly Sprite[]> {
  return new Map(
    (Object.keys(PAINTERS) as VehicleKind[]).map((kind) => {
      const { width, height } = MODELS[kind];
      const sprites = TINTS[kind].map((color) =>
        standing(width * 1.25, height * 1.12, density, (ctx) => PAINTERS[kind](ctx, color)),
      );
      return [kind, sprites];
    }),
  );
}

/** Draws the van: mint over cream, with parcels on the roof. The caller rotates it. */
export function createVan(density: number): { body: Sprite; wheels: Sprite } {
  const wheels = standing(2.8, 0.8, density, (ctx) => {
    shadow(ctx, 1.3);
    tyres(ctx, 0.84, 0.36, 0.5);
  });
  const body = standing(2.8, 3.5, density, (ctx) => {
    for (const [x, y, wide, tall, color] of [
      [-0.8, -2.98, 0.72, 0.5, '#d9a066'],
      [-0.02, -3.12, 0.8, 0.64, '#e8b87a'],
      [-0.4, -3.36, 0.62, 0.4, '#c98f58'],
    ] as const) {
      fillRound(
        ctx,
        x,
        y,
        wide,
        tall,
        0.05,
        vertical(ctx, y, y + tall, shade(color, 0.18), shade(color, -0.12)),
      );
      ctx.fillStyle = '#fff3df';
      ctx.fillRect(x + wide * 0.42, y, wide * 0.16, tall);
    }
    ctx.fillStyle = '#8f6a4a';
    ctx.fillRect(-0.92, -2.54, 1.84, 0.08);
    const mint = '#8fe0c8';
    ctx.fillStyle = vertical(ctx, -2.5, -1.2, shade(mint, 0.35), mint);
    ctx.beginPath();
    ctx.moveTo(-1.1, -1.1);
    ctx.bezierCurveTo(-1.12, -2.2, -1, -2.5, -0.6, -2.5);
    ctx.lineTo(0.6, -2.5);
    ctx.bezierCurveTo(1, -2.5, 1.12, -2.2, 1.1, -1.1);
    ctx.fill();
    fillRound(
      ctx,
      -1.12,
      -1.34,
      2.24,
      1.08,
      0.18,
      vertical(ctx, -1.3, -0.3, '#fffaf0', '#fff0d8', '#e3c9a8'),
    );
    fillRound(ctx, -1.12, -1.4, 2.24, 0.13, 0.05, '#ff9f8a');
    for (const x of [-0.86, 0.08]) {
      fillRound(ctx, x, -2.26, 0.78, 0.72, 0.16, '#3f5a70');
      shape(ctx, 'rgba(255,255,255,0.35)', [
        [x + 0.12, -1.58],
        [x + 0.32, -2.22],
        [x + 0.52, -2.22],
        [x + 0.32, -1.58],
      ]);
    }
    ctx.fillStyle = 'rgba(90,80,70,0.45)';
    ctx.fillRect(-0.018, -2.36, 0.036, 1.98);
    for (const x of [-0.16, 0.08]) fillRound(ctx, x, -1.18, 0.08, 0.2, 0.03, '#b9a58c');
    fillRound(ctx, -0.62, -0.98, 0.44, 0.3, 0.03, '#ff9f8a');
    shape(ctx, '#fffaf0', [
      [-0.6, -0.96],
      [-0.4, -0.8],
      [-0.2, -0.96],
      [-0.24, -0.96],
      [-0.4, -0.84],
      [-0.56, -0.96],
    ]);
    lamps(ctx, 0.98, -0.98, 0.2, 0.38);
    fillRound(ctx, -1.16, -0.42, 2.32, 0.18, 0.08, vertical(ctx, -0.42, -0.24, '#ffffff', '#b9bcc9'));
    fillRound(ctx, 0.14, -0.9, 0.56, 0.24, 0.03, '#fffdf0');
  });
  return { body, wheels };
}
