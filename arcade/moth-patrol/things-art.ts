import { type Ctx, type Sprite, createSprite, fillEllipse, setStroke, shade, starPath } from '../kit/draw.ts';
import { curve, disc, fillShape, metal, paintGlow, paintKey } from './brush.ts';
import type { Pollen } from './weapons.ts';

export const POLLEN_COLORS: Readonly<Record<Pollen, string>> = {
  gold: '#ffd45e',
  rose: '#ff8ac0',
  mint: '#6ff0cf',
};

export interface ThingArt {
  readonly seed: Sprite;
  readonly ring: Sprite;
  readonly spark: Readonly<Record<Pollen | 'fly', Sprite>>;
  readonly grain: Readonly<Record<Pollen, Sprite>>;
  readonly firefly: Sprite;
  readonly dark: Sprite;
  readonly lit: Sprite;
  readonly lampGlow: Sprite;
  readonly warning: Sprite;
  readonly cloud: Sprite;
  readonly key: Sprite;
  readonly heart: Sprite;
  readonly lostHeart: Sprite;
}

/** Paints an enemy bullet with a dark rim, a hot ring and a white core, so that it is visible on every background. */
function paintBullet(ctx: Ctx, hot: string, rim: string): void {
  paintGlow(ctx, 17, hot);
  disc(ctx, 0, 0, 9.4, rim);
  disc(ctx, 0, 0, 8, hot);
  disc(ctx, 0, 0, 4.6, '#fffdf4');
}

function paintSpark(ctx: Ctx, color: string): void {
  const tail = ctx.createLinearGradient(0, -14, 0, 18);
  tail.addColorStop(0, color);
  tail.addColorStop(0.45, color);
  tail.addColorStop(1, `${color}00`);
  ctx.save();
  ctx.globalAlpha = 0.5;
  paintGlow(ctx, 12, color, 0, 0, -5);
  ctx.restore();
  fillEllipse(ctx, 0, 2, 4.6, 16, tail);
  disc(ctx, 0, -6, 2.5, shade(color, 0.75), 6);
}

function paintWisp(ctx: Ctx, color: string): void {
  paintGlow(ctx, 11, color);
  ctx.fillStyle = shade(color, 0.5);
  starPath(ctx, 0, 0, 6.5, 2.6, 4);
  ctx.fill();
}

function paintGrain(ctx: Ctx, color: string): void {
  paintGlow(ctx, 22, color);
  for (let n = 0; n < 9; n += 1) {
    const turn = (n / 9) * Math.PI * 2;
    curve(ctx, `M0 0L${Math.cos(turn) * 11} ${Math.sin(turn) * 11}`, shade(color, 0.4), 1.6);
    disc(ctx, Math.cos(turn) * 11, Math.sin(turn) * 11, 1.9, '#fffbe8');
  }
  disc(ctx, 0, 0, 7.6, shade(color, -0.4));
  disc(ctx, 0, 0, 6.6, metal(ctx, 7, color));
}

function paintLantern(ctx: Ctx, isLit: boolean): void {
  curve(ctx, 'M-9 -20Q0 -36 9 -20', '#4a2a3e', 4);
  curve(ctx, 'M-9 -20Q0 -36 9 -20', isLit ? '#ffcf7a' : '#8a6a8e', 2);
  const glass = ctx.createRadialGradient(0, 4, 1, 0, 0, 22);
  glass.addColorStop(0, isLit ? '#fffbe0' : '#6a5488');
  glass.addColorStop(0.5, isLit ? '#ffd25e' : '#4a3868');
  glass.addColorStop(1, isLit ? '#f0803a' : '#2e2048');
  ctx.fillStyle = glass;
  setStroke(ctx, '#2a1230', 3);
  ctx.beginPath();
  ctx.roundRect(-15, -17, 30, 36, 11);
  ctx.fill();
  ctx.stroke();
  curve(ctx, 'M-6 -16V18M6 -16V18', isLit ? '#b8602a' : '#221638', 2);
  for (const y of [-18, 19]) {
    ctx.fillStyle = '#2a1230';
    ctx.beginPath();
    ctx.roundRect(-13, y - 5, 26, 10, 5);
    ctx.fill();
    ctx.fillStyle = isLit ? '#f0b04a' : '#7a5f86';
    ctx.beginPath();
    ctx.roundRect(-11, y - 3.4, 22, 6, 3);
    ctx.fill();
  }
}

