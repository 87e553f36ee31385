import { fillCircle, fillEllipse, fillRound, roundRect, setStroke, shade } from '../kit/draw.ts';
import type { Ctx } from '../kit/draw.ts';
import type { Random } from '../kit/random.ts';

/** Colours of the desert at sunset. */
export const DESERT = {
  ground: '#dd7442',
  lit: '#f2a35c',
  deep: '#b24a3c',
  shade: '#5a2368',
  sand: '#f6bf7c',
  road: '#553a6b',
  kerb: '#ff4f38',
  cream: '#fff0d6',
} as const;

/** A standing thing. While its shadow is drawn, `tone` replaces every colour by the colour of the shadow. */
export interface Prop {
  readonly radius: number;
  paint(ctx: Ctx, tone: (color: string) => string): void;
}

type Tone = (color: string) => string;

function limb(ctx: Ctx, points: readonly (readonly [number, number])[], width: number, color: string): void {
  ctx.beginPath();
  for (const [x, y] of points) ctx.lineTo(x, y);
  setStroke(ctx, color, width);
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.stroke();
}

/** Returns a saguaro with one or two arms. */
function saguaro(random: Random): Prop {
  const tall = random.range(42, 66);
  const arms = random.chance(0.6) ? [-1, 1] : [random.chance(0.5) ? 1 : -1];
  const lift = random.range(0.35, 0.5);
  return {
    radius: 22,
    paint(ctx: Ctx, tone: Tone) {
      const trunk = (color: string, width: number, shift: number): void => {
        limb(
          ctx,
          [
            [shift, 0],
            [shift, -tall],
          ],
          width,
          color,
        );
        arms.forEach((side, index) => {
          const from = tall * (lift + index * 0.14);
          limb(
            ctx,
            [
              [shift, -from],
              [side * 15 + shift, -from],
              [side * 15 + shift, -from - tall * 0.3],
            ],
            width * 0.72,
            color,
          );
        });
      };
      trunk(tone('#1f5b58'), 13, 0);
      trunk(tone('#2f8f6d'), 9, -1.4);
      trunk(tone('#8fd08a'), 2.2, -3.6);
    },
  };
}

function barrel(random: Random): Prop {
  const size = random.range(8, 13);
  return {
    radius: size,
    paint(ctx, tone) {
      fillEllipse(ctx, 0, -size * 0.7, size, size * 0.9, tone('#1f5b58'));
      fillEllipse(ctx, -size * 0.18, -size * 0.82, size * 0.74, size * 0.7, tone('#3d9d72'));
      fillCircle(ctx, 0, -size * 1.5, size * 0.3, tone('#ff5fa0'));
    },
  };
}

function shrub(random: Random): Prop {
  const size = random.range(6, 12);
  const tint = random.pick(['#8c9a4a', '#a5883f', '#6d8a58']);
  const twigs = Array.from({ length: 7 }, (_, index) => -0.3 - (index / 6) * 2.55 + random.range(-0.1, 0.1));
  return {
    radius: size,
    paint(ctx, tone) {
      for (const angle of twigs)
        limb(
          ctx,
          [
            [0, 0],
            [Math.cos(angle) * size, Math.sin(angle) * size],
          ],
          2.6,
          tone(tint),
        );
    },
  };
}

function boulder(random: Random): Prop {
  const size = random.range(14, 30);
  const rim = Array.from({ length: 8 }, () => random.range(0.8, 1.1));
  const trace = (ctx: Ctx, scale: number, x: number, y: number): void => {
    ctx.beginPath();
    rim.forEach((reach, index) => {
      const angle = (index / 8) * Math.PI * 2;
      ctx.lineTo(
        x + Math.cos(angle) * size * reach * scale,
        y + Math.sin(angle) * size * 0.72 * reach * scale,
      );
    });
    ctx.closePath();
    ctx.fill();
  };
  return {
    radius: size,
    paint(ctx, tone) {
      ctx.fillStyle = tone('#7a3348');
      trace(ctx, 1, 0, -size * 0.5);
      ctx.fillStyle = tone('#c45a45');
      trace(ctx, 0.82, -size * 0.1, -size * 0.66);
      ctx.fillStyle = tone('#f08f5a');
      trace(ctx, 0.5, -size * 0.2, -size * 0.84);
    },
  };
}

