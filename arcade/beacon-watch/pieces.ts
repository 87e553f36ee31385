import { type Ctx, type Sprite, createSprite, fillEllipse, setStroke } from '../kit/draw.ts';
import type { ShipKind } from './fleet.ts';

/** The two pictures of a thing at sea: in the dark and in the light. */
export interface Pair {
  readonly dark: Sprite;
  readonly lit: Sprite;
}

export interface Pieces {
  readonly ships: Readonly<Record<ShipKind, Pair>>;
  readonly reefs: readonly Pair[];
  readonly crate: Pair;
  readonly shadow: Sprite;
  readonly fog: Sprite;
  readonly beam: Sprite;
  readonly lamp: Sprite;
}

type Tones = Readonly<Record<'hull' | 'trim' | 'sail' | 'mast' | 'roof', string>>;

const poly = (ctx: Ctx, color: string, points: readonly (readonly [number, number])[]): void => {
  ctx.fillStyle = color;
  ctx.beginPath();
  for (const [x, y] of points) ctx.lineTo(x, y);
  ctx.fill();
};

const hull = (ctx: Ctx, tones: Tones, half: number, deep: number): void => {
  fillEllipse(ctx, 0, deep, half * 1.15, 3, 'rgba(190,230,235,0.35)');
  poly(ctx, tones.hull, [
    [-half, -1],
    [half * 1.12, -3],
    [half * 0.8, deep],
    [-half * 0.8, deep],
  ]);
  poly(ctx, tones.trim, [
    [-half, -1],
    [half * 1.12, -3],
    [half * 1.05, 0],
    [-half * 0.97, 1.6],
  ]);
};

const PAINT: Readonly<Record<ShipKind, (ctx: Ctx, tones: Tones) => void>> = {
  skiff(ctx, tones) {
    hull(ctx, tones, 14, 8);
    poly(ctx, tones.mast, [
      [-1, -30],
      [1, -30],
      [1, 0],
      [-1, 0],
    ]);
    poly(ctx, tones.sail, [
      [2, -29],
      [15, -6],
      [2, -5],
    ]);
    poly(ctx, tones.roof, [
      [-2, -26],
      [-12, -6],
      [-2, -5],
    ]);
  },
  trawler(ctx, tones) {
    hull(ctx, tones, 19, 10);
    poly(ctx, tones.sail, [
      [-12, -15],
      [2, -15],
      [2, -1],
      [-12, 0],
    ]);
    poly(ctx, tones.roof, [
      [-14, -18],
      [4, -18],
      [4, -14],
      [-14, -14],
    ]);
    poly(ctx, tones.mast, [
      [9, -30],
      [11, -30],
      [11, -1],
      [9, -1],
    ]);
    poly(ctx, tones.trim, [
      [10, -29],
      [24, -5],
      [22, -4],
    ]);
  },
  clipper(ctx, tones) {
    hull(ctx, tones, 23, 9);
    for (const [x, tall] of [
      [-12, 28],
      [1, 36],
      [13, 27],
    ] as const) {
      poly(ctx, tones.mast, [
        [x - 0.8, -tall],
        [x + 0.8, -tall],
        [x + 0.8, 0],
        [x - 0.8, 0],
      ]);
      poly(ctx, tones.sail, [
        [x - 5, -tall + 3],
        [x + 6, -tall + 3],
        [x + 8, -6],
        [x - 4, -6],
      ]);
      poly(ctx, tones.roof, [
        [x - 5, -tall + 3],
        [x - 1, -tall + 3],
        [x - 0.5, -6],
        [x - 4, -6],
      ]);
    }
  },
  steamer(ctx, tones) {
    hull(ctx, tones, 30, 13);
    poly(ctx, tones.sail, [
      [-20, -12],
      [16, -12],
      [18, -1],
      [-22, 0],
    ]);
    poly(ctx, tones.sail, [
      [-12, -20],
      [9, -20],
      [9, -12],
      [-12, -12],
    ]);
    for (const x of [-7, 4]) {
      poly(ctx, tones.roof, [
        [x - 3.5, -35],
        [x + 3.5, -35],
        [x + 3.5, -19],
        [x - 3.5, -19],
      ]);
      poly(ctx, tones.mast, [
        [x - 3.5, -35],
        [x + 3.5, -35],
        [x + 3.5, -31],
        [x - 3.5, -31],
      ]);
    }
  },
};

