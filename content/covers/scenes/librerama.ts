import {
  circlePath,
  defineScene,
  fill,
  gleam,
  inside,
  line,
  linear,
  num,
  place,
  polygonPath,
  radial,
  rectPath,
  shadow,
  solid,
  starPath,
  tint,
} from '../grammar.ts';
import { bokeh, rays, sky } from '../scenery.ts';
import { ball, flame, sparkle } from '../props.ts';
import { apple, arrow } from '../props-more.ts';

const r = 120;
const quarter = (from: number, colour: string, content: string): string => {
  const point = (angle: number): string =>
    `${num(r * Math.cos((angle * Math.PI) / 180))} ${num(r * Math.sin((angle * Math.PI) / 180))}`;
  const path = `M0 0L${point(from)}A${r} ${r} 0 0 1 ${point(from + 90)}Z`;
  const [cx, cy] = [
    r * 0.54 * Math.cos(((from + 45) * Math.PI) / 180),
    r * 0.54 * Math.sin(((from + 45) * Math.PI) / 180),
  ];
  return fill(path, linear([tint(colour, 0.35), colour], 60)) + inside(path, place(cx, cy, content));
};

const bolt = polygonPath(
  [
    [8, -40],
    [-26, 8],
    [-4, 8],
    [-10, 42],
    [26, -10],
    [4, -10],
  ],
  4,
);

/** A stopwatch whose face is four tiny games. */
export default defineScene({
  palette: 'candy',
  background: (stage) =>
    sky(stage, '#ff8ac8', '#6326bd') +
    rays(stage, 196, 226, 16, 0.2, '#fff0c8') +
    bokeh(stage, 10, 6, '#ffffff', 0.2),
  motif: ({ pop }) =>
    shadow(200, 384, 140, 0.55, 0.14) +
    place(
      198,
      226,
      solid(rectPath(-25, -206, 50, 62, 14), '#ffb52e', { edge: 7 }) +
        solid(rectPath(-42, -222, 84, 38, 17), '#ff4f6d', { edge: 8 }) +
        line('M-28 -210v16M-10 -212v18M10 -212v18M28 -210v16', '#a81646', 4, 0.6) +
        place(
          0,
          0,
          solid(rectPath(-17, -188, 34, 50, 11), '#ffb52e', { edge: 6 }) +
            solid(rectPath(-25, -198, 50, 26, 12), pop, { edge: 6 }),
          { turn: 42 },
        ) +
        place(
          0,
          0,
          solid(rectPath(-17, -188, 34, 50, 11), '#ffb52e', { edge: 6 }) +
            solid(rectPath(-25, -198, 50, 26, 12), pop, { edge: 6 }),
          { turn: -42 },
        ) +
        solid(circlePath(0, 0, 154), '#ffc22e', { edge: 16, depth: 10 }) +
        fill(circlePath(0, 0, 130), '#3a0f6e') +
        quarter(
          180,
          '#2fb8f0',
          apple(0, 10, 32, '#ff4152', -10) + line('M-16 -44v-14M16 -44v-14', '#ffffff', 5, 0.7),
        ) +
        quarter(
          270,
          '#ff5f8f',
          place(0, 0, fill(bolt, '#b3164f', 0.6), { scale: 1.08 }) + fill(bolt, '#ffe14a'),
        ) +
        quarter(0, '#37c978', ball(-6, -2, 24, '#ffb52e') + fill(arrow(24, 26, 46, 45), '#ffffff')) +
        quarter(90, '#8f5bf5', fill(starPath(0, 2, 38, 5, 0.5, 5), '#ffffff', 0.3) + flame(0, 34, 66)) +
        line('M-120 0H120M0 -120V120', '#fff8ea', 9) +
        `<circle r="124" fill="none" stroke="#3a0f6e" stroke-width="8" opacity=".5"/>` +
        place(
          0,
          0,
          fill(
            polygonPath(
              [
                [-11, 22],
                [-7, -92],
                [0, -104],
                [7, -92],
                [11, 22],
              ],
              5,
            ),
            '#2a0a4e',
          ) +
            fill(
              polygonPath(
                [
                  [-4, 10],
                  [-3, -86],
                  [0, -94],
                  [0, 10],
                ],
                2,
              ),
              '#ff6f9f',
            ),
          { turn: 28 },
        ) +
        fill(circlePath(0, 0, 20), '#2a0a4e') +
        fill(circlePath(0, 0, 12), '#ffcb08') +
        fill(circlePath(0, 0, 124), radial(['#ffffff66', '#ffffff1a 40%', '#ffffff00'], 28, 18, 70)) +
        gleam('M-138 -40Q-122 -100 -66 -128', 11, 0.85),
      { turn: -9 },
    ) +
    line('M24 176Q14 206 18 238M374 190Q386 220 380 254M42 132L36 142', '#fff6d0', 8, 0.9) +
    sparkle(48, 96, 18) +
    sparkle(352, 130, 15),
});
