import { circlePath, defineScene, linear, solid, turn } from '../grammar.ts';
import { sky } from '../scenery.ts';
import { filmStrip } from '../props-apps.ts';

export default defineScene({
  palette: 'coral',
  background: (stage) => sky(stage, '#ff9a62', '#d0305c'),
  motif: () =>
    turn(
      -14,
      200,
      200,
      filmStrip(
        -60,
        96,
        520,
        210,
        ['#ffd9a8', '#ffb98a', '#ffd9a8'].map((colour) => linear([colour, '#7a4a8a'])),
      ),
    ) +
    solid(circlePath(200, 200, 116), '#ffffff', { edge: 13, depth: 10 }) +
    solid('M168 132Q168 118 182 126L270 190Q280 200 270 210L182 274Q168 282 168 268Z', '#e23a6a', {
      edge: 9,
    }),
});
