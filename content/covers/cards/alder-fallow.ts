import { circlePath, defineScene, fill, line } from '../grammar.ts';
import { paymentCard } from '../payment-card.ts';
import { disc, sky } from '../scenery.ts';

const furrows =
  fill('M-200 10Q0 -44 200 4V130H-200Z', '#b87a3a') +
  line(
    'M-10 -16Q-60 40 -190 60M4 -16Q-20 50 -90 120M20 -16Q30 50 20 120M36 -16Q80 50 130 120M52 -12Q120 30 200 60',
    '#7a4518',
    9,
    0.75,
  );

export default defineScene({
  palette: 'sky',
  background: (stage) => sky(stage, '#8fd0ff', '#3f6fd0') + disc(stage, 200, 190, 168, '#f0faff'),
  motif: () =>
    paymentCard('#e0b878', furrows + fill(circlePath(118, -52, 30), '#fff3c8'), {
      metal: '#f4f0e6',
      mark: '#6a3f1a',
    }),
});
