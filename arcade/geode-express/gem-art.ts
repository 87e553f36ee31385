import {
  type Ctx,
  type Sprite,
  createSprite,
  fillEllipse,
  setStroke,
  shade,
  softShadow,
  starPath,
  strokeLine,
} from '../kit/draw.ts';
import { paintBand, paintGeode, paintRubble, paintSpark } from './rock-art.ts';
import { CELL } from './layout.ts';
import type { Piece } from './rules.ts';
import { phrase } from './texts.ts';

/** Colours of the gems: garnet, amber, jade, aquamarine, amethyst, moonstone. */
export const GEM_COLORS: readonly string[] = [
  '#f2405c',
  '#ffa91c',
  '#35c978',
  '#2fb9ee',
  '#9a5bff',
  '#f6e3d2',
];
export const GEM_NAMES: readonly string[] = [
  phrase('cargo.garnet'),
  phrase('cargo.amber'),
  phrase('cargo.jade'),
  phrase('cargo.aquamarine'),
  phrase('cargo.amethyst'),
  phrase('cargo.moonstone'),
];

export const gemColor = (kind: number): string => GEM_COLORS[kind] ?? '#c9a27a';

type Point = readonly [number, number];

const regular = (sides: number, radius: number, turn = 0): Point[] =>
  Array.from({ length: sides }, (_, side) => {
    const angle = (side / sides) * Math.PI * 2 - Math.PI / 2 + turn;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius] as const;
  });

const CUTS: readonly (readonly Point[])[] = [
  regular(6, 42, Math.PI / 6),
  regular(14, 40),
  [
    [-20, -41],
    [20, -41],
    [35, -26],
    [35, 26],
    [20, 41],
    [-20, 41],
    [-35, 26],
    [-35, -26],
  ],
  [
    [-8, -41],
    [8, -41],
    [45, 22],
    [37, 35],
    [-37, 35],
    [-45, 22],
  ],
  [
    [0, -48],
    [27, -24],
    [31, 14],
    [0, 47],
    [-31, 14],
    [-27, -24],
  ],
  [
    [0, -45],
    [17, -17],
    [45, 0],
    [17, 17],
    [0, 45],
    [-17, 17],
    [-45, 0],
    [-17, -17],
  ],
];

function trace(ctx: Ctx, points: readonly Point[], scale = 1): void {
  ctx.beginPath();
  for (const [x, y] of points) ctx.lineTo(x * scale, y * scale);
  ctx.closePath();
}

function paintFacets(ctx: Ctx, points: readonly Point[], color: string, outer: number, inner: number): void {
  points.forEach(([x1, y1], at) => {
    const [x2, y2] = points[(at + 1) % points.length] ?? [0, 0];
    const angle = Math.atan2(y1 + y2, x1 + x2);
    const light = Math.cos(angle + Math.PI * 0.68);
    ctx.fillStyle = light > 0 ? shade(color, light * 0.55) : shade(color, light * 0.48);
    setStroke(ctx, ctx.fillStyle, 0.7);
    ctx.beginPath();
    ctx.moveTo(x1 * outer, y1 * outer);
    ctx.lineTo(x2 * outer, y2 * outer);
    ctx.lineTo(x2 * inner, y2 * inner);
    ctx.lineTo(x1 * inner, y1 * inner);
    ctx.closePath();
    ctx.fill();
    ctx.stroke();
  });
}

/** Paints a cut gem around 0, 0 in a cell of 100. */
export function paintGem(ctx: Ctx, kind: number): void {
  const points = CUTS[kind] ?? regular(8, 40);
  const color = gemColor(kind);
  softShadow(ctx, 0, 41, 37, 10, 0.55);
  ctx.lineJoin = 'round';
  trace(ctx, points);
  setStroke(ctx, shade(color, kind === 5 ? -0.55 : -0.68), 7);
  ctx.stroke();
  ctx.fillStyle = color;
  ctx.fill();
  paintFacets(ctx, points, color, 0.99, 0.6);
  const table = ctx.createLinearGradient(-22, -26, 20, 30);
  table.addColorStop(0, shade(color, 0.62));
  table.addColorStop(0.42, shade(color, 0.12));
  table.addColorStop(0.6, color);
  table.addColorStop(1, shade(color, -0.24));
  trace(ctx, points, 0.62);
  ctx.fillStyle = table;
  ctx.fill();
  ctx.save();
  trace(ctx, points, 0.62);
  ctx.clip();
  ctx.fillStyle = 'rgba(255,255,255,0.34)';
  ctx.beginPath();
  ctx.moveTo(-44, -2);
  ctx.lineTo(6, -44);
  ctx.lineTo(18, -44);
  ctx.lineTo(-44, 16);
  ctx.fill();
  fillEllipse(ctx, 12, 24, 16, 9, 'rgba(255,236,190,0.5)', -0.5);
  ctx.restore();
  trace(ctx, points, 0.62);
  setStroke(ctx, 'rgba(255,255,255,0.32)', 1.6);
  ctx.stroke();
  ctx.fillStyle = '#ffffff';
  starPath(ctx, -17, -22, 10, 2.4, 4);
  ctx.fill();
}

function paintTwin(ctx: Ctx, first: number, second: number): void {
  for (const [kind, side] of [
    [first, -1],
    [second, 1],
  ] as const) {
    ctx.save();
    ctx.beginPath();
    ctx.moveTo(34, -60);
    ctx.lineTo(side * 90, -60);
    ctx.lineTo(side * 90, 60);
    ctx.lineTo(-34, 60);
    ctx.clip();
    paintGem(ctx, kind);
    ctx.restore();
  }
  setStroke(ctx, '#fff4d0', 4);
  ctx.lineCap = 'round';
  strokeLine(ctx, 22, -39, -22, 39);
}

function paintPiece(ctx: Ctx, piece: Piece): void {
  if (piece.type === 'rubble') paintRubble(ctx);
  else if (piece.type === 'geode') paintGeode(ctx, piece.shell);
  else {
    if (piece.power === 'spark') paintSpark(ctx);
    if (piece.twin === undefined) paintGem(ctx, piece.kind);
    else paintTwin(ctx, piece.kind, piece.twin);
    if (piece.power === 'row' || piece.power === 'column') paintBand(ctx, piece.power === 'column');
  }
}

export interface Gems {
  of(piece: Piece): Sprite;
  kind(kind: number): Sprite;
  /** A warm light, two cells wide. */
  readonly glow: Sprite;
}

/** Renders each look once per size, when it is first needed. */
export function createGems(pixelScale: number): Gems {
  const made = new Map<string, Sprite>();
  const of = (piece: Piece): Sprite => {
    const key = `${piece.type}${piece.kind}/${piece.twin ?? ''}${piece.power ?? ''}${piece.shell}`;
    const known = made.get(key);
    if (known) return known;
    const sprite = createSprite(CELL * 1.3, CELL * 1.3, pixelScale, (ctx) => paintPiece(ctx, piece));
    made.set(key, sprite);
    return sprite;
  };
  const glow = createSprite(CELL * 2, CELL * 2, pixelScale / 2, (ctx) => {
    const light = ctx.createRadialGradient(0, 0, 0, 0, 0, CELL);
    light.addColorStop(0, 'rgba(255,214,128,0.8)');
    light.addColorStop(0.4, 'rgba(255,168,66,0.32)');
    light.addColorStop(1, 'rgba(255,140,40,0)');
    ctx.fillStyle = light;
    ctx.fillRect(-CELL, -CELL, CELL * 2, CELL * 2);
  });
  return { of, kind: (kind) => of({ id: 0, type: 'gem', kind, shell: 0 }), glow };
}
