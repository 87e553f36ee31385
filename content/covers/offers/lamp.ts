import {
  circlePath,
  defineScene,
  ellipsePath,
  fill,
  gleam,
  glow,
  line,
  linear,
  place,
  rectPath,
  shadow,
  solid,
} from '../grammar.ts';
import { ground, sky, starfield } from '../scenery.ts';

const shade = 'M-92 62Q-88 -58 0 -66Q88 -58 92 62Z';

export default defineScene({
  palette: 'night',
  background: (stage) =>
    sky(stage, '#4a3fa8', '#171048') +
    starfield(stage, 26, 8, '#ffffff', 180) +
    ground(stage, 334, '#5a2f6a'),
  motif: () =>
    fill('M62 172L196 120L330 380H-40Z', linear(['#fff3b0e6', '#ffd75e55 60%', '#ffd75e00'], 100)) +
    glow(122, 160, 110, '#fff0a0', 0.8) +
    shadow(300, 352, 92, 0.6, 0.16) +
    line('M304 336L344 214L226 96', '#0e6f78', 24) +
    line('M302 334L341 213L224 95', '#25c9c4', 15) +
    solid(circlePath(342, 213, 20), '#ffcb3f', { edge: 6 }) +
    solid('M222 348Q224 312 304 312T386 348Q386 362 304 362T222 348Z', '#1fb5b4', { edge: 10 }) +
    place(
      158,
      112,
      fill(ellipsePath(0, 62, 92, 24), '#fffbe0') +
        fill(circlePath(0, 62, 26), '#ffffff') +
        solid(shade, '#25c9c4', { edge: 16 }) +
        solid(rectPath(-20, -92, 40, 34, 10), '#ffcb3f', { edge: 6 }) +
        gleam('M-62 26Q-56 -24 -22 -38', 12, 0.7),
      { turn: 24, scale: 1.08 },
    ) +
    solid('M40 336Q100 300 156 334Q212 302 250 330L262 368Q208 348 156 372Q96 344 28 370Z', '#fff6dc', {
      edge: 7,
    }) +
    line('M156 336V368M62 336Q104 320 138 336M176 336Q210 322 238 334', '#b8862e', 5, 0.7),
});
