import {
  circlePath,
  deepen,
  defineScene,
  ellipsePath,
  fill,
  gleam,
  line,
  place,
  polygonPath,
  radial,
  regular,
  shadow,
  solid,
} from '../grammar.ts';
import type { Point } from '../grammar.ts';
import { disc, sky } from '../scenery.ts';

const dough = '#e8a14c';

/** The outline of the cookie: round, slightly uneven, with three bites at the upper right. */
const outline = ((): string => {
  const bites: readonly Point[] = [
    [98, -150],
    [150, -92],
    [164, -24],
  ];
  const inBite = ([x, y]: Point): boolean => bites.some(([bx, by]) => Math.hypot(x - bx, y - by) < 56);
  const rim = regular(120, 0, 0, 1).map(([x, y], at): Point => {
    const r = 172 + Math.sin(at * 0.42) * 3 + Math.cos(at * 0.9) * 2;
    return [x * r, y * r];
  });
  return polygonPath(
    rim.map((point): Point => {
      let [x, y] = point;
      while (inBite([x, y])) [x, y] = [x * 0.985, y * 0.985];
      return [x, y];
    }),
    4,
  );
})();

const chip = (x: number, y: number, size: number, turned: number): string =>
  place(
    x,
    y,
    fill(ellipsePath(3, 7, 30, 24), deepen(dough, 0.5), 0.55) +
      solid('M-28 8Q-30 -16 -6 -22Q24 -26 29 -2Q30 18 6 22Q-20 24 -28 8Z', '#5a2a1c', { edge: 7 }) +
      gleam('M-14 -4Q-10 -13 2 -13', 5, 0.65),
    { turn: turned, scale: size },
  );

const crumb = (x: number, y: number, size: number, turned: number): string =>
  place(
    x,
    y,
    shadow(4, size * 0.8, size * 1.2, 0.4, 0.3) +
      solid(polygonPath(regular(6, 0, 0, size, turned), size * 0.3), dough, { edge: size * 0.26 }),
  );

export default defineScene({
  palette: 'mint',
  bleed: 'all',
  background: (stage) => sky(stage, '#7ff0cf', '#0d7f86') + disc(stage, 150, 150, 180, '#f2fff2'),
  motif: () =>
    fill(ellipsePath(190, 236, 176, 168), '#04353f', 0.35) +
    place(
      172,
      202,
      solid(outline, dough, {
        edge: 16,
        depth: 20,
        depthX: 8,
        paint: radial(['#ffd58a', `${dough} 52%`, '#b9682a'], 36, 30, 78),
        decor:
          line(
            'M-120 40Q-96 64 -110 96M40 96Q70 84 76 112M-30 -130Q-10 -118 -22 -98M-60 4L-40 16',
            '#b9682a',
            6,
            0.6,
          ) +
          fill(
            circlePath(-20, 40, 5) + circlePath(64, 20, 4) + circlePath(-96, -20, 4) + circlePath(0, 130, 5),
            '#b9682a',
            0.6,
          ),
      }) +
        chip(-74, -86, 1.15, -20) +
        chip(22, -60, 1.25, 30) +
        chip(-112, 26, 0.95, 70) +
        chip(-20, -6, 0.82, 10) +
        chip(-38, 100, 1.2, -40) +
        chip(56, 66, 1.3, 15) +
        chip(122, 62, 0.78, 60) +
        gleam('M-148 -40Q-132 -112 -70 -142', 12, 0.55),
    ) +
    crumb(318, 96, 20, 10) +
    crumb(352, 152, 15, 30) +
    crumb(366, 66, 11, 50) +
    crumb(390, 208, 12, 0) +
    crumb(384, 268, 9, 40) +
    crumb(396, 322, 7.5, 20) +
    crumb(424, 366, 6.5, 20),
});
