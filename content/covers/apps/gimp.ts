import { circlePath, defineScene, fill, inside, linear, place, rectPath, shadow } from '../grammar.ts';
import { sky } from '../scenery.ts';
import { paper } from '../props-apps.ts';

const view = (): string =>
  fill(rectPath(0, 0, 400, 400), linear(['#6cc8ff', '#d8f3ff'])) +
  fill(circlePath(262, 168, 40), '#ffc928') +
  fill('M40 330L140 190L220 286L270 236L380 340Z', '#2f8f6a') +
  fill('M40 330L140 190L190 250L120 340Z', '#43b684');

export default defineScene({
  palette: 'lime',
  background: (stage) => sky(stage, '#c6e86a', '#2c9a67'),
  motif: () =>
    paper(40, 96, 290, 236) +
    inside(
      rectPath(60, 116, 250, 196, 8),
      view() +
        fill(circlePath(252, 176, 66), '#37415f') +
        fill(circlePath(252, 176, 66), linear(['#1c2440', '#47527a'])),
    ) +
    shadow(300, 196, 90, 0.3, 0.7) +
    place(
      66,
      -66,
      fill(circlePath(252, 176, 76), '#ffffff') +
        inside(circlePath(252, 176, 64), view()) +
        '<circle cx="252" cy="176" r="70" fill="none" stroke="#ff5d8f" stroke-width="9" stroke-dasharray="20 14"/>',
    ),
});
