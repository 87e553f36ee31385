import {
  circlePath,
  deepen,
  defineScene,
  ellipsePath,
  fill,
  glow,
  inside,
  line,
  linear,
  place,
  radial,
  rectPath,
  tint,
} from '../grammar.ts';
import { sky, starfield, sun } from '../scenery.ts';
import { ball, sparkle } from '../props.ts';

const globe = circlePath(0, 0, 112);
const bands = ['#ffe9a0', '#ff9a3a', '#ffd76a', '#f4602e', '#ffb03f', '#d8384a'] as const;

const planet =
  fill(globe, '#ffc073') +
  inside(
    globe,
    bands.map((colour, at) => fill(ellipsePath(0, -108 + at * 42, 190, 34), colour)).join('') +
      fill(circlePath(0, 0, 118), radial(['#fffbe880', '#ffc07300 46%', '#5a0c5ac0'], 26, 20, 84)),
  );

/** Draws a band of the ring between two sizes. */
const band = (outer: number, inner: number, colour: string): string =>
  `<path d="${ellipsePath(0, 0, outer, outer * 0.29)}${ellipsePath(0, 0, inner, inner * 0.29)}" fill-rule="evenodd" fill="${linear([tint(colour, 0.5), colour, deepen(colour, 0.3)], 12)}"/>`;

const ring =
  band(206, 176, '#c9a7ff') +
  band(172, 148, '#f4e6ff') +
  band(144, 130, '#a981ec') +
  line(ellipsePath(0, 0, 206, 206 * 0.29), '#ffffff', 3, 0.6);

const saturn =
  inside(rectPath(-300, -300, 600, 300), ring) +
  planet +
  inside(globe, line('M-206 10A206 62 0 0 0 206 10', '#4a0c4a', 22, 0.35)) +
  inside(rectPath(-300, 0, 600, 300), ring);

export default defineScene({
  palette: 'night',
  background: (stage) =>
    sky(stage, '#5a3fd0', '#0c0a3c') + starfield(stage, 70, 9, '#ffffff') + sun(stage, 26, 26, 92, '#ffd45e'),
  motif: () =>
    glow(210, 226, 190, '#ff9a5a', 0.45) +
    place(208, 226, saturn, { turn: -18 }) +
    ball(330, 88, 30, '#5fd8ff') +
    ball(70, 330, 22, '#ff7fa8') +
    sparkle(250, 56, 14, '#fff6d8') +
    sparkle(352, 330, 16, '#d8ccff'),
});
