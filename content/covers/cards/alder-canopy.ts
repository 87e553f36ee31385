import { circlePath, defineScene, fill } from '../grammar.ts';
import { paymentCard } from '../payment-card.ts';
import { leaf } from '../props.ts';
import { disc, sky } from '../scenery.ts';

const crown =
  Array.from({ length: 9 }, (_, index) =>
    leaf(96, 36, 116, -96 + index * 24, index % 2 === 0 ? '#ffcf4a' : '#e0a52e'),
  ).join('') + fill(circlePath(96, 36, 17), '#fff0b8');

export default defineScene({
  palette: 'ink',
  background: (stage) => sky(stage, '#5f7fb0', '#141c44') + disc(stage, 200, 190, 168, '#c8dcff'),
  motif: () => paymentCard('#16352e', crown, { mark: '#ffdf8a' }),
});
