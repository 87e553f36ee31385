import { defineScene, fill, line, starPath } from '../grammar.ts';
import { paymentCard } from '../payment-card.ts';
import { disc, sky } from '../scenery.ts';

export default defineScene({
  palette: 'coral',
  background: (stage) => sky(stage, '#ff9a7a', '#d0407a') + disc(stage, 200, 190, 168, '#ffe4b8'),
  motif: () =>
    paymentCard(
      '#1fb8b8',
      fill('M-40 130C20 60 60 10 200 -20V130Z', '#ffe2a0') +
        line('M-58 130C4 50 50 0 210 -40', '#ffffff', 14, 0.95) +
        line('M-92 130C-20 40 40 -20 210 -70', '#bff5f0', 8, 0.8) +
        fill(starPath(124, 66, 30, 5, 0.45, 6, 14), '#ff7a4a'),
    ),
});
