import { bodies, type BodyName, type Position } from '../sky/positions.server.ts';
import { onWheel } from './wheel.ts';

/** A body on the wheel: the position of its symbol, and the position of its longitude on the ring. */
export interface WheelBody {
  body: BodyName;
  name: string;
  x: number;
  y: number;
  /** The exact position on the inner edge of the ring. */
  ringX: number;
  ringY: number;
}

/** The area that a disc and the name below it cover. */
interface Box {
  x: number;
  y: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const ring = 220;
const disc = 17;
const letterWidth = 8;
const levels = [180, 136, 94] as const;
const turns = [0, -7, 7, -14, 14, -21, 21, -28, 28] as const;
const earth: Box = { x: 0, y: 0, left: -36, right: 36, top: -36, bottom: 36 };

function boxAt(name: string, x: number, y: number): Box {
  const half = Math.max(disc, (name.length * letterWidth) / 2) + 2;
  return { x, y, left: x - half, right: x + half, top: y - disc - 2, bottom: y + disc + 20 };
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** Returns the penalty for the overlap of two boxes. Overlapping discs cost more than any overlap of names. */
const clash = (a: Box, b: Box): number =>
  overlap(a, b) + (Math.hypot(a.x - b.x, a.y - b.y) < 2 * disc ? 1e6 : 0);

const round = (value: number): number => Math.round(value * 10) / 10;

/**
 * Places the symbol of each body near the body's longitude, where it overlaps the symbols placed before it least.
 * Candidates are the longitude itself and longitudes up to 28° away, at three distances from the centre. The position
 * on the ring is always that of the exact longitude.
 */
export function placeOnWheel(
  positions: readonly Position[],
  nameOf: (body: BodyName) => string,
): WheelBody[] {
  const taken: Box[] = [earth];
  return bodies.flatMap((body) => {
    const position = positions.find((each) => each.body === body);
    if (!position) return [];
    const name = nameOf(body);
    const candidates = turns.flatMap((turn) =>
      levels.map((level) => onWheel(level, position.longitude + turn)),
    );
    const covered = candidates.map(([x, y]) => {
      const box = boxAt(name, x, y);
      return taken.reduce((sum, other) => sum + clash(box, other), 0);
    });
    const [x, y] = candidates[covered.indexOf(Math.min(...covered))] ?? [0, 0];
    taken.push(boxAt(name, x, y));
    const [ringX, ringY] = onWheel(ring, position.longitude);
    return [{ body, name, x: round(x), y: round(y), ringX: round(ringX), ringY: round(ringY) }];
  });
}
