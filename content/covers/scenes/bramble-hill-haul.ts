import {
  circlePath,
  defineScene,
  ellipsePath,
  fill,
  gleam,
  line,
  linear,
  place,
  rectPath,
  solid,
} from '../grammar.ts';
import { cloud, hills, sky, sun, trees } from '../scenery.ts';
import { leaf } from '../props.ts';

const pumpkin = (x: number, y: number, r: number, turned: number): string =>
  place(
    x,
    y,
    line(`M0 ${-r * 0.8}Q${r * 0.1} ${-r * 1.15} ${r * 0.3} ${-r * 1.2}`, '#4f8a3a', r * 0.24) +
      solid(
        ellipsePath(-r * 0.5, 0, r * 0.58, r * 0.86) + ellipsePath(r * 0.5, 0, r * 0.58, r * 0.86),
        '#f07a1a',
        {
          edge: r * 0.14,
        },
      ) +
      solid(ellipsePath(0, r * 0.02, r * 0.56, r * 0.92), '#ff9a2b', { edge: r * 0.14 }) +
      gleam(`M${-r * 0.2} ${-r * 0.55}Q${-r * 0.34} ${-r * 0.2} ${-r * 0.3} ${r * 0.1}`, r * 0.12, 0.75) +
      leaf(r * 0.08, -r * 0.82, r * 0.55, -62, '#58b04a'),
    { turn: turned },
  );

const wheel = (x: number, y: number): string =>
  solid(circlePath(x, y, 44), '#34333f', { edge: 8 }) +
  solid(circlePath(x, y, 25), '#fff2d4', { edge: 5 }) +
  fill(circlePath(x, y, 10), '#e0533c');

/** The truck around the middle of its chassis. It points to the right. */
const truck =
  fill(rectPath(-150, 12, 280, 22, 9), '#5a4030') +
  pumpkin(-112, -54, 40, -10) +
  pumpkin(-38, -56, 42, 8) +
  pumpkin(-78, -112, 40, 14) +
  solid('M8 34V-76Q8 -100 32 -100H64Q84 -100 92 -80L104 -40Q150 -36 152 -4V34Z', '#ffc02e', {
    edge: 12,
    rim: 0.7,
  }) +
  fill('M28 -40V-70Q28 -80 38 -80H60Q70 -80 74 -70L84 -40Z', linear(['#eafcff', '#5fb6d8'], 60)) +
  fill(circlePath(56, -52, 14), '#f6c79c') +
  fill(rectPath(38, -72, 36, 11, 5), '#e0533c') +
  solid(rectPath(-166, -34, 176, 52, 11), '#f5a81c', { edge: 9 }) +
  line('M-150 -8H0', '#fff2d4', 7) +
  solid(rectPath(122, 16, 46, 20, 10), '#f2ecdd', { edge: 5 }) +
  fill(ellipsePath(142, -8, 11, 14), '#fff9d6') +
  wheel(-96, 40) +
  wheel(88, 40);

const hill =
  'M-900 470C-300 470 -60 430 60 372C170 318 250 250 330 244C390 240 430 262 520 300L1300 420V900H-900Z';

export default defineScene({
  palette: 'lime',
  bleed: 'all',
  background: (stage) =>
    sky(stage, '#7fd2ec', '#fff2c6') +
    sun(stage, 318, 84, 46, '#fff0a8') +
    cloud(stage, 70, 66, 0.6) +
    hills(stage, 262, '#a9dcc0', 4, 60) +
    hills(stage, 308, '#7cc795', 9, 46) +
    trees(stage, 316, '#5fb07a', 5, 34),
  motif: () =>
    fill(ellipsePath(60, 300, 260, 26), '#ffffff', 0.5) +
    fill(hill, '#b5ec6c') +
    place(0, 12, fill(hill, linear(['#6cc544', '#358f3e'], 90))) +
    place(0, 66, fill(hill, linear(['#a56c3f', '#5e3628'], 90))) +
    line('M-14 296L34 268M-24 336L44 300M20 372L66 348', '#ffffff', 9, 0.75) +
    pumpkin(56, 108, 34, -34) +
    line('M72 158Q78 176 92 190M34 150Q34 164 42 178', '#ffffff', 6, 0.7) +
    place(212, 214, truck, { turn: -24, scale: 1.12 }) +
    [
      [30, 404],
      [338, 262],
      [382, 262],
    ]
      .map(
        ([x = 0, y = 0]) =>
          line(`M${x} ${y}V${y - 18}`, '#3b9440', 4) +
          fill(circlePath(x, y - 22, 8), '#ffffff') +
          fill(circlePath(x, y - 22, 3.4), '#ffc02e'),
      )
      .join(''),
});
