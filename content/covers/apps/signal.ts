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
    line('M134 330C170 420 262 372 214 310C180 262 214 236 262 246', '#123b5e', 17, 0.25) +
    line('M132 322C168 412 258 364 210 302C176 254 212 228 262 238', '#ffe27a', 15) +
    place(108, 222, can('#ff6b6b'), { turn: -20 }) +
    place(290, 134, can('#ffa53d'), { turn: 20 }),
});
