import { type Ctx, fillRound, setStroke, starPath, text } from '../kit/draw.ts';
import { clamp, easeInOutCubic, easeOutBack } from '../kit/ease.ts';
import type { HowToCard } from '../kit/title-screen.ts';
import { createSprites } from './sprites.ts';
import { phrase } from './texts.ts';

const SMALL = 0.34;
const STEP = 60 * SMALL;

const ground = (ctx: Ctx, x: number, y: number, columns: number, rows: number): void => {
  fillRound(ctx, x - 4, y - 4, columns * STEP + 8, rows * STEP + 8, 7, '#96602c');
  fillRound(ctx, x, y, columns * STEP, rows * STEP, 5, '#1f5f4d');
};

const hand = (ctx: Ctx, x: number, y: number): void => {
  ctx.fillStyle = '#fff';
  setStroke(ctx, '#101a4f', 2);
  ctx.beginPath();
  ctx.moveTo(x, y);
  ctx.lineTo(x + 4, y + 17);
  ctx.lineTo(x + 8, y + 12);
  ctx.lineTo(x + 14, y + 11);
  ctx.closePath();
  ctx.fill();
  ctx.stroke();
};

/** Creates the drawn instructions of the title screen. */
export function createHowTo(): HowToCard[] {
  const sprites = createSprites(2);
  const crate = (
    ctx: Ctx,
    fruit: number,
    stage: 'young' | 'ripe' | 'rotten',
    x: number,
    y: number,
    scale = SMALL,
  ): void => sprites.crate(fruit, stage).draw(ctx, x, y, scale);

  return [
    {
      caption: phrase('howTo.fill'),
      draw(ctx, time) {
        const t = time % 2.8;
        ground(ctx, 9, 33, 5, 1);
        const slide = easeInOutCubic(clamp((t - 0.3) / 0.8, 0, 1));
        const gone = clamp((t - 1.5) / 0.5, 0, 1);
        const x = 9 + STEP * (3 + (1 - slide) * 0.4);
        const y = 33 + STEP / 2 + (1 - slide) * 30;
        [0, 1, 2].forEach((n) =>
          crate(ctx, n === 1 ? 1 : 0, 'young', 9 + STEP * (n + 0.5), 33 + STEP / 2, SMALL * (1 - gone)),
        );
        [0, 1].forEach((n) => crate(ctx, 3, 'young', x + STEP * (n + 0.5), y, SMALL * (1 - gone)));
        if (t < 1.3) hand(ctx, x + STEP, y + 4);
        if (gone > 0) {
          const rise = easeOutBack(gone);
          text(ctx, '+45', 60, 44 - rise * 14, {
            size: 18,
            weight: 700,
            color: '#ffe27a',
            outline: '#101a4f',
          });
        }
      },
    },
    {
      caption: phrase('howTo.same'),
      draw(ctx, time) {
        const t = time % 2.4;
        ground(ctx, 29, 14, 3, 3);
        const glow = t > 1 ? 0.5 + Math.sin(time * 9) * 0.3 : 0;
        for (let n = 0; n < 9; n++) {
          const isOther = n === 2 || n === 3 || n === 7;
          crate(
            ctx,
            isOther ? 4 : 2,
            'young',
            29 + STEP * ((n % 3) + 0.5),
            14 + STEP * (Math.floor(n / 3) + 0.5),
          );
        }
        if (glow <= 0) return;
        setStroke(ctx, `rgba(255,226,122,${glow})`, 4);
        ctx.strokeRect(29, 14, STEP * 3, STEP * 3);
        const scale = easeOutBack(clamp((t - 1) * 3, 0, 1));
        text(ctx, '+60', 60, 45, { size: 26 * scale, weight: 700, color: '#b6ff8a', outline: '#101a4f' });
      },
    },
    {
      caption: phrase('howTo.ripe'),
      draw(ctx, time) {
        const stages = ['young', 'ripe', 'rotten'] as const;
        const now = Math.floor(time / 0.9) % 3;
        stages.forEach((stage, n) => {
          const isNow = n === now;
          crate(ctx, 0, stage, 22 + n * 38, 42, isNow ? 0.62 : 0.46);
          if (n === 1 && isNow) {
            ctx.fillStyle = '#ffcb08';
            starPath(ctx, 76, 22, 8);
            ctx.fill();
          }
        });
        const labels = ['1×', '2×', '0'];
        labels.forEach((label, n) =>
          text(ctx, label, 22 + n * 38, 75, {
            size: 15,
            weight: 700,
            color: n === 1 ? '#ffcb08' : n === 2 ? '#ff8f9d' : '#fff',
          }),
        );
      },
    },
  ];
}
