import { isTurnable } from './garden.ts';
import { spotOfCell, type Point } from './layout.ts';
import type { Play } from './play.ts';
import { bloomsOf } from './rules.ts';
import { solve } from './solver.ts';

export interface Look {
  status: string;
  level: number;
  turns: number;
  par: number;
  hour: number;
  /** Number of flowers in bloom, and of all flowers. */
  blooms: number;
  flowers: number;
  /** Glasses that can be turned, with their logical positions. */
  glasses: Point[];
  /** The position of the glass that a good player would turn next. */
  next: Point | null;
}

/** Returns the visible state as plain data. */
export function inspect({ state, layout }: Play): Look {
  const { garden } = state;
  const at = (index: number): Point => spotOfCell(layout, garden, garden.pieces[index]?.cell ?? 0);
  const [next] = state.status === 'playing' ? (solve(garden, state.setting, state.hour) ?? []) : [];
  return {
    status: state.status,
    level: garden.level,
    turns: state.turns,
    par: state.par,
    hour: state.hour,
    blooms: bloomsOf(state).filter(Boolean).length,
    flowers: garden.flowers.length,
    glasses: garden.pieces.flatMap((piece, index) => (isTurnable(piece) ? [at(index)] : [])),
    next: next === undefined ? null : at(next),
  };
}
