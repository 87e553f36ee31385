import { fillRound, text, type Ctx } from '../kit/draw.ts';
import { clamp, easeInOutCubic, lerp } from '../kit/ease.ts';
import type { HowToCard } from '../kit/title-screen.ts';
import { KEY, SEASONS } from './kinds.ts';
import { createTileArt } from './tile-art.ts';
import { phrase } from './texts.ts';

const SCALE = 0.62;

/** Creates the drawn instructions of the title screen. */
export function createHowTo(): HowToCard[] {
  const art = createTileArt(2);
  const tile = (ctx: Ctx, face: number, x: number, y: number, opacity = 1, isVeiled = false): void => {
    art.face(face).draw(ctx, x, y, SCALE, SCALE, 0, opacity);
    if (isVeiled) art.veil.draw(ctx, x, y, SCALE);
  };
  const cloth = (ctx: Ctx): void => fillRound(ctx, 4, 6, 112, 80, 12, '#1c6b5a');
  return [
    {
      caption: phrase('howTo.match'),
      draw(ctx, time) {
        const t = time % 2.6;
        const go = easeInOutCubic(clamp((t - 0.7) / 0.4, 0, 1));
        const gone = clamp((t - 1.2) / 0.3, 0, 1);
        cloth(ctx);
        tile(ctx, 7, 60, 46, 1, gone < 1);
        tile(ctx, 0, lerp(24, 44, go), 46 - Math.sin(go * 3) * 8, 1 - gone);
        tile(ctx, 0, lerp(96, 76, go), 46 - Math.sin(go * 3) * 8, 1 - gone);
        if (gone > 0)
          text(ctx, '+100', 60, 26 - gone * 4, {
            size: 17,
            weight: 700,
            color: '#ffe27a',
            outline: '#4a1b12',
          });
      },
    },
    {
      caption: phrase('howTo.free'),
      draw(ctx, time) {
        cloth(ctx);
        const isLit = time % 1.6 < 0.9;
        [9, 13, 2].forEach((face, index) => tile(ctx, face, 27 + index * 31, 52, 1, index === 1));
        tile(ctx, 5, 89 - 3, 52 - 5);
        for (const x of [27, 86]) if (isLit) art.hinted.draw(ctx, x, x === 27 ? 52 : 47, SCALE);
      },
    },
    {
      caption: phrase('howTo.keys'),
      draw(ctx, time) {
        const t = time % 3;
        const open = clamp((t - 1.2) / 0.3, 0, 1);
        cloth(ctx);
        tile(ctx, KEY, 27, 46, 1 - open);
        tile(ctx, KEY, 93, 46, 1 - open);
        tile(ctx, SEASONS[0], 60, 46);
        art.seal.draw(ctx, 60, 46 + open * 14, SCALE, SCALE, open * 0.6, 1 - open);
      },
    },
  ];
}
