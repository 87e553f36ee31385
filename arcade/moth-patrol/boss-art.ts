import { type Ctx, type Sprite, createSprite, setStroke, shade } from '../kit/draw.ts';
import { eye } from './beetle-art.ts';
import { createStruck, curve, disc, fillShape, metal, mirrored, paintGear, type Struck } from './brush.ts';
import type { BossKind } from './foes.ts';

const DARK = '#2a1230';
const BRASS = '#e0a040';

/** Draws a thick tube with a dark outline and a lit core. */
function limb(ctx: Ctx, path: string, color: string, width: number): void {
  curve(ctx, path, DARK, width + 4);
  curve(ctx, path, shade(color, -0.25), width);
  curve(ctx, path, shade(color, 0.3), width * 0.36);
}

function plate(ctx: Ctx, path: string, color: string, radius: number): void {
  const shape = new Path2D(path);
  fillShape(ctx, shape, metal(ctx, radius, color));
  setStroke(ctx, DARK, 4);
  ctx.lineJoin = 'round';
  ctx.stroke(shape);
}

const rivets = (ctx: Ctx, points: readonly (readonly [number, number])[]): void => {
  for (const [x, y] of points) {
    disc(ctx, x, y, 4, '#7a4a1c');
    disc(ctx, x - 0.6, y - 0.8, 2.8, '#ffe09a');
  }
};

