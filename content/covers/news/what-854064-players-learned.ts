import {
  circlePath,
  defineScene,
  fill,
  gleam,
  glow,
  line,
  linear,
  num,
  place,
  polygonPath,
  radial,
  random,
  regular,
  solid,
} from '../grammar.ts';
import type { Point } from '../grammar.ts';
import { ball, sparkle } from '../props.ts';
import { bokeh } from '../scenery.ts';

const pink = '#ff6fae';

/** Draws a cell body with a rounded arm for each angle. */
const body = (r: number): string => {
  const tips = [200, 238, 152, 108, 68, 20];
  const arms = tips.map((degrees, index) => {
    const angle = (degrees * Math.PI) / 180;
    const at = (reach: number, off = 0): string =>
      `${num(Math.cos(angle + off) * r * reach)} ${num(Math.sin(angle + off) * r * reach)}`;
    const fork = index % 2 === 0 ? 0.16 : -0.18;
    return (
      line(`M0 0Q${at(0.9, fork)} ${at(1.72)}`, '#e0488f', r * 0.3) +
      line(`M${at(1.5, 0.02)}L${at(2.2, fork)}M${at(1.62)}L${at(2.16, -fork * 1.4)}`, '#e0488f', r * 0.13)
    );
  });
  const rim = regular(14, 0, 0, 1).map(([x, y], index): Point => {
    const reach = r * (index % 2 === 0 ? 1.1 : 0.95);
    return [x * reach, y * reach];
  });
  const outline = polygonPath(rim, r * 0.4);
  return (
    arms.join('') +
    solid(outline, pink, {
      edge: r * 0.16,
      paint: radial(['#ffd0e4', `${pink} 48%`, '#b0246f'], 34, 28, 84),
    }) +
    fill(
      circlePath(r * 0.06, r * 0.04, r * 0.46),
      radial(['#fff6c4', '#ffc93a 55%', '#ff8a3d'], 36, 30, 80),
    ) +
    gleam(
      `M${num(-r * 0.66)} ${num(-r * 0.28)}Q${num(-r * 0.5)} ${num(-r * 0.62)} ${num(-r * 0.14)} ${num(-r * 0.72)}`,
      r * 0.11,
      0.85,
    )
  );
};

const fibre = 'M126 280C196 268 176 214 214 194C252 174 224 124 262 92';
const ends = [
  ['M262 92C292 66 312 64 334 44', 340, 38, 19],
  ['M262 92C302 94 322 114 348 118', 356, 119, 21],
  ['M262 92C246 66 254 46 246 26', 245, 20, 17],
] as const;
const stops = [
  [182, 240],
  [212, 195],
  [238, 148],
  [259, 95],
] as const;

const next = random(31);
const motes = Array.from({ length: 11 }, (): readonly [number, number, number] => [
  -30 + next() * 460,
  next() * 400,
  6 + next() * 7,
]);

export default defineScene({
  palette: 'aurora',
  bleed: 'all',
  background: (stage) =>
    `<rect width="${stage.width}" height="${stage.height}" fill="${radial(['#17808f', '#0f3f78 45%', '#150f4a'], 60, 22, 95)}"/>` +
    bokeh(stage, 12, 9, '#4fe8e0', 0.22),
  motif: () =>
    motes.map(([x, y, r]) => fill(circlePath(x, y, r), '#35d6d8', 0.4)).join('') +
    glow(112, 290, 190, '#ff6fae', 0.65) +
    line(fibre, '#5a0f5a', 34, 0.5) +
    ends.map(([path]) => line(path, '#e0488f', 15)).join('') +
    line(fibre, '#e0488f', 27) +
    line(fibre, '#ffb8d8', 9) +
    ends
      .map(([, x, y, r]) => glow(x, y, r * 3.2, '#7ffcf0', 0.8) + ball(x, y, r, '#37e6d8', '#ffffff'))
      .join('') +
    stops
      .map(
        ([x, y]) =>
          glow(x, y, 52, '#fff3a0', 0.95) + fill(circlePath(x, y, 15), linear(['#ffffff', '#ffe27a'], 70)),
      )
      .join('') +
    place(100, 292, body(82)) +
    sparkle(318, 216, 18) +
    sparkle(40, 96, 14),
});
