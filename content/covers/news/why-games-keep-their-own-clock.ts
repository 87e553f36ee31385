import {
  circlePath,
  defineScene,
  ellipsePath,
  fill,
  gleam,
  glow,
  line,
  linear,
  num,
  place,
  radial,
  regular,
  shadow,
  solid,
} from '../grammar.ts';
import { sparkle } from '../props.ts';
import { rays, sky } from '../scenery.ts';

const [brass, radius] = ['#f5b02e', 128] as const;

/** Returns the outline of slice number `index` of twelve, around the middle of the dial. */
const slice = (index: number, r: number): string => {
  const [from, to] = [regular(12, 0, 0, r)[index % 12], regular(12, 0, 0, r)[(index + 1) % 12]];
  if (!from || !to) return '';
  return `M0 0L${num(from[0])} ${num(from[1])}A${r} ${r} 0 0 1 ${num(to[0])} ${num(to[1])}Z`;
};

const dial = Array.from({ length: 12 }, (_, index) =>
  index === 1
    ? ''
    : fill(
        slice(index, radius),
        linear(index % 2 === 0 ? ['#fffaf0', '#fff0cf'] : ['#ffe7ab', '#ffd282'], 70),
      ) + line(slice(index, radius), '#7a2f3e', 4),
).join('');

const marks = regular(12, 0, 0, 108, 15)
  .map(([x, y], index) => (index === 1 ? '' : fill(circlePath(x, y, index % 3 === 2 ? 8 : 6), '#a83a52')))
  .join('');

const lifted = place(
  40,
  -52,
  solid(slice(1, radius), '#ff6f61', { edge: 7, depth: 20, rim: 0.7 }) + line('M74 -74L82 -82', '#fff3df', 9),
);

export default defineScene({
  palette: 'teal',
  bleed: 'all',
  background: (stage) => sky(stage, '#2fd8c6', '#0a4f93') + rays(stage, 190, 236, 16, 0.12, '#d2fff4'),
  motif: () =>
    glow(186, 226, 270, '#e9fff6', 0.6) +
    shadow(196, 398, 170, 0.55, 0.14) +
    line('M186 44V20', '#b86a12', 22) +
    `<circle cx="186" cy="-6" r="34" fill="none" stroke="#b86a12" stroke-width="19"/>` +
    `<circle cx="184" cy="-9" r="34" fill="none" stroke="#ffd56a" stroke-width="9"/>` +
    solid(ellipsePath(186, 52, 30, 24), brass, { edge: 7 }) +
    solid(circlePath(186, 226, 172), brass, { edge: 14, depth: 16, bounce: '#fff0b8' }) +
    fill(circlePath(186, 226, 146), radial(['#5a2408', '#8a3d10 70%', '#b5641c'], 50, 50, 50)) +
    fill(circlePath(186, 226, 137), linear(['#2b1032', '#57204a'], 80)) +
    place(
      186,
      222,
      dial +
        marks +
        line('M0 4L-50 -40', '#2b1457', 16) +
        line('M0 4L-16 92', '#2b1457', 12) +
        fill(circlePath(0, 4, 17), '#ff6f61') +
        fill(circlePath(-3, 1, 5), '#ffffff', 0.8) +
        lifted,
    ) +
    gleam('M46 168Q64 108 116 82', 10, 0.85) +
    sparkle(356, 62, 24) +
    sparkle(330, 300, 14) +
    sparkle(38, 348, 12),
});
