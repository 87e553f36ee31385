import { defineScene, fill, gleam, line, linear, polygonPath, solid } from '../grammar.ts';
import { cloud, hills, sky, sun, water } from '../scenery.ts';

export default defineScene({
  palette: 'ocean',
  background: (stage) =>
    sky(stage, '#5fc8f2', '#d8f8ff') +
    sun(stage, 70, 74, 34, '#fff2a8') +
    cloud(stage, 322, 92, 0.7) +
    hills(stage, 268, '#6fb0b8', 3, 34) +
    water(stage, 264, '#1480d0', 5),
  motif: () =>
    line('M196 316V30', '#8a4a22', 13) +
    solid('M208 40Q330 130 350 282Q270 296 208 286Z', '#fffaf0', {
      edge: 14,
      shade: 0.22,
      decor:
        fill('M200 196Q280 214 360 204V242Q280 252 200 236Z', '#ff5a4a') +
        fill('M200 250Q280 262 360 254V266Q280 276 200 264Z', '#ff5a4a'),
    }) +
    solid('M184 64Q82 160 54 284Q126 296 184 286Z', '#ffd23f', { edge: 12 }) +
    solid(
      polygonPath(
        [
          [196, 14],
          [252, 28],
          [196, 44],
        ],
        4,
      ),
      '#ff5a4a',
      { edge: 4 },
    ) +
    solid('M36 302Q200 330 372 302Q352 384 286 384H118Q60 384 36 302Z', '#e8324a', {
      edge: 16,
      decor: fill('M20 336Q200 362 390 336V352Q200 378 20 352Z', '#fff3dc'),
    }) +
    fill(
      'M-300 366Q-240 346 -180 366T-60 366T60 366T180 366T300 366T420 366T540 366T700 366V560H-300Z',
      linear(['#3fb8f0', '#0b3a8f'], 90),
    ) +
    line('M20 372Q60 356 100 372M300 374Q340 358 380 374M150 386Q190 370 230 386', '#ffffff', 8, 0.85) +
    gleam('M90 250Q112 190 150 140', 9, 0.8),
});
