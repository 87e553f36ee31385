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
  rectPath,
  solid,
  tint,
} from '../grammar.ts';
import type { Stage } from '../grammar.ts';
import { rays, sky, sun, trees, water } from '../scenery.ts';
import { leaf } from '../props.ts';

const [fur, mask, cream, pink] = ['#b9824f', '#6d4228', '#ffe9c4', '#ff3f8e'] as const;

const petals = (x: number, y: number, r: number): string =>
  Array.from({ length: 5 }, (_, index) => {
    const angle = (index / 5) * Math.PI * 2 - 0.5;
    return solid(circlePath(x + Math.cos(angle) * r * 0.62, y + Math.sin(angle) * r * 0.62, r * 0.5), pink, {
      edge: r * 0.1,
      rim: 0.4,
    });
  }).join('') + fill(circlePath(x, y, r * 0.34), '#ffe14d');

const limb = (path: string, width: number): string =>
  line(path, deepen(fur, 0.4), width + 8) +
  line(path, fur, width) +
  line(path, tint(fur, 0.24), width * 0.3, 0.7);

const claws = (x: number, y: number, turned: number): string =>
  place(x, y, line('M-14 0Q-18 14 -10 22M0 2Q-2 18 4 24M14 0Q14 14 18 20', '#fff4df', 8), { turn: turned });

const body = ellipsePath(0, 96, 78, 88);
const head = ellipsePath(0, 0, 104, 92);
const face = ellipsePath(4, 8, 80, 66);

const sloth =
  limb('M-34 150Q-74 184 -112 158', 34) +
  claws(-118, 152, 70) +
  limb('M34 160Q22 206 -14 214', 34) +
  claws(-18, 216, 60) +
  limb('M-54 66Q-122 74 -138 14', 34) +
  claws(-140, 4, 190) +
  solid(body, fur, { edge: 15, decor: fill(ellipsePath(10, 110, 46, 58), tint(fur, 0.34)) }) +
  solid(head, fur, { edge: 14 }) +
  solid(face, cream, { edge: 8, shade: 0.14 }) +
  inside(
    face,
    place(-34, 8, fill(ellipsePath(0, 0, 42, 25), mask), { turn: -24 }) +
      place(42, 8, fill(ellipsePath(0, 0, 42, 25), mask), { turn: 24 }),
  ) +
  fill(circlePath(-27, 0, 22) + circlePath(37, 0, 22), '#ffffff') +
  fill(circlePath(-21, -2, 14) + circlePath(43, -2, 14), '#21120c') +
  fill(circlePath(-26, -8, 5) + circlePath(38, -8, 5), '#ffffff') +
  fill(ellipsePath(6, 28, 19, 13), '#2e1a11') +
  fill('M-22 42Q6 50 36 42Q30 72 6 72Q-16 72 -22 42Z', '#8f1f3a') +
  fill('M-6 62Q6 54 20 62Q14 70 6 70Q-2 70 -6 62Z', '#ff8fa8') +
  fill(circlePath(-54, 36, 13) + circlePath(66, 36, 13), '#ff7a9a', 0.6) +
  petals(-74, -66, 42) +
  gleam('M-8 -76Q22 -78 44 -64', 9, 0.6);

/** Draws dark trunks on both sides with light between them. */
const trunks = (stage: Stage): string =>
  [
    [-20, 74],
    [338, 92],
  ]
    .map(([x = 0, wide = 0]) =>
      fill(rectPath(stage.x(x), 0, wide * stage.scale, stage.height, 0), linear(['#0f6a50', '#0a4a3f'], 0)),
    )
    .join('');

export default defineScene({
  palette: 'lime',
  bleed: 'all',
  background: (stage) =>
    sky(stage, '#d4f04e', '#07845a') +
    sun(stage, 120, 96, 78, '#fff7b0') +
    rays(stage, 120, 96, 12, 0.2, '#fffbd0') +
    trees(stage, 352, '#2fae72', 5, 110) +
    trunks(stage) +
    water(stage, 344, '#17a3a0', 6),
  motif: () =>
    line('M420 -40Q330 30 268 150', '#14532d', 30) +
    line('M420 -40Q330 30 268 150', '#58b84a', 20) +
    line('M416 -40Q326 30 265 146', '#c4f07a', 6) +
    leaf(352, 34, 84, 128, '#2fbf5f') +
    leaf(318, 74, 72, -12, '#7fdc4a') +
    glow(150, 180, 170, '#fff7b0', 0.28) +
    place(164, 190, sloth, { turn: 16, scale: 0.98 }) +
    limb('M214 236Q296 236 272 142', 38) +
    claws(276, 132, 200) +
    leaf(-30, 30, 130, 28, '#0d7a4f') +
    leaf(10, -26, 120, 62, '#12925c') +
    leaf(420, 330, 130, 206, '#0d7a4f') +
    petals(368, 352, 34),
});
