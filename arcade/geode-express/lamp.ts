import type { Input } from '../kit/input.ts';
import type { Action } from './controls.ts';
import { cellAt, columnOf, rowOf } from './grid.ts';
import type { Play } from './play.ts';

const STEPS: readonly (readonly [Action, column: number, row: number])[] = [
  ['left', -1, 0],
  ['right', 1, 0],
  ['up', 0, -1],
  ['down', 0, 1],
  ['upLeft', -1, -1],
  ['upRight', 1, -1],
  ['downLeft', -1, 1],
  ['downRight', 1, 1],
];

/** Seconds after an arrow key within which a second one turns the step into a diagonal step. */
const TOGETHER = 0.055;

/** Creates the cursor of keyboard and gamepad. */
export function createLamp(play: Play) {
  let cell = 24;
  let pending = { column: 0, row: 0, left: 0 };
  let isDrawing = false;
  let isHeld = false;

  const go = (): void => {
    const next = cellAt(columnOf(cell) + Math.sign(pending.column), rowOf(cell) + Math.sign(pending.row));
    pending = { column: 0, row: 0, left: 0 };
    if (next === undefined) return;
    cell = next;
    if (isDrawing) play.extend(cell);
  };
  const end = (): void => {
    if (isDrawing) play.finish();
    isDrawing = false;
  };

  return {
    get cell() {
      return cell;
    },
    reset(): void {
      cell = 24;
      pending = { column: 0, row: 0, left: 0 };
      isDrawing = false;
      isHeld = false;
    },
    read(input: Input<Action>, dt: number): void {
      let isDiagonal = false;
      for (const [action, column, row] of STEPS) {
        if (!input.repeated(action)) continue;
        if (pending.left <= 0) pending.left = TOGETHER;
        if (column !== 0) pending.column = column;
        if (row !== 0) pending.row = row;
        isDiagonal ||= column !== 0 && row !== 0;
      }
      const isBoth = pending.column !== 0 && pending.row !== 0;
      if (pending.left > 0) {
        pending.left -= dt;
        if (isDiagonal || isBoth || pending.left <= 0 || (isHeld && !input.down('draw'))) go();
      }
      if (input.pressed('drop')) {
        play.drop();
        isDrawing = false;
      }
      if (input.pressed('toggle')) {
        if (isDrawing) end();
        else isDrawing = play.extend(cell);
      }
      if (input.pressed('draw') && !isDrawing) {
        isDrawing = play.extend(cell);
        isHeld = isDrawing;
      }
      if (isHeld && !input.down('draw')) {
        isHeld = false;
        end();
      }
      if (input.pressed('hint')) play.showHint();
    },
  };
}
