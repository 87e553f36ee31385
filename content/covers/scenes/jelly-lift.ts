import {
  circlePath,
  defineScene,
  ellipsePath,
  fill,
  gleam,
  glow,
  line,
  linear,
  place,
  radial,
  rectPath,
  shadow,
  solid,
} from '../grammar.ts';

const [brass, door, raspberry] = ['#f2b33d', '#35c6a0', '#ff3f86'] as const;

/** Draws a lift door with a stepped brass fan, around its inner edge. */
const leaf = (flip: boolean): string =>
  place(
    0,
    0,
    solid(rectPath(-420, -330, 420, 760, 6), door, { edge: 14 }) +
      [0, 1, 2, 3]
        .map((ring) =>
          line(
            `M0 ${150 - ring * 44}A${58 + ring * 46} ${58 + ring * 46} 0 0 0 0 ${262 + ring * 44}`,
            brass,
            9,
          ),
        )
        .join('') +
      [-70, -30, 10, 50, 90]
        .map((angle) => {
          const way = ((180 + angle - 10) * Math.PI) / 180;
          const [x, y] = [Math.cos(way), Math.sin(way)];
          return line(`M${x * 62} ${206 + y * 62}L${x * 196} ${206 + y * 196}`, brass, 6, 0.9);
        })
        .join('') +
      fill(rectPath(-13, -330, 13, 760), brass) +
      fill(rectPath(-13, -330, 4, 760), '#fff0c0'),
    { flip },
  );

const eyeOf = (x: number, y: number, r: number, dx: number, dy: number): string =>
  fill(ellipsePath(x, y, r, r * 1.16), '#ffffff') +
  fill(circlePath(x + dx, y + dy, r * 0.56), '#3a0a2c') +
  fill(circlePath(x + dx - r * 0.2, y + dy - r * 0.24, r * 0.18), '#ffffff');

/** Draws a pudding with a soft top and a fuller foot, around its middle. */
const pudding = (w: number, h: number, colour: string, light: string, deep: string): string =>
  solid(
    `M${-w} ${h * 0.42}C${-w} ${h * 0.94} ${-w * 0.8} ${h} 0 ${h}S${w} ${h * 0.94} ${w} ${h * 0.42}` +
      `C${w * 1.02} ${-h * 0.62} ${w * 0.8} ${-h} 0 ${-h}S${-w * 1.02} ${-h * 0.62} ${-w} ${h * 0.42}Z`,
    colour,
    {
      edge: 17,
      shade: 0.24,
      bounce: light,
      paint: radial([light, `${colour} 50%`, deep], 38, 26, 80),
      decor: fill(ellipsePath(8, h * 0.8, w * 0.72, h * 0.2), light, 0.6),
    },
  ) + gleam(`M${-w * 0.74} ${-h * 0.1}Q${-w * 0.74} ${-h * 0.68} ${-w * 0.3} ${-h * 0.74}`, 15, 0.85);

export default defineScene({
  palette: 'mint',
  bleed: 'all',
  background: (stage) => fill(rectPath(0, 0, stage.width, stage.height), linear(['#7fe6c4', '#0d6a60'], 90)),
  motif: () =>
    fill('M40 -330H360V430H40Z', linear(['#fff6c8', '#ffc14a 55%', '#e8663a'], 90)) +
    glow(204, 60, 260, '#fffbe0', 0.95) +
    place(84, 0, leaf(false), { turn: -3 }) +
    place(322, 0, leaf(true), { turn: 5 }) +
    shadow(206, 398, 220, 0.6, 0.14) +
    place(
      206,
      292,
      pudding(172, 104, raspberry, '#ff9cc8', '#bd0d5c') +
        eyeOf(-50, -14, 33, 10, -12) +
        eyeOf(50, -14, 33, 6, -12) +
        line('M-20 42Q0 58 22 40', '#7a0a40', 11),
      { turn: 2 },
    ) +
    place(
      190,
      112,
      pudding(118, 86, '#ffb52e', '#ffe9a0', '#e0720e') +
        eyeOf(-34, -8, 27, 8, 9) +
        eyeOf(36, -8, 27, 4, 9) +
        fill('M-16 34Q2 46 20 32Q18 62 2 62Q-12 62 -16 34Z', '#7a2b08') +
        fill(ellipsePath(3, 55, 10, 6), '#ff8a8a'),
      { turn: -9 },
    ),
});
