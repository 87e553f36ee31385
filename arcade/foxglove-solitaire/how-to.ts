import { fillRound, setStroke } from '../kit/draw.ts';
import type { Ctx } from '../kit/draw.ts';
import { clamp, easeInOutCubic } from '../kit/ease.ts';
import type { HowToCard } from '../kit/title-screen.ts';
import { drawBee } from './bee-art.ts';
import { createCardSprites } from './card-art.ts';
import { phrase } from './texts.ts';

const SCALE = 0.36;

/** Creates the three drawn cards of the title screen. */
export function createHowTo(): HowToCard[] {
  const { faces, back } = createCardSprites(0.9);
  const cloth = (ctx: Ctx): void => {
    fillRound(ctx, 4, 4, 112, 84, 14, '#efe3c6');
    setStroke(ctx, '#7f9a58', 1.5);
    ctx.setLineDash([4, 3]);
    ctx.strokeRect(9, 9, 102, 74);
    ctx.setLineDash([]);
  };
  const put = (ctx: Ctx, card: number, x: number, y: number, turn = 0): void =>
    (faces[card] ?? back).draw(ctx, x, y, SCALE, SCALE, turn);
  const way = (time: number, pace = 0.45): number =>
    easeInOutCubic(clamp(Math.abs(((time * pace) % 2) - 1) * 1.8 - 0.4, 0, 1));
  return [
    {
      caption: phrase('howTo.build'),
      draw(ctx, time) {
        cloth(ctx);
        const at = way(time);
        put(ctx, 7, 36, 40);
        put(ctx, 35, 84, 40);
        put(ctx, 19, 84 - 48 * at, 56 - Math.sin(at * Math.PI) * 8, (0.5 - Math.abs(at - 0.5)) * 0.25);
      },
    },
    {
      caption: phrase('howTo.vases'),
      draw(ctx, time) {
        cloth(ctx);
        [0, 13, 26, 39].forEach((ace, index) => {
          const pop = clamp(((time * 0.8) % 3.4) * 2 - index * 0.7, 0, 1);
          const next = pop > 0.5 ? ace + 1 : ace;
          ctx.save();
          ctx.translate(24 + index * 24, 46);
          const grown = 0.22 * (1 + Math.sin(pop * Math.PI) * 0.2);
          (faces[next] ?? back).draw(ctx, 0, 0, grown, grown);
          ctx.restore();
        });
      },
    },
    {
      caption: phrase('howTo.bee'),
      draw(ctx, time) {
        cloth(ctx);
        const at = way(time, 0.4);
        put(ctx, 25, 32, 40);
        const [x, y] = [32 + at * 54, 56 - Math.sin(at * Math.PI * 0.5) * 8];
        put(ctx, 2, x, y);
        ctx.save();
        ctx.translate(x + 2, y - 14 + Math.sin(time * 5));
        drawBee(ctx, 12, Math.sin(time * 40), false);
        ctx.restore();
      },
    },
  ];
}
