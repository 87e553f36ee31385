import { defineScene, fill, glow, line, linear, num, place, polygonPath, shadow, solid } from '../grammar.ts';
import type { Point } from '../grammar.ts';
import { rays, sky, starfield } from '../scenery.ts';
import { burst, button, sparkle } from '../props.ts';

const colours = ['#ff4f9a', '#ffd23f', '#3fe0ff', '#7dff8a'] as const;

/** Returns the position of a point on the board. Lanes are 0 to 4, and the depth is 0 (near) to 1 (far). */
const at = (lane: number, depth: number): Point => {
  const far = 1 / (1 + depth * 3.2);
  return [200 + (lane - 2) * 96 * far, 60 + 290 * ((far - 0.238) / 0.762)];
};

const note = (lane: number, depth: number): string => {
  const colour = colours[lane] ?? '#ffffff';
  const [a, b, c, d] = [
    at(lane + 0.08, depth),
    at(lane + 0.92, depth),
    at(lane + 0.92, depth - 0.1),
    at(lane + 0.08, depth - 0.1),
  ];
  const size = (b[0] - a[0]) / 80;
  return solid(polygonPath([a, b, c, d], 9 * size), colour, { edge: 7 * size, depth: 9 * size, rim: 0.7 });
};

const lane = (index: number): string =>
  fill(
    polygonPath([at(index, 1), at(index + 1, 1), at(index + 1, -0.14), at(index, -0.14)]),
    linear([`${colours[index] ?? '#ffffff'}00`, `${colours[index] ?? '#ffffff'}66`], 90),
  );

const edge = (index: number): string => {
  const [near, far] = [at(index, -0.14), at(index, 1)];
  return line(
    `M${num(far[0])} ${num(far[1])}L${num(near[0])} ${num(near[1])}`,
    '#ffffff',
    index % 4 === 0 ? 7 : 3,
    index % 4 === 0 ? 0.95 : 0.4,
  );
};

export default defineScene({
  palette: 'violet',
  background: (stage) =>
    sky(stage, '#8f5bff', '#1c0f5c') +
    rays(stage, 200, 62, 18, 0.16, '#ffd6ff') +
    starfield(stage, 30, 5, '#ffffff', 200),
  motif: () =>
    glow(200, 64, 150, '#ff8be0', 0.9) +
    glow(200, 64, 70, '#ffffff', 0.9) +
    shadow(200, 388, 200, 0.5, 0.14) +
    fill(
      polygonPath([at(-0.12, 1), at(4.12, 1), at(4.12, -0.16), at(-0.12, -0.16)], 6),
      linear(['#4a1f9c', '#120637'], 90),
    ) +
    [0, 1, 2, 3].map(lane).join('') +
    [0, 1, 2, 3, 4].map(edge).join('') +
    note(1, 0.86) +
    note(3, 0.72) +
    note(0, 0.58) +
    note(2, 0.42) +
    note(3, 0.3) +
    note(1, 0.24) +
    glow(249, 322, 86, '#bff8ff', 0.95) +
    [0, 1, 2, 3]
      .map((index) =>
        button(
          at(index + 0.5, 0.01)[0],
          index === 2 ? 352 : 344,
          39,
          colours[index] ?? '#ffffff',
          index === 2 ? 8 : 18,
        ),
      )
      .join('') +
    burst(249, 318, 44, 70, 9, '#ffffff', 7, 0) +
    place(
      42,
      136,
      solid(
        'M-22 0A24 18 0 1 1 6 14A24 18 0 0 1 -22 0ZM40 -14A24 18 0 1 1 68 0A24 18 0 0 1 40 -14ZM12 2V-82L90 -98V-14H77V-62L25 -52V2Z',
        '#ffd23f',
        { edge: 5 },
      ),
      { turn: -12, scale: 1.05 },
    ) +
    sparkle(322, 96, 18) +
    sparkle(356, 158, 10),
});
