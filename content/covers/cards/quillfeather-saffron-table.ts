import { circlePath, defineScene, fill, line, solid } from '../grammar.ts';
import { paymentCard } from '../payment-card.ts';
import { burst } from '../props.ts';
import { disc, sky } from '../scenery.ts';

const plate =
  burst(92, 4, 84, 190, 18, '#ffd86a', 12) +
  solid(circlePath(92, 4, 76), '#fffaf2', { edge: 7, shade: 0.2 }) +
  fill(circlePath(92, 4, 50), '#ffe9c8') +
  line('M58 -34V-8Q58 6 72 6T86 -8V-34M72 -34V44', '#c2481f', 8) +
  fill('M104 48V-40Q132 -34 130 12H114V48Z', '#c2481f');

export default defineScene({
  palette: 'forest',
  background: (stage) => sky(stage, '#5fc88a', '#0f5a4f') + disc(stage, 200, 190, 168),
  motif: () => paymentCard('#ffb81f', plate, { metal: '#f4f6fa', mark: '#7a3208' }),
});
