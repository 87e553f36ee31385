import {
  createSprite,
  fillCircle,
  fillEllipse,
  fillRound,
  glossyBall,
  roundRect,
  setStroke,
  shade,
  softShadow,
  vertical,
} from '../kit/draw.ts';
import type { Ctx, Sprite } from '../kit/draw.ts';
import { paintCargo, paintCloud, paintCrate, paintFogBed, paintFogWisp, paintRope } from './obstacle-art.ts';
import type { Piece, Special } from './rules.ts';

/** Size of a cell in logical units. */
export const CELL = 100;

/** Colours of the six gems: ruby, citrine, emerald, sapphire, amethyst, moonstone. */
export const GEM_COLORS = ['#ff4259', '#ffc928', '#2ad67b', '#2f8dff', '#b158ff', '#bdefff'] as const;

export const gemColor = (kind: number): string => GEM_COLORS[kind] ?? '#fff3e0';

type Point = readonly [number, number];

const ring = (points: number, radius: (index: number) => number, turn = 0): Point[] =>
  Array.from({ length: points }, (_, index) => {
    const angle = (index * 2 * Math.PI) / points - Math.PI / 2 + turn;
    return [Math.cos(angle) * radius(index), Math.sin(angle) * radius(index)] as const;
  });

const SHAPES: readonly (readonly Point[])[] = [
  [
    [-20, -38],
    [20, -38],
    [38, -20],
    [38, 20],
    [20, 38],
    [-20, 38],
    [-38, 20],
    [-38, -20],
  ],
  ring(10, (index) => (index % 2 === 0 ? 46 : 29)),
  ring(6, () => 43),
  ring(16, (index) => (index === 0 ? 47 : index === 1 || index === 15 ? 38 : 35)).map(
    ([x, y]) => [x, y + 3] as const,
  ),
  [
    [-40, -31],
    [0, -36],
    [40, -31],
    [42, -22],
    [6, 41],
    [-6, 41],
    [-42, -22],
  ],
  [
    [0, -47],
    [36, -4],
    [36, 4],
    [0, 47],
    [-36, 4],
    [-36, -4],
  ],
];

function trace(ctx: Ctx, points: readonly Point[], scale: number): void {
  ctx.beginPath();
  for (const [x, y] of points) ctx.lineTo(x * scale, y * scale);
  ctx.closePath();
}

function paintGem(ctx: Ctx, kind: number): void {
  const points = SHAPES[kind] ?? [];
  const color = gemColor(kind);
  softShadow(ctx, 0, 40, 36, 11, 0.5);
  ctx.lineJoin = 'round';
  trace(ctx, points, 0.93);
  setStroke(ctx, shade(color, -0.62), 12);
  ctx.stroke();
  setStroke(ctx, shade(color, -0.12), 6);
  ctx.stroke();
  ctx.fillStyle = color;
  ctx.fill();

  const inner = 0.56;
  points.forEach(([x1, y1], index) => {
    const [x2, y2] = points[(index + 1) % points.length] ?? [0, 0];
    const length = Math.hypot(x2 - x1, y2 - y1) || 1;
    const light = ((y2 - y1) / length) * -0.45 - ((x1 - x2) / length) * -0.85;
    const tone = light > 0 ? light * 0.62 : light * 0.42;
    ctx.beginPath();
    ctx.moveTo(x1 * 0.95, y1 * 0.95);
    ctx.lineTo(x2 * 0.95, y2 * 0.95);
    ctx.lineTo(x2 * inner, y2 * inner);
    ctx.lineTo(x1 * inner, y1 * inner);
    ctx.closePath();
    ctx.fillStyle = shade(color, tone);
    setStroke(ctx, shade(color, tone), 0.8);
    ctx.fill();
    ctx.stroke();
  });
  trace(ctx, points, inner);
  const table = ctx.createLinearGradient(-20, -24, 18, 26);
  table.addColorStop(0, shade(color, 0.5));
  table.addColorStop(0.5, shade(color, 0.06));
  table.addColorStop(1, shade(color, -0.2));
  ctx.fillStyle = table;
  ctx.fill();
  ctx.save();
  ctx.clip();
  ctx.rotate(-0.7);
  ctx.fillStyle = 'rgba(255,255,255,0.32)';
  ctx.fillRect(-60, -13, 120, 9);
  ctx.fillRect(-60, 0, 120, 4);
  ctx.restore();
  fillEllipse(ctx, -13, -25, 7, 4, 'rgba(255,255,255,0.9)', -0.6);
}

function paintTide(ctx: Ctx): void {
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  for (const [color, width] of [
    ['rgba(9,18,74,0.75)', 13],
    ['#ffffff', 7],
  ] as const) {
    setStroke(ctx, color, width);
    ctx.beginPath();
    for (let x = -22; x <= 22; x += 2) ctx.lineTo(x, Math.sin((x / 22) * Math.PI) * 6);
    ctx.stroke();
    for (const side of [-1, 1]) {
      ctx.beginPath();
      ctx.moveTo(side * 31, -11);
      ctx.lineTo(side * 42, 0);
      ctx.lineTo(side * 31, 11);
      ctx.stroke();
    }
  }
}

function paintLanternFrame(ctx: Ctx): void {
  ctx.lineJoin = 'round';
  setStroke(ctx, '#6b3a06', 13);
  roundRect(ctx, -36, -32, 72, 66, 26);
  ctx.stroke();
  setStroke(ctx, vertical(ctx, -34, 36, '#fff0a8', '#ffc22e', '#d98a10'), 7);
  ctx.stroke();
  fillRound(ctx, -21, -45, 42, 17, 7, '#6b3a06');
  fillRound(ctx, -18, -42, 36, 11, 5, vertical(ctx, -42, -31, '#ffe27a', '#e79b17'));
  fillRound(ctx, -17, 28, 34, 16, 7, '#6b3a06');
  fillRound(ctx, -14, 31, 28, 10, 5, vertical(ctx, 31, 41, '#ffe27a', '#d98a10'));
}

