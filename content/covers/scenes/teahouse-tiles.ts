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
} from '../grammar.ts';
import type { Stage } from '../grammar.ts';
import { disc, hills, sky } from '../scenery.ts';

const [vermilion, jade, ivory] = ['#e2452c', '#1f9a78', '#fff6dc'] as const;

/** Draws a tile of ivory on a jade back, 190 by 244 around its middle. */
const tile = (face: string): string =>
  fill(rectPath(-72, -88, 190, 244, 34), '#0b3a34') +
  solid(rectPath(-77, -96, 190, 244, 34), jade, { edge: 10, depth: 10, depthX: 6 }) +
  solid(rectPath(-88, -110, 190, 244, 34), '#d8bd88', { edge: 6, depth: 14, depthX: 9 }) +
  solid(rectPath(-95, -122, 190, 244, 34), ivory, { edge: 9, shade: 0.16, rim: 0.9 }) +
  face;

const teapot =
  line('M52 -10Q92 -22 84 26Q76 56 44 50', '#b52f20', 22) +
  line('M52 -10Q92 -22 84 26Q76 56 44 50', vermilion, 14) +
  solid('M-40 42L-92 -34Q-84 -48 -66 -38L-28 -2Z', '#d03a24', { edge: 6 }) +
  solid(ellipsePath(0, 28, 64, 56), vermilion, { edge: 14, rim: 0.35 }) +
  solid('M-42 -20Q0 -64 42 -20Q0 -8 -42 -20Z', '#c23320', { edge: 5 }) +
  solid(circlePath(0, -56, 15), '#ffc23d', { edge: 5 }) +
  solid(rectPath(-40, 76, 80, 15, 7), '#8f2217', { edge: 4 }) +
  line('M-18 46Q-2 22 16 44T44 34', '#ffd9a8', 7, 0.9) +
  gleam('M-42 18Q-38 -2 -18 -10', 10, 0.85);

const leaf =
  solid('M-52 58C-90 -26 0 -86 72 -72C78 8 34 78 -52 58Z', '#3fbf6a', { edge: 9 }) +
  line('M-70 82Q-22 20 44 -46M-26 30L-34 -12M0 4L-2 -38M-12 18L28 22M14 -12L50 -8', '#e4ffd4', 7, 0.9);

/** Draws slanting rain over the whole picture. */
const rain = (stage: Stage): string =>
  line(
    Array.from({ length: 46 }, (_, index) => {
      const x = ((index * 0.618034) % 1) * stage.width * 1.1;
      const y = ((index * 0.377) % 1) * stage.height;
      const long = (16 + (index % 4) * 7) * stage.scale;
      return `M${x.toFixed(1)} ${y.toFixed(1)}l${(-long * 0.26).toFixed(1)} ${long.toFixed(1)}`;
    }).join(''),
    '#ffffff',
    3,
    0.4,
  );

export default defineScene({
  palette: 'mint',
  bleed: 'all',
  background: (stage) =>
    sky(stage, '#46b99c', '#0a4c4c') +
    disc(stage, 262, 116, 150, '#ffd78a') +
    hills(stage, 262, '#1f8a78', 4, 60) +
    hills(stage, 312, '#0f5f58', 9, 44) +
    rain(stage) +
    `<rect y="${(stage.height * 0.8).toFixed(1)}" width="${stage.width}" height="${stage.height}" fill="${linear(['#a9582f', '#4c1d1c'], 90)}"/>` +
    `<rect y="${(stage.height * 0.8).toFixed(1)}" width="${stage.width}" height="${(5 * stage.scale).toFixed(1)}" fill="#ffd9a0" opacity=".7"/>`,
  motif: () =>
    shadow(230, 376, 230, 0.65, 0.16) +
    place(292, 168, tile(leaf), { turn: 16, scale: 1.02 }) +
    place(148, 214, tile(place(6, 2, teapot, { scale: 1.06 })), { turn: -10, scale: 1.16 }) +
    glow(40, 120, 70, '#ffffff', 0.25) +
    line('M38 158Q12 126 40 94T36 24', '#ffffff', 14, 0.9) +
    line('M70 132Q54 108 70 86T70 50', '#ffffff', 9, 0.7),
});
