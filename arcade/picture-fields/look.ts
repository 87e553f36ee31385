import { spotOf, type Point, type Tool } from './layout.ts';
import type { Play } from './play.ts';
import { hasTwoCrops, type Crop } from './puzzle.ts';
import { stepOf, type Mark } from './rules.ts';

export interface Look {
  status: string;
  columns: number;
  rows: number;
  crows: number;
  scarecrows: number;
  marks: readonly Mark[];
  /** The middle of every square. */
  squares: Point[];
  tool: Tool;
  tools: { tool: Tool; x: number; y: number }[];
  hasTwoCrops: boolean;
  /** A run of squares that can be deduced now, or `null`. */
  next: { crop: Crop; cells: number[] } | null;
}

/** Returns the first unbroken run of one crop among squares of a line. */
function runOf(cells: readonly number[], crops: readonly Crop[]): number[] {
  const [first, second] = cells;
  if (first === undefined) return [];
  const step = second === undefined ? 1 : second - first;
  const crop = crops[first];
  const end = cells.findIndex((cell, index) => cell !== first + index * step || crops[cell] !== crop);
  return cells.slice(0, end < 0 ? cells.length : end);
}

/** Returns the visible state of the field. */
export function inspect({ state, layout, tool }: Play): Look {
  const { picture, lines } = state.field;
  const step = stepOf(state);
  const line = step ? (lines[step.line] ?? []) : [];
  const runs = step ? runOf(step.cells, picture.crops) : [];
  const isStraight =
    runs.length < 2 || Math.abs(line.indexOf(runs[1] ?? 0) - line.indexOf(runs[0] ?? 0)) === 1;
  const cells = isStraight ? runs : runs.slice(0, 1);
  return {
    status: state.status,
    columns: picture.columns,
    rows: picture.rows,
    crows: state.crows,
    scarecrows: state.scarecrows,
    marks: state.marks,
    squares: state.marks.map((_, cell) => spotOf(layout, cell)),
    tool,
    tools: layout.tools.map(({ tool: own, x, y }) => ({ tool: own, x, y })),
    hasTwoCrops: hasTwoCrops(picture),
    next: cells.length > 0 ? { crop: picture.crops[cells[0] ?? 0] ?? 1, cells } : null,
  };
}
