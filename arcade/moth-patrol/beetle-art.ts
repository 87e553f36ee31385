import { type Ctx, setStroke, shade } from '../kit/draw.ts';
import { createStruck, curve, disc, metal, mirrored, paintGear, paintGlow, type Struck } from './brush.ts';
import type { FoeKind } from './foes.ts';

const BRASS = '#d99a3c';
const DARK = '#2a1230';

function legs(ctx: Ctx, radius: number, color = '#5a3a4a'): void {
  mirrored(ctx, () => {
    for (const y of [-0.5, 0.05, 0.55]) {
      const at = y * radius;
      curve(
        ctx,
        `M${radius * 0.6} ${at}L${radius * 1.12} ${at - radius * 0.12}L${radius * 1.3} ${at + radius * 0.26}`,
        DARK,
        radius * 0.22,
      );
      curve(
        ctx,
        `M${radius * 0.6} ${at}L${radius * 1.12} ${at - radius * 0.12}L${radius * 1.3} ${at + radius * 0.26}`,
        color,
        radius * 0.11,
      );
    }
  });
}

/** Draws an eye that shines like a lamp. */
export function eye(ctx: Ctx, x: number, y: number, radius: number, color = '#fff2a0'): void {
  paintGlow(ctx, radius * 2.6, color, 0, x, y);
  disc(ctx, x, y, radius * 1.25, DARK);
  disc(ctx, x, y, radius, color);
  disc(ctx, x - radius * 0.25, y - radius * 0.25, radius * 0.4, '#ffffff');
}

function head(ctx: Ctx, radius: number, y: number, color: string): void {
  disc(ctx, 0, y, radius * 0.6, DARK, radius * 0.48);
  disc(ctx, 0, y, radius * 0.54, metal(ctx, radius * 0.55, color, 0, y), radius * 0.42);
  mirrored(ctx, () => eye(ctx, radius * 0.28, y + radius * 0.12, radius * 0.17));
}

/** Draws a domed shell of two halves with a seam and a moonlit rim. */
function shell(ctx: Ctx, radius: number, color: string, rx = radius, ry = radius * 0.98): void {
  disc(ctx, 0, -radius * 0.08, rx * 1.07, DARK, ry * 1.07);
  disc(ctx, 0, -radius * 0.08, rx, metal(ctx, Math.max(rx, ry), color), ry);
  curve(ctx, `M0 ${-ry - radius * 0.04}V${ry * 0.86}`, shade(color, -0.55), radius * 0.09);
  setStroke(ctx, 'rgba(255,255,255,0.55)', radius * 0.09);
  ctx.beginPath();
  ctx.ellipse(0, -radius * 0.08, rx * 0.82, ry * 0.82, 0, Math.PI * 1.08, Math.PI * 1.42);
  ctx.stroke();
}

const PAINTERS: Readonly<Record<FoeKind, (ctx: Ctx, radius: number) => void>> = {
  ladybird(ctx, r) {
    legs(ctx, r);
    head(ctx, r, r * 0.78, '#8a6a7a');
    shell(ctx, r, '#e2474f');
    mirrored(ctx, () => {
      for (const [x, y, size] of [
        [0.5, -0.45, 0.19],
        [0.58, 0.18, 0.21],
        [0.28, 0.5, 0.13],
      ] as const) {
        disc(ctx, x * r, y * r, size * r * 1.2, '#6e1a34');
        disc(ctx, x * r, y * r, size * r * 0.8, BRASS);
      }
    });
  },
  weevil(ctx, r) {
    legs(ctx, r, '#4a6a5a');
    curve(ctx, `M0 ${r * 0.6}V${r * 1.36}`, DARK, r * 0.5);
    curve(ctx, `M0 ${r * 0.6}V${r * 1.34}`, BRASS, r * 0.32);
    disc(ctx, 0, r * 1.36, r * 0.2, '#ff9a5a');
    head(ctx, r, r * 0.7, '#4f9a86');
    shell(ctx, r, '#2fae8e', r * 0.84);
    mirrored(ctx, () => {
      curve(
        ctx,
        `M${r * 0.3} ${-r * 0.7}V${r * 0.5}M${r * 0.58} ${-r * 0.5}V${r * 0.34}`,
        '#156a5e',
        r * 0.08,
      );
    });
  },
  gnat(ctx, r) {
    mirrored(ctx, () => {
      disc(ctx, r * 0.95, -r * 0.4, r * 0.85, 'rgba(190,230,255,0.55)', r * 0.36, -0.5);
      disc(ctx, r * 0.85, r * 0.1, r * 0.6, 'rgba(190,230,255,0.4)', r * 0.26, 0.4);
    });
    curve(ctx, `M0 ${r * 0.7}V${r * 1.6}`, '#f4f0ff', r * 0.16);
    head(ctx, r * 1.1, r * 0.66, '#9aa6c8');
    shell(ctx, r, '#aab8e0', r * 0.62, r * 0.9);
  },
  scarab(ctx, r) {
    legs(ctx, r, '#7a5a2a');
    head(ctx, r, r * 0.76, '#b07a2a');
    curve(
      ctx,
      `M${-r * 0.55} ${r * 1.24}Q${-r * 0.7} ${r * 0.86} 0 ${r * 0.92}Q${r * 0.7} ${r * 0.86} ${r * 0.55} ${r * 1.24}`,
      DARK,
      r * 0.26,
    );
    curve(
      ctx,
      `M${-r * 0.55} ${r * 1.22}Q${-r * 0.7} ${r * 0.86} 0 ${r * 0.92}Q${r * 0.7} ${r * 0.86} ${r * 0.55} ${r * 1.22}`,
      '#ffdf8a',
      r * 0.14,
    );
    shell(ctx, r, '#e8a838', r * 1.04, r * 0.96);
    disc(ctx, 0, -r * 0.1, r * 0.4, '#6e2a5a');
    disc(ctx, 0, -r * 0.1, r * 0.32, metal(ctx, r * 0.32, '#d84a9a', 0, -r * 0.1));
  },
  drummer(ctx, r) {
    legs(ctx, r, '#5a4a8a');
    head(ctx, r, r * 0.84, '#7a6ab0');
    shell(ctx, r, '#8a5ad8');
    disc(ctx, 0, -r * 0.1, r * 0.74, '#3a1a5e', r * 0.7);
    disc(ctx, 0, -r * 0.1, r * 0.64, metal(ctx, r * 0.7, '#ffe6cf'), r * 0.6);
    for (let n = 0; n < 8; n += 1) {
      const turn = (n / 8) * Math.PI * 2;
      disc(ctx, Math.cos(turn) * r * 0.84, -r * 0.1 + Math.sin(turn) * r * 0.8, r * 0.09, '#ffd87a');
    }
    ctx.save();
    ctx.translate(0, -r * 0.1);
    paintGear(ctx, r * 0.34, 8, BRASS);
    ctx.restore();
  },
};

export type BeetleArt = Readonly<Record<FoeKind, Struck>>;

export function createBeetleArt(
  scale: number,
  radii: Readonly<Record<FoeKind, { radius: number }>>,
): BeetleArt {
  const make = (kind: FoeKind): Struck =>
    createStruck(radii[kind].radius * 3.6, scale, (ctx) => PAINTERS[kind](ctx, radii[kind].radius));
  return {
    ladybird: make('ladybird'),
    weevil: make('weevil'),
    gnat: make('gnat'),
    scarab: make('scarab'),
    drummer: make('drummer'),
  };
}
