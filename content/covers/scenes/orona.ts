import {
  circlePath,
  defineScene,
  ellipsePath,
  fill,
  gleam,
  glow,
  line,
  place,
  polygonPath,
  rectPath,
  shadow,
  solid,
} from '../grammar.ts';
import { cloud, disc, hills, sky, trees } from '../scenery.ts';
import { burst, pine, rock } from '../props.ts';

const green = '#5fb83d';

const wheels = [92, 140, 188, 236, 284]
  .map((x) => solid(circlePath(x, 316, 21), '#7d8aa8', { edge: 6 }) + fill(circlePath(x, 316, 8), '#2a2f4e'))
  .join('');

export default defineScene({
  palette: 'forest',
  background: (stage) =>
    sky(stage, '#8be0c0', '#127a6a') +
    disc(stage, 160, 150, 150) +
    cloud(stage, 330, 64, 0.66, '#ffffff', 0.85) +
    hills(stage, 270, '#2f9a6a', 9, 60) +
    trees(stage, 300, '#1f7a55', 4, 46, 'pine') +
    hills(stage, 336, '#e2b25a', 3, 40),
  motif: ({ pop }) =>
    pine(48, 300, 96, '#2fa060') +
    place(
      340,
      300,
      solid(rectPath(-44, -58, 88, 62, 20), '#a7b0c9', { edge: 11 }) +
        fill(rectPath(-30, -40, 60, 14, 7), '#2a2344') +
        solid(ellipsePath(0, -58, 42, 16), '#d5dbec', { edge: 6 }) +
        line('M0 -62V-112', '#5a3a2a', 7) +
        fill('M0 -112L46 -100L0 -84Z', '#ff4f6d'),
    ) +
    shadow(200, 354, 184, 0.55, 0.16) +
    line('M232 176L334 132', '#214a1f', 34) +
    line('M232 172L332 129', green, 28) +
    line('M240 160L326 123', '#d8ff9a', 6, 0.8) +
    solid(
      polygonPath(
        [
          [316, 106],
          [350, 92],
          [366, 136],
          [332, 150],
        ],
        8,
      ),
      '#4c9a30',
      { edge: 7 },
    ) +
    glow(376, 100, 74, '#ffe08a', 0.95) +
    burst(366, 108, 20, 50, 8, '#fff3c0', 9, 12) +
    solid('M118 208C118 158 152 136 196 136C240 136 270 160 270 208Z', green, {
      edge: 15,
      bounce: '#eaffb0',
      decor:
        fill('M100 150H170V220H100Z', '#3f8f2a', 0.5) + fill(ellipsePath(240, 196, 30, 18), '#3f8f2a', 0.5),
    }) +
    solid(ellipsePath(180, 142, 38, 14), '#4c9a30', { edge: 6 }) +
    solid('M50 268Q56 206 116 202H268Q322 206 338 268Z', '#6cc945', {
      edge: 14,
      decor: fill(
        'M120 200Q150 240 110 280H190Q200 230 176 200ZM270 200Q250 240 290 280H340V200Z',
        '#3f8f2a',
        0.55,
      ),
    }) +
    gleam('M84 230Q96 216 122 214', 9, 0.7) +
    solid(circlePath(196, 186, 21), pop, {
      edge: 6,
      decor: fill(
        polygonPath([
          [196, 170],
          [201, 181],
          [212, 182],
          [203, 190],
          [206, 202],
          [196, 195],
          [186, 202],
          [189, 190],
          [180, 182],
          [191, 181],
        ]),
        '#ffffff',
      ),
    }) +
    solid(rectPath(36, 254, 308, 96, 48), '#343a5e', { edge: 12, rim: 0.35 }) +
    fill(rectPath(58, 278, 262, 58, 29), '#1d1f3d') +
    wheels +
    line('M74 262H306', '#7c86b4', 6, 0.7) +
    rock(52, 372, 44, '#b58a5c') +
    rock(356, 378, 34, '#b58a5c'),
});
