import { type Ctx, fillCircle, fillEllipse, fillRound, text } from '../kit/draw.ts';
import { clamp } from '../kit/ease.ts';
import type { HowToCard } from '../kit/title-screen.ts';
import { drawHero } from './actors.ts';
import { createCreatures } from './creatures.ts';
import { RUNE_LIGHT, createThings } from './things.ts';
import { phrase } from './texts.ts';

const SCALE = 0.62;

/** Creates the drawn instructions of the title screen. */
export function createHowTo(): HowToCard[] {
  const creatures = createCreatures(2);
  const things = createThings(2);

  const floor = (ctx: Ctx): void => {
    fillRound(ctx, 4, 6, 112, 80, 14, '#5a4328');
    fillRound(ctx, 8, 10, 104, 72, 12, '#6f5433');
  };
  const hero = (ctx: Ctx, x: number, y: number, face: number, stride: number): void => {
    ctx.save();
    ctx.translate(x, y);
    ctx.scale(SCALE, SCALE);
    drawHero(ctx, creatures, things, { x: 0, y: 0, face, stride });
    ctx.restore();
  };
  const beam = (ctx: Ctx, x: number, y: number, face: number): void => {
    ctx.fillStyle = 'rgba(255,214,120,0.4)';
    ctx.beginPath();
    ctx.moveTo(x, y);
    ctx.arc(x, y, 62, face - 0.5, face + 0.5);
    ctx.fill();
  };
  const flee = (ctx: Ctx, x: number, y: number, isShy: boolean): void => {
    creatures.shade.draw(ctx, x, y, isShy ? 0.42 : 0.56, isShy ? 0.42 : 0.56, 0, isShy ? 0.6 : 1);
    ctx.fillStyle = '#ffd9f0';
    for (const side of [-1, 1]) {
      fillEllipse(ctx, x + side * 5, y - 3, 3.2, isShy ? 0.8 : 3.8);
    }
  };

  return [
    {
      caption: phrase('howTo.shades'),
      draw(ctx, time) {
        floor(ctx);
        const t = time % 3.2;
        const isTurned = t > 1.7;
        if (isTurned) beam(ctx, 80, 50, Math.PI);
        const x = isTurned ? 44 - clamp((t - 1.8) * 26, 0, 24) : 16 + t * 16;
        flee(ctx, x, 46, isTurned);
        hero(ctx, 84, 50, isTurned ? Math.PI : 0, 0);
      },
    },
    {
      caption: phrase('howTo.runes'),
      draw(ctx, time) {
        floor(ctx);
        const t = (time % 3.6) / 3.6;
        things.hatch.draw(ctx, 94, 46, 0.5);
        if (t > 0.72) {
          fillCircle(ctx, 94, 45, 13, RUNE_LIGHT);
        }
        [22, 42, 62].forEach((x, mark) => {
          if (t * 104 < x) things.runes[mark]?.draw(ctx, x, 48, 0.52);
        });
        hero(ctx, 4 + Math.min(t, 0.82) * 108, 52, 0, t < 0.82 ? time : 0);
      },
    },
    {
      caption: phrase('howTo.oil'),
      draw(ctx, time) {
        floor(ctx);
        const t = (time % 3) / 3;
        const oil = t < 0.66 ? 0.75 - t : 0.75 - 0.66 + 0.5 * clamp((t - 0.66) * 6, 0, 1);
        fillRound(ctx, 18, 18, 84, 11, 5, '#2c1d10');
        fillRound(ctx, 20, 20, 80 * oil, 7, 3.5, oil < 0.3 ? '#ff6b4a' : '#ffb74a');
        if (t < 0.66) things.flask.draw(ctx, 88, 58, 0.7);
        else
          text(ctx, '+25', 88, 54 - (t - 0.66) * 30, {
            size: 15,
            weight: 700,
            color: '#ffe08a',
            outline: '#2c1d10',
          });
        hero(ctx, 22 + Math.min(t, 0.66) * 96, 60, 0, t < 0.66 ? time : 0);
      },
    },
  ];
}
