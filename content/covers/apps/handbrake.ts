import { defineScene, ellipsePath, fill, gleam, linear, solid } from '../grammar.ts';
import { sky } from '../scenery.ts';
import { filmStrip } from '../props-apps.ts';

export default defineScene({
  palette: 'dusk',
  background: (stage) => sky(stage, '#ffcf9a', '#d0603f'),
  motif: () =>
    filmStrip(
      66,
      16,
      268,
      128,
      ['#8fd8ff', '#ffd36b'].map((colour) => linear([colour, '#ffffff'])),
    ) +
    solid('M52 148H348Q362 150 352 164L244 262V310H156V262L48 164Q38 150 52 148Z', '#3f8f9a', { edge: 14 }) +
    fill(ellipsePath(200, 158, 144, 15), '#1d4f5c', 0.7) +
    gleam('M84 176L150 236', 10, 0.7) +
    filmStrip(144, 318, 112, 60, [linear(['#8fd8ff', '#ffffff'])]),
});