/** Returns a table mountain in bands. */
export function mesa(random: Random): Prop {
  const size = random.range(70, 130);
  const tall = random.range(46, 80);
  const rim = Array.from({ length: 14 }, () => random.range(0.78, 1.12));
  const trace = (ctx: Ctx, lift: number, scale: number): void => {
    rim.forEach((reach, index) => {
      const angle = (index / rim.length) * Math.PI * 2;
      const [x, y] = [
        Math.cos(angle) * size * reach * scale,
        Math.sin(angle) * size * 0.62 * reach * scale - lift,
      ];
      if (index === 0) ctx.moveTo(x, y);
      else ctx.lineTo(x, y);
    });
    ctx.closePath();
  };
  const bands = ['#6f2b4d', '#8f3a4c', '#b34e48', '#9c3f4a', '#cb6448', '#b85547', '#e07e4e'];
  return {
    radius: size * 1.1,
    paint(ctx, tone) {
      const steps = 28;
      for (let index = 0; index <= steps; index += 1) {
        const share = index / steps;
        ctx.beginPath();
        trace(ctx, tall * share, 1 - share * 0.16);
        ctx.fillStyle = tone(
          bands[Math.min(bands.length - 1, Math.floor(share * bands.length))] ?? '#b34e48',
        );
        ctx.fill();
      }
      ctx.beginPath();
      trace(ctx, tall, 0.84);
      const top = ctx.createLinearGradient(-size, -tall - size * 0.5, size, -tall + size * 0.5);
      top.addColorStop(0, tone('#ffc27a'));
      top.addColorStop(1, tone('#d96a48'));
      ctx.fillStyle = top;
      ctx.fill();
      setStroke(ctx, tone('#ffdca0'), 2);
      ctx.stroke();
    },
  };
}

/** Returns a striped tent for the crowd. */
export function tent(random: Random): Prop {
  const color = random.pick(['#ff4f6d', '#7a4dff', '#16b8b0', '#ffb52e']);
  return {
    radius: 44,
    paint(ctx, tone) {
      fillRound(ctx, -36, -30, 72, 30, 3, tone('#7a3a58'));
      for (let index = 0; index < 6; index += 1) {
        ctx.fillStyle = tone(index % 2 === 0 ? color : DESERT.cream);
        ctx.beginPath();
        ctx.moveTo(-40 + index * 13.4, -26);
        ctx.lineTo(-40 + (index + 1) * 13.4, -26);
        ctx.lineTo(-26 + (index + 1) * 8.7, -52);
        ctx.lineTo(-26 + index * 8.7, -52);
        ctx.fill();
        ctx.beginPath();
        ctx.arc(-33.3 + index * 13.4, -26, 6.7, 0, Math.PI);
        ctx.fill();
      }
      for (let head = 0; head < 5; head += 1) {
        ctx.fillStyle = tone(['#ffd7b0', '#8a4b3a', '#e8a878', '#5e3038', '#ffc89a'][head] ?? '#ffd7b0');
        fillCircle(ctx, -26 + head * 13, -8, 4.6);
        ctx.fillStyle = tone(['#16b8b0', '#ffd23f', '#ff4f6d', '#fff0d6', '#7a4dff'][head] ?? '#fff0d6');
        ctx.fillRect(-30 + head * 13, -5, 8, 6);
      }
    },
  };
}

/** Picks one of the small things of the desert. */
export function smallProp(random: Random): Prop {
  const roll = random.next();
  if (roll < 0.3) return saguaro(random);
  if (roll < 0.45) return barrel(random);
  if (roll < 0.85) return shrub(random);
  return boulder(random);
}

/** Paints the start gantry, drawn over the cars: two posts and a chequered beam across the road. */
export function paintGantry(ctx: Ctx, width: number): void {
  const half = width / 2 + 16;
  for (let index = 0; index * 10 < half * 2; index += 1) {
    for (const row of [0, 1]) {
      ctx.fillStyle = (index + row) % 2 === 0 ? DESERT.cream : '#2b1740';
      ctx.fillRect(-10 + row * 10, -half + index * 10, 10, Math.min(10, half * 2 - index * 10));
    }
  }
  setStroke(ctx, shade(DESERT.kerb, -0.1), 3);
  roundRect(ctx, -11.5, -half - 1, 23, half * 2 + 2, 4);
  ctx.stroke();
  for (const side of [-1, 1]) fillRound(ctx, -13, side * half - 8, 26, 16, 5, '#ffb52e');
}
