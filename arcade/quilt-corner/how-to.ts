import { type Ctx, fillCircle, setStroke, text } from '../kit/draw.ts';
import { clamp, easeInOutCubic, easeInQuad } from '../kit/ease.ts';
import type { HowToCard } from '../kit/title-screen.ts';
import { createCatArt } from './cat-art.ts';
import { createArt } from './fabric-art.ts';
import { phrase } from './texts.ts';

const SCALE = 0.3;
const STEP = 17;

/** Creates the drawn instructions of the title screen. */
export function createHowTo(): HowToCard[] {
  const art = createArt(1.4);
  const cat = createCatArt(1);
  const patch = (ctx: Ctx, fabric: number, x: number, y: number, scale = 1): void =>
    art.patch(fabric).draw(ctx, x, y, SCALE * Math.max(0, scale));
  const bed = (ctx: Ctx, x: number, y: number): void => {
    ctx.fillStyle = '#f3e6cd';
    ctx.beginPath();
    ctx.roundRect(x - 8, y - 8, 16, 16, 3);
    ctx.fill();
  };
  return [
    {
      caption: phrase('howTo.drag'),
      draw(ctx, time) {
        const t = time % 2.8;
        const moved = easeInOutCubic(clamp((t - 0.5) / 0.7, 0, 1));
        for (let n = 0; n < 9; n += 1) bed(ctx, 66 + (n % 3) * STEP, 28 + Math.floor(n / 3) * STEP);
        for (const [column, row] of [
          [0, 0],
          [0, 1],
          [1, 2],
        ] as const)
          patch(ctx, 1, 66 + column * STEP, 28 + row * STEP);
        for (const [column, row] of [
          [0, 0],
          [1, 0],
          [1, 1],
        ] as const)
          patch(ctx, 0, 18 + moved * 65 + column * STEP, 50 - moved * 22 + row * STEP);
        ctx.fillStyle = '#fff6ee';
        setStroke(ctx, '#5a2b1c', 2);
        fillCircle(ctx, 30 + moved * 64, 76 - moved * 18, 6);
        ctx.stroke();
      },
    },
    {
      caption: phrase('howTo.stitch'),
      draw(ctx, time) {
        const t = time % 2.6;
        for (let n = 0; n < 6; n += 1) {
          const gone = easeInQuad(clamp((t - 0.9 - n * 0.06) / 0.35, 0, 1));
          bed(ctx, 17 + n * STEP, 36);
          bed(ctx, 17 + n * STEP, 53);
          if (n % 4 !== 1) patch(ctx, 2, 17 + n * STEP, 53);
          patch(ctx, [0, 0, 3, 3, 1, 1][n] ?? 0, 17 + n * STEP, 36, 1 - gone);
        }
        const sewn = clamp((t - 0.3) / 0.6, 0, 1);
        if (sewn > 0 && sewn < 1) art.needle.draw(ctx, 8 + sewn * 104, 36, 0.5);
        if (t > 1.1)
          text(ctx, '+90', 60, 74, { size: 17, weight: 700, color: '#ffe08a', outline: '#5a1f2a' });
      },
    },
    {
      caption: phrase('howTo.cat'),
      draw(ctx, time) {
        for (let n = 0; n < 12; n += 1) bed(ctx, 33 + (n % 4) * STEP, 30 + Math.floor(n / 4) * STEP);
        patch(ctx, 4, 33, 64);
        patch(ctx, 4, 50, 64);
        art.button.draw(ctx, 50, 64, 0.42);
        const breath = Math.sin(time * 2) * 0.012;
        cat.asleep.draw(ctx, 68, 38, 0.36 + breath, 0.36 - breath);
        const t = (time * 0.45) % 1;
        ctx.globalAlpha = Math.sin(t * Math.PI);
        text(ctx, 'z', 86 + t * 8, 26 - t * 12, { size: 15, weight: 700 });
        ctx.globalAlpha = 1;
      },
    },
  ];
}
