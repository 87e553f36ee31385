import {
  circlePath,
  defineScene,
  fill,
  gleam,
  glow,
  line,
  linear,
  place,
  polygonPath,
  rectPath,
  regular,
  shadow,
  solid,
  staged,
} from '../grammar.ts';
import { bokeh, sky } from '../scenery.ts';
import { sparkle } from '../props.ts';

const reel = (colour: string, turned: number): string =>
  solid(circlePath(0, 0, 76), colour, { edge: 11, depth: 7 }) +
  fill(circlePath(0, 0, 62), '#2a1030', 0.32) +
  regular(5, 0, 0, 38, turned)
    .map(
      ([x, y]) => fill(circlePath(x, y, 17), '#2a0f38') + fill(circlePath(x + 2, y + 3, 14), '#7a3a6a', 0.6),
    )
    .join('') +
  solid(circlePath(0, 0, 15), '#fff3d2', { edge: 4 }) +
  fill(circlePath(0, 0, 5), '#2a0f38') +
  line('M-58 -26Q-44 -54 -14 -62', '#ffffff', 6, 0.7);

const projector =
  line('M-30 96L-96 214M40 96L96 214M6 96V204', '#2a0f38', 21) +
  line('M-33 98L-97 210M37 98L92 210M3 98V200', '#a8583a', 10) +
  solid(rectPath(-110, -34, 216, 138, 22), '#1fb0a4', {
    edge: 15,
    depth: 10,
    decor: fill(rectPath(-120, 62, 240, 14), '#ffd25a'),
  }) +
  fill(rectPath(-88, -12, 74, 54, 12), '#0b4a5a') +
  [-2, 14, 30].map((y) => line(`M-74 ${y}H-28`, '#7ff0dc', 7)).join('') +
  solid(circlePath(40, 14, 32), '#ffd25a', { edge: 8 }) +
  fill(circlePath(40, 14, 15), '#a8501e') +
  line('M40 14L62 -6', '#7a3212', 9) +
  solid(rectPath(100, -14, 46, 78, 8), '#4a2a6a', { edge: 8 }) +
  solid(
    polygonPath(
      [
        [144, -14],
        [180, -30],
        [180, 80],
        [144, 64],
      ],
      6,
    ),
    '#2f1850',
    { edge: 8 },
  ) +
  gleam('M-84 -22H-24', 7, 0.7);

const beam = 'M300 180L900 -40V540L300 280Z';

export default defineScene({
  palette: 'plum',
  background: (stage) =>
    sky(stage, '#c2467e', '#2a0c4a') +
    bokeh(stage, 9, 4, '#ffc8a0', 0.2) +
    staged(
      stage,
      fill(beam, linear(['#fff6c8', '#ffdf7acc 40%', '#ffdf7a40'], 0)) +
        fill('M300 208L900 120V380L300 254Z', '#fffbe6', 0.4),
    ),
  motif: () =>
    shadow(136, 396, 150, 0.6, 0.12) +
    line('M80 146L150 176M206 134L180 176', '#2a0f38', 18) +
    place(70, 104, reel('#f2604a', 10), { scale: 1.04 }) +
    place(218, 92, reel('#ffb83a', 40), { scale: 0.86 }) +
    place(134, 206, projector, { scale: 0.94 }) +
    glow(303, 230, 66, '#fffbe0', 0.95) +
    sparkle(336, 140, 15) +
    sparkle(364, 262, 11) +
    sparkle(330, 340, 9),
});
