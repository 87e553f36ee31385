import {
  circlePath,
  defineScene,
  fill,
  gleam,
  line,
  linear,
  place,
  polygonPath,
  rectPath,
  solid,
} from '../grammar.ts';
import type { Stage } from '../grammar.ts';
import { bush } from '../props.ts';

/** Draws a car from above around its own middle. With a turn of 0 it points up. */
const car = (x: number, y: number, colour: string, turned: number, long = 150, stripe?: string): string => {
  const half = long / 2;
  return place(
    x,
    y,
    fill(rectPath(-32, -half + 12, 78, long, 28), '#0a0630', 0.4) +
      [-half + 24, half - 46].map((at) => fill(rectPath(-44, at, 88, 24, 7), '#171436')).join('') +
      solid(rectPath(-39, -half, 78, long, 27), colour, {
        edge: 10,
        decor:
          stripe === undefined
            ? ''
            : fill(rectPath(-16, -half, 11, long), stripe) + fill(rectPath(5, -half, 11, long), stripe),
      }) +
      fill(
        polygonPath(
          [
            [-31, -half + 44],
            [31, -half + 44],
            [26, -half + 70],
            [-26, -half + 70],
          ],
          8,
        ),
        linear(['#c8f4ff', '#2a4fa8'], 60),
      ) +
      fill(
        polygonPath(
          [
            [-26, half - 34],
            [26, half - 34],
            [30, half - 16],
            [-30, half - 16],
          ],
          7,
        ),
        linear(['#4a78c8', '#1d2a6b'], 60),
      ) +
      solid(rectPath(-28, -half + 66, 56, long - 100, 14), colour, { edge: 7, rim: 0.7 }) +
      fill(rectPath(-33, -half + 3, 20, 11, 5.5), '#fff8cf') +
      fill(rectPath(13, -half + 3, 20, 11, 5.5), '#fff8cf') +
      fill(rectPath(-32, half - 11, 18, 8, 4), '#ff4f4f') +
      fill(rectPath(14, half - 11, 18, 8, 4), '#ff4f4f') +
      gleam(`M-20 ${-half + 76}V${half - 56}`, 6, 0.6),
    { turn: turned },
  );
};

const asphalt = (stage: Stage): string =>
  `<rect width="${stage.width}" height="${stage.height}" fill="${linear(['#a9bde0', '#5a6da3'], 60)}"/>`;

export default defineScene({
  palette: 'steel',
  bleed: 'all',
  background: asphalt,
  motif: () =>
    place(
      200,
      200,
      line(
        'M-154 -600V600M-52 -600V-40M52 -600V-40M154 -600V600M-154 -96H-400M154 -96H400M-52 130V600M52 130V600',
        '#ffffff',
        8,
        0.75,
      ) +
        car(-103, -120, '#39b6ff', 0, 164) +
        car(103, -120, '#8f6bff', 180, 160) +
        car(0, -172, '#5fd06a', 0, 158) +
        car(-128, 146, '#ff8a3d', 90, 156) +
        car(128, 152, '#36d6c0', 270, 160) +
        car(210, -130, '#ffffff', 0, 156, '#ff5a5f') +
        car(-212, -110, '#ff6fa8', 180, 160) +
        car(-40, 262, '#ffffff', 90, 156) +
        `<path d="M0 34V-52M-24 -30L0 -56L24 -30" fill="none" stroke="#ffffff" stroke-width="15" stroke-linecap="round" stroke-linejoin="round" opacity=".95"/>` +
        place(0, 54, car(0, 40, '#ffcb08', 0, 170, '#ff4f4f'), { scale: 1.16 }),
      { turn: -14 },
    ) +
    bush(376, 398, 60, '#3fbf5a') +
    fill(circlePath(354, 366, 6), '#ff6fa8') +
    fill(circlePath(392, 360, 6), '#ffd23f'),
});
