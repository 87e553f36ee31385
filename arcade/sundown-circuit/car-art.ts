import { alpha, createSprite, fillRound, roundRect, setStroke, shade, starPath } from '../kit/draw.ts';
import type { Ctx, Sprite } from '../kit/draw.ts';
import { kitWord } from '../kit/texts.ts';

/** The colours of one of the four cars, and the name of its driver. */
export interface Paint {
  readonly body: string;
  readonly trim: string;
  readonly name: string;
}

export const PAINTS: readonly Paint[] = [
  { body: '#16c8bd', trim: '#fff6e0', name: kitWord('player.you') },
  { body: '#ff3f86', trim: '#ffd1e2', name: 'Flamenca' },
  { body: '#fff0d2', trim: '#e8452c', name: 'Horchata' },
  { body: '#7a4dff', trim: '#ffd23f', name: 'Nightjar' },
];

export const paintOf = (index: number): Paint =>
  PAINTS[index] ?? { body: '#16c8bd', trim: '#fff6e0', name: kitWord('player.you') };

const LONG = 44;
const WIDE = 22;
const GLASS = '#2b2350';

type Body = (ctx: Ctx) => void;

const wedge: Body = (ctx) => {
  ctx.beginPath();
  ctx.moveTo(-21, -10);
  ctx.quadraticCurveTo(2, -13, 20, -7);
  ctx.quadraticCurveTo(24, 0, 20, 7);
  ctx.quadraticCurveTo(2, 13, -21, 10);
  ctx.quadraticCurveTo(-23, 0, -21, -10);
  ctx.closePath();
};
const muscle: Body = (ctx) => roundRect(ctx, -22, -10.5, 44, 21, 5);
const beetle: Body = (ctx) => {
  ctx.beginPath();
  ctx.ellipse(0, 0, 21, 10.5, 0, 0, Math.PI * 2);
};
const buggy: Body = (ctx) => {
  ctx.beginPath();
  ctx.moveTo(-19, -8);
  ctx.lineTo(4, -9);
  ctx.quadraticCurveTo(24, -5, 24, 0);
  ctx.quadraticCurveTo(24, 5, 4, 9);
  ctx.lineTo(-19, 8);
  ctx.closePath();
};
const BODIES: readonly Body[] = [wedge, muscle, beetle, buggy];

function glass(ctx: Ctx, x: number, width: number, tall: number): void {
  fillRound(ctx, x, -tall / 2, width, tall, 3, GLASS);
  ctx.fillStyle = 'rgba(255,190,140,0.55)';
  ctx.beginPath();
  ctx.moveTo(x + 1, -tall / 2 + 1);
  ctx.lineTo(x + width - 1, -tall / 2 + 1);
  ctx.lineTo(x + 1, tall / 2 - 4);
  ctx.fill();
}

function details(ctx: Ctx, index: number, { trim }: Paint): void {
  ctx.fillStyle = trim;
  if (index === 0) {
    ctx.fillRect(-22, -2.6, 46, 5.2);
    fillRound(ctx, -23, -12, 5, 24, 2, shade('#16c8bd', -0.35));
  } else if (index === 1) {
    ctx.fillRect(-22, -5, 44, 3);
    ctx.fillRect(-22, 2, 44, 3);
    fillRound(ctx, 7, -3, 8, 6, 2, '#8a1145');
  } else if (index === 2) {
    starPath(ctx, 13, 0, 5, 2.2);
    ctx.fill();
    ctx.fillRect(-19, -1, 10, 2);
  } else {
    ctx.beginPath();
    ctx.moveTo(22, 0);
    ctx.lineTo(5, -5);
    ctx.lineTo(5, 5);
    ctx.fill();
    fillRound(ctx, -22, -11, 5, 22, 2, trim);
  }
}

/** Creates the sprite of a car from above, with its nose to the right, lit from the upper left. */
export function createCarSprite(index: number, pixelScale: number): Sprite {
  const paint = paintOf(index);
  const body = BODIES[index] ?? wedge;
  return createSprite(LONG + 12, WIDE + 14, pixelScale, (ctx) => {
    ctx.fillStyle = '#1d1230';
    for (const side of [-1, 1]) ctx.fillRect(-17, side * 10.5 - 3, 10, 6);
    if (index === 3) {
      setStroke(ctx, '#3b2a5e', 2);
      ctx.strokeRect(-12, -11, 25, 22);
    }
    body(ctx);
    const lit = ctx.createLinearGradient(0, -12, 0, 12);
    lit.addColorStop(0, shade(paint.body, 0.45));
    lit.addColorStop(0.4, paint.body);
    lit.addColorStop(1, shade(paint.body, -0.4));
    ctx.fillStyle = lit;
    ctx.fill();
    ctx.save();
    body(ctx);
    ctx.clip();
    details(ctx, index, paint);
    ctx.restore();
    body(ctx);
    setStroke(ctx, shade(paint.body, -0.55), 1.4);
    ctx.stroke();
    glass(ctx, -11, 17, 15);
    fillRound(ctx, -8, -5.6, 10, 11.2, 3, shade(paint.body, 0.2));
    fillRound(ctx, -7, -4.8, 8, 3.6, 1.6, 'rgba(255,255,255,0.5)');
    ctx.fillStyle = '#fff3b0';
    ctx.fillRect(17.5, -8, 3.4, 3.6);
    ctx.fillRect(17.5, 4.4, 3.4, 3.6);
    ctx.fillStyle = '#ff2f3f';
    ctx.fillRect(-22, -8, 2.4, 4);
    ctx.fillRect(-22, 4, 2.4, 4);
  });
}

/** Creates the long shadow of the low sun: a dark copy that is drawn several times with an offset. */
export const createShadowSprite = (index: number, pixelScale: number): Sprite =>
  createSprite(LONG + 12, WIDE + 14, pixelScale, (ctx) => {
    (BODIES[index] ?? wedge)(ctx);
    ctx.fillStyle = '#2c0f45';
    ctx.fill();
  });

/** Creates a soft round light. */
export const createGlow = (color: string, radius: number, pixelScale: number): Sprite =>
  createSprite(radius * 2, radius * 2, pixelScale, (ctx) => {
    const light = ctx.createRadialGradient(0, 0, 0, 0, 0, radius);
    light.addColorStop(0, color);
    light.addColorStop(0.4, alpha(color, 0.45));
    light.addColorStop(1, alpha(color, 0));
    ctx.fillStyle = light;
    ctx.fillRect(-radius, -radius, radius * 2, radius * 2);
  });
