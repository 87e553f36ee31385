import { createSpring, easeOutBack, lerp, type Spring } from '../kit/ease.ts';
import { reducedMotion } from '../kit/motion.ts';
import { PLACES, columnAt, rowAt, type Bead, type Board } from './board.ts';

/** A bead as it is drawn while it glides down its thread. */
export interface Seen {
  bead: Bead;
  column: number;
  row: number;
  fromRow: number;
  toRow: number;
  /** Seconds since the bead started to glide. Negative while it waits. */
  age: number;
  readonly size: Spring;
}

/** Maintains the animation of every bead. */
export function createBeads() {
  const seen = new Map<number, Seen>();
  let isStill = true;

  const add = (bead: Bead, column: number, row: number, size: number): Seen => {
    const fresh: Seen = {
      bead,
      column,
      row,
      fromRow: row,
      toRow: row,
      age: 0,
      size: createSpring(1, 240, 15),
    };
    fresh.size.value = size;
    seen.set(bead.id, fresh);
    return fresh;
  };

  return {
    get all(): Iterable<Seen> {
      return seen.values();
    },
    get isStill() {
      return isStill;
    },
    /** Moves every bead directly to its position, as after a slide. New beads grow at their positions. */
    put(board: Board): void {
      const known = new Map(seen);
      seen.clear();
      for (const place of PLACES) {
        const bead = board[place];
        if (!bead) continue;
        add(bead, columnAt(place), rowAt(place), known.has(bead.id) ? 1 : 0);
      }
    },
    /** Lets beads glide to their positions on a board. New beads enter from above, and forged ones grow in place. */
    glide(board: Board, forged: ReadonlyMap<number, number>): void {
      const now = new Set(board.map(({ id }) => id));
      for (const id of seen.keys()) if (!now.has(id)) seen.delete(id);
      const above = new Map<number, number>();
      for (const place of PLACES.toReversed()) {
        const bead = board[place];
        if (!bead) continue;
        const [column, row] = [columnAt(place), rowAt(place)];
        let view = seen.get(bead.id);
        const start = forged.get(bead.id);
        if (!view && start !== undefined) view = add(bead, column, rowAt(start), 0);
        if (!view) {
          const high = (above.get(column) ?? 0) + 1;
          above.set(column, high);
          view = add(bead, column, -high, 1);
        }
        view.bead = bead;
        if (view.row === row && view.column === column) continue;
        view.column = column;
        view.fromRow = view.row;
        view.toRow = row;
        view.age = -(6 - row) * 0.014 - column * 0.012;
        isStill = false;
      }
    },
    step(dt: number): void {
      let moving = 0;
      for (const view of seen.values()) {
        view.size.step(dt);
        if (view.row === view.toRow) continue;
        view.age += dt;
        const share = Math.max(0, view.age) / (0.2 + 0.055 * (view.toRow - view.fromRow));
        moving += 1;
        view.row =
          share >= 1
            ? view.toRow
            : lerp(view.fromRow, view.toRow, easeOutBack(share, reducedMotion() ? 0 : 0.8));
      }
      isStill = moving === 0;
    },
  };
}
