import {
  circlePath,
  defineScene,
  gleam,
  line,
  num,
  place,
  rectPath,
  regular,
  shadow,
  solid,
} from '../grammar.ts';
import { cloud, disc, ground, hills, sky } from '../scenery.ts';

const wheel = (cx: number, cy: number, r: number, spokes: number, tyre: number): string =>
  line(
    regular(spokes, cx, cy, r - tyre / 2, 7)
      .map(([x, y]) => `M${cx} ${cy}L${num(x)} ${num(y)}`)
      .join(''),
    '#fff6e0',
    3.5,
    0.95,
  ) +
  `<circle cx="${cx}" cy="${cy}" r="${num(r - tyre / 2)}" fill="none" stroke="#4a1a3a" stroke-width="${tyre}"/>` +
  `<circle cx="${cx}" cy="${cy}" r="${num(r - tyre * 1.25)}" fill="none" stroke="#ffe3a8" stroke-width="${num(tyre * 0.45)}"/>` +
  `<circle cx="${cx}" cy="${cy}" r="${num(r - tyre * 0.36)}" fill="none" stroke="#b06a8c" stroke-width="${num(tyre * 0.2)}" opacity=".8"/>`;

const steel = '#1f8f8a';

export default defineScene({
  palette: 'amber',
  background: (stage) =>
    sky(stage, '#ffd860', '#ef7a2a') +
    disc(stage, 170, 180, 160) +
    cloud(stage, 330, 70, 0.7) +
    cloud(stage, 40, 110, 0.5, '#ffffff', 0.8) +
    hills(stage, 330, '#e89a3a', 12, 60) +
    ground(stage, 348, '#b85a30'),
  motif: () =>
    place(
      14,
      30,
      shadow(170, 362, 130, 0.5, 0.12) +
        shadow(336, 362, 56, 0.5, 0.16) +
        wheel(336, 312, 48, 10, 13) +
        line('M160 46C236 36 296 110 314 196C322 240 332 268 336 312', '#0e4f58', 21) +
        line('M160 44C234 36 292 110 311 196C319 240 329 268 333 310', steel, 13) +
        wheel(160, 210, 150, 20, 18) +
        line('M160 46V210', '#0e4f58', 20) +
        line('M158 46V208', steel, 12) +
        solid(circlePath(160, 210, 22), '#ffcb08', { edge: 6 }) +
        line('M160 210L186 252', '#4a1a3a', 12) +
        solid(rectPath(168, 246, 46, 17, 7), '#e83f5a', { edge: 4 }) +
        line('M160 48V24M160 26Q128 8 106 34', '#0e4f58', 14) +
        line('M108 34L98 52', '#e83f5a', 19) +
        solid('M182 24Q190 6 222 12Q256 14 268 36Q262 50 240 44Q204 40 182 42Z', '#8a2f3f', { edge: 6 }) +
        line('M226 44L232 62', '#0e4f58', 9) +
        gleam('M36 176Q52 108 108 84', 8, 0.75),
      { scale: 0.92 },
    ),
});
