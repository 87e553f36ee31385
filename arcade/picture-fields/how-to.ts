import { fillRound, shade, text, type Ctx } from '../kit/draw.ts';
import { clamp, easeOutBack } from '../kit/ease.ts';
import type { HowToCard } from '../kit/title-screen.ts';
import { createArt, TILE } from './crops.ts';
import { drawCrow } from './crow.ts';
import { phrase } from './texts.ts';

const CELL = 17;

/** Creates the drawn instructions of the title screen. */
export function createHowTo(): HowToCard[] {
  const art = createArt(2);
  const unit = CELL / TILE;
  const land = (ctx: Ctx): void => {
    fillRound(ctx, 4, 5, 112, 81, 13, '#5a9a42');
    fillRound(ctx, 6, 7, 108, 77, 11, '#a7d56a');
  };
  const soil = (ctx: Ctx, x: number, y: number, columns: number, rows: number): void => {
    fillRound(ctx, x - 3, y - 3, columns * CELL + 6, rows * CELL + 6, 5, '#54301c');
    for (let row = 0; row < rows; row += 1)
      for (let column = 0; column < columns; column += 1)
        fillRound(ctx, x + column * CELL + 0.8, y + row * CELL + 0.8, CELL - 1.6, CELL - 1.6, 3, '#96633f');
  };
  const label = (ctx: Ctx, value: string, x: number, y: number, isDone: boolean): void => {
    fillRound(ctx, x - 12, y - 8, 24, 16, 5, isDone ? '#d5e8ac' : '#fff4d8');
    text(ctx, value, x, y + 0.8, { size: 12, weight: 700, color: shade('#5a3a1c', isDone ? 0.35 : 0) });
  };
  const seed = (ctx: Ctx, x: number, y: number, age: number): void => {
    const grown = clamp(age * 4, 0, 1);
    if (grown > 0) art.seeds[1].draw(ctx, x, y, unit * easeOutBack(grown));
  };
  const spot = (from: number, index: number): number => from + (index + 0.5) * CELL;

  return [
    {
      caption: phrase('howTo.counts'),
      draw(ctx, time) {
        land(ctx);
        const t = time % 3.4;
        soil(ctx, 36, 29, 4, 2);
        label(ctx, '4', 20, 37.5, t > 1.5);
        label(ctx, '2', 20, 54.5, false);
        for (let column = 0; column < 4; column += 1)
          seed(ctx, spot(36, column), 37.5, t - 0.5 - column * 0.25);
      },
    },
    {
      caption: phrase('howTo.runs'),
      draw(ctx, time) {
        land(ctx);
        const t = time % 3.4;
        soil(ctx, 36, 37, 4, 1);
        label(ctx, '1 2', 20, 45.5, t > 1.8);
        [0, 2, 3].forEach((column, index) => seed(ctx, spot(36, column), 45.5, t - 0.5 - index * 0.35));
        if (t > 1.8) art.sticks.draw(ctx, spot(36, 1), 45.5, unit * 1.1);
      },
    },
    {
      caption: phrase('howTo.crow'),
      draw(ctx, time) {
        land(ctx);
        const t = time % 3.4;
        soil(ctx, 34, 42, 3, 2);
        for (const [column, row] of [
          [0, 0],
          [1, 0],
          [1, 1],
        ] as const)
          seed(ctx, spot(34, column), spot(42, row), 1);
        const come = clamp((t - 0.5) * 2, 0, 1);
        const at = { x: 116 - come * 36, y: 6 + come * 38 };
        if (t > 0.5)
          drawCrow(
            ctx,
            at,
            0.75,
            Math.sin(time * 20),
            come >= 1 ? Math.max(0, Math.sin(time * 12)) : 0,
            come < 1,
          );
      },
    },
  ];
}
