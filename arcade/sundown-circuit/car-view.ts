import { setStroke, strokeArc } from '../kit/draw.ts';
import type { Ctx, Sprite } from '../kit/draw.ts';
import { clamp } from '../kit/ease.ts';
import { reducedMotion } from '../kit/motion.ts';
import type { Car } from './car.ts';
import { STAGES, rearWheels } from './car.ts';
import { FLAMES } from './flames.ts';

/** Cars are drawn a little larger than their collision shapes. */
export const SIZE = 1.16;

/** The pictures a car is drawn with. */
export interface CarSprites {
  body: Sprite;
  flame: Sprite;
  glow: Sprite;
}

/** Draws a car with its front wheels, flame and hot tyres. `phase` shifts the flicker, so that cars differ. */
export function drawCar(
  ctx: Ctx,
  car: Car,
  { body, flame, glow }: CarSprites,
  clock: number,
  phase: number,
): void {
  const squash = 1 + clamp(car.boost, 0, 0.25) * 0.3;
  if (car.boost > 0) {
    const flicker = 0.9 + 0.3 * Math.sin(clock * 60 + phase);
    flame.draw(
      ctx,
      car.x - Math.cos(car.heading) * 26,
      car.y - Math.sin(car.heading) * 26,
      1.7 * flicker,
      1 * flicker,
      car.heading,
    );
  }
  ctx.save();
  ctx.translate(car.x, car.y);
  ctx.rotate(car.heading);
  ctx.scale(SIZE, SIZE);
  ctx.fillStyle = '#1d1230';
  for (const side of [-9.5, 9.5]) {
    ctx.save();
    ctx.translate(12, side);
    ctx.rotate(car.steer * 0.5);
    ctx.fillRect(-5.5, -3, 11, 6);
    ctx.restore();
  }
  ctx.restore();
  body.draw(ctx, car.x, car.y, SIZE * squash, SIZE * (2 - squash), car.heading);
  if (car.heat > 0.3) {
    const { left, right } = rearWheels(car);
    const strength =
      clamp((car.heat - 0.3) / 0.6, 0, 1) * (car.isHot ? 0.75 + 0.25 * Math.sin(clock * 22) : 0.8);
    for (const wheel of [left, right]) glow.draw(ctx, wheel.x, wheel.y, 1.2, 1.2, 0, strength);
  }
}

/** Draws the charge of a drift, as a ring of three parts around your car. */
export function drawCharge(ctx: Ctx, car: Car, clock: number): void {
  if (car.charge <= 0.04) return;
  const [first, , last] = STAGES;
  ctx.lineCap = 'round';
  let from = 0;
  STAGES.forEach((goal, index) => {
    const start = Math.PI * (0.75 + index * 0.5) + 0.07;
    const full = clamp((car.charge - from) / (goal - from), 0, 1);
    setStroke(ctx, 'rgba(43,23,64,0.5)', 5);
    strokeArc(ctx, car.x, car.y, 37, start, start + Math.PI * 0.5 - 0.14);
    if (full > 0) {
      ctx.strokeStyle = FLAMES[index] ?? '#ffd23f';
      strokeArc(ctx, car.x, car.y, 37, start, start + (Math.PI * 0.5 - 0.14) * full);
    }
    from = goal;
  });
  if (car.charge >= last && !reducedMotion()) {
    const beat = (clock * 2) % 1;
    setStroke(ctx, `rgba(255,63,134,${1 - beat})`, 3);
    strokeArc(ctx, car.x, car.y, 37 + beat * 12 * first);
  }
}
