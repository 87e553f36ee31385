import { defineScene, fill, mix, place, rectPath, shadow, solid } from '../grammar.ts';
import { disc, sky } from '../scenery.ts';
import { king, knight, queen } from '../chessmen.ts';

const size = 86;
const [light, dark] = ['#f7e3bd', '#b5784a'];

const squares = Array.from({ length: 16 }, (_, index) => {
  const [column, row] = [index % 4, Math.floor(index / 4)];
  const path = rectPath(28 + column * size, 28 + row * size, size, size);
  const tone = (column + row) % 2 === 0 ? light : dark;
  return fill(path, [0, 2, 9].includes(index) ? mix(tone, '#ffcf3a', 0.62) : tone);
}).join('');

const man = (column: number, row: number, drawn: string): string => {
  const [x, foot] = [71 + column * size, 107 + row * size];
  return shadow(x, foot - 1, 36, 0.5, 0.26) + place(x, foot, drawn, { scale: 0.5 });
};

const [white, black] = ['#fffaf0', '#45346e'];

export default defineScene({
  palette: 'forest',
  background: (stage) => sky(stage) + disc(stage),
  motif: () =>
    solid(rectPath(14, 14, 372, 372, 14), '#7a4426', { edge: 8, depth: 8 }) +
    squares +
    man(0, 0, king(black)) +
    man(2, 0, queen(black)) +
    man(1, 2, knight(white)) +
    man(3, 3, king(white)),
});
