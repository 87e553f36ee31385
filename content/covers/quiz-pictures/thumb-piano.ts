import {
  circlePath,
  defineScene,
  fill,
  gleam,
  line,
  linear,
  place,
  rectPath,
  shadow,
  solid,
} from '../grammar.ts';
import { disc, sky } from '../scenery.ts';

const lengths = [118, 134, 152, 170, 188, 170, 152, 134, 118] as const;

const tongues = lengths
  .map((length, at) => {
    const x = -96 + at * 24;
    return (
      fill(rectPath(x - 7, -120, 19, length + 6, 8), '#3a1c10', 0.4) +
      solid(rectPath(x - 9, -128, 18, length, 8), '#c8d2e8', {
        edge: 4,
        paint: linear(['#ffffff', '#c2cde4 50%', '#7a88aa'], 0),
      }) +
      line(`M${x - 4} ${length - 150}v14`, '#ffffff', 4, 0.8)
    );
  })
  .join('');

const board =
  solid('M-132 -140Q0 -166 132 -140Q150 0 138 134Q0 168 -138 134Q-150 0 -132 -140Z', '#b8682e', {
    edge: 16,
    depth: 16,
    paint: linear(['#f0b070', '#c87a3a 45%', '#8a4a1e'], 55),
    decor: line(
      'M-120 -100Q-100 0 -116 120M-70 -140Q-50 20 -64 140M70 -140Q88 10 74 140M120 -120Q132 0 118 120',
      '#7a3f18',
      4,
      0.35,
    ),
  }) +
  fill(circlePath(0, 102, 27), '#ffd49a') +
  fill(circlePath(0, 102, 21), '#2f1208') +
  tongues +
  solid(rectPath(-122, -88, 244, 17, 8), '#5a3018', { edge: 4 }) +
  solid(rectPath(-122, -58, 244, 13, 6), '#e8edf8', { edge: 4 }) +
  [-110, 110].map((x) => fill(circlePath(x, -80, 5), '#ffe0a0')).join('') +
  gleam('M-112 -134Q-60 -144 -10 -146', 7, 0.6);

export default defineScene({
  palette: 'mint',
  background: (stage) => sky(stage, '#b4f4d8', '#1f8f8a') + disc(stage, 190, 180, 165, '#f4fff8'),
  motif: () => shadow(206, 378, 160, 0.45, 0.12) + place(200, 204, board, { turn: -5, scale: 1.04 }),
});
