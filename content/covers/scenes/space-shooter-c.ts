import {
  circlePath,
  deepen,
  defineScene,
  ellipsePath,
  fill,
  gleam,
  glow,
  inside,
  line,
  linear,
  place,
  polygonPath,
  rectPath,
  solid,
  tint,
} from '../grammar.ts';
import type { Stage } from '../grammar.ts';
import { sky, starfield, sun } from '../scenery.ts';
import { burst, flame, sparkle } from '../props.ts';

/** Draws a nebula and a ringed planet low in the corner. */
const deep = (stage: Stage): string =>
  sky(stage, '#2a3f9e', '#0c0b38') +
  sun(stage, 330, 60, 10, '#ff9a4a') +
  `<circle cx="${stage.x(350)}" cy="${stage.y(40)}" r="${260 * stage.scale}" fill="#ff7a3d" opacity=".12"/><circle cx="${stage.x(350)}" cy="${stage.y(40)}" r="${180 * stage.scale}" fill="#ff8f4a" opacity=".16"/><circle cx="${stage.x(350)}" cy="${stage.y(40)}" r="${100 * stage.scale}" fill="#ffb86b" opacity=".22"/>` +
  starfield(stage, 80, 17);

/** Draws a raider: a disc with a dome. */
const raider = (x: number, y: number, size: number, colour: string, turned: number): string =>
  place(
    x,
    y,
    glow(0, 30, 60, colour, 0.4) +
      fill(ellipsePath(0, -16, 34, 32), linear(['#e6fffb', '#4fd8e0 60%', '#1f7fae'], 60)) +
      fill(ellipsePath(-12, -30, 9, 6), '#ffffff', 0.9) +
      solid('M-80 8Q-64 -14 0 -14Q64 -14 80 8Q60 38 0 38Q-60 38 -80 8Z', colour, {
        edge: 11,
        bounce: tint(colour, 0.6),
      }) +
      fill(ellipsePath(0, -7, 38, 7), deepen(colour, 0.5), 0.6) +
      [-50, -18, 18, 50].map((dx) => fill(circlePath(dx, 15 - Math.abs(dx) * 0.06, 8), '#fff3b0')).join('') +
      line('M-24 34L-34 56M24 34L34 56', deepen(colour, 0.4), 9),
    { scale: size, turn: turned },
  );

const hull = 'M0 -150C34 -112 46 -52 44 26L30 84H-30L-44 26C-46 -52 -34 -112 0 -150Z';

/** The player's ship seen from behind and above. */
const fighter =
  flame(-26, 82, 92, 180, '#ffffff', '#ffd23f', '#ff7a2f') +
  flame(26, 82, 92, 180, '#ffffff', '#ffd23f', '#ff7a2f') +
  solid(
    polygonPath(
      [
        [-34, -22],
        [-128, 58],
        [-132, 96],
        [-34, 66],
      ],
      10,
    ),
    '#ff6a3d',
    { edge: 10 },
  ) +
  solid(
    polygonPath(
      [
        [34, -22],
        [128, 58],
        [132, 96],
        [34, 66],
      ],
      10,
    ),
    '#e8502f',
    { edge: 10 },
  ) +
  [-1, 1]
    .map(
      (side) =>
        solid(rectPath(side * 114 - 10, -14, 20, 104, 9), '#c9d3f2', { edge: 6 }) +
        fill(circlePath(side * 114, -14, 7), '#7df3ff'),
    )
    .join('') +
  solid(hull, '#f4f7ff', {
    edge: 14,
    bounce: '#ffb86b',
    decor: fill('M-60 -96Q0 -70 60 -96V-160H-60Z', '#ff6a3d') + fill('M-50 40H50V60H-50Z', '#ff6a3d'),
  }) +
  solid('M0 -74C22 -56 24 -18 18 8Q0 20 -18 8C-24 -18 -22 -56 0 -74Z', '#2456c9', { edge: 7, rim: 0.3 }) +
  inside(
    'M0 -74C22 -56 24 -18 18 8Q0 20 -18 8C-24 -18 -22 -56 0 -74Z',
    fill('M-30 -10L20 -80L-40 -80Z', '#9be8ff', 0.8),
  ) +
  gleam('M-32 -20Q-30 -70 -16 -104', 7, 0.9) +
  solid(rectPath(-38, 76, 26, 18, 6), '#5b6ba8', { edge: 4 }) +
  solid(rectPath(12, 76, 26, 18, 6), '#5b6ba8', { edge: 4 });

const bolt = (dx: number, dy: number): string =>
  line(`M${dx} ${dy}V${dy - 44}`, '#3fe0ff', 17, 0.55) + line(`M${dx} ${dy}V${dy - 44}`, '#ffffff', 8);

export default defineScene({
  palette: 'night',
  background: deep,
  motif: () =>
    raider(300, 78, 0.94, '#b04fe8', 12) +
    raider(112, 62, 0.54, '#3fd08a', -14) +
    raider(368, 214, 0.4, '#ffcb3d', 20) +
    place(152, 268, bolt(-114, -40) + bolt(114, -40) + bolt(-114, -118) + fighter, {
      turn: 36,
      scale: 0.92,
    }) +
    glow(258, 124, 60, '#fff0b0', 1) +
    burst(258, 124, 16, 46, 9, '#fff3c0', 8, 10) +
    sparkle(44, 128, 15) +
    sparkle(352, 322, 13),
});
