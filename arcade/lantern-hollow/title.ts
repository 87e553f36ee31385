import { alpha, vertical, type Ctx } from '../kit/draw.ts';
import { reducedMotion } from '../kit/motion.ts';
import { createRandom } from '../kit/random.ts';
import type { Rect, Stage } from '../kit/stage.ts';
import { drawHero } from './actors.ts';
import type { Art } from './view.ts';

/** Draws a root that hangs or crawls and becomes thinner towards its end. */
function root(
  ctx: Ctx,
  x: number,
  y: number,
  angle: number,
  length: number,
  width: number,
  color: string,
): void {
  const random = createRandom(Math.round(x * 7 + y * 13));
  ctx.lineCap = 'round';
  ctx.strokeStyle = color;
  let [at, down, turn] = [x, y, angle];
  const parts = 12;
  for (let part = 0; part < parts; part += 1) {
    ctx.lineWidth = width * (1 - part / (parts + 2));
    ctx.beginPath();
    ctx.moveTo(at, down);
    turn += random.range(-0.35, 0.35);
    at += Math.cos(turn) * (length / parts);
    down += Math.sin(turn) * (length / parts);
    ctx.lineTo(at, down);
    ctx.stroke();
  }
}

/** Paints a cave with a circle of lantern light, roots above and mushrooms below. */
function paintCave(ctx: Ctx, { x, y, width, height }: Rect): void {
  ctx.fillStyle = vertical(ctx, y, y + height, '#0c2418', '#17402a', '#0a1c12');
  ctx.fillRect(x, y, width, height);
  const size = Math.max(width, height);
  const [lightX, lightY] = [x + width * 0.2, y + height * 0.78];
  const light = ctx.createRadialGradient(lightX, lightY, 10, lightX, lightY, size * 0.62);
  light.addColorStop(0, '#ffd27a');
  light.addColorStop(0.18, alpha('#e8963a', 0.85));
  light.addColorStop(0.5, alpha('#7a5a26', 0.5));
  light.addColorStop(1, alpha('#12281d', 0));
  ctx.fillStyle = light;
  ctx.fillRect(x, y, width, height);
  const random = createRandom(42);
  for (let hill = 0; hill < 3; hill += 1) {
    const top = y + height * (0.74 + hill * 0.085);
    ctx.fillStyle = ['#2a3d22', '#4a3a20', '#2d2414'][hill] ?? '#2d2414';
    ctx.beginPath();
    ctx.moveTo(x, y + height);
    ctx.lineTo(x, top);
    for (let step = 0; step <= 8; step += 1)
      ctx.quadraticCurveTo(
        x + (width * (step + 0.5)) / 8,
        top + random.range(-26, 8),
        x + (width * (step + 1)) / 8,
        top + random.range(-8, 10),
      );
    ctx.lineTo(x + width * 1.2, y + height);
    ctx.fill();
  }
  for (let index = 0; index < 26; index += 1) {
    const at = x + random.range(-0.02, 1.02) * width;
    const color = random.pick(['#0b1a10', '#14301f', '#1d3a20', '#2a2412']);
    root(
      ctx,
      at,
      y - 10,
      Math.PI / 2 + random.range(-0.5, 0.5),
      random.range(0.18, 0.5) * height,
      random.range(8, 26),
      color,
    );
  }
  for (const side of [0, 1])
    for (let index = 0; index < 7; index += 1)
      root(
        ctx,
        x + side * width,
        y + random.range(0, 1) * height,
        side * Math.PI + random.range(-0.7, 0.7),
        width * 0.2,
        22,
        '#0a170e',
      );
}

/** Creates the title's picture: the badger in its cave, surrounded by fireflies. */
export function createTitle(stage: Stage) {
  const cave = stage.layer(paintCave);
  return {
    invalidate: () => cave.invalidate(),
    draw(ctx: Ctx, visible: Rect, time: number, art: Art): void {
      cave.paint();
      const clock = reducedMotion() ? 0 : time;
      const { x, y, width, height } = visible;
      const den: [number, number] = width > height ? [0.1, 0.74] : [0.2, 0.87];
      const spot = (share: number, down: number): [number, number] => [x + width * share, y + height * down];
      for (const [share, down, size] of [
        [0.07, 0.86, 1.6],
        [0.33, 0.92, 1.1],
        [0.72, 0.9, 1.4],
        [0.9, 0.84, 2.1],
        [0.96, 0.93, 1.2],
      ] as const) {
        const [left, top] = spot(share, down);
        ctx.globalCompositeOperation = 'lighter';
        art.glows.warm.draw(
          ctx,
          left,
          top,
          size * 0.5,
          size * 0.5,
          0,
          0.5 + Math.sin(clock * 1.6 + share * 20) * 0.15,
        );
        ctx.globalCompositeOperation = 'source-over';
        art.things.mushroom.draw(ctx, left, top, size);
      }
      ctx.save();
      ctx.translate(...spot(...den));
      ctx.scale(2, 2);
      drawHero(ctx, art.creatures, art.things, { x: 0, y: 0, face: Math.PI / 2, stride: 0 });
      ctx.restore();
      const [heroX, heroY] = spot(...den);
      ctx.globalCompositeOperation = 'lighter';
      art.glows.warm.draw(ctx, heroX + 42, heroY, 1.5, 1.5, 0, 0.6 + Math.sin(clock * 9) * 0.05);
      for (let fly = 0; fly < 11; fly += 1) {
        const [left, top] = spot(
          (fly * 0.37 + Math.sin(clock * 0.23 + fly) * 0.06) % 1,
          0.2 + ((fly * 0.29) % 0.6) + Math.cos(clock * 0.4 + fly * 2) * 0.04,
        );
        art.glows.green.draw(ctx, left, top, 0.18, 0.18, 0, 0.55 + Math.sin(clock * 2 + fly * 3) * 0.4);
      }
      ctx.globalCompositeOperation = 'source-over';
    },
  };
}
