import { circlePath, defineScene, fill, solid } from '../grammar.ts';
import { paymentCard } from '../payment-card.ts';
import { disc, sky } from '../scenery.ts';

const bow =
  solid('M45 -4C10 -92 -64 -70 -44 -20C-34 2 10 4 45 -4Z', '#ff5f6f', { edge: 5 }) +
  solid('M45 -4C80 -92 154 -70 134 -20C124 2 80 4 45 -4Z', '#ff5f6f', { edge: 5 }) +
  solid(circlePath(45, -6, 16), '#ff8a8f', { edge: 4 });

export default defineScene({
  palette: 'violet',
  background: (stage) => sky(stage, '#a87aff', '#3a2490') + disc(stage, 200, 190, 168),
  motif: () =>
    paymentCard(
      '#e0a050',
      fill('M24 -120H66V120H24Z', '#f0384a') + fill('M-190 -22H190V14H-190Z', '#f0384a') + bow,
      { metal: '#f4f6fa', mark: '#5a2f12' },
    ),
});
