import {
  circlePath,
  defineScene,
  fill,
  inside,
  line,
  linear,
  polygonPath,
  rectPath,
  shadow,
} from '../grammar.ts';
import { cloud, disc, sky } from '../scenery.ts';

const cloth = rectPath(58, 96, 336, 168);

export default defineScene({
  palette: 'sky',
  background: (stage) =>
    sky(stage, '#d8f0ff', '#8fc4f0') +
    disc(stage, 220, 170, 150) +
    cloud(stage, 320, 54, 0.6) +
    cloud(stage, 250, 340, 0.7),
  motif: () =>
    shadow(50, 392, 60, 0.5, 0.16) +
    line('M46 70V390', '#6b3a1c', 14) +
    line('M44 70V388', '#e0b070', 6) +
    fill(circlePath(46, 66, 12), '#ffcb08') +
    inside(
      cloth,
      fill(cloth, '#009b3a') +
        fill(
          polygonPath([
            [58, 96],
            [226, 180],
            [58, 264],
          ]),
          '#15151c',
        ) +
        fill(
          polygonPath([
            [394, 96],
            [226, 180],
            [394, 264],
          ]),
          '#15151c',
        ) +
        `<path d="M40 87L412 273M40 273L412 87" fill="none" stroke="#fed100" stroke-width="31"/>` +
        fill(cloth, linear(['#ffffff2e', '#ffffff00', '#1a0a4a26', '#ffffff1f', '#1a0a4a2e'], 8)),
    ),
});