const LIT: Readonly<Record<ShipKind, Tones>> = {
  skiff: { hull: '#c9623f', trim: '#ffe2b0', sail: '#fff4da', mast: '#7a4a35', roof: '#ffcf86' },
  trawler: { hull: '#2f8f93', trim: '#ffe2b0', sail: '#fff4da', mast: '#6b4a3a', roof: '#e0604a' },
  clipper: { hull: '#7d3f5c', trim: '#ffd98a', sail: '#fffaf0', mast: '#6b4a3a', roof: '#f3d9b8' },
  steamer: { hull: '#3b4a7a', trim: '#e0604a', sail: '#fff4da', mast: '#2b2440', roof: '#e0604a' },
};
const DARK: Tones = { hull: '#16244c', trim: '#3b568c', sail: '#4a6298', mast: '#16244c', roof: '#35497e' };

function paintReef(ctx: Ctx, look: number, isLit: boolean): void {
  const [stone, face, foam] = isLit
    ? ['#6b5560', '#b58f80', '#f4fff8']
    : ['#121c40', '#2b3d6b', 'rgba(160,205,215,0.5)'];
  setStroke(ctx, foam, 2);
  for (const grow of [1, 1.22]) {
    ctx.globalAlpha = grow > 1.1 ? 0.5 : 1;
    ctx.beginPath();
    ctx.ellipse(0, 5, 25 * grow, 12 * grow, 0, 0, Math.PI * 2);
    ctx.stroke();
  }
  ctx.globalAlpha = 1;
  const peaks = [
    [-17, -10],
    [-5, -25],
    [8, -15],
    [17, -7],
  ].map(([x = 0, y = 0], n) => [x, y * (n === look ? 1.25 : 0.92)] as const);
  poly(ctx, stone, [[-24, 6], ...peaks, [24, 6], [12, 13], [-12, 13]]);
  const [, high = [0, -20] as const, next = [8, -15] as const] = peaks;
  poly(ctx, face, [[-21, 5], peaks[0] ?? [-17, -10], high, [-1, -6], [-8, 10]]);
  poly(ctx, face, [[4, 8], next, [13, -3], [10, 9]]);
}

function paintCrate(ctx: Ctx, isLit: boolean): void {
  ctx.fillStyle = isLit ? '#d99a5a' : '#33406c';
  ctx.fillRect(-9, -9, 18, 16);
  ctx.fillStyle = isLit ? '#a86a3a' : '#202c55';
  ctx.fillRect(-9, -3, 18, 3);
  ctx.fillRect(-2, -9, 3, 16);
  ctx.fillStyle = isLit ? '#ff5a4a' : '#8a4a5a';
  ctx.fillRect(-5, -17, 4, 10);
  ctx.fillRect(2, -15, 4, 8);
}

function paintShadow(ctx: Ctx): void {
  const fade = ctx.createRadialGradient(0, 0, 4, 0, 0, 31);
  fade.addColorStop(0, 'rgba(10,4,28,0.96)');
  fade.addColorStop(0.6, 'rgba(22,8,46,0.85)');
  fade.addColorStop(1, 'rgba(22,8,46,0)');
  ctx.fillStyle = fade;
  ctx.fillRect(-32, -32, 64, 64);
  ctx.strokeStyle = '#14062c';
  ctx.lineCap = 'round';
  for (let n = 0; n < 7; n += 1) {
    const angle = (n / 7) * Math.PI * 2 + 0.3;
    ctx.lineWidth = 6;
    ctx.beginPath();
    ctx.moveTo(Math.cos(angle) * 9, Math.sin(angle) * 7);
    ctx.quadraticCurveTo(
      Math.cos(angle + 0.4) * 22,
      Math.sin(angle + 0.4) * 17,
      Math.cos(angle + 0.9) * 26,
      Math.sin(angle + 0.9) * 20,
    );
    ctx.stroke();
  }
  ctx.fillStyle = '#b8f26a';
  for (const side of [-1, 1]) {
    ctx.beginPath();
    ctx.ellipse(side * 6, -2, 3.4, 4.6, side * 0.4, 0, Math.PI * 2);
    ctx.fill();
  }
  ctx.fillStyle = '#14062c';
  for (const side of [-1, 1]) ctx.fillRect(side * 6 - 1, -4, 2, 5);
}