function paintHeart(ctx: Ctx, color: string): void {
  const path = new Path2D(
    'M0 9C-14 -1 -10 -11 -4.6 -10C-1.6 -9.6 0 -6 0 -6C0 -6 1.6 -9.6 4.6 -10C10 -11 14 -1 0 9Z',
  );
  fillShape(ctx, path, color);
  setStroke(ctx, 'rgba(30,8,40,0.8)', 1.6);
  ctx.stroke(path);
}

export function createThingArt(scale: number): ThingArt {
  const sprite = (size: number, paint: (ctx: Ctx) => void): Sprite => createSprite(size, size, scale, paint);
  const { gold, rose, mint } = POLLEN_COLORS;
  return {
    seed: sprite(36, (ctx) => paintBullet(ctx, '#ff6a3c', '#3a0a1e')),
    ring: sprite(36, (ctx) => paintBullet(ctx, '#ff4a9a', '#38083a')),
    spark: {
      gold: sprite(40, (ctx) => paintSpark(ctx, '#ffd45e')),
      rose: sprite(40, (ctx) => paintSpark(ctx, '#ff9ad2')),
      mint: sprite(24, (ctx) => paintWisp(ctx, mint)),
      fly: sprite(24, (ctx) => {
        ctx.scale(0.6, 0.6);
        paintSpark(ctx, '#e8ff8a');
      }),
    },
    grain: {
      gold: sprite(46, (ctx) => paintGrain(ctx, gold)),
      rose: sprite(46, (ctx) => paintGrain(ctx, rose)),
      mint: sprite(46, (ctx) => paintGrain(ctx, mint)),
    },
    firefly: sprite(52, (ctx) => {
      paintGlow(ctx, 25, '#d8ff6a');
      disc(ctx, 5, -3, 6, 'rgba(240,250,255,0.75)', 3, -0.6);
      disc(ctx, -5, -3, 6, 'rgba(240,250,255,0.75)', 3, 0.6);
      disc(ctx, 0, -3, 3.6, '#3a2a4a', 4);
      disc(ctx, 0, 3.4, 4.2, '#f6ffb0', 5.2);
    }),
    dark: sprite(70, (ctx) => paintLantern(ctx, false)),
    lit: sprite(70, (ctx) => paintLantern(ctx, true)),
    lampGlow: sprite(240, (ctx) => paintGlow(ctx, 119, '#ffb04a')),
    warning: sprite(140, (ctx) => paintGlow(ctx, 69, '#ff4a6a')),
    cloud: sprite(400, (ctx) => {
      const puff = ctx.createRadialGradient(0, 0, 90, 0, 0, 195);
      puff.addColorStop(0, '#fff0c800');
      puff.addColorStop(0.7, '#ffdf9a55');
      puff.addColorStop(0.94, '#fff6dccc');
      puff.addColorStop(1, '#fff6dc00');
      ctx.fillStyle = puff;
      ctx.fillRect(-200, -200, 400, 400);
    }),
    key: sprite(36, (ctx) => paintKey(ctx, 11)),
    heart: sprite(28, (ctx) => {
      paintHeart(ctx, '#ff5f7e');
      disc(ctx, -4.4, -5.4, 2, 'rgba(255,255,255,0.75)');
    }),
    lostHeart: sprite(28, (ctx) => paintHeart(ctx, 'rgba(60,28,80,0.75)')),
  };
}
