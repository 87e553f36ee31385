import { circlePath, defineScene, ellipsePath, fill, line, place, rectPath, solid } from '../grammar.ts';
import { sky } from '../scenery.ts';

const can = (colour: string): string =>
  solid('M-66 -78V78Q-66 104 0 104Q66 104 66 78V-78Z', '#d9e0ee', {
    edge: 12,
    decor: fill(rectPath(-70, -44, 140, 100), colour) + fill(circlePath(0, 8, 30), '#ffffff', 0.9),
  }) +
  solid(ellipsePath(0, -78, 66, 26), '#eef2fa', { edge: 5 }) +
  fill(ellipsePath(0, -78, 50, 17), '#5c6a8f');

export default defineScene({
  palette: 'teal',
  background: (stage) => sky(stage, '#6fe6d6', '#1a6fa8'),
  motif: () =>
    line('M150 300C210 390 330 350 300 250C280 190 200 180 250 110', '#123b5e', 13, 0.25) +
    line('M146 296C206 384 322 344 296 246C276 186 198 178 246 106', '#fff1c4', 12) +
    place(112, 236, can('#ff6b6b'), { turn: -24 }) +
    place(286, 136, can('#ffc23d'), { turn: 22 }),
});
