import {
  circlePath,
  defineScene,
  ellipsePath,
  fill,
  glow,
  inside,
  line,
  linear,
  polygonPath,
  shadow,
  solid,
} from '../grammar.ts';
import { rays, sky } from '../scenery.ts';
import { pine, sparkle } from '../props.ts';

const view = circlePath(200, 196, 142);

const peak = (x: number, y: number, half: number, foot: number, colour: string): string =>
  solid(
    polygonPath(
      [
        [x, y],
        [x + half, foot],
        [x - half, foot],
      ],
      8,
    ),
    colour,
    { edge: 16 },
  ) +
  fill(
    polygonPath(
      [
        [x, y],
        [x + half * 0.34, y + (foot - y) * 0.34],
        [x + half * 0.12, y + (foot - y) * 0.27],
        [x - half * 0.05, y + (foot - y) * 0.38],
        [x - half * 0.32, y + (foot - y) * 0.32],
      ],
      5,
    ),
    '#ffffff',
  );

const scene =
  fill('M0 0H400V400H0Z', linear(['#5fc4ff', '#ffd9a0 52%', '#ff9a6a'], 90)) +
  glow(256, 170, 120, '#fff3b0', 0.95) +
  fill(circlePath(256, 170, 40), linear(['#fffbe0', '#ffd23f'], 80)) +
  peak(150, 82, 96, 232, '#6a5ad0') +
  peak(82, 128, 74, 232, '#4f47b4') +
  fill('M180 214Q280 196 400 214V270H180Z', linear(['#6fe0f0', '#1f8fd8'], 90)) +
  fill(ellipsePath(258, 222, 44, 3.5) + ellipsePath(262, 234, 26, 3), '#fff6d0', 0.9) +
  solid('M30 250Q110 196 210 236T400 262V420H30Z', '#57c46a', { edge: 14 }) +
  fill(
    'M206 238C256 254 176 274 214 298S150 330 120 400H276C276 350 296 320 254 296S272 258 206 238Z',
    linear(['#8ff0ff', '#2a8fe8'], 90),
  ) +
  line('M214 250C236 262 196 276 222 296S190 330 182 380', '#ffffff', 5, 0.7) +
  solid('M212 330Q290 238 420 240V420H212Z', '#ffc85a', { edge: 14 }) +
  line('M246 316Q296 262 350 258M262 330Q306 286 350 278', '#e8943a', 6, 0.6) +
  pine(92, 300, 84, '#158a5a') +
  pine(134, 316, 64, '#1fa866') +
  pine(66, 330, 76, '#0f6e50');

export default defineScene({
  palette: 'violet',
  background: (stage) => sky(stage, '#b48aff', '#3a2a9c') + rays(stage, 200, 196, 16, 0.14, '#fff0ff'),
  motif: () =>
    shadow(206, 378, 130, 0.4, 0.12) +
    solid(circlePath(200, 196, 176), '#fff6e6', { edge: 14, depth: 12 }) +
    fill(circlePath(200, 196, 154), '#c9a6e8') +
    inside(view, scene) +
    line(view, '#5a3aa8', 6, 0.5) +
    line('M92 108Q126 66 178 56', '#ffffff', 12, 0.55) +
    sparkle(40, 60, 18) +
    sparkle(366, 330, 16) +
    sparkle(354, 52, 12),
});
