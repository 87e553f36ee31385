import { clamp } from '../kit/ease.ts';
import type { Input, PointerHandlers, PointerPoint } from '../kit/input.ts';
import { metresAt, screenX, screenY } from './camera.ts';
import type { Camera } from './camera.ts';
import type { actions } from './controls.ts';
import type { Skier, Wish } from './skier.ts';

type Action = keyof typeof actions;

/**
 * Length of a sideways drag that steers fully, and of a vertical drag that starts a tuck or plough, in logical units.
 */
const FULL = 62;
const PULL = 44;
/** The mouse points at a position on the slope that is this many metres in front of the skier. */
const LEAD = 8;

/** Returns the pointer position that results in a heading. */
export function pointerFor(camera: Camera, skier: Skier, heading: number): { x: number; y: number } {
  const x = screenX(camera, skier.x + Math.tan(heading) * LEAD, camera.unit);
  return { x, y: screenY(camera, camera.unit) - camera.drop * 0.3 };
}

export interface Steering {
  readonly pointer: PointerHandlers;
  read(input: Input<Action>, camera: Camera, skier: Skier): Wish;
  clear(): void;
}

/** Converts the input of keys, mouse, touch and gamepad into one input of the skier. */
export function createSteering(): Steering {
  const fingers = new Map<number, PointerPoint>();
  let mouse: number | undefined;
  let isMouseDown = false;
  let isTapped = false;
  const lift = (point: PointerPoint): void => {
    fingers.delete(point.id);
    if (point.type === 'mouse') isMouseDown = false;
  };
  const move = (point: PointerPoint, isPressed: boolean): void => {
    if (point.type === 'mouse') mouse = point.x;
    else if (isPressed) fingers.set(point.id, point);
  };
  return {
    pointer: {
      down(point) {
        isTapped = true;
        isMouseDown = point.type === 'mouse';
        if (point.type !== 'mouse') mouse = undefined;
        move(point, true);
      },
      move,
      up: lift,
      cancel: lift,
    },
    read(input, camera, skier) {
      const keys = (input.down('right') ? 1 : 0) - (input.down('left') ? 1 : 0);
      if (keys !== 0) mouse = undefined;
      const finger = fingers.values().next().value;
      let steer = keys;
      if (finger) steer = clamp((finger.x - finger.startX) / FULL, -1, 1);
      else if (keys === 0 && mouse !== undefined) {
        const wanted = Math.atan2(metresAt(camera, mouse) - skier.x, LEAD);
        steer = clamp((wanted - skier.heading * 0.6 - skier.course * 0.4) * 3.4, -1, 1);
      }
      const pull = finger ? finger.y - finger.startY : 0;
      const trick = isTapped || input.pressed('trick');
      isTapped = false;
      return {
        steer,
        tuck: input.down('tuck') || isMouseDown || pull < -PULL || fingers.size > 1,
        plough: input.down('plough') || pull > PULL,
        trick,
      };
    },
    clear() {
      fingers.clear();
      isMouseDown = false;
      isTapped = false;
      mouse = undefined;
    },
  };
}
