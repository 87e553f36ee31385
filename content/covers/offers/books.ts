import { defineScene, ellipsePath, fill, line, polygonPath, rectPath, shadow, solid } from '../grammar.ts';
import { disc, ground, sky } from '../scenery.ts';

const book = (y: number, x: number, wide: number, tall: number, colour: string): string =>
  solid(rectPath(x + 16, y + 9, wide - 26, tall - 18, 4), '#fff6e0', {
    edge: 5,
    decor: line(
      `M${x} ${y + tall * 0.36}H${x + wide}M${x} ${y + tall * 0.52}H${x + wide}M${x} ${y + tall * 0.68}H${x + wide}`,
      '#c9b088',
      3,
      0.8,
    ),
  }) +
  solid(
    `M${x + wide} ${y}H${x + 26}Q${x} ${y} ${x} ${y + tall / 2}T${x + 26} ${y + tall}H${x + wide}V${y + tall - 12}H${x + 34}Q${x + 18} ${y + tall - 12} ${x + 18} ${y + tall / 2}T${x + 34} ${y + 12}H${x + wide}Z`,
    colour,
    { edge: 7 },
  );

export default defineScene({
  palette: 'ruby',
  background: (stage) =>
    sky(stage, '#f0608f', '#5a1470') + disc(stage, 200, 180, 168, '#ffe0c8') + ground(stage, 340, '#3a0d52'),
  motif: () =>
    shadow(206, 366, 180, 0.6, 0.12) +
    book(288, 34, 330, 74, '#22a8b8') +
    book(218, 70, 296, 70, '#ffb52e') +
    book(152, 40, 300, 66, '#e8324a') +
    book(94, 82, 250, 58, '#4a6fe0') +
    solid(
      polygonPath(
        [
          [268, 132],
          [302, 132],
          [302, 218],
          [285, 200],
          [268, 218],
        ],
        2,
      ),
      '#ffe27a',
      { edge: 5 },
    ) +
    solid('M120 96C112 50 140 40 152 40H212C224 40 252 50 244 96Z', '#fff3dc', { edge: 8 }) +
    line('M246 58Q276 54 270 76T242 88', '#fff3dc', 11) +
    fill(ellipsePath(182, 44, 46, 9), '#7a3f1a') +
    line('M166 26Q152 12 166 -4M198 26Q184 12 198 -4', '#ffffff', 8, 0.8),
});
