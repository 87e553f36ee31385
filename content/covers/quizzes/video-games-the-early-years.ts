import {
  deepen,
  defineScene,
  ellipsePath,
  fill,
  gleam,
  line,
  linear,
  polygonPath,
  shadow,
  solid,
} from '../grammar.ts';
import { bokeh, disc, sky } from '../scenery.ts';
import { ball, button } from '../props.ts';

export default defineScene({
  palette: 'candy',
  bleed: 'bottom',
  background: (stage) => sky(stage, '#ff8ac8', '#5a22b8') + disc(stage, 190, 130, 150) + bokeh(stage, 12, 8),
  motif: ({ pop }) =>
    solid(
      polygonPath(
        [
          [-30, 250],
          [430, 250],
          [520, 470],
          [-120, 470],
        ],
        26,
      ),
      '#31206e',
      { edge: 12, rim: 0.45, paint: linear(['#5b3fb0', '#2a1a66'], 90) },
    ) +
    line('M-4 268H404', '#ff7fc0', 9) +
    line('M-26 296H426', pop, 6, 0.9) +
    shadow(168, 342, 118, 0.7, 0.28) +
    solid(ellipsePath(166, 326, 92, 38), '#8f9bd0', { edge: 8, depth: 12 }) +
    fill(ellipsePath(166, 322, 58, 22), deepen('#31206e', 0.4)) +
    line('M166 318L196 168', '#1b1048', 42) +
    line('M164 316L194 170', '#c9d2f4', 32) +
    line('M156 306L184 176', '#ffffff', 8, 0.9) +
    ball(204, 122, 92, '#ff3d5e', '#ffc0e0') +
    gleam('M138 108Q146 66 182 50', 12, 0.55) +
    button(346, 300, 44, '#ffcb08') +
    button(316, 356, 48, pop),
});
