import {
  circlePath,
  defineScene,
  fill,
  gleam,
  line,
  linear,
  polygonPath,
  rectPath,
  solid,
} from '../grammar.ts';
import { cloud, disc, mountains, sky } from '../scenery.ts';

const cloth =
  'M112 52C160 20 206 34 246 56C286 78 330 74 372 48L384 196C342 222 298 224 256 202C216 182 164 172 118 204Z';

export default defineScene({
  palette: 'sky',
  bleed: 'bottom',
  background: (stage) =>
    sky(stage, '#7fd6ff', '#2a63e0') +
    disc(stage, 240, 130, 150) +
    cloud(stage, 60, 120, 0.8) +
    cloud(stage, 350, 270, 0.7, '#ffffff', 0.8) +
    mountains(stage, 420, '#5f86e0', 4, 150, '#eaf6ff'),
  motif: () =>
    solid(
      polygonPath(
        [
          [110, 246],
          [190, 322],
          [300, 470],
          [-110, 470],
          [30, 316],
        ],
        16,
      ),
      '#4a6fcf',
      { edge: 16, shade: 0.3, paint: linear(['#8fb2ff', '#3350b0'], 60) },
    ) +
    fill(
      'M110 238L190 318L166 316L150 350L126 322L100 362L78 324L52 336L30 320Z',
      linear(['#ffffff', '#cfe4ff'], 40),
    ) +
    line('M110 258V40', '#7a3d12', 18) +
    line('M108 256V44', '#ffdca0', 9) +
    fill(circlePath(110, 34, 16), '#ffcb08') +
    solid(cloth, '#f0356b', {
      edge: 12,
      bounce: '#ffd0e0',
      decor:
        fill(rectPath(90, 0, 320, 240), linear(['#ff5f7f', '#d81e5e', '#ff6a86', '#c91858', '#f8517a'], 8)) +
        fill('M96 214L300 0H384L150 260Z', '#ffcb08', 0.96) +
        fill('M126 240L330 0H354L146 260Z', '#ffffff', 0.95) +
        fill('M230 0C262 90 240 150 250 260H290C272 160 306 90 290 0Z', '#3a0a5c', 0.16),
    }) +
    gleam('M134 66Q170 46 208 58', 9, 0.8),
});
