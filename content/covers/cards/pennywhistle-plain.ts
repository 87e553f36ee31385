import { defineScene, fill } from '../grammar.ts';
import { paymentCard } from '../payment-card.ts';
import { disc, sky } from '../scenery.ts';

export default defineScene({
  palette: 'ocean',
  background: (stage) => sky(stage, '#5fc8f0', '#1c3f9a') + disc(stage, 200, 190, 168),
  motif: () =>
    paymentCard('#cfd6e2', fill('M-200 -70H200V-52H-200Z', '#ffc82e'), { metal: '#ffcf4a', mark: '#4a5676' }),
});
