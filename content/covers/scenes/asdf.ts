import {
  deepen,
  defineScene,
  fill,
  gleam,
  glow,
  line,
  linear,
  num,
  polygonPath,
  shadow,
  tint,
} from '../grammar.ts';
import type { Point, Stage } from '../grammar.ts';
import { bokeh, disc, sky } from '../scenery.ts';
import { sparkle } from '../props.ts';

const at = (column: number, row: number): Point => [200 + (column - row) * 78, 236 + (column + row) * 45];

/** A key cap from above a corner; `mark` is drawn flat on its top within 34 units around 0,0. */
function key(column: number, colour: string, mark: string, down = false): string {
  const [cx, cy] = at(column, 0);
  const lift = down ? 22 : 54;
  const diamond = (w: number, y: number): Point[] => [
    [cx, y - w * 0.57],
    [cx + w, y],
    [cx, y + w * 0.57],
    [cx - w, y],
  ];
  const [foot, top] = [diamond(76, cy), diamond(60, cy - lift)];
  const [, footRight, footNear, footLeft] = foot as [Point, Point, Point, Point];
  const [topFar, topRight, topNear, topLeft] = top as [Point, Point, Point, Point];
  return (
    fill(polygonPath(diamond(84, cy + 8), 14), '#05030f', 0.6) +
    fill(polygonPath([topLeft, topFar, topRight, footRight, footNear, footLeft], 15), deepen(colour, 0.4)) +
    fill(
      polygonPath([topLeft, topNear, footNear, footLeft], 8),
      linear([tint(colour, 0.08), deepen(colour, 0.34)], 90),
    ) +
    fill(
      polygonPath([topNear, topRight, footRight, footNear], 8),
      linear([deepen(colour, 0.34), deepen(colour, 0.56)], 90),
    ) +
    fill(polygonPath(top, 20), linear([tint(colour, 0.55), `${tint(colour, 0.1)} 60%`, colour], 50)) +
    line(`M${num(cx - 44)} ${num(cy - lift + 8)}L${num(cx - 6)} ${num(cy - lift + 30)}`, '#ffffff', 4, 0.5) +
    `<g transform="matrix(.87 .5 -.87 .5 ${num(cx)} ${num(cy - lift)})">${mark}</g>`
  );
}

const wave = (path: string): string => line(path, '#ffffff', 10);

const low = ([x, y]: Point): Point => [x, y + 40];

/** The pad under the keys. */
function pad(): string {
  const corners: Point[] = [at(-2.1, -0.66), at(2.1, -0.66), at(2.1, 0.66), at(-2.1, 0.66)];
  const [far, right, near, left] = corners as [Point, Point, Point, Point];
  return (
    fill(polygonPath([far, right, low(right), low(near), low(left), left], 24), '#262f70') +
    fill(polygonPath([left, near, low(near), low(left)], 10), linear(['#8c9de0', '#4a5bb0'], 90)) +
    fill(polygonPath([near, right, low(right), low(near)], 10), linear(['#4555a6', '#262f70'], 90)) +
    fill(polygonPath(corners, 26), linear(['#eef3ff', '#aebcf0 50%', '#7486cf'], 40)) +
    gleam(`M${num(left[0] + 22)} ${num(left[1] + 8)}L${num(near[0] - 30)} ${num(near[1] - 22)}`, 5, 0.4)
  );
}

const rings = (stage: Stage): string =>
  [1, 2, 3, 4, 5, 6, 7]
    .map(
      (ring) =>
        `<circle cx="${num(stage.x(240))}" cy="${num(stage.y(190))}" r="${num(ring * 62 * stage.scale)}" fill="none" stroke="#8fd8ff" stroke-width="${num(14 * stage.scale)}" opacity="${num(0.24 - ring * 0.03)}"/>`,
    )
    .join('');

export default defineScene({
  palette: 'ink',
  background: (stage) =>
    sky(stage, '#4a7be0', '#1a1462') +
    disc(stage, 240, 180, 140, '#6fe0ff') +
    rings(stage) +
    bokeh(stage, 8, 3, '#9fe0ff', 0.16),
  motif: () => {
    const [lx, ly] = at(0.5, 0);
    return (
      shadow(206, 330, 190, 0.6, 0.3) +
      pad() +
      key(-1.5, '#ff4468', wave('M-30 0Q-15 -36 0 0T30 0')) +
      key(-0.5, '#ffbf1a', wave('M-30 14V-14H0V14H30V-14')) +
      glow(lx + 10, ly - 30, 112, '#8ff2ff', 0.9) +
      key(0.5, '#2cc4ff', wave('M-30 14L-10 -16L10 16L30 -14'), true) +
      glow(lx, ly - 30, 70, '#ffffff', 0.6) +
      key(1.5, '#3fd46c', wave('M-30 14L0 -14V14L30 -14')) +
      [1, 2, 3]
        .map((ring) => {
          const [w, rise] = [34 + ring * 24, 30 + ring * 46];
          return line(
            `M${num(lx - w)} ${num(ly - rise)}A${num(w)} ${num(w * 0.5)} 0 0 0 ${num(lx + w)} ${num(ly - rise)}A${num(w)} ${num(w * 0.5)} 0 0 0 ${num(lx - w)} ${num(ly - rise)}`,
            '#eafdff',
            13 - ring * 2,
            1 - ring * 0.16,
          );
        })
        .join('') +
      sparkle(lx + 96, ly - 40, 15) +
      sparkle(112, 86, 13)
    );
  },
});
