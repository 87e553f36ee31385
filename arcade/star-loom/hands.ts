import type { Input, PointerPoint } from '../kit/input.ts';
import { rowAt, columnAt, placeOf, wrap, type Axis } from './board.ts';
import type { Action } from './controls.ts';
import { STEP, spotUnder, type Frame } from './frame.ts';
import type { Weaver } from './weaver.ts';

const FIRM = 14;

/** Converts touch, keys and gamepad input into slides of the loom's lines. */
export function createHands(weaver: Weaver, frame: () => Frame) {
  let spot: { column: number; row: number } | undefined;
  let axis: Axis | undefined;
  let cursor = 24;
  let keyed: { axis?: Axis; shift: number; isHeld: boolean } | undefined;

  const reset = (): void => {
    weaver.drop(false);
    [spot, axis, keyed] = [undefined, undefined, undefined];
  };
  const along = ({ x, y, startX, startY }: PointerPoint): number =>
    (axis === 'row' ? x - startX : y - startY) / STEP;

  /** Slides the line of the cursor by one cell; the first step decides whether it is the row or the column. */
  const step = (column: number, row: number): void => {
    if (!keyed) {
      cursor = placeOf(wrap(columnAt(cursor) + column), wrap(rowAt(cursor) + row));
      return;
    }
    const wanted: Axis = column === 0 ? 'column' : 'row';
    if (keyed.axis !== wanted) {
      if (keyed.axis && keyed.shift !== 0) return;
      weaver.drop(false);
      if (!weaver.grip(wanted, wanted === 'row' ? rowAt(cursor) : columnAt(cursor))) return;
      keyed.axis = wanted;
    }
    keyed.shift += column + row;
    weaver.pull(keyed.shift, true);
  };
  const letGo = (isKept: boolean): void => {
    weaver.drop(isKept);
    keyed = undefined;
  };

  return {
    get cursor() {
      return cursor;
    },
    reset,
    down(point: PointerPoint): void {
      reset();
      spot = weaver.isReady ? spotUnder(frame(), point.x, point.y) : undefined;
    },
    move(point: PointerPoint): void {
      if (!spot) return;
      const [dx, dy] = [Math.abs(point.x - point.startX), Math.abs(point.y - point.startY)];
      if (!axis) {
        if (Math.max(dx, dy) < FIRM) return;
        const wanted: Axis = dx > dy ? 'row' : 'column';
        if (!weaver.grip(wanted, wanted === 'row' ? spot.row : spot.column)) return;
        axis = wanted;
      }
      weaver.pull(along(point));
    },
    up(): void {
      if (axis) weaver.drop();
      [spot, axis] = [undefined, undefined];
    },
    read(input: Input<Action>): void {
      if (input.pressed('hold') && !keyed && weaver.isReady) keyed = { shift: 0, isHeld: true };
      if (input.pressed('take')) {
        if (keyed) letGo(true);
        else if (weaver.isReady) keyed = { shift: 0, isHeld: false };
      }
      if (input.repeated('left')) step(-1, 0);
      if (input.repeated('right')) step(1, 0);
      if (input.repeated('up')) step(0, -1);
      if (input.repeated('down')) step(0, 1);
      if (input.pressed('release')) letGo(false);
      if (keyed?.isHeld && !input.down('hold')) letGo(true);
      if (input.pressed('hint')) weaver.showHint();
    },
    /** Whether the player holds a line with the keys. */
    get isHolding() {
      return keyed !== undefined;
    },
  };
}
