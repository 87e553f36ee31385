import { type Ctx, setStroke, strokeArc, vertical } from '../kit/draw.ts';
import { clamp } from '../kit/ease.ts';
import type { HowToCard } from '../kit/title-screen.ts';
import { drawMoth } from './moth-art.ts';
import { POLLEN_COLORS } from './things-art.ts';
import { createArt, type Art } from './view.ts';
import { phrase } from './texts.ts';

function night(ctx: Ctx): void {
  ctx.fillStyle = vertical(ctx, 0, 90, '#37186a', '#5a2870', '#7a3a6a');
  ctx.fillRect(0, 0, 120, 90);
}

function moth(ctx: Ctx, art: Art, x: number, y: number, time: number, lean = 0): void {
  drawMoth(ctx, art.moth, { x, y, time, lean, stretch: 0, opacity: 1 }, 0.5);
}

/** Creates the drawn instructions of the title screen. */
export function createHowTo(): HowToCard[] {
  const art = createArt(3);
  return [
    {
      caption: phrase('howTo.fly'),
      draw(ctx, time) {
        night(ctx);
        const x = 60 + Math.sin(time * 1.8) * 26;
        for (let n = 0; n < 4; n += 1) {
          const rise = (time * 1.6 + n / 4) % 1;
          const from = 60 + Math.sin((time - rise * 0.4) * 1.8) * 26;
          if (rise < 0.8) art.things.spark.gold.draw(ctx, from, 56 - rise * 50, 0.5);
        }
        for (let n = -1; n <= 1; n += 1)
          art.beetles.ladybird.plain.draw(
            ctx,
            60 + n * 30,
            17 + Math.abs(n) * 3,
            0.46,
            undefined,
            Math.sin(time * 6 + n) * 0.1,
          );
        moth(ctx, art, x, 68, time, Math.cos(time * 1.8) * 0.25);
      },
    },
    {
      caption: phrase('howTo.burst'),
      draw(ctx, time) {
        night(ctx);
        const t = (time % 2.4) / 2.4;
        const burst = clamp((t - 0.5) / 0.16, 0, 1);
        for (let n = 0; n < 9; n += 1) {
          const turn = (n / 9) * Math.PI * 2;
          const away = 58 - Math.min(t, 0.5) * 64;
          if (burst * 46 < away)
            art.things.seed.draw(ctx, 60 + Math.cos(turn) * away * 1.2, 46 + Math.sin(turn) * away, 0.55);
        }
        if (burst > 0 && t < 0.8)
          art.things.cloud.draw(ctx, 60, 46, burst * 0.26, undefined, 0, clamp((0.8 - t) * 5, 0, 1));
        moth(ctx, art, 60, 46, time);
      },
    },
    {
      caption: phrase('howTo.lanterns'),
      draw(ctx, time) {
        night(ctx);
        const t = (time % 3) / 3;
        const isLit = t > 0.45;
        if (isLit) art.things.lampGlow.draw(ctx, 30, 40, 0.45, undefined, 0, 0.6);
        (isLit ? art.things.lit : art.things.dark).draw(
          ctx,
          30,
          40,
          0.66,
          undefined,
          Math.sin(time * 2) * 0.1,
        );
        setStroke(ctx, '#ffd25e', 2.4);
        strokeArc(ctx, 30, 40, 24, -Math.PI / 2, -Math.PI / 2 + clamp(t / 0.45, 0, 1) * Math.PI * 2);
        (Object.keys(POLLEN_COLORS) as (keyof typeof POLLEN_COLORS)[]).forEach((colour, n) => {
          const pull = clamp((t - 0.5 - n * 0.1) / 0.14, 0, 1);
          if (pull < 1)
            art.things.grain[colour].draw(ctx, 100 - pull * 26, 16 + n * 12 + pull * (36 - n * 12), 0.46);
        });
        if (isLit) art.things.firefly.draw(ctx, 52, 66 + Math.sin(time * 5) * 2, 0.6);
        moth(ctx, art, 74, 58, time);
      },
    },
  ];
}
