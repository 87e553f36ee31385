import { defineScene, fill, line, rectPath, solid } from '../grammar.ts';
import { sky } from '../scenery.ts';

export default defineScene({
  palette: 'steel',
  background: (stage) => sky(stage, '#d6deec', '#66789e'),
  motif: () =>
    solid(rectPath(60, 150, 44, 190, 8), '#59678c', { edge: 8 }) +
    solid(rectPath(296, 150, 44, 190, 8), '#59678c', { edge: 8 }) +
    solid(rectPath(180, 20, 40, 120, 8), '#aab6d0', { edge: 8 }) +
    line('M184 52L216 40M184 78L216 66M184 104L216 92', '#66789e', 8) +
    solid(rectPath(110, 14, 180, 32, 16), '#e8473f', { edge: 7 }) +
    solid(rectPath(40, 128, 320, 50, 14), '#39456b', { edge: 10 }) +
    solid('M84 186H316Q342 240 316 300H84Q58 240 84 186Z', '#e2a052', {
      edge: 12,
      decor: fill(rectPath(172, 180, 56, 130), '#f6d29a'),
    }) +
    line('M70 242H330', '#a8692c', 6, 0.6) +
    solid(rectPath(40, 306, 320, 56, 14), '#39456b', { edge: 10, depth: 6 }),
});
