import {
  circlePath,
  defineScene,
  fill,
  gleam,
  line,
  linear,
  polygonPath,
  rectPath,
  shadow,
  solid,
  staged,
} from '../grammar.ts';
import { disc, ground, sky } from '../scenery.ts';
import type { Stage } from '../grammar.ts';

const head =
  'M118 300C112 240 150 214 168 184C140 196 112 204 92 214C70 222 50 196 62 174C84 134 108 96 138 74L136 34Q154 38 170 58C262 54 316 130 300 300Z';

const squares = (stage: Stage): string =>
  staged(
    stage,
    Array.from({ length: 14 }, (_, index) =>
      fill(
        `M${index * 100 - 500} 300H${index * 100 - 450}L${(index - 6.5) * 200 + 275} 420H${(index - 6.5) * 200 + 175}Z`,
        '#fff3dc',
        0.8,
      ),
    ).join(''),
  );

export default defineScene({
  palette: 'violet',
  background: (stage) =>
    sky(stage, '#8f9aff', '#3a2a9a') +
    disc(stage, 200, 170, 168) +
    ground(stage, 300, '#4a2a7a') +
    squares(stage),
  motif: () =>
    shadow(210, 376, 150, 0.65, 0.14) +
    solid(head, '#e0964a', { edge: 20, paint: linear(['#ffd08a', '#e0964a 48%', '#a8581f'], 55) }) +
    solid('M176 58C276 60 330 140 304 300H262C282 190 250 110 176 84Z', '#8a4218', { edge: 10 }) +
    line('M232 90L262 76M262 130L296 118M276 178L312 172M278 228L314 226', '#5a2408', 7, 0.8) +
    fill(circlePath(148, 124, 11), '#3a1608') +
    fill(circlePath(145, 120, 4), '#ffffff') +
    line('M78 192L96 186M104 206Q132 186 148 184', '#5a2408', 7, 0.8) +
    solid(
      polygonPath(
        [
          [138, 72],
          [136, 32],
          [174, 60],
        ],
        4,
      ),
      '#c9782f',
      { edge: 5 },
    ) +
    solid(rectPath(96, 286, 222, 34, 17), '#c9782f', { edge: 8 }) +
    solid('M104 316H310Q322 336 346 352Q354 376 336 376H78Q60 376 68 352Q92 336 104 316Z', '#e0964a', {
      edge: 12,
    }) +
    gleam('M154 268Q156 232 186 200', 11, 0.6),
});
