import {
  circlePath,
  defineScene,
  ellipsePath,
  fill,
  gleam,
  glow,
  line,
  linear,
  place,
  rectPath,
  shadow,
  solid,
  starPath,
  tint,
} from '../grammar.ts';
import { cloud, disc, hills, sky, water } from '../scenery.ts';
import { sparkle } from '../props.ts';
import { bubble } from '../props-more.ts';

const [red, gold, green, blue, violet] = ['#ff4f7b', '#ffb81a', '#2fc96a', '#2f8dff', '#9a5bff'] as const;

const star = (x: number, y: number): string =>
  solid(starPath(x, y, 25, 5, 0.52, 7, 10), '#ff8a5c', { edge: 4 }) + fill(circlePath(x, y, 4), '#fff0d8');
const shell = (x: number, y: number): string =>
  place(
    x,
    y,
    solid('M0 20L-24 -6Q-24 -24 0 -24Q24 -24 24 -6Z', '#ffd9ec', { edge: 4 }) +
      line('M0 18V-18M-4 16L-15 -12M4 16L15 -12', '#d0589a', 3),
    { turn: -10 },
  );

/** A stout tug with a brass cannon for a funnel. */
const boat =
  solid(rectPath(6, -30, 84, 44, 16), '#8a5a3a', { edge: 8 }) +
  place(
    48,
    -36,
    solid('M-26 24L-31 -48Q-31 -58 -20 -58H20Q31 -58 31 -48L26 24Z', '#f2a51f', { edge: 11 }) +
      solid(rectPath(-37, -70, 74, 26, 12), '#ffc83d', { edge: 7 }) +
      line('M-28 -8H28', '#9b5a0a', 7, 0.6) +
      fill(ellipsePath(0, -69, 24, 8), '#5a2b0c'),
    { turn: 21 },
  ) +
  solid(rectPath(-92, -62, 92, 66, 18), '#fff8ea', { edge: 9 }) +
  solid(rectPath(-102, -78, 112, 25, 12), '#ff4f5e', { edge: 6 }) +
  fill(circlePath(-66, -24, 16) + circlePath(-24, -24, 16), '#c98a2e') +
  fill(circlePath(-66, -24, 11) + circlePath(-24, -24, 11), linear(['#bff4ff', '#2f7de1'], 60)) +
  solid('M-150 -8Q-60 8 66 4Q118 0 154 -22Q150 46 104 74H-96Q-140 58 -150 -8Z', '#2f58d8', {
    edge: 14,
    decor: fill('M-170 42H170V90H-170Z', '#ff4f5e') + fill('M-170 34H170V46H-170Z', '#fff8ea'),
  }) +
  line('M-150 -8Q-60 8 66 4Q118 0 154 -22', '#ffd98a', 11) +
  fill(circlePath(96, 24, 9), '#fff8ea') +
  gleam('M-128 16Q-122 34 -112 44', 8, 0.6);

export default defineScene({
  palette: 'teal',
  bleed: 'all',
  wide: { dx: 20 },
  background: (stage) =>
    sky(stage, '#7ef0e0', '#1a9fc9') +
    disc(stage, 150, 160, 150, '#fff6c8') +
    cloud(stage, 42, 232, 0.55) +
    cloud(stage, 366, 206, 0.5) +
    hills(stage, 306, '#2f8fb0', 6, 40) +
    water(stage, 300, '#1583c9', 8),
  motif: () => {
    const r = 39;
    const rows: readonly (readonly [number, number, string])[] = [
      [-60, -8, violet],
      [20, -8, gold],
      [100, -8, red],
      [180, -8, red],
      [260, -8, blue],
      [340, -8, green],
      [420, -8, gold],
      [500, -8, blue],
      [-20, 60, green],
      [60, 60, blue],
      [140, 60, gold],
      [220, 60, green],
      [300, 60, violet],
      [380, 60, red],
      [460, 60, violet],
      [20, 128, red],
      [100, 128, violet],
      [352, 128, blue],
    ];
    return (
      rows
        .map(([x, y, colour]) =>
          bubble(
            x,
            y,
            r,
            colour,
            x === 140 && y === 60 ? star(x, y + 2) : x === 300 && y === 60 ? shell(x, y + 2) : '',
          ),
        )
        .join('') +
      [0, 1].map((dot) => fill(circlePath(252 + dot * 7, 206 - dot * 19, 8 - dot), '#ffffff')).join('') +
      glow(272, 140, 80, '#fff6c0', 0.9) +
      bubble(272, 140, 36, green) +
      place(180, 322, boat, { turn: -4 }) +
      shadow(190, 392, 170, 0.3, 0.1) +
      fill(
        'M-500 376Q-450 356 -400 376T-300 376T-200 376T-100 376T0 376T100 376T200 376T300 376T400 376T500 376T600 376T700 376T800 376V520H-500Z',
        linear([tint('#1fa0d8', 0.3), '#0b4f93'], 90),
      ) +
      line(
        'M-500 376Q-450 356 -400 376T-300 376T-200 376T-100 376T0 376T100 376T200 376T300 376T400 376T500 376T600 376T700 376T800 376',
        '#d8fbff',
        6,
        0.8,
      ) +
      sparkle(296, 176, 13)
    );
  },
});
