import { text, textWidth } from '../kit/draw.ts';
import type { Ctx, Sprite } from '../kit/draw.ts';
import { clamp, easeOutBack } from '../kit/ease.ts';
import { reducedMotion } from '../kit/motion.ts';
import type { Stage } from '../kit/stage.ts';
import type { Camera } from './camera.ts';
import type { Run } from './rules.ts';

export interface Word {
  text: string;
  color: string;
  age: number;
  row: number;
}

/** Draws the name of an event, which rises above the skier. */
export function drawWords(
  ctx: Ctx,
  stage: Stage,
  { x, y, scale }: { x: number; y: number; scale: number },
  words: readonly Word[],
): void {
  for (const word of words) {
    const size = clamp(stage.height * 0.045, 20, 34) * easeOutBack(clamp(word.age * 6, 0, 1));
    ctx.globalAlpha = clamp((1.3 - word.age) * 3, 0, 1);
    const half = textWidth(ctx, word.text, size, 700) / 2 + 8;
    const left = clamp(x, stage.visible.x + half, stage.visible.x + stage.visible.width - half);
    const top = y - scale * 3.6 - word.age * 26 - word.row * stage.height * 0.055;
    text(ctx, word.text, left, top, {
      size,
      weight: 700,
      color: word.color,
      outline: '#23356e',
      outlineWidth: size * 0.24,
    });
  }
  ctx.globalAlpha = 1;
}

/** Draws the avalanche, rising from below as it comes near. */
export function drawRoar(
  ctx: Ctx,
  stage: Stage,
  camera: Camera,
  cloud: Sprite,
  run: Run,
  time: number,
): void {
  if (!run.avalanche) return;
  const gap = run.skier.z - run.avalanche.z;
  const { x, y, width, height } = stage.visible;
  const floor = y + height;
  const rise =
    clamp((44 - gap) / 42, 0, 1) ** 1.4 *
    (floor - camera.horizon - camera.drop * 0.97) *
    (run.phase === 'buried' ? 3 : 1);
  if (rise <= 2) return;
  const size = height * 0.15;
  for (let row = 0; row < 2; row += 1)
    for (let index = 0; index <= 8; index += 1) {
      const sway = reducedMotion() ? 0 : Math.sin(time * (3 + (index % 3)) + index * 2 + row);
      const grown = size * (1.1 + 0.25 * Math.sin(index * 3.7 + row)) * (1 + sway * 0.08);
      cloud.draw(
        ctx,
        x + (width * (index + row * 0.5)) / 8,
        floor - rise + grown * 0.7 + sway * 8 + row * size * 0.6,
        grown,
      );
    }
  ctx.fillStyle = '#f6f8ff';
  if (rise > size * 1.5) ctx.fillRect(x, floor - rise + size * 1.6, width, rise);
}
