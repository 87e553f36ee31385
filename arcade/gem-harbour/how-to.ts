import { text } from '../kit/draw.ts';
import type { Ctx } from '../kit/draw.ts';
import { clamp, easeInOutCubic } from '../kit/ease.ts';
import type { HowToCard } from '../kit/title-screen.ts';
import { drawBoat } from './boats.ts';
import { createGemArt, drawPiece } from './gem-art.ts';
import type { PieceLook } from './gem-art.ts';
import { phrase } from './texts.ts';

const gem = (kind: number, special: PieceLook['special'] = 'none'): PieceLook => ({
  type: 'gem',
  kind,
  special,
  roped: false,
  strength: 0,
});

/** Creates the three cards of the title screen, with their drawings. */
export function createHowTo(): HowToCard[] {
  const art = createGemArt(1);
  const put = (ctx: Ctx, look: PieceLook, x: number, y: number, size: number, time: number): void =>
    drawPiece(ctx, art, look, x, y, size, size, time);
  return [
    {
      caption: phrase('howTo.swap'),
      draw(ctx, time) {
        const beat = time % 2.4;
        const swap = easeInOutCubic(clamp((beat - 0.5) / 0.4, 0, 1));
        const pop = clamp((beat - 1.2) / 0.3, 0, 1);
        const shown = beat > 1.7 ? clamp((beat - 1.7) / 0.25, 0, 1) : 1;
        const size = 0.36 * (pop < 1 ? 1 + pop * 0.15 - pop * pop * 1.15 : 0);
        const lifted = Math.max(0, size) + (beat > 1.7 ? 0.36 * shown : 0);
        const back = beat > 1.7 ? 0 : swap;
        put(ctx, gem(0), 24, 64, lifted, time);
        put(ctx, gem(0), 60, 26 + 38 * back, lifted, time);
        put(ctx, gem(3), 60, 64 - 38 * back, 0.36, time);
        put(ctx, gem(0), 96, 64, lifted, time);
        put(ctx, gem(2), 24, 26, 0.36, time);
        put(ctx, gem(1), 96, 26, 0.36, time);
      },
    },
    {
      caption: phrase('howTo.load'),
      draw(ctx, time) {
        const beat = time % 2;
        const along = clamp((beat - 0.2) / 0.7, 0, 1);
        const bump = clamp(1 - (beat - 0.9) * 3, 0, 1) * (beat > 0.9 ? 1 : 0);
        const goal = { type: 'gem' as const, kind: 0, needed: beat > 0.9 ? 8 : 9, done: 0 };
        drawBoat(ctx, art, goal, 0, { x: 60, y: 68, scale: 0.44 }, bump, time);
        if (along < 1)
          put(ctx, gem(0), 12 + along * 30, 20 - Math.sin(along * Math.PI) * 10 + along * 16, 0.26, time);
      },
    },
    {
      caption: phrase('howTo.magic'),
      draw(ctx, time) {
        put(ctx, gem(3, 'tide-row'), 25, 36, 0.4, time);
        put(ctx, gem(1, 'lantern'), 62, 52, 0.42, time);
        put(ctx, gem(-1, 'pearl'), 98, 34, 0.4, time);
        text(ctx, '4', 25, 72, { size: 17, weight: 700, color: '#ffcb08' });
        text(ctx, '5', 98, 72, { size: 17, weight: 700, color: '#ffcb08' });
        text(ctx, 'L  T', 62, 15, { size: 15, weight: 700, color: '#ffcb08' });
      },
    },
  ];
}
