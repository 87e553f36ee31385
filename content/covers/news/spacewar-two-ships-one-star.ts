import {
  circlePath,
  defineScene,
  ellipsePath,
  fill,
  gleam,
  glow,
  inside,
  line,
  place,
  polygonPath,
  radial,
  random,
  regular,
  solid,
} from '../grammar.ts';
import { disc, rays, sky } from '../scenery.ts';

const [green, pale] = ['#7dffb0', '#eafff2'] as const;
const tube = circlePath(200, 200, 146);

/** The belt of stars of different sizes. */
const stars = ((): string => {
  const next = random(11);
  const dots = Array.from({ length: 34 }, () =>
    circlePath(60 + next() * 280, 60 + next() * 280, 1.2 + next() ** 3 * 4),
  );
  return fill(dots.join(''), '#bfeaff', 0.8);
})();

const needle =
  fill('M0 -66Q10 -30 9 22L26 46V58L0 46L-26 58V46L-9 22Q-10 -30 0 -66Z', pale) +
  fill('M-8 56H8L0 88Z', '#fff0a0');

const wedge = fill('M0 -40L36 36L0 20L-36 36Z', pale) + fill('M-8 30L0 64L8 30Z', '#fff0a0');

const trail = (path: string): string => line(path, green, 22, 0.16) + line(path, green, 7, 0.65);

const screen =
  fill(tube, radial(['#12406a', '#0a2148 55%', '#050d26'], 50, 50, 60)) +
  inside(
    tube,
    stars +
      trail('M40 262Q70 110 200 96Q270 92 296 134') +
      trail('M352 160Q330 300 216 310Q140 312 112 270') +
      glow(200, 200, 92, '#8dffc0', 0.8) +
      fill('M200 130L211 189L270 200L211 211L200 270L189 211L130 200L189 189Z', '#f4fff8') +
      glow(200, 200, 34, '#ffffff', 0.95) +
      place(282, 146, needle, { turn: 122, scale: 0.98 }) +
      place(106, 264, wedge, { turn: -52, scale: 1.05 }) +
      fill(circlePath(246, 262, 6) + circlePath(160, 148, 6), pale),
  );

export default defineScene({
  palette: 'amber',
  wide: { scale: 1.08 },
  background: (stage) =>
    sky(stage, '#ffbe4a', '#d4482a') +
    disc(stage, 190, 180, 190, '#fff0b0') +
    rays(stage, 200, 200, 12, 0.12, '#fff6d0'),
  motif: () =>
    fill(ellipsePath(206, 392, 150, 16), '#5a1010', 0.35) +
    place(
      14,
      8,
      solid(polygonPath(regular(6, 200, 200, 204, 30), 22), '#3a3566', { edge: 16, depth: 20, depthX: 10 }) +
        solid(polygonPath(regular(6, 200, 200, 184, 30), 18), '#4c4788', { edge: 9 }) +
        solid(circlePath(200, 200, 160), '#d9d6e8', { edge: 9 }) +
        screen +
        gleam('M86 146Q108 92 160 74', 9, 0.45),
      { scale: 0.93 },
    ),
});
