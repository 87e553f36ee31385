import { type Ctx, type Sprite, alpha, createSprite, fillEllipse, setStroke, shade } from '../kit/draw.ts';
import { CELL } from './layout.ts';
import { AMBER, AQUA, AZURE, MINT, ROSE, VIOLET, WHITE } from './light.ts';

const COLORS: Readonly<Record<number, string>> = {
  [ROSE]: '#ff4d8d',
  [MINT]: '#35e39a',
  [AZURE]: '#3f9dff',
  [AMBER]: '#ffbe2e',
  [VIOLET]: '#a866ff',
  [AQUA]: '#4deeff',
  [WHITE]: '#ffffff',
};

export const lightColor = (kind: number): string => COLORS[kind] ?? '#ffffff';

/** Factor by which crystals are enlarged, because their paths are a little small for a cell. */
const GROWTH = 1.07;

type Corner = readonly [number, number];

const ring = (count: number, radius: number, turn = 0): Corner[] =>
  Array.from({ length: count }, (_, n) => {
    const angle = (n / count) * Math.PI * 2 - Math.PI / 2 + turn;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius] as const;
  });

const SHAPES: Readonly<Record<number, readonly Corner[]>> = {
  [ROSE]: [
    [-15, -22],
    [15, -22],
    [26, -8],
    [0, 26],
    [-26, -8],
  ],
  [MINT]: ring(6, 26),
  [AZURE]: [
    [0, -28],
    [18, -4],
    [0, 28],
    [-18, -4],
  ],
  [AMBER]: ring(8, 25, Math.PI / 8),
  [VIOLET]: [
    [0, -26],
    [27, 16],
    [18, 24],
    [-18, 24],
    [-27, 16],
  ],
};

function trace(ctx: Ctx, corners: readonly Corner[], scale = 1): void {
  ctx.beginPath();
  for (const [x, y] of corners) ctx.lineTo(x * scale, y * scale);
  ctx.closePath();
}

function paintGlow(ctx: Ctx, color: string, radius: number, strength: number): void {
  const light = ctx.createRadialGradient(0, 0, 0, 0, 0, radius);
  light.addColorStop(0, alpha(color, strength));
  light.addColorStop(0.4, alpha(color, strength * 0.45));
  light.addColorStop(1, alpha(color, 0));
  ctx.fillStyle = light;
  ctx.fillRect(-radius, -radius, radius * 2, radius * 2);
}

/** Paints a cut crystal lit from within. */
function paintCrystal(ctx: Ctx, kind: number): void {
  const color = lightColor(kind);
  const corners = SHAPES[kind] ?? ring(6, 26);
  paintGlow(ctx, color, 36, 0.55);
  ctx.lineJoin = 'round';
  trace(ctx, corners);
  setStroke(ctx, shade(color, -0.6), 6);
  ctx.stroke();
  setStroke(ctx, shade(color, -0.1), 2.4);
  ctx.stroke();
  ctx.fillStyle = color;
  ctx.fill();
  corners.forEach(([x1, y1], n) => {
    const [x2, y2] = corners[(n + 1) % corners.length] ?? [0, 0];
    const length = Math.hypot(x2 - x1, y2 - y1) || 1;
    const towards = ((y2 - y1) / length) * -0.5 + ((x1 - x2) / length) * 0.85;
    const tone = towards > 0 ? towards * -0.42 : towards * -0.5;
    ctx.beginPath();
    ctx.moveTo(x1, y1);
    ctx.lineTo(x2, y2);
    ctx.lineTo(x2 * 0.5, y2 * 0.5);
    ctx.lineTo(x1 * 0.5, y1 * 0.5);
    ctx.closePath();
    ctx.fillStyle = shade(color, tone);
    ctx.fill();
  });
  trace(ctx, corners, 0.5);
  ctx.fillStyle = shade(color, 0.34);
  ctx.fill();
  ctx.save();
  trace(ctx, corners);
  ctx.clip();
  const core = ctx.createRadialGradient(0, 3, 0, 0, 3, 19);
  core.addColorStop(0, 'rgba(255,255,255,0.95)');
  core.addColorStop(0.35, 'rgba(255,255,255,0.4)');
  core.addColorStop(1, 'rgba(255,255,255,0)');
  ctx.fillStyle = core;
  ctx.fillRect(-30, -30, 60, 60);
  ctx.rotate(-0.7);
  ctx.fillStyle = 'rgba(255,255,255,0.34)';
  ctx.fillRect(-40, -15, 80, 5);
  ctx.restore();
  fillEllipse(ctx, -8, -14, 4.6, 2.6, 'rgba(255,255,255,0.92)', -0.5);
}

/** Paints the star over a flare. */
function paintFlare(ctx: Ctx): void {
  paintGlow(ctx, '#ffffff', 34, 0.7);
  ctx.fillStyle = '#ffffff';
  ctx.beginPath();
  for (let n = 0; n < 8; n += 1) {
    const radius = n % 2 === 0 ? 34 : 5;
    ctx.lineTo(Math.sin((n * Math.PI) / 4) * radius, -Math.cos((n * Math.PI) / 4) * radius);
  }
  ctx.closePath();
  ctx.fill();
}

