import { circlePath, defineScene, fill, polygonPath, shadow, starPath } from '../grammar.ts';
import { sky } from '../scenery.ts';
import { block } from '../props.ts';

export default defineScene({
  palette: 'candy',
  background: (stage) => sky(stage, '#ffd0e4', '#c858b4'),
  motif: () =>
    shadow(200, 372, 180, 0.4, 0.1) +
    block(30, 206, 154, '#ff6b6b', fill(circlePath(107, 282, 40), '#ffffff')) +
    block(
      206,
      206,
      154,
      '#3f9df0',
      fill(
        polygonPath(
          [
            [283, 238],
            [326, 314],
            [240, 314],
          ],
          12,
        ),
        '#ffffff',
      ),
    ) +
    block(118, 40, 154, '#ffc23d', fill(starPath(195, 116, 50, 5, 0.5, 8), '#ffffff')),
});
