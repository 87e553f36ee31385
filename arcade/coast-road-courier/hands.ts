import { clamp } from '../kit/ease.ts';
import type { Input, PointerHandlers } from '../kit/input.ts';
import type { Stage } from '../kit/stage.ts';
import type { Action } from './controls.ts';
import type { Drive, State } from './rules.ts';
import type { Side } from './track.ts';

const TAP_SECONDS = 0.26;
const TAP_UNITS = 14;
const FULL_LOCK = 70;

interface Finger {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly since: number;
  dx: number;
  dy: number;
}

/** Converts the input of keys, mouse and touch into the driver's controls. */
export function createHands() {
  const fingers = new Map<number, Finger>();
  let mouse: { x: number; y: number } | undefined;
  let isPointing = false;
  let tossed: Side | 0 | undefined;
  let clock = 0;

  const pointer: PointerHandlers = {
    down(point) {
      isPointing = true;
      if (point.type === 'mouse') tossed = 0;
      else fingers.set(point.id, { id: point.id, x: point.x, y: point.y, since: clock, dx: 0, dy: 0 });
    },
    move(point) {
      isPointing = true;
      if (point.type === 'mouse') mouse = { x: point.x, y: point.y };
      const finger = fingers.get(point.id);
      if (finger) Object.assign(finger, { dx: point.x - finger.x, dy: point.y - finger.y });
    },
    up(point) {
      const finger = fingers.get(point.id);
      fingers.delete(point.id);
      if (finger && clock - finger.since < TAP_SECONDS && Math.hypot(finger.dx, finger.dy) < TAP_UNITS)
        tossed = 0;
    },
    cancel: (point) => fingers.delete(point.id),
  };

  return {
    pointer,
    clear(): void {
      fingers.clear();
      mouse = undefined;
      tossed = undefined;
      isPointing = false;
    },
    read(input: Input<Action>, stage: Stage, state: State, vanX: number, dt: number): Drive {
      clock += dt;
      const keys = Number(input.down('right')) - Number(input.down('left'));
      if (keys !== 0 || input.down('gas')) isPointing = false;
      const [finger] = fingers.values();
      let steer = keys;
      if (finger) steer = clamp(finger.dx / FULL_LOCK, -1, 1);
      else if (isPointing && mouse && input.lastDevice === 'pointer')
        steer = clamp((mouse.x - vanX) / (stage.visible.width * 0.16), -1, 1);
      const isLow = mouse !== undefined && mouse.y > stage.visible.y + stage.visible.height * 0.94;
      const brake =
        input.down('brake') || (finger !== undefined && finger.dy > 80) || (isPointing && !finger && isLow);
      if (input.pressed('toss')) tossed = 0;
      if (input.pressed('tossLeft')) tossed = -1;
      if (input.pressed('tossRight')) tossed = 1;
      const drive = { steer, gas: input.down('gas') || isPointing, brake, toss: tossed };
      tossed = undefined;
      return state.status === 'driving' ? drive : { ...drive, toss: undefined };
    },
  };
}
