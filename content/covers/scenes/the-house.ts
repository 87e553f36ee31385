import {
  circlePath,
  defineScene,
  ellipsePath,
  fill,
  glow,
  line,
  linear,
  polygonPath,
  rectPath,
  shadow,
  solid,
} from '../grammar.ts';
import { cloud, hills, sky, starfield, sun, trees } from '../scenery.ts';

const windowPane = (x: number, y: number, wide: number, tall: number): string =>
  glow(x + wide / 2, y + tall / 2, wide * 1.3, '#ffb93d', 0.55) +
  fill(rectPath(x - 5, y - 5, wide + 10, tall + 10, wide * 0.4), '#170b3a') +
  fill(rectPath(x, y, wide, tall, wide * 0.34), linear(['#fff3a8', '#ff9a2e'], 80)) +
  line(`M${x + wide / 2} ${y}V${y + tall}M${x} ${y + tall * 0.5}H${x + wide}`, '#5a2360', 5);

const bat = (x: number, y: number, size: number): string =>
  `<path transform="translate(${x} ${y}) scale(${size})" fill="#1a0c40" d="M0 6C-8 -2 -10 -8 -8 -14L-3 -9H3L8 -14C10 -8 8 -2 0 6ZM-6 0C-18 -14 -34 -14 -46 -4C-38 -4 -34 0 -32 6C-26 0 -20 2 -18 8C-12 2 -6 4 0 8C6 4 12 2 18 8C20 2 26 0 32 6C34 0 38 -4 46 -4C34 -14 18 -14 6 0Z"/>`;

export default defineScene({
  palette: 'aurora',
  bleed: 'bottom',
  background: (stage) =>
    sky(stage, '#2fc9b0', '#2c1670') +
    starfield(stage, 30, 6, '#eafff8', 220) +
    sun(stage, 262, 128, 104, '#d8fff0') +
    cloud(stage, 96, 104, 0.7, '#3f9aa8', 0.8) +
    cloud(stage, 366, 190, 0.66, '#3b7fa8', 0.85) +
    trees(stage, 330, '#2a3f8a', 17, 90, 'pine') +
    hills(stage, 348, '#2c2370', 14, 40),
  motif: () =>
    bat(94, 64, 0.72) +
    bat(330, 52, 0.5) +
    bat(52, 132, 0.42) +
    shadow(204, 372, 160, 0.7, 0.14) +
    solid(rectPath(258, 92, 26, 70, 4), '#5a3a86', { edge: 6 }) +
    solid('M92 190H308V374H92Z', '#4b3590', {
      edge: 16,
      bounce: '#6fe8d0',
      decor: line('M92 226H308M92 262H308M92 298H308M92 334H308', '#2a1a66', 5, 0.6),
    }) +
    solid('M250 150H338V374H250Z', '#5a41a6', {
      edge: 12,
      decor: line('M250 190H338M250 230H338M250 270H338M250 310H338M250 350H338', '#2a1a66', 5, 0.5),
    }) +
    solid(
      polygonPath(
        [
          [62, 206],
          [118, 96],
          [268, 84],
          [300, 206],
        ],
        10,
      ),
      '#2a1b6b',
      { edge: 12, bounce: '#ff9ad0', decor: line('M60 176H320M70 146H320M90 116H320', '#110838', 5, 0.5) },
    ) +
    solid(
      polygonPath(
        [
          [232, 160],
          [294, 26],
          [356, 160],
        ],
        10,
      ),
      '#33217a',
      { edge: 12, bounce: '#ff9ad0', decor: line('M230 128H360M230 96H360M230 64H360', '#110838', 5, 0.5) },
    ) +
    line('M294 30V4', '#170b3a', 6) +
    fill('M294 4L322 12L294 22Z', '#ff5fa8') +
    windowPane(276, 186, 36, 48) +
    windowPane(278, 276, 34, 44) +
    windowPane(114, 226, 36, 44) +
    windowPane(196, 226, 36, 44) +
    fill(circlePath(176, 158, 25), '#170b3a') +
    fill(circlePath(176, 158, 19), linear(['#fff3a8', '#ff9a2e'], 80)) +
    line('M176 138V178M156 158H196', '#5a2360', 5) +
    glow(176, 330, 80, '#ffb93d', 0.6) +
    solid(rectPath(140, 286, 72, 96, 30), '#1d0f4a', { edge: 7, rim: 0.3 }) +
    fill('M152 380V320A24 24 0 0 1 200 320V380Z', linear(['#ffdf7a', '#ff8a2e'], 90)) +
    fill('M176 296A24 24 0 0 1 200 320V380H184V300Z', '#7a3b16') +
    fill(circlePath(190, 344, 4), '#ffe08a') +
    fill('M138 376H214L248 420H104Z', '#ffc65a', 0.45) +
    line('M16 400V346M44 400V340M72 400V346M8 364H84', '#170b3a', 10) +
    line('M318 400V346M346 400V340M374 400V346M308 364H392', '#170b3a', 10) +
    fill(ellipsePath(60, 404, 70, 20), '#1d1152') +
    fill(ellipsePath(350, 404, 80, 20), '#1d1152'),
});
