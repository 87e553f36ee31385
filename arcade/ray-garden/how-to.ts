import { type Ctx, alpha, fillRound, setStroke } from '../kit/draw.ts';
import { clamp } from '../kit/ease.ts';
import type { HowToCard } from '../kit/title-screen.ts';
import { createArt, hueOf } from './art.ts';
import { drawFlower } from './view.ts';
import { phrase } from './texts.ts';

const SIZE = 0.4;

/** Creates the drawn instructions of the title screen. */
export function createHowTo(): HowToCard[] {
  const art = createArt(2);
  const bed = (ctx: Ctx): void => {
    fillRound(ctx, 4, 5, 112, 81, 13, '#d9a441');
    fillRound(ctx, 8, 9, 104, 73, 10, '#234f40');
  };
  const ray = (ctx: Ctx, colour: number, points: readonly (readonly [number, number])[]): void => {
    ctx.lineCap = ctx.lineJoin = 'round';
    for (const [width, opacity] of [
      [9, 0.3],
      [3.4, 1],
    ] as const) {
      setStroke(ctx, alpha(hueOf(colour), opacity), width);
      ctx.beginPath();
      for (const [x, y] of points) ctx.lineTo(x, y);
      ctx.stroke();
    }
  };
  const flower = (ctx: Ctx, x: number, y: number, wish: number, open: number, time: number): void =>
    drawFlower(ctx, art, { x, y }, wish, open, SIZE, time);

  return [
    {
      caption: phrase('howTo.turn'),
      draw(ctx, time) {
        bed(ctx);
        const t = time % 3;
        const isRight = t > 1.1;
        ray(
          ctx,
          7,
          isRight
            ? [
                [18, 62],
                [66, 62],
                [66, 30],
              ]
            : [
                [18, 62],
                [66, 62],
                [66, 80],
              ],
        );
        art.sun.draw(ctx, 20, 62, SIZE);
        art.foot.draw(ctx, 66, 62, SIZE);
        art.mirror.draw(ctx, 66, 62, SIZE, SIZE, (isRight ? -1 : 1) * (Math.PI / 4));
        flower(ctx, 66, 30, 7, clamp((t - 1.3) * 3, 0, 1), time);
      },
    },
    {
      caption: phrase('howTo.colour'),
      draw(ctx, time) {
        bed(ctx);
        const open = clamp(((time % 3) - 0.5) * 2, 0, 1);
        ray(ctx, 7, [
          [14, 46],
          [48, 46],
        ]);
        ray(ctx, 1, [
          [48, 46],
          [48, 26],
          [92, 26],
        ]);
        ray(ctx, 2, [
          [48, 46],
          [92, 46],
        ]);
        ray(ctx, 4, [
          [48, 46],
          [48, 66],
          [92, 66],
        ]);
        art.prisms[0]?.draw(ctx, 48, 46, SIZE * 1.2);
        [1, 2, 4].forEach((wish, index) => flower(ctx, 94, 24 + index * 22, wish, open * 0.9, time));
      },
    },
    {
      caption: phrase('howTo.mix'),
      draw(ctx, time) {
        bed(ctx);
        const t = time % 3;
        const both = t > 1.2;
        ray(ctx, 1, [
          [12, 46],
          [60, 46],
        ]);
        if (both)
          ray(ctx, 2, [
            [108, 46],
            [60, 46],
          ]);
        flower(ctx, 60, 46, 3, both ? clamp((t - 1.3) * 3, 0, 1) : 0, time);
      },
    },
  ];
}
