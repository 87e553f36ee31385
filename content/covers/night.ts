/** Parts that the twelve emblems of the zodiac share: the violet night, its wheel, and glowing figures. */
import {
  alpha,
  circlePath,
  fill,
  glow,
  line,
  linear,
  num,
  place,
  radial,
  solid,
  staged,
  tint,
  type Point,
  type SolidOptions,
  type Stage,
} from './grammar.ts';
import { sky, starfield } from './scenery.ts';
import { sparkle } from './props.ts';

/** The colour of each element's light, for the halo behind the figure and for accents. */
export const elementLight = {
  fire: '#ff7a59',
  earth: '#3fd39a',
  air: '#5fd4ff',
  water: '#5b8cff',
} as const;

export type NightElement = keyof typeof elementLight;

export const gold = '#ffd27a';
export const cream = '#fff2cf';
export const lilac = '#c9b4ff';

const night = ['#25108c', '#0b0829'] as const;

/** Draws twelve marks on a ring of light, which is the same behind every sign. */
const wheel = (light: string): string =>
  line(circlePath(200, 200, 186), alpha(light, 0.5), 2.5) +
  line(circlePath(200, 200, 172), '#cdbcff66', 1.5) +
  Array.from({ length: 12 }, (_, mark) => {
    const angle = (mark / 12) * Math.PI * 2 - Math.PI / 2;
    const [x, y] = [200 + 179 * Math.cos(angle), 200 + 179 * Math.sin(angle)];
    return fill(circlePath(x, y, mark % 3 === 0 ? 5 : 3), mark % 3 === 0 ? '#fff2cf' : '#cdbcff');
  }).join('');

/** Draws the background for a sign of an element. The seed places its stars. */
export const nightSky = (stage: Stage, element: NightElement, seed: number): string => {
  const light = elementLight[element];
  return (
    sky(stage, ...night) +
    staged(stage, glow(330, 60, 260, '#7a4fe0', 0.5) + glow(40, 380, 250, light, 0.28)) +
    starfield(stage, 74, seed, '#f3edff') +
    staged(stage, glow(200, 205, 215, light, 0.42) + glow(200, 200, 150, '#b79bff', 0.5) + wheel(light))
  );
};

/** Draws a glowing body, which is warm above and violet in the shade. */
export const body = (path: string, colour: string = gold, options: SolidOptions = {}): string =>
  solid(path, colour, {
    edge: 9,
    shade: 0.22,
    rim: 0.55,
    bounce: '#b79bff',
    paint: linear(['#fffaf0', `${colour} 46%`, '#b9719c'], 66),
    ...options,
  });

/** Draws a star of the figure, a sparkle with its own glow. */
export const starOf = (x: number, y: number, r = 16): string =>
  glow(x, y, r * 1.9, '#fff6d8', 0.7) + sparkle(x, y, r, '#ffffff');

/** Draws a group and its mirror image at the middle of the box. */
export const mirrored = (inner: string): string => inner + place(400, 0, inner, { flip: true });

/** Returns a closed smooth outline around a middle line, with the given half widths at its points. */
export function tapered(points: readonly Point[], halfWidths: readonly number[]): string {
  const at = (index: number): Point => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0];
  const side = (sign: number): Point[] =>
    points.map(([x, y], index): Point => {
      const [[bx, by], [ax, ay]] = [at(index - 1), at(index + 1)];
      const length = Math.hypot(ax - bx, ay - by) || 1;
      const half = (halfWidths[index] ?? 0) * sign;
      return [x - ((ay - by) / length) * half, y + ((ax - bx) / length) * half];
    });
  return smoothPath([...side(1), ...side(-1).toReversed()]);
}

/** Returns a closed curve through points, without corners. */
export function smoothPath(points: readonly Point[]): string {
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? [0, 0];
  const curves = points.map((_, index) => {
    const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const numbers = [bx + (cx - ax) / 6, by + (cy - ay) / 6, cx - (dx - bx) / 6, cy - (dy - by) / 6, cx, cy];
    return `C${numbers.map(num).join(' ')}`;
  });
  const [x, y] = at(0);
  return `M${num(x)} ${num(y)}${curves.join('')}Z`;
}

/** Returns points along a spiral, between two angles in degrees and two radii. */
export function spiral(
  [cx, cy]: Point,
  [fromAngle, toAngle]: Point,
  [fromRadius, toRadius]: Point,
  steps = 18,
): Point[] {
  return Array.from({ length: steps + 1 }, (_, step): Point => {
    const share = step / steps;
    const angle = ((fromAngle + (toAngle - fromAngle) * share) * Math.PI) / 180;
    const radius = fromRadius + (toRadius - fromRadius) * share;
    return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
  });
}

/** Returns half widths that shrink evenly along a middle line with this number of points. */
export const shrinking = (count: number, from: number, to: number): number[] =>
  Array.from({ length: count }, (_, index) => from + ((to - from) * index) / (count - 1));

/** Draws a bright eye of a figure. */
export const brightEye = (x: number, y: number, r: number, light: string): string =>
  fill(circlePath(x, y, r), radial([tint(light, 0.5), light], 40, 35, 70)) +
  fill(circlePath(x, y, r * 0.68), '#24104f') +
  fill(circlePath(x - r * 0.22, y - r * 0.26, r * 0.28), '#ffffff');
