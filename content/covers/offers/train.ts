import {
  circlePath,
  defineScene,
  fill,
  gleam,
  glow,
  line,
  num,
  polygonPath,
  rectPath,
  shadow,
  solid,
  staged,
} from '../grammar.ts';
import { ground, mountains, sky, sun, trees } from '../scenery.ts';

export default defineScene({
  palette: 'forest',
  background: (stage) =>
    sky(stage, '#a8ecc0', '#e8ffd0') +
    sun(stage, 336, 70, 30, '#fff6b8') +
    mountains(stage, 236, '#6fb8a8', 5, 140, '#ffffff') +
    trees(stage, 244, '#1f7a58', 6, 70, 'pine') +
    ground(stage, 240, '#5fb04a') +
    staged(
      stage,
      fill('M150 240H236L420 420H-30Z', '#b89a78') +
        line(
          Array.from(
            { length: 6 },
            (_, at) => `M${num(120 - at * 26)} ${num(286 + at * 24)}H${num(272 + at * 26)}`,
          ).join(''),
          '#6a3f28',
          13,
        ) +
        line('M170 240L60 420M216 240L328 420', '#e8eef6', 9),
    ),
  motif: () =>
    shadow(194, 352, 140, 0.6, 0.12) +
    solid('M254 96L338 164V274L296 336L254 340Z', '#b81f3a', { edge: 10 }) +
    solid('M274 142L324 182V228L274 222Z', '#bff0f4', { edge: 5 }) +
    solid('M78 340V132Q78 44 194 44T310 132V340Z', '#f0384a', {
      edge: 18,
      decor: fill('M60 246H330V276H60Z', '#fff3dc') + fill('M60 286H330V296H60Z', '#fff3dc'),
    }) +
    solid('M108 190V136Q108 84 186 84V190Z', '#2a5f8a', { edge: 8, rim: 0.3 }) +
    solid('M280 190V136Q280 84 202 84V190Z', '#2a5f8a', { edge: 8, rim: 0.3 }) +
    gleam('M124 168L158 112M218 168L246 122', 11, 0.7) +
    solid(rectPath(88, 320, 212, 40, 14), '#3a2a52', { edge: 8 }) +
    solid(
      polygonPath(
        [
          [100, 356],
          [288, 356],
          [260, 392],
          [128, 392],
        ],
        6,
      ),
      '#ffcb3f',
      { edge: 8 },
    ) +
    glow(120, 232, 60, '#fff6b0', 0.9) +
    glow(268, 232, 60, '#fff6b0', 0.9) +
    solid(circlePath(120, 232, 22), '#fffbe0', { edge: 4 }) +
    solid(circlePath(268, 232, 22), '#fffbe0', { edge: 4 }) +
    solid(circlePath(194, 62, 13), '#fffbe0', { edge: 3 }),
});
