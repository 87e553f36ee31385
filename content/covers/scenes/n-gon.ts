import {
  circlePath,
  deepen,
  defineScene,
  fill,
  gleam,
  glow,
  inside,
  line,
  linear,
  place,
  polygonPath,
  rectPath,
  regular,
  shadow,
  solid,
  staged,
  tint,
} from '../grammar.ts';
import type { Stage } from '../grammar.ts';
import { sky } from '../scenery.ts';
import { burst, eye } from '../props.ts';

/** Slabs of concrete: a hall with a lit shaft. */
const hall = (stage: Stage): string =>
  sky(stage, '#ff7a5c', '#8e1250') +
  staged(
    stage,
    [-860, -620, -380, -140, 100, 340, 580, 820]
      .map(
        (x, index) =>
          fill(rectPath(x + 4, -300, 232, 660, 8), index % 2 === 0 ? '#ff9a6e' : '#f0607a', 0.3) +
          fill(
            rectPath(x + 18, 24, 30, 6, 3) +
              rectPath(x + 186, 24, 30, 6, 3) +
              rectPath(x + 18, 300, 30, 6, 3),
            '#8e1250',
            0.5,
          ),
      )
      .join('') +
      fill('M40 -300H260L420 340H-60Z', linear(['#fff0c0', '#ffd9a000'], 90), 0.6) +
      fill('M-1200 -300H1600V8H-1200Z', linear(['#3a0a2e', '#5c1240'], 90)) +
      fill(rectPath(30, 0, 240, 16, 6), '#fff4d0') +
      fill('M-1200 340H1600V900H-1200Z', linear(['#5a1a48', '#26071f'], 90)) +
      line('M-1200 340H1600', '#ff9a8a', 6, 0.7),
  );

/** A hostile polygon with one glaring eye. */
const mob = (x: number, y: number, sides: number, r: number, colour: string, turned: number): string => {
  const outline = polygonPath(regular(sides, 0, 0, r, turned), r * 0.12);
  return place(
    x,
    y,
    solid(outline, colour, { edge: r * 0.16, bounce: '#ffd9a0' }) +
      inside(
        outline,
        fill(polygonPath(regular(sides, 0, 0, r * 0.74, turned), r * 0.1), tint(colour, 0.24), 0.5),
      ) +
      eye(-r * 0.06, r * 0.02, r * 0.34, [-0.8, 0.4], '#c41d4a') +
      line(`M${-r * 0.5} ${-r * 0.42}L${r * 0.3} ${-r * 0.2}`, deepen(colour, 0.6), r * 0.13),
  );
};

const joint = (x: number, y: number): string =>
  fill(circlePath(x, y, 11), '#0b2f4a') + fill(circlePath(x - 2, y - 2, 6), '#9be8ff');

/** A round figure on long jointed legs, with a field gun. */
const figure =
  line('M8 44L62 92L26 156', '#0d3a5c', 17) +
  line('M26 158H58', '#0d3a5c', 17) +
  joint(62, 92) +
  line('M-20 44L-72 84L-52 156', '#12527f', 18) +
  line('M-54 158H-18', '#12527f', 18) +
  line('M-24 44L-72 81', '#4fc9e8', 5, 0.7) +
  joint(-72, 84) +
  solid(circlePath(0, 0, 62), '#35d0e6', { edge: 14, bounce: '#fff0c8' }) +
  fill(circlePath(16, -6, 33), '#0b2f4a') +
  fill(circlePath(18, -8, 25), linear(['#ffffff', '#ffe27a'], 60)) +
  fill(circlePath(25, -10, 11), '#0b2f4a') +
  gleam('M-44 -18Q-36 -42 -12 -50', 9, 0.9) +
  place(
    40,
    22,
    solid(rectPath(-14, -15, 78, 30, 11), '#ffd23f', { edge: 7 }) +
      solid(rectPath(54, -20, 22, 40, 9), '#ff8a3d', { edge: 5 }) +
      fill(rectPath(-2, -4, 44, 8, 4), '#9b5a0a', 0.7),
    { turn: -18 },
  );

const crateBox = (x: number, y: number, size: number, turned: number): string =>
  place(
    x,
    y,
    solid(rectPath(-size / 2, -size / 2, size, size, 7), '#c9a0b4', { edge: size * 0.13 }) +
      line(
        `M${-size * 0.3} ${-size * 0.3}L${size * 0.3} ${size * 0.3}M${size * 0.3} ${-size * 0.3}L${-size * 0.3} ${size * 0.3}`,
        '#7a3f66',
        size * 0.08,
        0.6,
      ),
    { turn: turned },
  );

export default defineScene({
  palette: 'crimson',
  background: hall,
  motif: ({ pop }) =>
    crateBox(352, 312, 62, 0) +
    crateBox(344, 252, 54, 9) +
    shadow(118, 346, 100, 0.65, 0.14) +
    place(108, 178, figure, { scale: 1.08 }) +
    line('M206 166L262 140', '#ffffff', 20, 0.95) +
    line('M206 166L262 140', pop, 30, 0.45) +
    mob(324, 96, 6, 84, '#8f4ff0', 12) +
    mob(232, 296, 5, 48, '#ffb02e', 20) +
    mob(152, 58, 3, 48, '#3fd08a', -14) +
    glow(262, 140, 70, '#fff6c0', 1) +
    burst(258, 142, 18, 44, 9, '#ffffff', 8, 12) +
    fill(
      polygonPath(regular(4, 62, 76, 15, 20), 3) +
        polygonPath(regular(3, 376, 206, 14, 8), 3) +
        polygonPath(regular(5, 258, 208, 9, 30), 2),
      '#ffd9a0',
      0.85,
    ),
});
