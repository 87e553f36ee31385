import { defineScene, fill, line, linear, place, shadow, solid } from '../grammar.ts';
import { cloud, ground, hills, mountains, sky, sun } from '../scenery.ts';
import { pine, sparkle, tree } from '../props.ts';

const river =
  'M214 196C238 208 262 214 236 224C196 238 120 238 128 264C136 296 330 284 316 334C306 376 40 366 -40 460H470C440 410 420 404 398 334C384 264 190 276 190 258C190 244 276 246 280 222C282 204 236 204 226 194Z';

export default defineScene({
  palette: 'lime',
  bleed: 'bottom',
  background: (stage) =>
    sky(stage, '#bff0ff', '#57b8e8') +
    sun(stage, 96, 76, 34, '#fff2a8') +
    cloud(stage, 316, 62, 0.7) +
    mountains(stage, 214, '#7f7fd0', 7, 170, '#ffffff') +
    hills(stage, 214, '#5fb84a', 5, 26) +
    ground(stage, 206, '#7fd04a'),
  motif: () =>
    fill('M0 260C60 236 96 250 110 280C120 320 40 330 -60 350H-700V300Z', '#5cb83e', 0.8) +
    fill('M430 236C380 240 330 236 340 260C360 290 420 300 1000 320V236Z', '#a6e05a', 0.7) +
    line(river, '#fff3b8', 14, 0.85) +
    fill(river, linear(['#8fe6ff', '#2aa4ec 45%', '#1458c4'], 90)) +
    line('M206 236Q168 242 160 258Q166 274 220 280Q330 288 356 326', '#ffffff', 7, 0.75) +
    line('M330 352Q300 384 180 396M392 384Q366 404 300 410', '#ffffff', 6, 0.5) +
    tree(50, 310, 104, '#2f9a4a') +
    tree(104, 330, 74, '#48b84e') +
    pine(352, 256, 66, '#1f8a5a') +
    pine(384, 266, 84, '#26976a') +
    place(
      236,
      378,
      shadow(4, 2, 62, 0.4, 0.18) +
        fill('M4 -106C40 -84 52 -52 54 -22H4Z', linear(['#ffffff', '#ffe0c8'], 60)) +
        fill('M-6 -92C-34 -70 -42 -46 -44 -22H-6Z', linear(['#ff8f6a', '#f0443f'], 60)) +
        line('M0 -110V-14', '#5a2a1a', 7) +
        solid('M-60 -18H66Q56 8 36 8H-36Q-54 6 -60 -18Z', '#c23a3f', { edge: 7 }),
    ) +
    sparkle(166, 334, 10),
});
