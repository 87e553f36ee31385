import {
  circlePath,
  deepen,
  defineScene,
  ellipsePath,
  fill,
  gleam,
  glow,
  inside,
  line,
  linear,
  num,
  place,
  rectPath,
  shadow,
  solid,
  tint,
} from '../grammar.ts';
import { leaf, sparkle } from '../props.ts';
import { bokeh, rays, sky } from '../scenery.ts';

const PINK = '#e0489f';

/** Draws a foxglove's bell hanging from 0, 0, with a spotted mouth. */
const bell = (x: number, y: number, size: number, turned: number, colour = PINK): string => {
  const s = (value: number): string => num(value * size);
  const cup = `M${s(-0.2)} 0C${s(-0.46)} ${s(0.3)} ${s(-0.36)} ${s(0.62)} ${s(-0.62)} ${s(0.86)}Q${s(-0.4)} ${s(1.02)} ${s(-0.26)} ${s(1.1)}Q0 ${s(1.02)} ${s(0.26)} ${s(1.1)}Q${s(0.4)} ${s(1.02)} ${s(0.62)} ${s(0.86)}C${s(0.36)} ${s(0.62)} ${s(0.46)} ${s(0.3)} ${s(0.2)} 0Z`;
  const spot = (cx: number, cy: number, r: number): string => circlePath(cx * size, cy * size, r * size);
  return place(
    x,
    y,
    solid(cup, colour, { edge: size * 0.09, rim: 0.6 }) +
      fill(ellipsePath(0, size * 0.89, size * 0.47, size * 0.15), linear(['#ffe3f4', '#f7a8d8'], 90)) +
      fill(
        spot(-0.26, 0.88, 0.05) + spot(0, 0.94, 0.06) + spot(0.26, 0.88, 0.05) + spot(0.08, 0.83, 0.04),
        '#7a1260',
      ) +
      gleam(`M${s(-0.17)} ${s(0.2)}Q${s(-0.26)} ${s(0.44)} ${s(-0.26)} ${s(0.62)}`, size * 0.08, 0.65) +
      leaf(0, size * 0.1, size * 0.4, 62, '#6fbf45') +
      leaf(0, size * 0.1, size * 0.4, -62, '#6fbf45') +
      leaf(0, size * 0.14, size * 0.3, 0, '#86d052'),
    { turn: turned },
  );
};

const petal = (length: number, colour: string, turned: number): string =>
  place(
    0,
    0,
    fill(
      `M0 0Q${num(length * 0.34)} ${num(-length * 0.6)} 0 ${num(-length)}Q${num(-length * 0.34)} ${num(-length * 0.6)} 0 0Z`,
      linear([tint(colour, 0.2), deepen(colour, 0.2)], 90),
    ),
    { turn: turned },
  );

const sunflower = (r: number): string =>
  Array.from({ length: 14 }, (_, index) => petal(r, '#ff9d12', (index * 360) / 14)).join('') +
  solid(circlePath(0, 0, r * 0.45), '#7a421a', { edge: r * 0.1 });

/** Draws a playing card around 0, 0. */
const card = (paper: string, decor: string): string => {
  const outline = rectPath(-92, -132, 184, 264, 22);
  return (
    place(7, 12, fill(outline, '#0f2a14', 0.4)) +
    solid(outline, paper, { edge: 9, shade: 0.16, rim: 0.9 }) +
    inside(outline, decor)
  );
};

const ace = (x: number, y: number, colour: string, size = 1): string =>
  place(x, y, line('M-20 26L0 -28L20 26M-12 8H12', colour, 13), { scale: size });

const bee = (x: number, y: number, size: number): string =>
  place(
    x,
    y,
    fill(ellipsePath(-12, -34, 17, 28), '#f2fbff', 0.92) +
      fill(ellipsePath(18, -36, 15, 26), '#f2fbff', 0.82) +
      solid(ellipsePath(0, 0, 46, 33), '#ffc021', {
        edge: 9,
        decor: fill(rectPath(-26, -40, 15, 80, 6) + rectPath(2, -40, 15, 80, 6), '#45290c'),
      }) +
      fill(circlePath(31, -6, 5), '#2a1606') +
      line('M34 -26Q44 -44 56 -40', '#45290c', 5),
    { scale: size, turn: -10 },
  );

export default defineScene({
  palette: 'forest',
  bleed: 'bottom',
  background: (stage) =>
    sky(stage, '#5db84e', '#0b4034') +
    rays(stage, 90, 40, 12, 0.14, '#fbffd0') +
    bokeh(stage, 12, 8, '#f6ffc0', 0.3),
  motif: () =>
    shadow(206, 402, 190, 0.5, 0.16) +
    place(104, 262, card('#ffd15a', place(-26, -62, sunflower(60))), { turn: -27, scale: 1.06 }) +
    place(
      312,
      266,
      card(
        '#ff8f78',
        place(
          30,
          -62,
          [0, 90, 180, 270]
            .map((turned) =>
              place(0, 0, fill(ellipsePath(0, -26, 40, 32), linear(['#ff5a3c', '#b81414'], 70)), {
                turn: turned,
              }),
            )
            .join('') +
            fill(circlePath(0, 0, 20), '#3a0f18') +
            fill(circlePath(0, 0, 9), '#c8e06a'),
        ),
      ),
      { turn: 27, scale: 1.06 },
    ) +
    place(206, 252, card('#fffaf0', ace(-58, -88, '#a3157c', 1.05)), { turn: -4, scale: 1.26 }) +
    glow(214, 220, 140, '#ffc4e8', 0.7) +
    line('M250 396C240 300 236 150 222 20', '#4c9a36', 13) +
    line('M246 396C236 300 232 150 219 20', '#9fd968', 4, 0.8) +
    leaf(248, 396, 128, -62, '#4fae3f') +
    leaf(246, 390, 110, 60, '#3f9a3a') +
    bell(222, 22, 58, 14, '#f792cd') +
    bell(246, 74, 92, -36, '#ee66b6') +
    bell(206, 132, 126, 34, '#e24ba4') +
    bell(246, 186, 140, -28, '#d93c97') +
    bee(344, 66, 1.1) +
    sparkle(60, 74, 22, '#fffbd0') +
    sparkle(104, 36, 12, '#fffbd0'),
});
