import { defineScene, line } from '../grammar.ts';
import { paymentCard } from '../payment-card.ts';
import { disc, sky } from '../scenery.ts';

export default defineScene({
  palette: 'dusk',
  background: (stage) => sky(stage, '#ffb07a', '#5a3a9a') + disc(stage, 200, 190, 168, '#ffe9b8'),
  motif: () =>
    paymentCard(
      '#4aa8f0',
      line(
        'M-60 -60H70Q120 -60 120 -88T84 -98M-20 -20H124Q168 -20 164 14T120 30M-90 92H60Q100 92 96 66',
        '#ffffff',
        13,
        0.92,
      ) + line('M-40 -40H30M30 4H96', '#d8f0ff', 9, 0.8),
    ),
});
