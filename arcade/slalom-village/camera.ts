import { approach } from '../kit/ease.ts';
import type { Stage } from '../kit/stage.ts';
import type { Run } from './rules.ts';

/** Metres from the eye to the skier along the slope. */
const BACK = 15;
export const FAR = 118;
/** Metres behind the skier that are still drawn. */
export const NEAR = -8;

/** The view down the slope from behind and above the skier. */
export interface Camera {
  x: number;
  z: number;
  /** Logical y of the far end of the slope, and the distance from there down to the skier. */
  horizon: number;
  drop: number;
  centre: number;
  /** Logical units per metre at the skier. */
  unit: number;
  /**
   * The range of logical x that can be visible, even while the picture shakes. Things completely outside it need not be
   * drawn.
   */
  left: number;
  right: number;
}

const SHAKEN = 20;

export const createCamera = (): Camera => ({
  x: 0,
  z: 0,
  horizon: 100,
  drop: 300,
  centre: 400,
  unit: 30,
  left: 0,
  right: 800,
});

export function fitCamera(camera: Camera, stage: Stage): void {
  const isTall = stage.height > stage.width;
  camera.horizon = stage.height * (isTall ? 0.21 : 0.2);
  camera.drop = stage.height * (isTall ? 0.47 : 0.52);
  camera.centre = stage.width / 2;
  camera.left = stage.visible.x - SHAKEN;
  camera.right = stage.visible.x + stage.visible.width + SHAKEN;
  camera.unit = isTall ? Math.max(stage.width / 17, stage.height / 30) : stage.height / 17.5;
}

export function follow(camera: Camera, { skier }: Run, dt: number): void {
  camera.x = approach(camera.x, skier.x + Math.sin(skier.course) * 2.4, 7, dt);
  camera.z = skier.z;
}

/** Returns the logical units per metre at a distance. */
export const scaleAt = (camera: Camera, z: number): number =>
  (camera.unit * BACK) / Math.max(1.5, BACK + z - camera.z);

export const screenX = (camera: Camera, x: number, scale: number): number =>
  camera.centre + (x - camera.x) * scale;

export const screenY = (camera: Camera, scale: number, height = 0): number =>
  camera.horizon + (camera.drop * scale) / camera.unit - height * scale;

/** Returns the logical position at which the player sees a point of the slope. `height` is in metres above the snow. */
export function seen(camera: Camera, x: number, z: number, height = 0): { x: number; y: number } {
  const scale = scaleAt(camera, z);
  return { x: screenX(camera, x, scale), y: screenY(camera, scale, height) };
}

/** Converts a logical x to metres across the slope, at the skier's distance from the camera. */
export const metresAt = (camera: Camera, x: number): number => camera.x + (x - camera.centre) / camera.unit;
