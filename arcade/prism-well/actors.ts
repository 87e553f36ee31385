import { clamp } from '../kit/ease.ts';
import { CELLS, columnOf, rowOf, SIZE } from './board.ts';
import type { Board } from './rules.ts';

const GRAVITY = 62;
const TOP_SPEED = 17;

/** The drawn position of a crystal, in cells. */
export interface Actor {
  x: number;
  y: number;
  speed: number;
  /** Greater than 0 while the crystal is pressed flat after landing. */
  squash: number;
}

/** Stores the drawn position of every crystal and lets it fall to its position in the rules. */
export function createActors(onLand: () => void) {
  const actors = new Map<number, Actor>();
  return {
    get: (id: number): Actor | undefined => actors.get(id),
    /** Deletes all actors and places those of the board without a fall. */
    reset(board: Board): void {
      actors.clear();
      this.place(board);
    },
    /** Moves all crystals of the board to their positions without a fall. */
    place(board: Board): void {
      for (const cell of CELLS) {
        const crystal = board[cell];
        if (crystal)
          actors.set(crystal.id, { x: columnOf(cell) + 0.5, y: rowOf(cell) + 0.5, speed: 0, squash: 0 });
      }
    },
    /** Creates actors for new crystals above the well and removes those of deleted ones. */
    refill(board: Board): void {
      const known = new Set(board.flatMap((crystal) => crystal?.id ?? []));
      for (const id of actors.keys()) if (!known.has(id)) actors.delete(id);
      for (let column = 0; column < SIZE; column += 1) {
        const cells = CELLS.filter((cell) => columnOf(cell) === column);
        const fresh = cells.filter((cell) => !actors.has(board[cell]?.id ?? -1));
        const top = rowOf(cells[0] ?? 0);
        for (const cell of fresh) {
          const crystal = board[cell];
          const y = top + 0.5 + rowOf(cell) - top - fresh.length - 0.4;
          if (crystal) actors.set(crystal.id, { x: column + 0.5, y, speed: 0, squash: 0 });
        }
      }
    },
    /** Lets crystals fall. Returns true if all are at rest. */
    step(board: Board, dt: number): boolean {
      let isAtRest = true;
      for (const cell of CELLS) {
        const actor = actors.get(board[cell]?.id ?? -1);
        if (!actor) continue;
        const goal = rowOf(cell) + 0.5;
        if (actor.y < goal) {
          actor.speed = Math.min(TOP_SPEED, actor.speed + GRAVITY * dt);
          actor.y += actor.speed * dt;
          if (actor.y >= goal) {
            if (actor.speed > 7) onLand();
            actor.squash = clamp(actor.speed / TOP_SPEED, 0, 1);
            actor.y = goal;
            actor.speed = 0;
          } else isAtRest = false;
        }
        actor.squash = Math.max(0, actor.squash - dt * 4.5);
      }
      return isAtRest;
    },
  };
}
