import { defineScene } from '../grammar.ts';
import { paymentCard } from '../payment-card.ts';
import { leaf } from '../props.ts';
import { disc, sky } from '../scenery.ts';

export default defineScene({
  palette: 'lime',
  background: (stage) => sky(stage, '#d8f08a', '#2f9a68') + disc(stage, 200, 190, 168, '#fbffd8'),
  motif: () =>
    paymentCard(
      '#1f8a5a',
      leaf(96, 96, 150, -24, '#a8e07a') +
        leaf(112, 100, 170, 22, '#7fcf6a') +
        leaf(128, 112, 130, 66, '#c8f09a'),
    ),
});
