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
  place,
  radial,
  rectPath,
  shadow,
  solid,
  tint,
} from '../grammar.ts';
import { flame, sparkle } from '../props.ts';
import { ground } from '../scenery.ts';

const [blue, red] = ['#3fa4ff', '#ff3b3f'] as const;

/** Draws one of the small flowers: five petals around a pale eye. */
const floret = (x: number, y: number, r: number, turned: number, colour: string): string =>
  place(
    x,
    y,
    fill(circlePath(3, 6, r * 0.96), deepen(colour, 0.6), 0.35) +
      [0, 72, 144, 216, 288]
        .map((angle) =>
          place(
            0,
            0,
            fill(
              ellipsePath(0, -r * 0.56, r * 0.42, r * 0.5),
              linear([tint(colour, 0.4), deepen(colour, 0.16)], 90),
            ),
            { turn: angle },
          ),
        )
        .join('') +
      fill(circlePath(0, 0, r * 0.2), '#fff6c8'),
    { turn: turned },
  );

const florets = [
  [150, 40, 36, 10],
  [206, 52, 38, 40],
  [96, 72, 38, 0],
  [60, 124, 38, 30],
  [250, 96, 40, 20],
  [262, 156, 38, 50],
  [62, 186, 36, 16],
  [232, 212, 36, 4],
  [108, 222, 36, 44],
  [172, 232, 38, 24],
  [116, 118, 46, 12],
  [204, 124, 46, 34],
  [156, 84, 44, 56],
  [112, 172, 46, 28],
  [206, 178, 44, 8],
  [160, 150, 52, 20],
] as const;

const cluster = (colour: string): string =>
  fill(circlePath(160, 140, 112), deepen(colour, 0.5)) +
  florets.map(([x, y, r, turned]) => floret(x, y, r, turned, colour)).join('');

const leafOf = (tone: string): string =>
  solid(
    'M0 0C-30 -14 -70 -10 -84 -44C-98 -78 -74 -104 -48 -104C-32 -128 14 -128 28 -102C58 -108 82 -80 68 -48C60 -18 26 -10 0 0Z',
    tone,
    { edge: 9, decor: line('M-58 -52Q-40 -82 -4 -80Q34 -82 46 -52', deepen(tone, 0.35), 9, 0.7) },
  ) + line('M0 0V-66M0 -6L-40 -58M0 -6L36 -56', tint(tone, 0.45), 4, 0.6);

const candle =
  shadow(0, 6, 62, 0.6, 0.24) +
  solid(ellipsePath(0, 0, 56, 16), '#ffc53a', { edge: 6 }) +
  solid(rectPath(-24, -156, 48, 156, 9), '#fff1d6', {
    edge: 8,
    decor: fill('M-26 -160H26V-130Q14 -110 8 -132Q-2 -96 -12 -126Q-20 -112 -26 -124Z', '#ffffff', 0.8),
  }) +
  line('M0 -154V-170', '#3a1a14', 6);

export default defineScene({
  palette: 'dusk',
  bleed: 'bottom',
  background: (stage) =>
    `<rect width="${stage.width}" height="${stage.height}" fill="#241049"/>` +
    `<rect width="${stage.width}" height="${stage.height}" fill="${linear(['#c8efff', '#8fd2ff 34%', '#6a4a9c 50%', '#3a1250 62%', '#1f0c3c'], 8)}"/>` +
    ground(stage, 366, '#8a3f5a'),
  motif: () =>
    glow(346, 150, 205, '#ffb347', 0.85) +
    line('M168 226Q186 300 176 372', '#2f9a4c', 17) +
    line('M164 230Q182 300 172 372', '#8fe07a', 5, 0.7) +
    place(120, 378, leafOf('#36a85a'), { turn: -34, scale: 0.98 }) +
    place(232, 378, leafOf('#2c8f50'), { turn: 30, scale: 0.92 }) +
    `<g transform="translate(-2 6)">` +
    inside('M-200 -200H162V500H-200Z', cluster(blue)) +
    inside('M162 -200H700V500H162Z', cluster(red)) +
    fill(circlePath(160, 140, 132), radial(['#ffffff50', '#ffffff00'], 30, 24, 70)) +
    '</g>' +
    place(346, 366, candle) +
    glow(346, 168, 92, '#fff3b0', 0.95) +
    flame(346, 206, 84, 0) +
    gleam('M334 250V330', 5, 0.7) +
    sparkle(34, 56, 16),
});
