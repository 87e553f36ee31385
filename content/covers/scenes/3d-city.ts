import {
  defineScene,
  deepen,
  fill,
  line,
  linear,
  num,
  place,
  polygonPath,
  shadow,
  tint,
} from '../grammar.ts';
import { cloud, disc, hills, sky } from '../scenery.ts';
import { bush, cube } from '../props.ts';

const [w, h] = [0.87, 0.5];
/** Returns the canvas position of a square of the plot. 0,0 is the back corner. */
const at = (column: number, row: number): [number, number] => [
  200 + (column - row) * 56 * w,
  150 + (column + row) * 56 * h,
];

/** Draws a house on a square: storeys with lit windows on both faces. */
function house(column: number, row: number, tall: number, colour: string, roof?: string): string {
  const [x, y] = at(column, row);
  const [size, top] = [46, y - tall];
  let panes = '';
  for (let level = 0; level * 22 < tall - 16; level += 1) {
    for (const [index, side] of [-1, -1, 1, 1].entries()) {
      const near = index % 2 === 0 ? 0.28 : 0.66;
      const px = x + side * near * size * w;
      const py = top + size * h - near * size * h + 13 + level * 22;
      const [dx, dy] = [5, side * 5 * -0.57];
      panes += `<path d="M${num(px - dx)} ${num(py - dy)}L${num(px + dx)} ${num(py + dy)}v10L${num(px - dx)} ${num(py - dy + 10)}Z" fill="${side < 0 ? '#fff7cf' : '#ffd25a'}" opacity="${(level + index) % 4 === 3 ? '.35' : '.95'}"/>`;
    }
  }
  const cap = roof === undefined ? '' : cube(x, top - 9, size * 0.72, roof, 10);
  return cube(x, top, size, colour, tall) + panes + cap;
}

const plot = polygonPath(
  [
    [200, 98],
    [410, 218],
    [200, 338],
    [-10, 218],
  ],
  20,
);

const city =
  shadow(204, 352, 190, 0.5, 0.28) +
  `<g transform="translate(0 34)">${fill(plot, '#6b3b22')}</g><g transform="translate(0 16)">${fill(plot, '#a45c2d')}</g>` +
  fill(plot, linear(['#b6f25e', '#5cc93f'], 60)) +
  fill('M95 158L305 278L282 291L72 171ZM305 158L95 278L118 291L328 171Z', '#56607f') +
  line('M84 164.500L293 284.500M316 164.500L107 284.500', '#ffffff', 3, 0.7) +
  house(-0.1, -0.1, 172, '#f4f8ff', '#39c6ff') +
  line('M200 -54v-30', deepen('#39c6ff', 0.5), 5) +
  fill('M202 -88l34 10l-34 12Z', '#ff4f7b') +
  house(1.55, -0.25, 74, '#ffd24a', '#ff7a59') +
  house(-0.25, 1.55, 92, '#8f7bff') +
  bush(358, 222, 30, '#2fa84f') +
  bush(44, 222, 30, '#2fa84f') +
  house(2.6, 0.8, 46, '#39c6ff', '#ffffff') +
  house(0.8, 2.6, 52, '#ff5d8f', '#ffe9a0') +
  house(1.52, 1.52, 66, '#ff7a59', '#fff1d6') +
  bush(256, 322, 34, tint('#2fa84f', 0.1)) +
  bush(146, 322, 30, '#2fa84f') +
  cube(206, 322, 15, '#ffcb08', 10);

export default defineScene({
  palette: 'lime',
  background: (stage) =>
    sky(stage, '#c9f06a', '#1f9a63') +
    disc(stage, 170, 150, 150) +
    cloud(stage, 70, 78, 0.62, '#ffffff', 0.85) +
    cloud(stage, 352, 56, 0.5, '#ffffff', 0.75) +
    hills(stage, 300, '#138055', 8, 50, 0.5),
  motif: () => place(18, 52, city, { scale: 0.91 }),
});
