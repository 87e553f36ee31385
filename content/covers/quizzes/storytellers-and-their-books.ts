import {
  circlePath,
  defineScene,
  fill,
  glow,
  line,
  linear,
  place,
  polygonPath,
  shadow,
  solid,
} from '../grammar.ts';
import { sky, starfield } from '../scenery.ts';
import { sparkle } from '../props.ts';

const cover = 'M8 316Q104 276 200 322Q296 276 392 316V372Q296 340 200 386Q104 340 8 372Z';
const leftPages = 'M22 300Q112 256 200 306V366Q112 318 22 356Z';
const rightPages = 'M378 300Q288 256 200 306V366Q288 318 378 356Z';

const wave = (y: number, colour: string, shift: number): string =>
  solid(
    `M${60 + shift} ${y + 70}C${40 + shift} ${y + 6} ${96 + shift} ${y - 26} ${122 + shift} ${y + 8}C${134 + shift} ${y - 28} ${188 + shift} ${y - 30} ${202 + shift} ${y + 6}C${220 + shift} ${y - 30} ${268 + shift} ${y - 26} ${284 + shift} ${y + 8}C${312 + shift} ${y - 16} ${344 + shift} ${y + 14} ${326 + shift} ${y + 70}Z`,
    colour,
    { edge: 9, rim: 0.7 },
  );

const hull = polygonPath(
  [
    [-96, -6],
    [-76, 6],
    [66, 6],
    [112, -28],
    [76, 62],
    [-72, 62],
  ],
  10,
);

const ship =
  line('M-8 8V-150M-64 8V-104M52 4V-112', '#6b341c', 9) +
  solid('M-4 -142Q74 -112 42 -18H-4Q18 -80 -4 -142Z', '#fff6e2', { edge: 9 }) +
  solid('M-12 -132Q-58 -84 -34 -18H-12Z', '#ffe0b0', { edge: 7 }) +
  solid('M-68 -96Q-118 -50 -96 -14H-66Q-84 -54 -68 -96Z', '#fff6e2', { edge: 6 }) +
  solid('M56 -104Q104 -66 84 -18H56Q70 -60 56 -104Z', '#ffe0b0', { edge: 6 }) +
  fill('M-8 -150L40 -164L-8 -178Z', '#ff5a5f') +
  line('M-8 -150V-180', '#6b341c', 7) +
  solid(hull, '#b8472c', { edge: 11, decor: line('M-110 22H120', '#ffcf6a', 9) });

export default defineScene({
  palette: 'night',
  background: (stage) => sky(stage, '#7a5af0', '#1c1258') + starfield(stage, 46, 11, '#fff3d6', 260),
  motif: () =>
    glow(290, 100, 130, '#ffe9b0', 0.6) +
    fill(circlePath(300, 92, 58), linear(['#fffbe6', '#ffdf9a'], 60)) +
    glow(200, 290, 200, '#8fd8ff', 0.7) +
    shadow(200, 386, 200, 0.6, 0.12) +
    wave(236, '#1f6fd0', 0) +
    place(200, 206, ship, { turn: -5, scale: 1.02 }) +
    wave(266, '#3fb4f0', 6) +
    solid(cover, '#a82a5c', { edge: 10, depth: 10 }) +
    solid(leftPages, '#fff3da', {
      edge: 7,
      paint: linear(['#fffdf2', '#ffeecb 70%', '#d9b48a'], 0),
      decor: line('M50 304Q118 276 172 306M50 322Q118 294 172 324', '#c49a6a', 6, 0.7),
    }) +
    solid(rightPages, '#fff3da', {
      edge: 7,
      paint: linear(['#d9b48a', '#ffeecb 30%', '#fffdf2'], 0),
      decor: line('M350 304Q282 276 228 306M350 322Q282 294 228 324', '#c49a6a', 6, 0.7),
    }) +
    line('M200 308V372', '#b07a4a', 5) +
    sparkle(76, 108, 18, '#fff0c0') +
    sparkle(116, 60, 10, '#fff0c0') +
    sparkle(366, 208, 13, '#c8f0ff'),
});