function paintPrism(ctx: Ctx): void {
  paintGlow(ctx, '#ffffff', 36, 0.5);
  const corners: Corner[] = [
    [0, -27],
    [27, 21],
    [-27, 21],
  ];
  const rainbow = ctx.createLinearGradient(-26, 0, 26, 0);
  [ROSE, AMBER, MINT, AQUA, AZURE, VIOLET].forEach((kind, n) =>
    rainbow.addColorStop(n / 5, lightColor(kind)),
  );
  ctx.lineJoin = 'round';
  trace(ctx, corners);
  ctx.fillStyle = 'rgba(236,250,255,0.42)';
  ctx.fill();
  setStroke(ctx, '#2a0f44', 9);
  ctx.stroke();
  setStroke(ctx, rainbow, 5.5);
  ctx.stroke();
  setStroke(ctx, 'rgba(255,255,255,0.95)', 1.6);
  ctx.stroke();
  ctx.fillStyle = 'rgba(255,255,255,0.55)';
  ctx.beginPath();
  ctx.moveTo(-3, -18);
  ctx.lineTo(4, -18);
  ctx.lineTo(-12, 16);
  ctx.lineTo(-20, 16);
  ctx.fill();
}

function paintDark(ctx: Ctx): void {
  const corners = ring(7, 26, 0.2);
  ctx.lineJoin = 'round';
  trace(ctx, corners);
  setStroke(ctx, '#0d0618', 6);
  ctx.stroke();
  ctx.fillStyle = '#2d2040';
  ctx.fill();
  corners.forEach(([x1, y1], n) => {
    const [x2, y2] = corners[(n + 1) % corners.length] ?? [0, 0];
    ctx.beginPath();
    ctx.moveTo(x1, y1);
    ctx.lineTo(x2, y2);
    ctx.lineTo(4, -3);
    ctx.closePath();
    ctx.fillStyle = shade('#3a2b52', y1 + y2 + x1 < 0 ? 0.22 : -0.3);
    ctx.fill();
  });
}

function paintCracks(ctx: Ctx): void {
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  for (const [color, width] of [
    ['rgba(30,8,50,0.9)', 4.4],
    ['#ffffff', 1.6],
  ] as const) {
    setStroke(ctx, color, width);
    ctx.beginPath();
    for (const path of [
      [-18, -14, -8, -8, -10, 1, 0, 5],
      [0, 5, 10, 0, 18, 4],
      [0, 5, -3, 14, 2, 22],
      [-8, -8, 2, -14, 4, -21],
    ]) {
      ctx.moveTo(path[0] ?? 0, path[1] ?? 0);
      for (let n = 2; n < path.length; n += 2) ctx.lineTo(path[n] ?? 0, path[n + 1] ?? 0);
    }
    ctx.stroke();
  }
}

function paintVine(ctx: Ctx): void {
  ctx.lineCap = 'round';
  for (const [color, width] of [
    ['#0d3b2b', 8],
    ['#2fae6b', 4.6],
    ['#9af0a8', 1.4],
  ] as const) {
    setStroke(ctx, color, width);
    ctx.beginPath();
    ctx.moveTo(-29, -20);
    ctx.bezierCurveTo(-6, -30, 4, 2, 29, -14);
    ctx.moveTo(-29, 16);
    ctx.bezierCurveTo(-4, 2, 4, 34, 29, 18);
    ctx.moveTo(-22, -29);
    ctx.bezierCurveTo(-4, -8, -26, 8, -18, 29);
    ctx.stroke();
  }
  for (const [x, y, turn] of [
    [-6, -14, 0.6],
    [16, -10, -0.7],
    [6, 20, 0.3],
    [-20, 8, 1.6],
  ] as const) {
    ctx.save();
    ctx.translate(x, y);
    ctx.rotate(turn);
    fillEllipse(ctx, 0, 0, 9.5, 6, '#0d3b2b');
    fillEllipse(ctx, 0, -0.6, 7.6, 4.2, '#4fd07f');
    ctx.restore();
  }
}

/** The pictures, rendered for one screen density. */
export interface Art {
  crystal(kind: number): Sprite;
  glow(kind: number): Sprite;
  readonly flare: Sprite;
  readonly prism: Sprite;
  readonly dark: Sprite;
  readonly cracks: Sprite;
  readonly vine: Sprite;
}

export function createArt(pixelScale: number): Art {
  const sprite = (paint: (ctx: Ctx) => void): Sprite =>
    createSprite(CELL * 1.3, CELL * 1.3, pixelScale, (ctx) => {
      ctx.scale(GROWTH, GROWTH);
      paint(ctx);
    });
  const kinds = Object.keys(COLORS).map(Number);
  const crystals = kinds.map((kind) => sprite((ctx) => paintCrystal(ctx, kind)));
  const glows = kinds.map((kind) => sprite((ctx) => paintGlow(ctx, lightColor(kind), 37, 0.9)));
  const flare = sprite(paintFlare);
  return {
    crystal: (kind) => crystals[kind] ?? flare,
    glow: (kind) => glows[kind] ?? flare,
    flare,
    prism: sprite(paintPrism),
    dark: sprite(paintDark),
    cracks: sprite(paintCracks),
    vine: sprite(paintVine),
  };
}
