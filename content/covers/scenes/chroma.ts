import {
  circlePath,
  defineScene,
  ellipsePath,
  fill,
  gleam,
  glow,
  line,
  place,
  polygonPath,
  rectPath,
  regular,
  shadow,
  solid,
  starPath,
  tint,
} from '../grammar.ts';
import { bokeh, disc, ground, sky } from '../scenery.ts';
import { burst, eye, sparkle } from '../props.ts';

const square = (x: number, y: number, size: number, colour: string, turned = 0): string =>
  place(
    x,
    y,
    solid(rectPath(-size / 2, -size / 2, size, size, size * 0.16), colour, {
      edge: size * 0.1,
      bounce: tint(colour, 0.5),
    }) +
      fill(
        rectPath(-size * 0.24, -size * 0.24, size * 0.48, size * 0.48, size * 0.1),
        tint(colour, 0.4),
        0.6,
      ) +
      gleam(`M${-size * 0.34} ${-size * 0.1}V${-size * 0.34}H${-size * 0.1}`, size * 0.07, 0.8),
    { turn: turned },
  );

const triangle = (x: number, y: number, r: number, colour: string, turned = 0): string =>
  place(
    x,
    y,
    solid(polygonPath(regular(3, 0, 0, r), r * 0.16), colour, { edge: r * 0.14, bounce: tint(colour, 0.5) }) +
      fill(polygonPath(regular(3, 0, 0, r * 0.42), r * 0.08), tint(colour, 0.5), 0.6),
    { turn: turned },
  );

const disk = (x: number, y: number, r: number, colour: string): string =>
  solid(circlePath(x, y, r), colour, { edge: r * 0.2, bounce: tint(colour, 0.5) }) +
  fill(circlePath(x, y, r * 0.4), tint(colour, 0.45), 0.65) +
  gleam(
    `M${x - r * 0.64} ${y - r * 0.3}Q${x - r * 0.5} ${y - r * 0.62} ${x - r * 0.16} ${y - r * 0.7}`,
    r * 0.13,
    0.9,
  );

const octagon = polygonPath(regular(8, 0, 0, 106, 22.5), 16);

export default defineScene({
  palette: 'plum',
  background: (stage) =>
    sky(stage, '#d85ab8', '#33115e') +
    disc(stage, 214, 110, 140, '#ffc6ef') +
    bokeh(stage, 12, 9, '#ffd0f2', 0.22) +
    ground(stage, 350, '#5f2a94'),
  motif: ({ pop }) =>
    shadow(200, 364, 190, 0.6, 0.12) +
    burst(214, 62, 62, 84, 12, '#ffe9a0', 8, 15) +
    glow(214, 62, 90, '#ffe27a', 0.9) +
    solid(starPath(214, 62, 56, 5, 0.52, 9, 8), '#ffcb08', { edge: 9 }) +
    gleam('M188 52Q196 30 206 22', 6, 0.9) +
    square(52, 308, 92, '#ff6a3d') +
    square(354, 312, 84, '#3fa0ff') +
    line('M330 82Q356 108 366 134M302 92Q326 116 338 148', '#ffffff', 7, 0.45) +
    triangle(350, 216, 66, '#ffb02e', 14) +
    disk(66, 214, 48, '#ff4f8b') +
    line('M10 118Q22 134 32 148M30 96Q44 116 56 140', '#ffffff', 7, 0.45) +
    triangle(108, 338, 26, '#8f6bff', 28) +
    disk(300, 344, 22, '#8dff6a') +
    place(
      206,
      252,
      solid(octagon, pop, { edge: 18, bounce: '#ffd6f6', depth: 0 }) +
        `<path d="${polygonPath(regular(8, 0, 0, 84, 22.5), 12)}" fill="none" stroke="#ffffff" stroke-width="6" opacity=".4"/>` +
        gleam('M-86 -22L-40 -74', 11, 0.85) +
        eye(-34, -12, 29, [0.1, -0.9], '#5f2a94') +
        eye(36, -12, 29, [0.1, -0.9], '#5f2a94') +
        line('M-58 -58Q-42 -68 -22 -58M62 -58Q46 -68 26 -58', '#0c6f78', 9) +
        fill('M-24 40Q2 24 28 40Q24 66 2 66Q-20 66 -24 40Z', '#3b0f5e') +
        fill(ellipsePath(2, 58, 15, 8), '#ff6f9f') +
        fill(ellipsePath(-66, 22, 15, 9) + ellipsePath(70, 22, 15, 9), '#ff8fc8', 0.75),
      { turn: 4 },
    ) +
    sparkle(284, 96, 12) +
    sparkle(126, 132, 14),
});
