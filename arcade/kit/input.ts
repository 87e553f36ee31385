export type Direction = 'left' | 'right' | 'up' | 'down';

export interface PointerPoint {
  /** Logical position. */
  x: number;
  y: number;
  /** Position at which this press began. */
  startX: number;
  startY: number;
  id: number;
  type: 'mouse' | 'touch' | 'pen';
}

export interface PointerHandlers {
  down?(point: PointerPoint): void;
  /** Called when the pointer moves. `pressed` is false for a mouse or pen that only hovers. */
  move?(point: PointerPoint, pressed: boolean): void;
  up?(point: PointerPoint): void;
  cancel?(point: PointerPoint): void;
  /**
   * Called once per press, as soon as the pointer has moved at least `swipeDistance` logical units from its start along
   * one axis.
   */
  swipe?(direction: Direction, point: PointerPoint): void;
}

export interface InputOptions<Action extends string> {
  canvas: HTMLCanvasElement;
  toLogical(clientX: number, clientY: number): { x: number; y: number };
  /**
   * The inputs of each action: `KeyboardEvent.code` names, and for the gamepad PadLeft, PadRight, PadUp, PadDown, PadA,
   * PadB, PadX, PadY, PadL, PadR and PadStart.
   */
  actions: Readonly<Record<Action, readonly string[]>>;
  pointer?: PointerHandlers;
  swipeDistance?: number;
  /** Input is ignored while this returns false. */
  active(): boolean;
  /** Called for presses of gamepad buttons while input is not active. */
  onPad?(code: string): void;
}

export interface Input<Action extends string> {
  /** Returns whether the action's input is held. */
  down(action: Action): boolean;
  /** Returns whether the action was pressed since the last update. */
  pressed(action: Action): boolean;
  /**
   * Returns whether the action was pressed since the last update or repeats because it is held. Cursors of puzzles use
   * it.
   */
  repeated(action: Action): boolean;
  /** The primary pointer in logical units. */
  readonly pointer: {
    readonly x: number;
    readonly y: number;
    readonly isDown: boolean;
    readonly seen: boolean;
  };
  /** The device that was used last. Games can hide a cursor that keys or a gamepad move while this is `pointer`. */
  readonly lastDevice: 'keyboard' | 'pointer' | 'gamepad';
  /** Reads the gamepads. Call it once per frame. */
  poll(): void;
  /** Clears the presses of this update. Call it once per update. */
  endStep(): void;
  /** Clears everything that is held. Call it when the state of the game changes. */
  clear(): void;
}

const PAD_BUTTONS: Readonly<Record<number, string>> = {
  0: 'PadA',
  1: 'PadB',
  2: 'PadX',
  3: 'PadY',
  4: 'PadL',
  5: 'PadR',
  6: 'PadL',
  7: 'PadR',
  9: 'PadStart',
  12: 'PadUp',
  13: 'PadDown',
  14: 'PadLeft',
  15: 'PadRight',
};
const REPEAT_FIRST = 16;
const REPEAT_NEXT = 6;

/** Returns the direction of a movement, or undefined if it is too short. */
export function swipeDirection(dx: number, dy: number, distance: number): Direction | undefined {
  if (Math.max(Math.abs(dx), Math.abs(dy)) < distance) return undefined;
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 'right' : 'left';
  return dy > 0 ? 'down' : 'up';
}

/** Returns true if a key press belongs to a focused control instead of the game. */
export function isControlKey(event: KeyboardEvent): boolean {
  const onControl =
    event.target instanceof Element && event.target.closest('button, a, input, select') !== null;
  return onControl && (event.code === 'Enter' || event.code === 'Space' || event.code === 'NumpadEnter');
}

