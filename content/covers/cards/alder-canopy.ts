import { circlePath, defineScene, fill } from '../grammar.ts';
import { paymentCard } from '../payment-card.ts';
import { leaf } from '../props.ts';
import { disc, sky } from '../scenery.ts';

const crown =
  Array.from({ length: 7 }, (_, index) =>
    leaf(102, 66, 128, -60 + index * 20, index % 2 === 0 ? '#ffcf4a' : '#e0a52e'),
  ).join('') + fill(circlePath(102, 66, 17), '#fff0b8');

export default defineScene({
  palette: 'ink',
  background: (stage) => sky(stage, '#5f7fb0', '#141c44') + disc(stage, 200, 190, 168, '#c8dcff'),
  motif: () => paymentCard('#16352e', crown, { mark: '#ffdf8a' }),
});
