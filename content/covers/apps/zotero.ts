import { defineScene, fill, line, rectPath, shadow, solid } from '../grammar.ts';
import { sky } from '../scenery.ts';

const book = (x: number, y: number, width: number, colour: string): string =>
  solid(rectPath(x, y, width, 78, 20), colour, { edge: 9 }) +
  fill(
    `M${x + 44} ${y + 14}H${x + width + 4}V${y + 64}H${x + 44}Q${x + 24} ${y + 39} ${x + 44} ${y + 14}Z`,
    '#fff8e4',
  ) +
  [28, 40, 52].map((dy) => line(`M${x + 54} ${y + dy}H${x + width - 4}`, '#d6c9a6', 4)).join('');

export default defineScene({
  palette: 'forest',
  background: (stage) => sky(stage, '#8fe0a8', '#12645a'),
  motif: () =>
    shadow(200, 350, 180, 0.45, 0.14) +
    book(46, 268, 308, '#e4473f') +
    book(72, 188, 270, '#3c6fe0') +
    book(52, 108, 284, '#ffb02e') +
    solid('M226 60H286V210L256 184L226 210Z', '#d8356a', { edge: 7 }) +
    solid('M70 92Q72 66 98 64H296Q330 66 330 108H66Q64 100 70 92Z', '#ffb02e', { edge: 8 }) +
    solid('M226 64H286V206L256 180L226 206Z', '#d8356a', { edge: 7 }),
});