/** Converts keyboard, mouse, touch and gamepad input to named actions and logical pointer positions. */
export function createInput<Action extends string>(options: InputOptions<Action>): Input<Action> {
  const { canvas, actions, pointer: handlers = {}, swipeDistance = 24 } = options;
  const known = new Set<string>(Object.values<readonly string[]>(actions).flat());
  const held = new Map<string, number>();
  const fresh = new Set<string>();
  const presses = new Map<number, PointerPoint & { swiped: boolean }>();
  let pads = 0;
  let padHeld = new Set<string>();
  let lastDevice: Input<Action>['lastDevice'] = 'pointer';
  const pointer = { x: 0, y: 0, isDown: false, seen: false };

  const press = (code: string): void => {
    if (!held.has(code)) {
      held.set(code, 0);
      fresh.add(code);
    }
  };
  addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!known.has(event.code) || !options.active()) return;
    if (isControlKey(event)) return;
    event.preventDefault();
    lastDevice = 'keyboard';
    if (!event.repeat) press(event.code);
  });
  addEventListener('keyup', (event) => held.delete(event.code));
  addEventListener('blur', () => held.clear());
  addEventListener('gamepadconnected', () => {
    pads += 1;
  });
  addEventListener('gamepaddisconnected', () => {
    pads = Math.max(0, pads - 1);
  });

  const pointOf = (event: PointerEvent): PointerPoint => {
    const { x, y } = options.toLogical(event.clientX, event.clientY);
    const began = presses.get(event.pointerId);
    const type = event.pointerType === 'touch' || event.pointerType === 'pen' ? event.pointerType : 'mouse';
    return { x, y, startX: began?.startX ?? x, startY: began?.startY ?? y, id: event.pointerId, type };
  };
  const follow = (event: PointerEvent, point: PointerPoint): void => {
    if (!event.isPrimary) return;
    pointer.x = point.x;
    pointer.y = point.y;
    pointer.seen = true;
  };
  canvas.addEventListener('pointerdown', (event) => {
    if (!options.active() || event.button !== 0) return;
    event.preventDefault();
    canvas.focus({ preventScroll: true });
    lastDevice = 'pointer';
    const point = pointOf(event);
    presses.set(event.pointerId, { ...point, swiped: false });
    follow(event, point);
    if (event.isPrimary) pointer.isDown = true;
    try {
      canvas.setPointerCapture(event.pointerId);
    } catch {
      presses.delete(event.pointerId);
    }
    handlers.down?.(point);
  });
  canvas.addEventListener('pointermove', (event) => {
    if (!options.active()) return;
    const point = pointOf(event);
    follow(event, point);
    const began = presses.get(event.pointerId);
    handlers.move?.(point, began !== undefined);
    if (began && !began.swiped && handlers.swipe) {
      const direction = swipeDirection(point.x - point.startX, point.y - point.startY, swipeDistance);
      if (direction) {
        began.swiped = true;
        handlers.swipe(direction, point);
      }
    }
  });
  const finish = (event: PointerEvent, cancelled: boolean): void => {
    if (!presses.has(event.pointerId)) return;
    const point = pointOf(event);
    presses.delete(event.pointerId);
    if (event.isPrimary) pointer.isDown = false;
    if (cancelled || !options.active()) handlers.cancel?.(point);
    else handlers.up?.(point);
  };
  canvas.addEventListener('pointerup', (event) => finish(event, false));
  canvas.addEventListener('pointercancel', (event) => finish(event, true));
  canvas.addEventListener('contextmenu', (event) => event.preventDefault());

  const some = (action: Action, test: (code: string) => boolean): boolean => actions[action].some(test);
  const isHeld = (code: string): boolean => held.has(code);
  const isFresh = (code: string): boolean => fresh.has(code);
  return {
    down: (action) => some(action, isHeld),
    pressed: (action) => some(action, isFresh),
    repeated: (action) =>
      some(action, (code) => {
        const steps = held.get(code) ?? 0;
        return fresh.has(code) || (steps >= REPEAT_FIRST && (steps - REPEAT_FIRST) % REPEAT_NEXT === 0);
      }),
    pointer,
    get lastDevice() {
      return lastDevice;
    },
    poll() {
      if (pads === 0 && padHeld.size === 0) return;
      const now = new Set<string>();
      for (const pad of navigator.getGamepads?.() ?? []) {
        if (!pad) continue;
        pad.buttons.forEach((button, index) => {
          const code = PAD_BUTTONS[index];
          if (button.pressed && code) now.add(code);
        });
        const [x = 0, y = 0] = pad.axes;
        if (Math.abs(x) > 0.5) now.add(x > 0 ? 'PadRight' : 'PadLeft');
        if (Math.abs(y) > 0.5) now.add(y > 0 ? 'PadDown' : 'PadUp');
      }
      for (const code of now) {
        if (padHeld.has(code)) continue;
        lastDevice = 'gamepad';
        if (options.active() && known.has(code)) press(code);
        else options.onPad?.(code);
      }
      for (const code of padHeld) if (!now.has(code)) held.delete(code);
      padHeld = now;
    },
    endStep() {
      fresh.clear();
      for (const [code, steps] of held) held.set(code, steps + 1);
    },
    clear() {
      held.clear();
      fresh.clear();
      presses.clear();
      pointer.isDown = false;
    },
  };
}
