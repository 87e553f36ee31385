import {
  circlePath,
  deepen,
  defineScene,
  fill,
  gleam,
  line,
  place,
  rectPath,
  shadow,
  solid,
} from '../grammar.ts';
import { ground, mountains, sky } from '../scenery.ts';

const boot = (colour: string): string =>
  solid('M-104 118H96Q112 118 112 134V150H-110V132Q-110 118 -104 118Z', '#4a2a1c', {
    edge: 6,
    decor: fill(
      'M-96 138H-76V152H-96ZM-56 138H-36V152H-56ZM-16 138H4V152H-16ZM24 138H44V152H24ZM64 138H84V152H64Z',
      '#1f0f0c',
    ),
  }) +
  solid('M-92 -140H6Q14 -60 30 6Q104 30 110 84Q112 120 96 122H-104Q-112 20 -98 -140Z', colour, { edge: 16 }) +
  solid('M30 60Q84 22 112 96Q112 122 96 122H40Z', deepen(colour, 0.22), { edge: 8 }) +
  solid(rectPath(-100, -158, 116, 38, 18), '#ffd9a0', { edge: 8 }) +
  line('M-30 -92L16 -76M-28 -58L22 -42M-22 -24L30 -8M-8 10L46 30', '#e8324a', 10) +
  fill(
    circlePath(-34, -92, 7) + circlePath(-32, -58, 7) + circlePath(-26, -24, 7) + circlePath(-12, 10, 7),
    '#ffe08a',
  ) +
  gleam('M-78 -96Q-86 -20 -82 50', 10, 0.5);

export default defineScene({
  palette: 'sky',
  background: (stage) =>
    sky(stage, '#7fd8ff', '#3f9ad8') +
    mountains(stage, 320, '#5f8ad0', 3, 150, '#ffffff') +
    ground(stage, 322, '#5fae4a'),
  motif: () =>
    shadow(264, 318, 118, 0.5, 0.12) +
    shadow(170, 366, 150, 0.55, 0.12) +
    place(252, 176, boot('#a8602e'), { scale: 0.96 }) +
    place(154, 216, boot('#d98a45'), { scale: 1.04 }),
});
