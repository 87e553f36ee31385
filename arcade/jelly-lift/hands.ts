import type { Input, PointerPoint } from '../kit/input.ts';
import type { Action } from './controls.ts';
import { SHAFT_WIDTH, UNIT, type Layout } from './layout.ts';
import { IDLE, type Command, type Shaft } from './shaft.ts';
import { SLOT } from './scene.ts';

const TAP = 12;
const STROKE = 46;
const REPEAT_AFTER = 0.17;
const REPEAT_EVERY = 0.045;

type Side = 'one' | 'two';

interface Press {
  seat: number;
  column: number;
  isSpent: boolean;
}

export interface HandsOptions {
  input(): Input<Action>;
  layout(): Layout;
  shaftOf(seat: number): Shaft | undefined;
  /** Returns whether two people play. Each side then has its own keys. */
  isShared(): boolean;
}

/** Converts the input of keys, mouse, touch and gamepad into commands for the shafts. */
export function createHands({ input, layout, shaftOf, isShared }: HandsOptions) {
  const goals: (number | null)[] = [null, null];
  const drops = [-1, -1];
  const queued: { turn: number; drop: boolean; hold: boolean }[] = [];
  const held = { one: 0, two: 0 };
  const presses = new Map<number, Press>();

  const rest = (): { turn: number; drop: boolean; hold: boolean } => ({ turn: 0, drop: false, hold: false });
  const seatAt = (x: number): number => {
    const second = layout().seats[1];
    return isShared() && second && x > second.x - 20 ? 1 : 0;
  };
  const columnAt = (seat: number, x: number): number | null => {
    const left = layout().seats[seat]?.x ?? 0;
    if (x < left - UNIT || x > left + SHAFT_WIDTH + UNIT) return null;
    return Math.max(0, Math.min(5, Math.floor((x - left) / UNIT)));
  };
  const order = (seat: number): { turn: number; drop: boolean; hold: boolean } => (queued[seat] ??= rest());

  const sideways = (side: Side, dt: number): number => {
    const keys = input();
    const way = (keys.down(`${side}Right`) ? 1 : 0) - (keys.down(`${side}Left`) ? 1 : 0);
    const fresh = (keys.pressed(`${side}Right`) ? 1 : 0) - (keys.pressed(`${side}Left`) ? 1 : 0);
    if (fresh !== 0) {
      held[side] = -REPEAT_AFTER;
      return fresh;
    }
    if (way === 0) return 0;
    held[side] += dt;
    if (held[side] < 0) return 0;
    held[side] -= REPEAT_EVERY;
    return way;
  };
  const read = (side: Side, dt: number): Command => {
    const keys = input();
    const isBack = side === 'one' && keys.pressed('oneBack');
    return {
      move: sideways(side, dt),
      turn: keys.pressed(`${side}Turn`) ? 1 : isBack ? -1 : 0,
      soft: keys.down(`${side}Down`),
      drop: keys.pressed(`${side}Drop`),
      hold: keys.pressed(`${side}Hold`),
    };
  };
  const join = (one: Command, two: Command): Command => ({
    move: one.move || two.move,
    turn: one.turn || two.turn,
    soft: one.soft || two.soft,
    drop: one.drop || two.drop,
    hold: one.hold || two.hold,
  });

  return {
    /** Returns the current inputs of the player in a seat. */
    command(seat: number, dt: number): Command {
      const shaft = shaftOf(seat);
      const keys = isShared() ? read(seat === 0 ? 'one' : 'two', dt) : join(read('one', dt), read('two', dt));
      const taps = order(seat);
      queued[seat] = rest();
      if (!shaft?.pair) return IDLE;
      if (drops[seat] !== shaft.drops) {
        drops[seat] = shaft.drops;
        goals[seat] = null;
        for (const press of presses.values()) if (press.seat === seat) press.isSpent = true;
      }
      if (keys.move !== 0) goals[seat] = null;
      const goal = goals[seat] ?? shaft.pair.col;
      return join(keys, { ...IDLE, ...taps, move: Math.sign(goal - shaft.pair.col) });
    },
    down(point: PointerPoint): void {
      const seat = seatAt(point.x);
      const slot = layout().seats[seat]?.hold;
      const isSlot =
        slot &&
        Math.abs(point.x - slot.x) < SLOT.width / 2 + 6 &&
        Math.abs(point.y - slot.y) < SLOT.height / 2 + 6;
      if (isSlot) order(seat).hold = true;
      presses.set(point.id, { seat, column: shaftOf(seat)?.pair?.col ?? 2, isSpent: !!isSlot });
    },
    move(point: PointerPoint, isPressed: boolean): void {
      if (!isPressed) {
        const seat = seatAt(point.x);
        goals[seat] = columnAt(seat, point.x) ?? goals[seat] ?? null;
        return;
      }
      const press = presses.get(point.id);
      if (!press || press.isSpent) return;
      const [dx, dy] = [point.x - point.startX, point.y - point.startY];
      if (dy > STROKE * 1.6 && dy > Math.abs(dx) * 1.6) {
        order(press.seat).drop = true;
        press.isSpent = true;
      } else if (Math.abs(dx) > TAP)
        goals[press.seat] = Math.max(0, Math.min(5, press.column + Math.round(dx / UNIT)));
    },
    up(point: PointerPoint): void {
      const press = presses.get(point.id);
      presses.delete(point.id);
      if (!press || press.isSpent) return;
      const [dx, dy] = [point.x - point.startX, point.y - point.startY];
      if (dy > STROKE && dy > Math.abs(dx)) order(press.seat).drop = true;
      else if (Math.hypot(dx, dy) < TAP) order(press.seat).turn = 1;
    },
    cancel: (point: PointerPoint): void => void presses.delete(point.id),
    clear(): void {
      presses.clear();
      goals.fill(null);
      drops.fill(-1);
      queued.length = 0;
    },
  };
}