function paintFog(ctx: Ctx): void {
  for (const [x, y, r] of [
    [-60, 6, 52],
    [-20, -12, 62],
    [30, -6, 60],
    [66, 10, 46],
    [0, 16, 66],
  ] as const) {
    const fade = ctx.createRadialGradient(x, y, 0, x, y, r);
    fade.addColorStop(0, 'rgba(176,192,214,0.5)');
    fade.addColorStop(1, 'rgba(176,192,214,0)');
    ctx.fillStyle = fade;
    ctx.fillRect(x - r, y - r, r * 2, r * 2);
  }
}

/** Paints a wedge of light along x with an angle of one radian. It is scaled when it is drawn. */
function paintBeam(ctx: Ctx): void {
  const long = 400;
  for (let layer = 0; layer < 9; layer += 1) {
    const half = 0.5 * (1 - layer * 0.085);
    const opacity = 0.072;
    const fade = ctx.createLinearGradient(-long / 2, 0, long / 2, 0);
    fade.addColorStop(0, `rgba(255,238,180,${opacity * 2.4})`);
    fade.addColorStop(0.5, `rgba(255,212,118,${opacity * 1.25})`);
    fade.addColorStop(0.9, `rgba(255,196,96,${opacity * 0.7})`);
    fade.addColorStop(1, 'rgba(255,200,120,0)');
    ctx.fillStyle = fade;
    ctx.beginPath();
    ctx.moveTo(-long / 2, 0);
    ctx.lineTo(long / 2, -long * half);
    ctx.quadraticCurveTo(long / 2 + 12, 0, long / 2, long * half);
    ctx.fill();
  }
}

/** Paints the things at sea once for a screen density. */
export function createPieces(density: number): Pieces {
  const pair = (width: number, height: number, paint: (ctx: Ctx, isLit: boolean) => void): Pair => ({
    dark: createSprite(width, height, density, (ctx) => paint(ctx, false)),
    lit: createSprite(width, height, density, (ctx) => paint(ctx, true)),
  });
  const ship = (kind: ShipKind): Pair =>
    pair(84, 84, (ctx, isLit) => {
      ctx.translate(0, 10);
      PAINT[kind](ctx, isLit ? LIT[kind] : DARK);
    });
  return {
    ships: {
      skiff: ship('skiff'),
      trawler: ship('trawler'),
      clipper: ship('clipper'),
      steamer: ship('steamer'),
    },
    reefs: [0, 1, 2].map((look) => pair(70, 70, (ctx, isLit) => paintReef(ctx, look, isLit))),
    crate: pair(36, 40, paintCrate),
    shadow: createSprite(66, 66, density, paintShadow),
    fog: createSprite(260, 150, Math.min(1, density), paintFog),
    beam: createSprite(420, 420, Math.min(1.2, density), paintBeam),
    lamp: createSprite(120, 120, density, (ctx) => {
      const glow = ctx.createRadialGradient(0, 0, 2, 0, 0, 58);
      glow.addColorStop(0, 'rgba(255,250,225,1)');
      glow.addColorStop(0.16, 'rgba(255,228,150,0.85)');
      glow.addColorStop(0.45, 'rgba(255,200,110,0.28)');
      glow.addColorStop(1, 'rgba(255,190,100,0)');
      ctx.fillStyle = glow;
      ctx.fillRect(-60, -60, 120, 120);
    }),
  };
}
