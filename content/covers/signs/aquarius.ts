import { circlePath, defineScene, ellipsePath, fill, glow, line, linear, place } from '../grammar.ts';
import { body, cream, elementLight, gold, nightSky, starOf } from '../night.ts';

const light = elementLight.air;

const jug = place(
  150,
  136,
  line('M-66 -54C-132 -60 -138 40 -74 58', '#9a4f86', 26) +
    line('M-66 -54C-132 -60 -138 40 -74 58', gold, 16) +
    body(
      'M-50 -96H50C46 -66 52 -52 68 -34C104 8 96 78 46 112H-46C-96 78 -104 8 -68 -34C-52 -52 -46 -66 -50 -96Z',
      gold,
      {
        decor:
          fill('M-110 0H110V44H-110Z', '#5a3cc0', 0.85) +
          line('M-96 32Q-80 2 -64 32T-32 32T0 32T32 32T64 32T96 32', '#9fe6ff', 7),
      },
    ) +
    body(ellipsePath(0, -98, 62, 19), cream, { edge: 5 }) +
    fill(ellipsePath(0, -98, 46, 11), '#2a1460'),
  { turn: 112, scale: 0.94 },
);

const stream =
  'M208 154C262 150 280 196 270 246C262 292 286 320 420 330H1300V420H-900V372H-20C92 384 172 360 184 300C196 246 214 214 196 184Z';

export default defineScene({
  palette: 'violet',
  bleed: 'bottom',
  background: (stage) => nightSky(stage, 'air', 113),
  motif: () =>
    glow(240, 270, 170, light, 0.55) +
    body(stream, light, {
      paint: linear(['#eafcff', `${light} 40%`, '#2d4fc4'], 80),
      decor:
        line('M222 168C252 176 252 220 242 262C228 316 260 350 420 362H1300', '#eafcff', 9, 0.85) +
        line('M232 206C232 250 208 286 206 316C196 372 96 392 -20 392H-900', '#eafcff', 6, 0.6) +
        line('M256 226C250 262 256 300 300 322', '#2f6fd0', 6, 0.45),
    }) +
    jug +
    [
      [330, 262, 9],
      [312, 224, 6],
      [120, 330, 8],
      [92, 352, 5],
      [352, 296, 5],
    ]
      .map(([x = 0, y = 0, r = 0]) => fill(circlePath(x, y, r), '#d6f6ff', 0.9))
      .join('') +
    starOf(256, 260, 18) +
    starOf(214, 330, 14) +
    starOf(330, 112, 22) +
    starOf(300, 356, 13),
});
