import {
  circlePath,
  deepen,
  defineScene,
  ellipsePath,
  fill,
  inside,
  line,
  linear,
  num,
  place,
  random,
  shadow,
  solid,
  tint,
} from '../grammar.ts';
import { disc, ground, sky } from '../scenery.ts';

const bowlPath = 'M-94 -12Q0 26 94 -12C90 40 54 70 0 70S-90 40 -94 -12Z';

/** Draws a bowl heaped with powder. */
function heap(x: number, y: number, scale: number, colour: string, bowl: string, seed: number): string {
  const next = random(seed);
  const cone = 'M-76 -8C-64 -44 -30 -92 -10 -106Q0 -112 10 -105C34 -86 64 -44 76 -8C60 14 -60 14 -76 -8Z';
  const grains = Array.from({ length: 34 }, () => {
    const [px, py] = [-66 + next() * 132, -88 + next() * 92];
    return fill(
      circlePath(px, py, 1.6 + next() * 2.6),
      next() > 0.5 ? tint(colour, 0.6) : deepen(colour, 0.4),
      0.7,
    );
  }).join('');
  const crumbs = Array.from({ length: 7 }, () =>
    fill(circlePath(-96 + next() * 192, 66 + next() * 18, 2.5 + next() * 4), colour),
  ).join('');
  return place(
    x,
    y,
    shadow(8, 70, 92, 0.45, 0.18) +
      crumbs +
      fill(ellipsePath(0, -12, 94, 23), deepen(bowl, 0.5)) +
      solid(cone, colour, {
        edge: 18,
        rim: 0.3,
        paint: linear([tint(colour, 0.4), `${colour} 42%`, deepen(colour, 0.35)], 24),
        decor: grains,
      }) +
      solid(bowlPath, bowl, { edge: 12 }) +
      inside(bowlPath, line('M-100 18Q0 58 100 18', colour, 9, 0.85)) +
      line('M-74 14Q-64 36 -40 50', '#ffffff', 7, 0.7),
    { scale: Number(num(scale)) },
  );
}

export default defineScene({
  palette: 'amber',
  bleed: 'bottom',
  background: (stage) =>
    sky(stage, '#fff0c2', '#ffb070') + disc(stage, 190, 150, 160, '#fffdf0') + ground(stage, 250, '#e88a5a'),
  motif: () =>
    heap(112, 196, 0.84, '#2fb86a', '#e4ecfa', 3) +
    heap(296, 196, 0.84, '#8f3fd0', '#fff0d8', 5) +
    heap(66, 302, 0.94, '#e8263f', '#fff3e0', 7) +
    heap(340, 302, 0.94, '#ffc21e', '#f4e6ff', 9) +
    heap(204, 326, 1.08, '#1f4fe8', '#fffaf0', 11),
});
