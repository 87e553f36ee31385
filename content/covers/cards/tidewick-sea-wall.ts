import { defineScene, fill, line, rectPath } from '../grammar.ts';
import { paymentCard } from '../payment-card.ts';
import { disc, sky } from '../scenery.ts';

const stones = Array.from({ length: 24 }, (_, index) => {
  const [column, row] = [index % 6, Math.floor(index / 6)];
  return fill(
    rectPath(-198 + column * 72 + (row % 2) * 34, -104 + row * 54, 64, 46, 9),
    index % 3 === 0 ? '#6f8ab0' : '#5d789e',
  );
}).join('');

const wave =
  fill(
    'M-60 130C40 120 34 -20 116 -52C160 -66 190 -34 180 2C166 -22 140 -18 132 8C122 46 150 84 200 84V130Z',
    '#2fb4e0',
  ) +
  line('M-40 122C44 104 40 -22 118 -50C158 -62 186 -34 180 0', '#ffffff', 13) +
  line('M30 124C70 96 66 30 104 6M84 126C104 104 96 70 112 56', '#bff0ff', 7, 0.8);

export default defineScene({
  palette: 'sand',
  background: (stage) => sky(stage, '#ffe6b0', '#e0944a') + disc(stage, 200, 190, 168),
  motif: () => paymentCard('#4a6488', stones + wave),
});
