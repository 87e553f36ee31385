import { circlePath, defineScene, fill, gleam, line, rectPath, shadow, solid } from '../grammar.ts';
import { sky } from '../scenery.ts';

export default defineScene({
  palette: 'candy',
  background: (stage) => sky(stage, '#ff9ad0', '#7a35c8'),
  motif: () =>
    shadow(190, 372, 140, 0.4, 0.14) +
    fill(
      'M100 84C100 180 172 178 172 202C172 226 100 224 100 322H280C280 224 208 226 208 202C208 178 280 180 280 84Z',
      '#f4f0ff',
      0.72,
    ) +
    fill('M122 140H258C246 176 200 178 198 206H182C180 178 134 176 122 140Z', '#ffc93c') +
    fill('M112 322C112 268 160 262 190 250C220 262 268 268 268 322Z', '#ffb020') +
    line('M190 204V262', '#ffc93c', 9) +
    gleam('M120 110Q122 146 148 166', 9, 0.9) +
    solid(rectPath(76, 42, 228, 46, 20), '#5b3fc4', { edge: 9 }) +
    solid(rectPath(76, 316, 228, 46, 20), '#5b3fc4', { edge: 9 }) +
    solid(circlePath(302, 278, 66), '#2fc276', { edge: 11, depth: 6 }) +
    line('M272 280L294 302L334 256', '#ffffff', 20),
});
