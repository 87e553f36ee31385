import type { Size } from '../kit/stage.ts';
import { COLUMNS, ROWS } from './roof.ts';

export interface Place {
  x: number;
  y: number;
}

/** Converts roof units to stage positions. The roof lies horizontally in a wide frame and vertically in a tall one. */
export interface Ground {
  readonly tall: boolean;
  /** Stage units per roof unit, across and down. */
  readonly unit: number;
  readonly depth: number;
  /** Returns the stage position of a roof point `height` units above the floor. */
  at(x: number, y: number, height?: number): Place;
  /** Returns a direction on the stage as a direction on the roof. */
  toRoof(dx: number, dy: number): Place;
  /** Returns a direction on the roof as a direction on the stage. */
  toStage(dx: number, dy: number): Place;
}

/** Vertical compression of the roof in the view. */
const TILT = 0.8;
/** Room above and below the roof, in roof units. */
const HEAD = 1.15;
const FOOT = 0.75;

/** Fits the roof into the play area. */
export function createGround(size: Size): Ground {
  const tall = size.height > size.width;
  const across = tall ? ROWS : COLUMNS;
  const down = tall ? COLUMNS : ROWS;
  const unit = Math.min(size.width / (across + 0.3), size.height / (down * TILT + HEAD + FOOT));
  const depth = unit * TILT;
  const left = (size.width - across * unit) / 2;
  const top = (size.height - down * depth - (HEAD + FOOT) * unit) / 2 + HEAD * unit;
  const turn = (x: number, y: number): Place => (tall ? { x: y, y: COLUMNS - x } : { x, y });
  return {
    tall,
    unit,
    depth,
    at(x, y, height = 0) {
      const turned = turn(x, y);
      return { x: left + turned.x * unit, y: top + turned.y * depth - height * unit };
    },
    toRoof: (dx, dy) => (tall ? { x: -dy, y: dx } : { x: dx, y: dy }),
    toStage: (dx, dy) => (tall ? { x: dy, y: -dx } : { x: dx, y: dy }),
  };
}
