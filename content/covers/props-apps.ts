/** Objects that several app icons use: sheets, lines of writing, screens, folders, film. */
import { deepen, fill, gleam, line, linear, num, rectPath, solid } from './grammar.ts';

/** Draws a sheet of paper. x and y are its upper left corner. */
export const paper = (x: number, y: number, width: number, height: number, decor = ''): string =>
  solid(rectPath(x, y, width, height, 14), '#f7f9ff', { edge: 8, shade: 0.2, depth: 9, decor });

/** Draws lines of writing from the top. Each width is one line. */
export const writing = (
  x: number,
  y: number,
  widths: readonly number[],
  colour: string,
  gap = 34,
  thick = 14,
): string =>
  widths
    .map((width, index) => line(`M${num(x)} ${num(y + index * gap)}h${num(width)}`, colour, thick))
    .join('');

/** Draws a flat screen with a dark frame. x and y are its upper left corner. */
export const screen = (
  x: number,
  y: number,
  width: number,
  height: number,
  paint: string,
  { frame = '#2b2f4f', rim = 14, radius = 24 }: { frame?: string; rim?: number; radius?: number } = {},
): string =>
  solid(rectPath(x, y, width, height, radius), frame, { edge: 8, depth: 9 }) +
  fill(rectPath(x + rim, y + rim, width - 2 * rim, height - 2 * rim, Math.max(4, radius - rim * 0.6)), paint);

/** Draws a folder. x and y are its upper left corner. */
export const folder = (x: number, y: number, width: number, colour: string): string => {
  const unit = width / 200;
  const at = (path: string): string =>
    path.replace(/-?\d+/g, (value) => num(Number(value) * unit)).replace(/^M/, `M${num(x)} ${num(y)}m`);
  return (
    solid(at('M0 22q0 -22 22 -22h48l26 28h82q22 0 22 22v98q0 22 -22 22h-156q-22 0 -22 -22z'), colour, {
      edge: 8 * unit,
      paint: linear([deepen(colour, 0.1), deepen(colour, 0.35)]),
    }) +
    solid(rectPath(x, y + 56 * unit, width, 114 * unit, 20 * unit), colour, {
      edge: 9 * unit,
      depth: 9 * unit,
    }) +
    gleam(`M${num(x + 22 * unit)} ${num(y + 78 * unit)}h${num(46 * unit)}`, 8 * unit, 0.7)
  );
};

/** Draws a horizontal strip of film. x and y are its upper left corner. */
export const filmStrip = (
  x: number,
  y: number,
  width: number,
  height: number,
  frames: readonly string[],
): string => {
  const hole = height * 0.11;
  const step = hole * 2;
  const count = Math.floor((width - hole) / step);
  const holes = Array.from({ length: count }, (_, index) =>
    [y + height * 0.06, y + height * 0.83]
      .map((top) => rectPath(x + hole * 0.8 + index * step, top, hole, hole, hole * 0.25))
      .join(''),
  ).join('');
  const wide = width / frames.length;
  return (
    solid(rectPath(x, y, width, height, 10), '#2a2440', { edge: 6, depth: 8 }) +
    fill(holes, '#fff6e0') +
    frames
      .map((paint, index) =>
        fill(
          rectPath(x + index * wide + wide * 0.06, y + height * 0.24, wide * 0.88, height * 0.52, 8),
          paint,
        ),
      )
      .join('')
  );
};
