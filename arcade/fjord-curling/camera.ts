import { lerp } from '../kit/ease.ts';
import { END_Y } from './sheet.ts';

/** A view along the sheet: maps metres on the ice to the stage, larger when nearer. */
export interface Camera {
  /** Stage units per metre at a distance. */
  scale(y: number): number;
  x(x: number, y: number): number;
  y(y: number): number;
}

export interface Frame {
  readonly width: number;
  readonly height: number;
}

/** Returns the size of the play area for a frame. Its proportions follow those of the frame, within limits. */
export function frameFor({ width, height }: Frame): Frame {
  const aspect = Math.max(1, width - 16) / Math.max(1, height - 68);
  return aspect >= 1
    ? { width: Math.round(Math.min(1000, Math.max(640, 560 * aspect))), height: 560 }
    : { width: 540, height: Math.round(Math.min(900, Math.max(640, 540 / aspect))) };
}

/** Returns the y of the far end of the sheet on the stage. */
export const farEdge = ({ width, height }: Frame): number =>
  height > width ? height * 0.22 : height * 0.235;

/** Creates the camera for a frame. It shows the whole sheet if `near` is 0, and the house if `near` is 1. */
export function createCamera(frame: Frame, near: number): Camera {
  const far = farEdge(frame);
  const bottomY = lerp(-0.75, 6.9, near);
  const depth = lerp(17, 11.5, near);
  const isTall = frame.height > frame.width;
  const wide = isTall
    ? frame.width * 0.94
    : Math.min(frame.width * 0.6, frame.height * lerp(0.78, 0.98, near));
  const nearScale = wide / 4.8;
  const focus = nearScale * depth;
  const at = (y: number): number => focus / Math.max(1.5, y - bottomY + depth);
  const height = (frame.height - far) / (nearScale - at(END_Y));
  const top = far - height * at(END_Y);
  const middle = frame.width / 2;
  return {
    scale: at,
    x: (x, y) => middle + x * at(y),
    y: (y) => top + height * at(y),
  };
}
