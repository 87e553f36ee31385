import { circlePath, defineScene, ellipsePath, fill, line, place } from '../grammar.ts';
import { body, cream, elementLight, gold, nightSky, smoothPath, starOf } from '../night.ts';

const light = elementLight.earth;

const hair = smoothPath([
  [176, 34],
  [244, 50],
  [272, 112],
  [278, 190],
  [300, 262],
  [290, 350],
  [220, 330],
  [130, 340],
  [62, 356],
  [56, 262],
  [80, 190],
  [82, 108],
  [112, 52],
]);

const robe = smoothPath([
  [178, 236],
  [252, 262],
  [306, 320],
  [322, 420],
  [178, 440],
  [34, 420],
  [50, 320],
  [104, 262],
]);

const face = smoothPath([
  [178, 80],
  [226, 96],
  [240, 148],
  [222, 204],
  [178, 232],
  [134, 204],
  [116, 148],
  [130, 96],
]);

const grain = 'M0 -30C20 -18 20 14 0 30C-20 14 -20 -18 0 -30Z';
const wheat =
  line('M0 200Q-14 70 0 -150', '#8a6a1c', 12) +
  line('M0 200Q-14 70 0 -150', '#ffe08a', 7) +
  [0, 1, 2, 3, 4]
    .map((row) => {
      const y = 8 - row * 36;
      return (
        line(`M-26 ${y - 20}L-44 ${y - 76}M26 ${y - 20}L44 ${y - 76}`, '#ffe9a8', 3, 0.9) +
        place(-21, y, body(grain, gold, { edge: 5 }), { turn: -26 }) +
        place(21, y, body(grain, gold, { edge: 5 }), { turn: 26 })
      );
    })
    .join('') +
  place(0, -172, body(grain, gold, { edge: 5 }));

export default defineScene({
  palette: 'violet',
  bleed: 'bottom',
  background: (stage) => nightSky(stage, 'earth', 61),
  motif: () =>
    body(hair, '#a86cc4') +
    body('M152 200H204V262H152Z', '#e9b48f', { edge: 5 }) +
    body(robe, light, { decor: line('M120 262Q178 320 236 262', '#fff2cf', 10, 0.8) }) +
    body(face, cream) +
    line('M136 150Q150 160 164 150M192 150Q206 160 220 150', '#5d2470', 6) +
    line('M178 156L172 180H182', '#c9806c', 4) +
    line('M164 202Q178 212 192 202', '#c0406c', 6) +
    fill(ellipsePath(140, 178, 13, 8) + ellipsePath(216, 178, 13, 8), '#ff8a8a', 0.45) +
    body(
      smoothPath([
        [178, 58],
        [246, 82],
        [258, 138],
        [232, 112],
        [186, 90],
        [146, 112],
        [116, 146],
        [98, 150],
        [110, 84],
      ]),
      '#a86cc4',
      { edge: 6 },
    ) +
    starOf(178, 66, 20) +
    starOf(124, 88, 12) +
    starOf(232, 88, 12) +
    place(310, 216, wheat, { turn: 14, scale: 1.04 }) +
    body(circlePath(276, 330, 27), cream, { edge: 6 }) +
    line('M258 322H294M260 336H294', '#d39a7c', 4),
});
