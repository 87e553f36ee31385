import {
  circlePath,
  defineScene,
  fill,
  inside,
  line,
  linear,
  num,
  place,
  shadow,
  solid,
} from '../grammar.ts';
import { disc, hills, sky } from '../scenery.ts';
import { leaf, sparkle } from '../props.ts';

/** Returns the outline of an annual ring, which is not quite round. */
function ringPath(r: number, wobble: number): string {
  const points = Array.from({ length: 24 }, (_, at): [number, number] => {
    const angle = (at / 24) * Math.PI * 2;
    const reach = r + wobble * (Math.sin(angle * 3 + 1) + 0.6 * Math.cos(angle * 2 + 0.4));
    return [reach * Math.cos(angle) - (150 - r) * 0.1, reach * Math.sin(angle) * 0.97 + (150 - r) * 0.06];
  });
  const middle = ([ax, ay]: [number, number], [bx, by]: [number, number]): string =>
    `${num((ax + bx) / 2)} ${num((ay + by) / 2)}`;
  const start = points.at(-1) ?? [0, 0];
  const curves = points.map((point, at) => {
    const next = points[(at + 1) % points.length] ?? point;
    return `Q${num(point[0])} ${num(point[1])} ${middle(point, next)}`;
  });
  return `M${middle(start, points[0] ?? start)}${curves.join('')}Z`;
}

const rings = [118, 100, 84, 66, 52, 36, 22]
  .map((r, at) => line(ringPath(r, r * 0.035), at % 3 === 0 ? '#b5622a' : '#d98a48', at % 3 === 0 ? 8 : 5))
  .join('');

const slice =
  solid(ringPath(150, 5), '#7a4426', { edge: 12, depth: 26, depthX: 8 }) +
  fill(ringPath(134, 5), linear(['#fff0c8', '#ffd591 50%', '#f0a85a'], 58)) +
  rings +
  fill(circlePath(-14, 9, 9), '#a4521e') +
  inside(
    ringPath(134, 5),
    fill('M0 14L170 60L158 84Z', '#a4521e', 0.8) + line('M-120 -96Q-70 -128 -10 -130', '#fffdf2', 10, 0.7),
  );

const sprout =
  line('M-6 60Q-14 10 4 -52', '#2f8a3a', 16) +
  line('M-8 56Q-16 8 1 -50', '#8be05a', 7) +
  leaf(4, -46, 96, 58, '#4cc24a') +
  leaf(2, -44, 84, -46, '#7ee05a') +
  leaf(3, -54, 54, 6, '#a8f070');

export default defineScene({
  palette: 'forest',
  background: (stage) =>
    sky(stage, '#a8f0b0', '#1f8f6a') +
    disc(stage, 180, 170, 160, '#f6ffd2') +
    hills(stage, 350, '#2a9a62', 3, 60) +
    hills(stage, 392, '#156a4c', 8, 40),
  motif: () =>
    shadow(206, 388, 150, 0.55, 0.14) +
    place(190, 232, slice) +
    place(288, 112, sprout, { turn: 16 }) +
    sparkle(72, 92, 18) +
    sparkle(350, 212, 12),
});
