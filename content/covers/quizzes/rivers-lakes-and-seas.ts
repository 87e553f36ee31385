import { defineScene, fill, line, linear, place, shadow, solid } from '../grammar.ts';
import { cloud, ground, hills, mountains, sky, sun } from '../scenery.ts';
import { pine, tree } from '../props.ts';

const river =
  'M206 176C238 186 250 196 214 206C150 222 60 220 74 262C88 304 250 290 224 342C206 378 60 384 -40 470H500C500 400 452 384 416 326C380 262 196 262 206 240C214 222 300 222 300 200C300 184 250 180 226 176Z';

export default defineScene({
  palette: 'lime',
  bleed: 'bottom',
  background: (stage) =>
    sky(stage, '#bff0ff', '#57b8e8') +
    sun(stage, 96, 76, 34, '#fff2a8') +
    cloud(stage, 316, 62, 0.7) +
    mountains(stage, 200, '#7f7fd0', 7, 170, '#ffffff') +
    hills(stage, 196, '#5fb84a', 5, 26) +
    ground(stage, 188, '#7fd04a'),
  motif: () =>
    fill('M0 262C60 232 76 246 84 284C90 330 20 350 -60 370H-700V300Z', '#5cb83e', 0.8) +
    fill('M400 220C340 216 280 226 300 250C340 284 380 300 1000 330V220Z', '#a6e05a', 0.7) +
    line(river, '#fff3b8', 16, 0.85) +
    fill(river, linear(['#8fe6ff', '#2aa4ec 45%', '#1458c4'], 90)) +
    line('M180 228Q116 236 112 258Q116 276 190 280Q262 284 290 320', '#ffffff', 8, 0.75) +
    line('M120 404Q70 420 40 440M420 384Q428 400 430 420', '#ffffff', 8, 0.5) +
    pine(344, 270, 96, '#1f8a5a') +
    pine(384, 290, 124, '#26976a') +
    tree(38, 318, 120, '#2f9a4a') +
    place(
      248,
      362,
      shadow(4, 4, 66, 0.45, 0.18) +
        fill('M5 -112C44 -88 58 -54 60 -24H5Z', linear(['#ffffff', '#ffe0c8'], 60)) +
        fill('M-7 -98C-38 -72 -48 -48 -50 -24H-7Z', linear(['#ff8f6a', '#f0443f'], 60)) +
        line('M0 -118V-14', '#5a2a1a', 8) +
        solid('M-66 -18H72Q60 12 38 12H-38Q-58 8 -66 -18Z', '#c23a3f', { edge: 7 }),
      { scale: 1.42 },
    ),
});
