import { defineScene, fill, gleam, line, num, random, rectPath, shadow, solid } from '../grammar.ts';
import { cloud, ground, sky } from '../scenery.ts';
import type { Stage } from '../grammar.ts';

const canopy =
  'M18 214C18 108 98 40 200 40S382 108 382 214Q352 186 320 214Q290 182 260 214Q230 180 200 214Q170 180 140 214Q110 182 80 214Q48 186 18 214Z';

const rain = (stage: Stage): string => {
  const next = random(12);
  return line(
    Array.from({ length: Math.round((64 * stage.width) / stage.height) }, () => {
      const x = next() * stage.width * 1.1;
      const y = next() * stage.height;
      const long = (14 + next() * 22) * stage.scale;
      return `M${num(x)} ${num(y)}l${num(-long * 0.3)} ${num(long)}`;
    }).join(''),
    '#e6f6ff',
    5,
    0.55,
  );
};

export default defineScene({
  palette: 'steel',
  background: (stage) =>
    sky(stage, '#7f9ad0', '#2f4a86') +
    cloud(stage, 90, 40, 1.1, '#b8c8e8', 0.8) +
    cloud(stage, 340, 20, 1, '#a8bae0', 0.8) +
    ground(stage, 352, '#2a3f74') +
    rain(stage),
  motif: () =>
    shadow(216, 376, 110, 0.5, 0.14) +
    line('M200 60V326Q200 366 236 366T270 330', '#5a2a12', 22) +
    line('M198 60V326Q198 364 235 364T268 330', '#c9823f', 14) +
    solid(rectPath(192, 16, 16, 40, 8), '#c9823f', { edge: 4 }) +
    solid(canopy, '#ff5a4a', {
      edge: 16,
      decor:
        fill('M200 30C130 60 84 130 80 220H140C142 140 166 70 200 30Z', '#ffd23f') +
        fill('M200 30C234 70 258 140 260 220H320C316 130 270 60 200 30Z', '#ffd23f'),
    }) +
    line(
      'M200 44C166 84 142 150 140 210M200 44C234 84 258 150 260 210M200 44C130 74 86 140 80 210M200 44C270 74 314 140 320 210',
      '#7a1230',
      4,
      0.4,
    ) +
    gleam('M58 156Q78 100 124 76', 13, 0.8),
});