const PAINTERS: Readonly<Record<BossKind, (ctx: Ctx) => void>> = {
  stag(ctx) {
    mirrored(ctx, () => {
      limb(ctx, 'M34 -22L66 -36L80 -20M38 0L72 2L84 20M32 18L60 32L66 50', '#8a5a3a', 8);
      limb(ctx, 'M16 44Q52 50 46 82Q42 92 32 84M44 60L28 66', '#c8643a', 10);
    });
    plate(
      ctx,
      'M0 -62C46 -62 56 -22 48 10C42 32 24 40 0 40C-24 40 -42 32 -48 10C-56 -22 -46 -62 0 -62Z',
      '#c9483f',
      62,
    );
    curve(ctx, 'M0 -58V22', '#6e1a34', 5);
    curve(ctx, 'M-36 -34Q-28 -50 -12 -54', 'rgba(255,255,255,0.6)', 5);
    plate(ctx, 'M-30 30Q0 14 30 30Q30 58 0 60Q-30 58 -30 30Z', BRASS, 32);
    mirrored(ctx, () => eye(ctx, 14, 44, 6.5, '#ffe27a'));
    mirrored(ctx, () =>
      rivets(ctx, [
        [34, -30],
        [40, -8],
        [32, 14],
      ]),
    );
  },
  dragonfly(ctx) {
    mirrored(ctx, () => {
      plate(ctx, 'M10 -16C40 -52 96 -50 96 -34C94 -18 42 -8 10 -6Z', '#8fd8e8', 90);
      plate(ctx, 'M10 0C44 0 88 16 82 30C74 40 32 22 10 10Z', '#6fb8e0', 80);
      curve(ctx, 'M16 -14L84 -36M40 -26L46 -38M60 -30L66 -42M16 4L74 26', 'rgba(255,255,255,0.65)', 2);
    });
    for (let n = 0; n < 5; n += 1) {
      disc(ctx, 0, -30 - n * 11, 13 - n, DARK);
      disc(ctx, 0, -30 - n * 11, 11 - n, metal(ctx, 12, n % 2 === 0 ? '#5a8ad8' : BRASS, 0, -30 - n * 11));
    }
    plate(ctx, 'M0 -34C24 -34 26 20 0 24C-26 20 -24 -34 0 -34Z', '#4a78c8', 30);
    disc(ctx, 0, 34, 26, DARK, 20);
    disc(ctx, 0, 34, 23, metal(ctx, 24, BRASS, 0, 34), 17);
    mirrored(ctx, () => eye(ctx, 18, 36, 13, '#7af0d8'));
  },
  lampEater(ctx) {
    mirrored(ctx, () => limb(ctx, 'M36 -10Q78 -30 76 14Q74 40 58 46', '#5a4a8a', 11));
    plate(ctx, 'M0 -60C52 -60 66 -10 54 28C44 56 -44 56 -54 28C-66 -10 -52 -60 0 -60Z', '#7a4ab8', 66);
    curve(ctx, 'M-40 -26Q-30 -46 -12 -50', 'rgba(255,255,255,0.6)', 6);
    disc(ctx, 0, 20, 40, '#1c0a2a', 25);
    disc(ctx, 0, 24, 30, metal(ctx, 34, '#ff9a3c', 0, 24), 17);
    disc(ctx, 0, 26, 15, '#fff2b8', 8);
    ctx.fillStyle = '#fff1d6';
    for (let n = -3; n <= 3; n += 1) {
      const [x, lip] = [n * 10, 7 + Math.abs(n) * 2.4];
      ctx.beginPath();
      ctx.moveTo(x - 5, -5 + lip - 6);
      ctx.lineTo(x, 8 + lip - 6);
      ctx.lineTo(x + 5, -5 + lip - 6);
      ctx.fill();
    }
    mirrored(ctx, () => eye(ctx, 22, -22, 10, '#ffd25e'));
    limb(ctx, 'M0 -58Q2 -80 18 -84', BRASS, 6);
    eye(ctx, 20, -82, 7, '#ffb04a');
  },
  mantis(ctx) {
    mirrored(ctx, () => {
      limb(ctx, 'M22 -6L62 -34L74 6', '#3f9a5a', 12);
      plate(ctx, 'M68 0L84 4Q88 42 48 70Q64 36 68 0Z', '#e8f0d8', 60);
      limb(ctx, 'M26 24L56 44M22 -34L50 -62', '#2f7a4a', 7);
    });
    plate(
      ctx,
      'M-34 -58H34Q42 -58 42 -48V10Q42 20 30 22H-30Q-42 20 -42 10V-48Q-42 -58 -34 -58Z',
      '#a8583a',
      60,
    );
    disc(ctx, 0, -20, 27, DARK);
    disc(ctx, 0, -20, 24, metal(ctx, 24, BRASS, 0, -20));
    for (let n = 0; n < 12; n += 1)
      disc(ctx, Math.cos(n * 2.4) * (6 + n * 1.3), -20 + Math.sin(n * 2.4) * (6 + n * 1.3), 2, '#7a3a1c');
    plate(ctx, 'M-30 18L30 18L16 54Q0 64 -16 54Z', '#6fd088', 34);
    mirrored(ctx, () => eye(ctx, 20, 28, 9, '#ff8aa8'));
    mirrored(ctx, () =>
      rivets(ctx, [
        [34, -50],
        [34, 12],
      ]),
    );
  },
  clock(ctx) {
    mirrored(ctx, () => {
      limb(ctx, 'M36 -30L72 -56M46 0L84 -2M36 30L70 56', '#6a5ab0', 9);
      plate(ctx, 'M20 -50Q52 -92 66 -74Q70 -54 40 -34Z', '#e8b04a', 50);
    });
    disc(ctx, 0, 0, 60, DARK);
    disc(ctx, 0, 0, 56, metal(ctx, 58, '#5a3a98'));
    disc(ctx, 0, 0, 43, DARK);
    disc(ctx, 0, 0, 40, metal(ctx, 46, '#fff0d0'));
    for (let n = 0; n < 12; n += 1) {
      const turn = (n / 12) * Math.PI * 2;
      disc(ctx, Math.sin(turn) * 33, -Math.cos(turn) * 33, n % 3 === 0 ? 3.6 : 2, '#6e2a5a');
    }
    mirrored(ctx, () => eye(ctx, 15, -6, 8, '#c86ae8'));
    curve(ctx, 'M-14 16Q0 26 14 16', '#6e2a5a', 4);
  },
};

export interface BossArt {
  readonly body: Readonly<Record<BossKind, Struck>>;
  readonly gear: Sprite;
  readonly hand: Sprite;
}

export function createBossArt(scale: number): BossArt {
  const make = (kind: BossKind): Struck => createStruck(210, scale, PAINTERS[kind]);
  return {
    body: {
      stag: make('stag'),
      dragonfly: make('dragonfly'),
      lampEater: make('lampEater'),
      mantis: make('mantis'),
      clock: make('clock'),
    },
    gear: createSprite(60, 60, scale, (ctx) => paintGear(ctx, 26, 10, BRASS)),
    hand: createSprite(12, 64, scale, (ctx) => limb(ctx, 'M0 0V-24', '#6e2a5a', 4)),
  };
}
