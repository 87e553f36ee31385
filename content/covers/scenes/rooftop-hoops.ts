import {
  circlePath,
  defineScene,
  fill,
  gleam,
  glow,
  inside,
  line,
  place,
  polygonPath,
  radial,
  solid,
} from '../grammar.ts';
import type { Point } from '../grammar.ts';
import { disc, rays, sky, skyline } from '../scenery.ts';
import { flame, sparkle } from '../props.ts';

const ballPath = circlePath(0, 0, 96);

/** The burning ball with its seams. */
const ball =
  fill(ballPath, radial(['#ffc27a', '#f7812a 48%', '#b73a14'], 34, 28, 84)) +
  inside(
    ballPath,
    line('M-110 8Q0 -22 110 8M-6 -110Q-30 0 8 110', '#5b1a12', 8) +
      line('M-84 -74Q-18 -34 -74 80M70 -84Q12 -20 88 66', '#5b1a12', 8),
  ) +
  gleam('M-64 -48Q-48 -72 -18 -82', 12, 0.9);

/** Draws the strands of the net. */
const net = (): string => {
  const at = (column: number, row: number): Point => {
    const share = row / 4;
    const along = (column / 8) * 2 - 1;
    return [
      along * 142 * (1 - 0.42 * Math.sqrt(share)),
      18 * (1 - along * along) * (1 - share) + share * 165,
    ];
  };
  let path = '';
  for (let column = 0; column < 8; column += 1) {
    for (const lean of [0, 1]) {
      for (let row = 0; row <= 4; row += 1) {
        const [x, y] = at(column + ((row + lean) % 2), row);
        path += `${row === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
      }
    }
  }
  return line(path, '#fffaf0', 7);
};

const half = (upper: boolean): string => `M-146 0A146 40 0 0 ${upper ? 1 : 0} 146 0`;

const board =
  solid(
    polygonPath(
      [
        [120, -200],
        [330, -244],
        [330, 4],
        [120, 40],
      ],
      10,
    ),
    '#fffaf0',
    { edge: 10, depth: 0, bounce: '#ffb083' },
  ) +
  line('M150 -66L262 -88V-6L150 14Z', '#ee5a47', 13) +
  line('M120 -196V38', '#2fa39f', 16);

export default defineScene({
  palette: 'dusk',
  bleed: 'all',
  background: (stage) =>
    sky(stage, '#0f8793', '#ff9a62') +
    disc(stage, 170, 250, 150, '#ffe08a') +
    rays(stage, 170, 250, 12, 0.13, '#fff3c8') +
    skyline(stage, 420, '#d86a5c', 3, 190, '#ffe3a0') +
    skyline(stage, 440, '#1f6570', 8, 120, '#ffd36e'),
  motif: () =>
    glow(156, 130, 200, '#fff2b0', 0.75) +
    place(206, 214, board, { turn: -6 }) +
    place(176, 228, line(half(true), '#9c271f', 24), { turn: -8 }) +
    place(
      160,
      158,
      flame(-58, 30, 236, -22) +
        flame(58, 34, 220, 26) +
        flame(4, 30, 296, 4) +
        flame(-92, 52, 150, -50) +
        flame(88, 56, 138, 56),
      { turn: -34 },
    ) +
    place(160, 158, glow(0, 0, 150, '#ff9a3a', 0.6) + ball, { turn: -16 }) +
    place(
      176,
      228,
      net() +
        line(half(false), '#a82a20', 26) +
        line('M-143 -3A146 40 0 0 0 143 -3', '#ff6a4a', 15) +
        line('M-110 20A146 40 0 0 0 20 34', '#ffc9a8', 5, 0.8),
      { turn: -8 },
    ) +
    sparkle(306, 330, 16, '#fff6cf') +
    sparkle(52, 308, 13, '#fff6cf'),
});
