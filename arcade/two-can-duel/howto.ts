import { type Ctx, fillRound, setStroke, shade, starPath, strokeLine } from '../kit/draw.ts';
import { easeInQuad, easeOutCubic, progress } from '../kit/ease.ts';
import type { HowToCard } from '../kit/title-screen.ts';
import { PAINTS, drawCan } from './robot.ts';
import { phrase } from './texts.ts';

function floor(ctx: Ctx, from: number, to: number, gone = 0): void {
  for (let x = from; x < to; x += 16) {
    const drop = x >= to - gone * 16 - 1 ? 1 : 0;
    if (drop === 1) continue;
    fillRound(ctx, x, 68, 15, 16, 3, shade('#5f8fe0', -0.5));
    fillRound(ctx, x, 68, 15, 10, 3, '#6f9bea');
  }
}

function can(ctx: Ctx, who: 0 | 1, x: number, y: number, turn: number, time: number): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(turn);
  drawCan(ctx, 15, PAINTS[who], { x: who === 0 ? 0.8 : -0.8, y: 0.6 }, time, 0);
  ctx.restore();
}

function star(ctx: Ctx, x: number, y: number, size: number): void {
  if (size <= 0) return;
  starPath(ctx, x, y, size, size * 0.5, 7);
  ctx.fillStyle = '#ffe36b';
  ctx.fill();
}

/** The drawn instructions of the title screen. */
export const howTo: readonly HowToCard[] = [
  {
    caption: phrase('howTo.dash'),
    draw(ctx, time) {
      const t = time % 2.2;
      const dash = easeOutCubic(progress(t, 0.5, 0.75));
      const off = progress(t, 0.72, 1.5);
      floor(ctx, 6, 102);
      can(ctx, 1, 76 + off * 34, 70 + easeInQuad(progress(t, 1, 1.6)) * 50, off * 1.6, time);
      if (t > 0.5 && t < 0.8) {
        setStroke(ctx, '#ffcb08', 3);
        for (const y of [46, 54, 62]) {
          strokeLine(ctx, 10, y, 10 + dash * 22, y);
        }
      }
      can(ctx, 0, 26 + dash * 24, 70, 0, time);
      star(ctx, 64, 46, t > 0.7 && t < 0.95 ? 14 : 0);
    },
  },
  {
    caption: phrase('howTo.shield'),
    draw(ctx, time) {
      const t = time % 2.2;
      const dash = easeOutCubic(progress(t, 0.5, 0.75));
      const back = easeOutCubic(progress(t, 0.75, 1.3));
      floor(ctx, 6, 118);
      can(ctx, 0, 28, 70, 0, time);
      can(ctx, 1, 92 - dash * 26 + back * 30, 70, Math.sin(back * 12) * 0.2 * (1 - back), time);
      if (t > 0.55 && t < 1.1) {
        ctx.beginPath();
        for (let i = 0; i < 6; i++)
          ctx.lineTo(
            28 + Math.cos((i * Math.PI) / 3 + 0.5) * 25,
            54 + Math.sin((i * Math.PI) / 3 + 0.5) * 25,
          );
        ctx.closePath();
        ctx.fillStyle = 'rgba(126,232,255,0.3)';
        ctx.fill();
        setStroke(ctx, '#fff', 3);
        ctx.stroke();
      }
      star(ctx, 54, 46, t > 0.72 && t < 0.98 ? 12 : 0);
    },
  },
  {
    caption: phrase('howTo.roof'),
    draw(ctx, time) {
      const t = time % 2.4;
      const steps = Math.floor(t * 1.6);
      floor(ctx, 10 + 16 * Math.min(2, steps), 106 - 16 * Math.min(2, steps));
      for (const side of [-1, 1]) {
        for (let i = 0; i < Math.min(2, steps); i++) {
          const age = t - (i + 1) / 1.6;
          const x = side < 0 ? 10 + i * 16 : 90 - i * 16;
          ctx.globalAlpha = Math.max(0, 1 - age * 1.4);
          fillRound(ctx, x, 68 + easeInQuad(Math.min(1, age)) * 40, 15, 14, 3, '#ff6a4a');
          ctx.globalAlpha = 1;
        }
      }
      can(ctx, 0, 46, 70, 0, time);
      can(ctx, 1, 74, 70, 0, time + 1);
    },
  },
];