function paintPearl(ctx: Ctx): void {
  softShadow(ctx, 0, 40, 36, 11, 0.5);
  fillCircle(ctx, 0, 0, 40, '#4a3f8a');
  glossyBall(ctx, 0, 0, 36, '#f6e9ff');
  ctx.save();
  ctx.globalCompositeOperation = 'multiply';
  const sheen = ctx.createConicGradient(0.6, 0, 0);
  ['#ffd7e4', '#fff6d8', '#d9ffe9', '#d7f0ff', '#ecdcff', '#ffd7e4'].forEach((color, index) =>
    sheen.addColorStop(index / 5, color),
  );
  fillCircle(ctx, 0, 0, 36, sheen);
  ctx.restore();
  fillEllipse(ctx, -12, -17, 11, 7, 'rgba(255,255,255,0.95)', -0.6);
}

function paintGlow(ctx: Ctx): void {
  const glow = ctx.createRadialGradient(0, 0, 4, 0, 0, 70);
  glow.addColorStop(0, 'rgba(255,220,120,0.85)');
  glow.addColorStop(0.5, 'rgba(255,180,60,0.35)');
  glow.addColorStop(1, 'rgba(255,160,40,0)');
  ctx.fillStyle = glow;
  ctx.fillRect(-70, -70, 140, 140);
}

/** All pictures of pieces, rendered for one screen density. */
export interface GemArt {
  gems: readonly Sprite[];
  tide: Sprite;
  lantern: Sprite;
  pearl: Sprite;
  crate: Sprite;
  strongCrate: Sprite;
  cargo: Sprite;
  rope: Sprite;
  fogBed: readonly [Sprite, Sprite];
  fogWisp: readonly [Sprite, Sprite];
  /** The picture of fog on the sail of a boat. */
  cloud: Sprite;
  glow: Sprite;
}

/** Renders the pieces once, for the pixel scale of the stage. */
export function createGemArt(pixelScale: number): GemArt {
  const sprite = (paint: (ctx: Ctx) => void, size = 112): Sprite =>
    createSprite(size, size, pixelScale, paint);
  return {
    gems: GEM_COLORS.map((_, kind) => sprite((ctx) => paintGem(ctx, kind))),
    tide: sprite(paintTide),
    lantern: sprite(paintLanternFrame),
    pearl: sprite(paintPearl),
    crate: sprite((ctx) => paintCrate(ctx, false)),
    strongCrate: sprite((ctx) => paintCrate(ctx, true)),
    cargo: sprite(paintCargo),
    rope: sprite(paintRope),
    fogBed: [sprite((ctx) => paintFogBed(ctx, false)), sprite((ctx) => paintFogBed(ctx, true))],
    fogWisp: [sprite((ctx) => paintFogWisp(ctx, false)), sprite((ctx) => paintFogWisp(ctx, true))],
    cloud: sprite(paintCloud),
    glow: sprite(paintGlow, 140),
  };
}

export interface PieceLook {
  type: Piece['type'];
  kind: number;
  special: Special;
  roped: boolean;
  strength: number;
}

/** Draws a piece centred at a point; `time` moves the light of special gems. */
export function drawPiece(
  ctx: Ctx,
  art: GemArt,
  look: PieceLook,
  x: number,
  y: number,
  scaleX: number,
  scaleY: number,
  time: number,
  opacity = 1,
): void {
  if (look.type === 'crate') {
    (look.strength > 1 ? art.strongCrate : art.crate).draw(ctx, x, y, scaleX, scaleY, 0, opacity);
    return;
  }
  if (look.type === 'cargo') {
    art.cargo.draw(ctx, x, y, scaleX, scaleY, 0, opacity);
    return;
  }
  const pulse = 1 + Math.sin(time * 4.5) * 0.06;
  if (look.special === 'pearl') {
    art.glow.draw(ctx, x, y, scaleX * pulse, scaleY * pulse, 0, opacity);
    art.pearl.draw(ctx, x, y, scaleX, scaleY, 0, opacity);
    for (let dot = 0; dot < 6; dot += 1) {
      const angle = time * 1.4 + (dot * Math.PI) / 3;
      ctx.fillStyle = gemColor(dot);
      ctx.beginPath();
      ctx.arc(
        x + Math.cos(angle) * 41 * scaleX,
        y + Math.sin(angle) * 41 * scaleY,
        6 * Math.min(scaleX, scaleY),
        0,
        Math.PI * 2,
      );
      ctx.fill();
    }
    return;
  }
  const gem = art.gems[look.kind];
  if (!gem) return;
  if (look.special === 'lantern') {
    art.glow.draw(ctx, x, y, scaleX * pulse, scaleY * pulse, 0, opacity);
    gem.draw(ctx, x, y, scaleX * 0.74, scaleY * 0.74, 0, opacity);
    art.lantern.draw(ctx, x, y, scaleX, scaleY, 0, opacity);
  } else {
    gem.draw(ctx, x, y, scaleX, scaleY, 0, opacity);
    const sway = Math.sin(time * 5) * 0.05;
    if (look.special === 'tide-row') art.tide.draw(ctx, x, y, scaleX * (1 + sway), scaleY, 0, opacity);
    if (look.special === 'tide-column')
      art.tide.draw(ctx, x, y, scaleY * (1 + sway), scaleX, Math.PI / 2, opacity);
  }
  if (look.roped) art.rope.draw(ctx, x, y, scaleX, scaleY, 0, opacity);
}
