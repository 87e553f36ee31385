import {
  defineScene,
  ellipsePath,
  fill,
  gleam,
  glow,
  line,
  linear,
  place,
  shadow,
  solid,
} from '../grammar.ts';
import { rays, sky } from '../scenery.ts';
import { block, sparkle } from '../props.ts';

const sack = '#f2695c';

const tumbling = (x: number, y: number, size: number, colour: string, turned: number): string =>
  place(x, y, block(-size / 2, -size / 2, size, colour), { turn: turned });

/** The rim of the sack: the far side is drawn before the blocks, the near side after them. */
const farRim = fill(ellipsePath(200, 236, 116, 34), linear(['#3a0f3f', '#7c1f45'], 90));
const nearRim =
  line('M84 243A116 34 0 0 0 316 243', '#a92f4c', 20) + line('M84 236A116 34 0 0 0 316 236', '#ffc0a4', 15);

const folds = [
  'M128 268Q112 320 124 372',
  'M176 276Q170 330 178 388',
  'M232 276Q244 330 232 388',
  'M280 264Q300 316 286 368',
];

export default defineScene({
  palette: 'violet',
  bleed: 'all',
  background: (stage) => sky(stage, '#8f7bff', '#2a176f') + rays(stage, 200, 236, 14, 0.14, '#e9dcff'),
  motif: () =>
    glow(200, 190, 250, '#fff0b8', 0.8) +
    shadow(206, 402, 190, 0.65, 0.16) +
    farRim +
    tumbling(142, 214, 66, '#27c4b4', -18) +
    tumbling(256, 212, 66, '#ff8a3d', 20) +
    tumbling(200, 196, 70, '#7a5cff', 6) +
    solid(
      'M84 236A116 34 0 0 0 316 236C352 300 366 352 330 392C300 416 100 416 70 392C34 352 48 300 84 236Z',
      sack,
      {
        edge: 16,
        bounce: '#ffd0a0',
        decor: folds.map((fold) => line(fold, '#8f1c4c', 9, 0.32)).join(''),
      },
    ) +
    nearRim +
    gleam('M78 300Q70 340 84 372', 9, 0.6) +
    tumbling(70, 128, 68, '#3fa8ff', -32) +
    tumbling(334, 136, 66, '#ff5f9a', 34) +
    tumbling(132, 66, 62, '#62cf58', 16) +
    tumbling(236, 82, 92, '#ffc928', -12) +
    sparkle(300, 46, 22) +
    sparkle(54, 40, 15) +
    sparkle(372, 236, 14),
});
