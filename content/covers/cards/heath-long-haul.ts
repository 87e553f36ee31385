import { defineScene, fill, solid } from '../grammar.ts';
import { paymentCard } from '../payment-card.ts';
import { disc, sky } from '../scenery.ts';

const gull =
  solid('M70 -8Q20 -88 -34 -70Q10 -56 30 6Q60 34 108 10Q150 -30 168 -92Q120 -76 90 -12Z', '#ffffff', {
    edge: 6,
  }) + fill('M100 6L134 18L100 24Z', '#ffb52e');

export default defineScene({
  palette: 'amber',
  background: (stage) => sky(stage, '#ffd45a', '#f07a2e') + disc(stage, 200, 190, 168, '#fff6c8'),
  motif: () =>
    paymentCard(
      '#1c3f9a',
      fill('M-200 60Q-150 34 -100 60T0 60T100 60T200 60V130H-200Z', '#3f9ae0') +
        fill('M-200 86Q-150 62 -100 86T0 86T100 86T200 86V130H-200Z', '#7fd0f5') +
        gull,
    ),
});
