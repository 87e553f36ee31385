import { circlePath, defineScene, fill } from '../grammar.ts';
import { paymentCard } from '../payment-card.ts';
import { disc, sky } from '../scenery.ts';

export default defineScene({
  palette: 'mint',
  background: (stage) => sky(stage, '#aef5d4', '#1f8f80') + disc(stage, 200, 190, 168),
  motif: () =>
    paymentCard(
      '#e8324a',
      fill('M-200 -6Q0 -40 200 -6V130H-200Z', '#a3123f') +
        fill('M84 -22H100L190 130H-10Z', '#fff6ea') +
        fill('M90 0H94L97 22H87ZM85 38H99L103 66H81ZM78 82H106L112 116H72Z', '#e8324a') +
        fill(circlePath(92, -50, 26), '#ffd23f'),
    ),
});
