import { defineScene, fill, line, place } from '../grammar.ts';
import { paymentCard } from '../payment-card.ts';
import { disc, sky } from '../scenery.ts';

const plane = (x: number, y: number, size: number, turned: number): string =>
  place(
    x,
    y,
    fill('M72 -20L-64 -38L-22 0Z', '#ffffff') +
      fill('M72 -20L-22 0L-26 40Z', '#ffd8c8') +
      fill('M72 -20L-22 0L2 44Z', '#fff3ea'),
    { turn: turned, scale: size },
  );

export default defineScene({
  palette: 'teal',
  background: (stage) => sky(stage, '#5fe0d0', '#1f6fa8') + disc(stage, 200, 190, 168, '#e6fff8'),
  motif: () =>
    paymentCard(
      '#ff6f61',
      line('M-176 -10Q-60 -100 20 -40T120 -60', '#ffffff', 5, 0.6) +
        plane(96, -44, 1, -14) +
        plane(34, 44, 0.62, -8) +
        plane(140, 62, 0.5, -22),
    ),
});
