import {
  circlePath,
  deepen,
  defineScene,
  ellipsePath,
  fill,
  gleam,
  glow,
  line,
  num,
  place,
  polygonPath,
  solid,
  tint,
} from '../grammar.ts';
import { disc, mountains, rays, sky, starfield } from '../scenery.ts';
import { eye, flame } from '../props.ts';

const limb = (side: number, reach: number, down: number, colour: string): string =>
  line(
    `M${num(side * 50)} 34Q${num(side * (reach + 30))} ${num(down - 60)} ${num(side * reach)} ${num(down)}`,
    deepen(colour, 0.3),
    24,
  ) +
  line(
    `M${num(side * 50)} 30Q${num(side * (reach + 26))} ${num(down - 62)} ${num(side * reach)} ${num(down - 6)}`,
    tint(colour, 0.15),
    9,
    0.8,
  ) +
  glow(side * reach, down + 4, 28, '#b8ff5e', 0.8) +
  fill(circlePath(side * reach, down + 2, 13), '#e4ff9a');

/** Draws the invader: a one-eyed beetle with a striped shell. */
function invader(colour: string): string {
  const shell =
    'M-122 14C-130 -74 -66 -118 0 -118C66 -118 130 -74 122 14C118 52 62 72 0 72C-62 72 -118 52 -122 14Z';
  return (
    [-1, 1]
      .map((side) => limb(side, 128, 104, colour) + limb(side, 78, 132, colour) + limb(side, 26, 140, colour))
      .join('') +
    [-1, 1]
      .map(
        (side) =>
          line(
            `M${num(side * 54)} -92Q${num(side * 70)} -134 ${num(side * 104)} -138`,
            deepen(colour, 0.2),
            14,
          ) + solid(circlePath(side * 108, -138, 20), '#b8ff5e', { edge: 6 }),
      )
      .join('') +
    solid(shell, colour, {
      edge: 20,
      bounce: '#7dffe0',
      decor:
        fill('M-140 -10Q-70 -60 -46 -130H-150ZM140 -10Q70 -60 46 -130H150Z', deepen(colour, 0.34), 0.8) +
        fill('M-14 -130H14L8 -60H-8Z', deepen(colour, 0.34), 0.7) +
        fill('M-130 44Q0 92 130 44V90H-130Z', '#2a0f5c', 0.55),
    }) +
    eye(0, -14, 54, [0, 0.72], '#12a56a', deepen(colour, 0.1)) +
    line('M-58 -34Q0 -58 58 -34', deepen(colour, 0.5), 9) +
    eye(-82, -18, 19, [0.5, 0.7], '#12a56a') +
    eye(82, -18, 19, [-0.5, 0.7], '#12a56a') +
    fill('M-42 46Q0 58 42 46L32 66L20 54L8 70L-8 70L-20 54L-32 66Z', '#fff6ea') +
    gleam('M-94 -30Q-84 -82 -40 -98', 12, 0.7)
  );
}

const missile = (x: number, y: number): string =>
  glow(x, y + 26, 34, '#ffb02e', 0.9) +
  flame(x, y + 24, 46, 180) +
  solid(
    polygonPath(
      [
        [x, y - 26],
        [x + 10, y - 4],
        [x + 10, y + 24],
        [x - 10, y + 24],
        [x - 10, y - 4],
      ],
      6,
    ),
    '#ffffff',
    { edge: 4, decor: fill(`M${x - 12} ${y + 6}H${x + 12}V${y + 14}H${x - 12}Z`, '#ff5a5f') },
  );

const ship =
  flame(0, 34, 54, 180, '#ffffff', '#7df3ff', '#2f8dff') +
  solid(
    polygonPath(
      [
        [-70, 26],
        [-58, -24],
        [-44, -24],
        [-30, 8],
        [30, 8],
        [44, -24],
        [58, -24],
        [70, 26],
        [40, 38],
        [-40, 38],
      ],
      8,
    ),
    '#e9eefc',
    { edge: 8 },
  ) +
  solid('M-24 42L-20 -18Q-12 -64 0 -64Q12 -64 20 -18L24 42Z', '#ffb52e', { edge: 7 }) +
  fill(ellipsePath(0, -16, 11, 20), '#12306a') +
  fill(ellipsePath(-3, -22, 4, 9), '#9be8ff');

export default defineScene({
  palette: 'aurora',
  background: (stage) =>
    sky(stage, '#2be0b4', '#2a1a6e') +
    rays(stage, 200, 120, 10, 0.12) +
    starfield(stage, 34, 12, '#ffffff', 300) +
    disc(stage, 200, 130, 150) +
    mountains(stage, 420, '#27186a', 5, 110),
  motif: () =>
    place(52, 84, invader('#6a4be0'), { scale: 0.3, turn: -10 }) +
    place(350, 104, invader('#6a4be0'), { scale: 0.3, turn: 10 }) +
    place(200, 146, invader('#f0459a'), { scale: 0.94 }) +
    missile(100, 292) +
    missile(300, 304) +
    place(200, 354, ship, { scale: 0.96 }),
});
