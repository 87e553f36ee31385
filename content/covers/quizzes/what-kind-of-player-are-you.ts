import {
  circlePath,
  deepen,
  defineScene,
  ellipsePath,
  fill,
  gleam,
  place,
  polygonPath,
  radial,
  rectPath,
  shadow,
  solid,
  tint,
} from '../grammar.ts';
import { bokeh, disc, island, rays, sky } from '../scenery.ts';
import { ball } from '../props.ts';

/** Draws a round-headed piece standing on 0, 0. */
const piece = (colour: string): string =>
  shadow(8, 0, 66, 0.5, 0.24) +
  solid('M-54 -8C-54 -36 -26 -50 -18 -110H18C26 -50 54 -36 54 -8Q54 8 0 8Q-54 8 -54 -8Z', colour, {
    edge: 10,
    bounce: tint(colour, 0.6),
    paint: radial([tint(colour, 0.5), `${colour} 50%`, deepen(colour, 0.45)], 34, 24, 86),
  }) +
  solid(ellipsePath(0, -106, 30, 10), colour, { edge: 5 }) +
  ball(0, -140, 40, colour) +
  gleam('M-36 -16Q-30 -40 -18 -60', 6, 0.7);

const crown =
  solid(
    polygonPath(
      [
        [-42, 0],
        [-52, -52],
        [-22, -28],
        [0, -64],
        [22, -28],
        [52, -52],
        [42, 0],
      ],
      6,
    ),
    '#ffcb08',
    { edge: 7 },
  ) +
  solid(rectPath(-43, -10, 86, 18, 8), '#ffb01f', { edge: 4 }) +
  fill(circlePath(0, -64, 8) + circlePath(-52, -54, 7) + circlePath(52, -54, 7), '#fff0a0') +
  fill(circlePath(0, -1, 6), '#f2304f');

export default defineScene({
  palette: 'violet',
  background: (stage) =>
    sky(stage, '#a978ff', '#38228c') +
    rays(stage, 200, 160, 14, 0.14) +
    disc(stage, 200, 150, 150) +
    bokeh(stage, 8, 12) +
    island(stage, 262, '#6a45d0', 260),
  motif: () =>
    place(112, 286, piece('#37c8f0'), { scale: 0.96 }) +
    place(290, 286, piece('#5fd05a'), { scale: 0.96 }) +
    place(70, 368, piece('#ff8a3d'), { scale: 1.06 }) +
    place(330, 368, piece('#ff6fae'), { scale: 1.06 }) +
    place(200, 372, piece('#f2304f'), { scale: 1.5 }) +
    place(200, 120, crown),
});
