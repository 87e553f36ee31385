import {
  circlePath,
  defineScene,
  deepen,
  fill,
  glow,
  line,
  mix,
  num,
  place,
  radial,
  shadow,
  tint,
} from '../grammar.ts';
import { disc, hills, sky } from '../scenery.ts';
import { ball, burst, sparkle } from '../props.ts';

/** A limb of the tree as a path and its thickness. */
type Limb = readonly [path: string, width: number];

const neglected: readonly Limb[] = [
  ['M184 440C188 400 194 352 190 300', 44],
  ['M190 322C170 270 132 254 96 240', 22],
  ['M96 240C72 232 52 226 34 214', 12],
  ['M110 246C92 226 84 196 88 160', 12],
  ['M190 310C184 270 186 240 176 200', 22],
  ['M178 206C164 170 144 146 136 116', 12],
  ['M178 206C190 176 198 146 198 112', 12],
  ['M264 240C296 250 330 258 362 252', 13],
  ['M282 158C270 122 250 84 236 58', 11],
  ['M318 100C346 116 368 124 388 124', 11],
];

/** The branches of the chosen line of play, from the fork to the tip. */
const followed: readonly Limb[] = [
  ['M190 318C236 270 274 246 276 200C278 160 290 132 316 102C334 82 338 60 334 24', 15],
  ['M190 318C236 270 274 246 276 200C278 160 290 132 316 102', 20],
  ['M190 318C236 270 274 246 276 200', 27],
];

const limb = (bark: string, [path, width]: Limb): string =>
  line(path, deepen(bark, 0.42), width) +
  `<g transform="translate(${num(-width * 0.1)} ${num(-width * 0.08)})">${line(path, bark, width * 0.74)}</g>`;

const golden =
  followed.map(([path, width]) => line(path, deepen('#ffb52e', 0.42), width)).join('') +
  followed.map(([path, width]) => line(path, '#ffb52e', width * 0.7)).join('') +
  followed.map(([path, width]) => line(path, tint('#ffb52e', 0.65), width * 0.2)).join('');

const stone = (x: number, y: number, r: number, isBlack: boolean): string =>
  fill(circlePath(x + r * 0.12, y + r * 0.2, r), '#3a0a3a', 0.35) +
  fill(
    circlePath(x, y, r),
    isBlack
      ? radial(['#8d86b8', '#2b2450 40%', '#120b2e'], 34, 26, 80)
      : radial(['#ffffff', '#fff6e8 50%', '#d9b7b4'], 34, 26, 82),
  ) +
  fill(circlePath(x - r * 0.36, y - r * 0.4, r * 0.2), '#ffffff', isBlack ? 0.75 : 1);

const stones: readonly (readonly [number, number, number, boolean])[] = [
  [26, 206, 33, true],
  [86, 146, 35, false],
  [130, 96, 34, true],
  [196, 86, 35, false],
  [364, 254, 32, true],
  [228, 34, 31, false],
  [394, 128, 28, true],
];

export default defineScene({
  palette: 'coral',
  bleed: 'all',
  background: (stage) =>
    sky(stage, '#ff9a6b', '#b3246f') +
    disc(stage, 214, 160, 168, '#ffe3a0') +
    hills(stage, 372, mix('#b3246f', '#5c0b4c', 0.5), 7, 40) +
    hills(stage, 396, '#5c0b4c', 3, 30),
  motif: () =>
    shadow(192, 404, 150, 0.5, 0.16) +
    place(
      26,
      64,
      neglected.map((one) => limb('#7a3550', one)).join('') +
        glow(300, 130, 170, '#fff0a8', 0.55) +
        golden +
        stones.map((one) => stone(...one)).join('') +
        glow(334, 10, 108, '#fff6c4', 1) +
        burst(334, 12, 62, 84, 12, '#fff6c4', 7, 15) +
        ball(334, 12, 47, '#ffc928') +
        sparkle(318, -4, 16),
      { scale: 0.86 },
    ),
});
