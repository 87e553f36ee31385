import {
  circlePath,
  deepen,
  defineScene,
  ellipsePath,
  fill,
  gleam,
  inside,
  line,
  linear,
  place,
  polygonPath,
  radial,
  shadow,
  solid,
} from '../grammar.ts';
import { leaf, sparkle } from '../props.ts';
import { disc, sky } from '../scenery.ts';

const [plum, cream] = ['#7a4fd0', '#ffe9c8'] as const;

/** Draws an eye around 0, 0 with its ring of feathers. `closed` is the covered share of the eye, from 0 to 1. */
const owlEye = (closed: number): string => {
  const globe = circlePath(0, 0, 66);
  const edge = -66 + 132 * closed;
  return (
    fill(circlePath(0, 4, 92), deepen(cream, 0.3)) +
    fill(circlePath(0, 0, 90), linear(['#fff8e6', cream], 70)) +
    fill(circlePath(4, 7, 68), '#3a1a6a', 0.35) +
    fill(globe, radial(['#fff3a0', '#ffbe2e 50%', '#f08a1a'], 42, 36, 72)) +
    inside(
      globe,
      fill(circlePath(6, 6, 40), '#1c0f3c') +
        fill(circlePath(-9, -12, 14), '#ffffff') +
        fill(circlePath(22, 22, 7), '#ffffff', 0.75) +
        (closed === 0
          ? fill('M-80 -80H80V-48Q0 -30 -80 -48Z', '#3a1a6a', 0.25)
          : fill(`M-80 -80H80V${edge + 16}Q0 ${edge + 38} -80 ${edge + 16}Z`, '#3a1a6a', 0.35) +
            fill(`M-80 -80H80V${edge}Q0 ${edge + 22} -80 ${edge}Z`, linear(['#b694ff', '#8a5fe0'], 90)) +
            line(`M-80 ${edge}Q0 ${edge + 22} 80 ${edge}`, '#3f2290', 11) +
            gleam('M-42 -34Q-24 -50 0 -52', 8, 0.6)),
    )
  );
};

const feathers = [
  [118, 300],
  [160, 312],
  [202, 316],
  [244, 312],
  [286, 300],
  [138, 340],
  [180, 352],
  [224, 352],
  [266, 340],
] as const;

export default defineScene({
  palette: 'mint',
  bleed: 'bottom',
  background: (stage) => sky(stage, '#8ff0cc', '#0f8a86') + disc(stage, 200, 180, 172, '#f6ffe8'),
  motif: () =>
    shadow(200, 408, 190, 0.5, 0.12) +
    leaf(28, 402, 110, -38, '#2fa86a') +
    leaf(374, 402, 120, 34, '#2fa86a') +
    solid(
      'M38 430C20 320 22 196 40 124C30 86 30 44 44 16C84 34 110 54 136 58C178 46 222 46 264 58C290 54 316 34 356 16C370 44 370 86 360 124C378 196 380 320 362 430Z',
      plum,
      {
        edge: 16,
        paint: radial(['#b892ff', `${plum} 46%`, '#45238f'], 36, 22, 88),
      },
    ) +
    solid('M48 262C30 310 28 370 50 420C88 396 96 320 92 274Z', deepen(plum, 0.14), { edge: 9 }) +
    solid('M352 262C370 310 372 370 350 420C312 396 304 320 308 274Z', deepen(plum, 0.14), { edge: 9 }) +
    fill('M104 270Q200 240 296 270Q326 350 290 430H110Q74 350 104 270Z', linear(['#fff3d8', '#f0c890'], 90)) +
    feathers
      .map(([x, y]) => line(`M${x - 15} ${y}Q${x} ${y + 19} ${x + 15} ${y}`, '#d98f5a', 7, 0.8))
      .join('') +
    place(114, 172, owlEye(0)) +
    place(286, 172, owlEye(0.62)) +
    solid(
      polygonPath(
        [
          [174, 196],
          [226, 196],
          [200, 258],
        ],
        14,
      ),
      '#ff9d2e',
      { edge: 8 },
    ) +
    fill(ellipsePath(190, 208, 7, 4), '#fff3d0', 0.8) +
    gleam('M66 112Q78 78 112 66', 11, 0.6) +
    line('M322 44Q346 62 354 92M302 34Q312 38 318 42', '#ffffff', 8, 0.55) +
    sparkle(24, 62, 16),
});
