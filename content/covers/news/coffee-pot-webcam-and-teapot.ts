import {
  circlePath,
  defineScene,
  ellipsePath,
  fill,
  gleam,
  glow,
  inside,
  line,
  linear,
  rectPath,
  shadow,
  solid,
} from '../grammar.ts';
import { disc, sky } from '../scenery.ts';

const jug =
  'M136 112H266Q276 112 272 126Q330 176 322 252Q316 306 292 328H104Q80 306 74 252Q66 176 130 126Q126 112 136 112Z';

const coffee =
  fill('M40 214Q196 236 360 214V360H40Z', linear(['#8a4a22', '#4a2010 60%', '#2a0f0a'], 90)) +
  fill(ellipsePath(198, 216, 128, 15), '#b06a34') +
  fill(ellipsePath(198, 214, 112, 9), '#d18a4c', 0.7);

const pot =
  line('M312 164Q382 160 376 236Q370 292 316 290', '#2b1b3a', 34) +
  line('M316 158Q374 160 368 230', '#7a5f96', 6, 0.7) +
  fill(jug, linear(['#ffffffd0', '#e9f3ff80 50%', '#c8b8e090'], 60)) +
  inside(jug, coffee) +
  line(jug, '#ffffff', 7, 0.85) +
  solid('M120 84H282Q296 84 294 100L286 128H116L108 100Q106 84 120 84Z', '#2b1b3a', { edge: 8, rim: 0.3 }) +
  solid('M126 104L86 96Q78 108 92 120L118 132Z', '#2b1b3a', { edge: 5, rim: 0.3 }) +
  solid(rectPath(168, 62, 66, 28, 13), '#4a3160', { edge: 6 }) +
  gleam('M98 240Q94 192 134 154', 13, 0.85) +
  gleam('M112 290L108 276', 11, 0.6);

const plate =
  shadow(200, 396, 210, 0.5, 0.1) +
  solid(rectPath(30, 352, 340, 62, 18), '#e8ddea', { edge: 10 }) +
  solid(rectPath(62, 326, 276, 32, 14), '#3a2850', { edge: 7 }) +
  fill(circlePath(324, 384, 12), '#ff4d4d') +
  glow(324, 384, 30, '#ff6a5a', 0.7);

/** The corners of a camera's view, and the dot that shows that the camera is on. */
const finder =
  line('M-6 74V18Q-6 0 12 0H66M334 0H388Q406 0 406 18V74M406 326V382M-6 326V382', '#ffffff', 15) +
  fill(circlePath(36, 44, 15), '#ff2f46') +
  glow(36, 44, 34, '#ff2f46', 0.5);

export default defineScene({
  palette: 'rose',
  bleed: 'bottom',
  background: (stage) => sky(stage, '#ff9fae', '#a0286e') + disc(stage, 200, 190, 165, '#ffe9d6'),
  motif: () =>
    line('M150 44Q132 26 150 8M200 40Q182 18 200 -6M250 44Q232 26 250 8', '#ffffff', 12, 0.75) +
    plate +
    pot +
    `<g transform="translate(20 18) scale(.9)">${finder}</g>`,
});
