import {
  defineScene,
  ellipsePath,
  fill,
  gleam,
  line,
  place,
  polygonPath,
  rectPath,
  shadow,
  solid,
} from '../grammar.ts';
import { leaf } from '../props.ts';
import { disc, ground, hills, sky } from '../scenery.ts';

const seedling = (x: number, size: number): string =>
  line(`M${x} 352Q${x - 2} 330 ${x} 352V${352 - size * 0.7}`, '#2f8f3c', 7) +
  leaf(x, 352 - size * 0.6, size * 0.62, -52, '#57c94a') +
  leaf(x, 352 - size * 0.6, size * 0.62, 52, '#7fe05a');

const body = polygonPath(
  [
    [150, 168],
    [306, 168],
    [324, 344],
    [132, 344],
  ],
  26,
);

export default defineScene({
  palette: 'lime',
  background: (stage) =>
    sky(stage, '#d8f06a', '#3fae6a') +
    disc(stage, 210, 180, 165, '#fffbd0') +
    hills(stage, 330, '#2f9a5a', 4, 40) +
    ground(stage, 344, '#8a4f2a'),
  motif: () =>
    shadow(228, 350, 130, 0.5, 0.12) +
    line('M186 168C170 60 330 40 352 150C362 210 352 262 318 286', '#8f1f3c', 30) +
    line('M184 166C168 58 328 38 350 148C360 208 350 260 316 284', '#f0435f', 20) +
    solid('M150 300L60 150L96 130L168 232Z', '#e63a58', { edge: 9 }) +
    solid(body, '#ff5470', {
      edge: 18,
      decor: fill('M120 214H340V242H120Z', '#ffcb3f') + fill('M120 288H340V300H120Z', '#c2244a', 0.6),
    }) +
    solid(ellipsePath(228, 170, 80, 18), '#8f1f3c', { edge: 6, rim: 0.2 }) +
    gleam('M176 200L164 318', 12, 0.6) +
    place(74, 138, solid(rectPath(-52, -18, 104, 34, 16), '#ffcb3f', { edge: 8 }), { turn: -34 }) +
    line(
      'M30 178L14 218M52 190L36 244M20 240L8 284M42 274L34 312M74 190L64 226M66 254L58 300',
      '#ffffff',
      9,
      0.95,
    ) +
    seedling(34, 62) +
    seedling(84, 46) +
    seedling(370, 56),
});
