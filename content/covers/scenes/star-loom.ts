import {
  circlePath,
  deepen,
  defineScene,
  ellipsePath,
  fill,
  gleam,
  glow,
  line,
  linear,
  place,
  rectPath,
  solid,
  starPath,
  tint,
} from '../grammar.ts';
import { disc, sky, starfield } from '../scenery.ts';
import { sparkle } from '../props.ts';

const [gold, teal, wood] = ['#ffc936', '#16c4b0', '#f09a6c'] as const;
const [x, y, size] = [196, 206, 28] as const;

/** The woven cloth. Each strand bulges where it is on top. */
const weave = Array.from({ length: 169 }, (_, at) => {
  const [column, row] = [(at % 13) - 6, Math.floor(at / 13) - 6];
  const [left, top] = [x + (column - 0.5) * size, y + (row - 0.5) * size];
  const isAcross = (column + row) % 2 === 0;
  const colour = isAcross ? gold : '#ff5f93';
  const strand = isAcross
    ? rectPath(left - 4, top + 2.5, size + 8, size - 5, 9)
    : rectPath(left + 2.5, top - 4, size - 5, size + 8, 9);
  return fill(strand, linear([tint(colour, 0.6), colour, deepen(colour, 0.12)], isAcross ? 90 : 0));
}).join('');

const star = starPath(x, y, 174, 5, 0.53, 22, -8);

const warp = Array.from({ length: 13 }, (_, at) =>
  line(`M${-100 + at * 50} 20V392`, at % 2 === 0 ? '#c9fff2' : '#7ff0dc', 4, 0.5),
).join('');

const beam = (top: number): string =>
  solid(rectPath(-420, top, 1240, 46, 20), wood, { edge: 10 }) +
  Array.from({ length: 13 }, (_, at) => {
    const px = -100 + at * 50;
    return fill(circlePath(px, top + 24, 12), '#7a2c4a') + fill(circlePath(px, top + 22, 10), '#ffd76a');
  }).join('') +
  fill(rectPath(-420, top + 5, 1240, 6, 3), '#ffffff', 0.4);

const shuttle = place(
  300,
  300,
  solid('M-112 0Q-60 -44 0 -44Q60 -44 112 0Q60 44 0 44Q-60 44 -112 0Z', teal, { edge: 12, depth: 12 }) +
    fill(ellipsePath(0, 0, 56, 19), '#0b4a5c') +
    solid(rectPath(-44, -15, 88, 30, 13), '#fff1dc', { edge: 6 }) +
    [-28, -10, 8, 26].map((px) => line(`M${px} -13L${px + 6} 13`, '#ff5f93', 8)).join('') +
    gleam('M-84 -12Q-46 -32 -8 -34', 8, 0.8),
  { turn: -24 },
);

export default defineScene({
  palette: 'teal',
  bleed: 'all',
  background: (stage) =>
    sky(stage, '#17c5b4', '#12305e') +
    disc(stage, 196, 196, 170, '#d7fff2') +
    starfield(stage, 46, 5, '#ffffff', 380),
  motif: () =>
    warp +
    glow(x, y, 214, '#fff3b0', 0.75) +
    solid(star, gold, { edge: 12, depth: 14, decor: fill(star, '#a02a5c') + weave, rim: 0.3 }) +
    line(star, '#fff0b4', 9) +
    line('M-90 262Q40 226 120 268T212 336', '#ff4f8a', 12) +
    line('M-90 258Q40 222 120 264T212 332', '#ffc0d4', 4) +
    beam(-14) +
    beam(368) +
    shuttle +
    sparkle(86, 92, 20) +
    sparkle(330, 112, 24) +
    sparkle(60, 320, 13),
});
