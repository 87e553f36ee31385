import { type Point, GOAL } from './flight.ts';

export interface Seen extends Point {
  /** Logical units per metre at this depth. */
  scale: number;
}

/** Converts metres of the street to positions on the stage. */
export interface Camera {
  readonly kind: 'kick' | 'keep';
  readonly centre: number;
  /** Returns the position on the stage of a point in the street. */
  at(x: number, y: number, z: number): Seen;
  /** Returns the point on the goal plane at a position on the stage. */
  onGoal(stageX: number, stageY: number): Point;
}

interface Lens {
  centre: number;
  /**
   * The scale at the near and the far end of the ten metres between ball and goal line, and the height of the ground on
   * the stage at these ends.
   */
  near: number;
  far: number;
  nearGround: number;
  farGround: number;
}

function build(kind: Camera['kind'], lens: Lens): Camera {
  const distance = (lens.far * GOAL.distance) / (lens.near - lens.far);
  const focal = lens.near * distance;
  const height = (lens.nearGround - lens.farGround) / (lens.near - lens.far);
  const horizon = lens.farGround - height * lens.far;
  const at = (x: number, y: number, z: number): Seen => {
    const depth = kind === 'kick' ? z : GOAL.distance - z;
    const scale = focal / Math.max(0.6, depth + distance);
    return { x: lens.centre + x * scale, y: horizon + (height - y) * scale, scale };
  };
  const goal = at(0, 0, GOAL.distance);
  return {
    kind,
    centre: lens.centre,
    at,
    onGoal: (x, y) => ({ x: (x - goal.x) / goal.scale, y: (goal.y - y) / goal.scale }),
  };
}

/** Returns the camera that looks over the ball at the goal. */
export function kickCamera(width: number, height: number): Camera {
  if (width >= height)
    return build('kick', {
      centre: width / 2,
      near: 225,
      far: 104,
      nearGround: height - 62,
      farGround: height * 0.57,
    });
  return build('kick', {
    centre: width / 2,
    near: 205,
    far: width * 0.168,
    nearGround: height * 0.83,
    farGround: height * 0.49,
  });
}

/** Returns the camera that looks out of the goal at the kicker. */
export function keepCamera(width: number, height: number): Camera {
  if (width >= height)
    return build('keep', {
      centre: width / 2,
      near: 124,
      far: 70,
      nearGround: height - 40,
      farGround: height * 0.465,
    });
  return build('keep', {
    centre: width / 2,
    near: width * 0.177,
    far: width * 0.112,
    nearGround: height * 0.86,
    farGround: height * 0.58,
  });
}
