import { isCount, type Fields } from '../kit/kept-round.ts';
import { isWhole, STICKS, type Mark, type State } from './rules.ts';

/** Number of strokes that can still be undone after a reload. More would make each save too long. */
export const KEPT_STROKES = 40;

/**
 * Returns the data to continue a field, or undefined before the first stroke. Boards are strings with the mark of each
 * square as a digit.
 */
export function saveState(state: State): Fields | undefined {
  const { marks, crows, scarecrows, past, weather } = state;
  if (past.length === 0 && crows === 0 && scarecrows === weather.scarecrows) return undefined;
  return {
    marks: marks.join(''),
    past: past.slice(-KEPT_STROKES).map((board) => board.join('')),
    crows,
    scarecrows,
  };
}

/**
 * Returns the marks of a stored board. Returns undefined if the board is malformed, or if a square has a crop that does
 * not grow there.
 */
function readMarks({ field }: State, digits: unknown): readonly Mark[] | undefined {
  const { crops } = field.picture;
  if (typeof digits !== 'string' || digits.length !== crops.length || /[^0-3]/.test(digits)) return undefined;
  const marks = [...digits].map((digit) => Number(digit) as Mark);
  return marks.every((mark, cell) => mark === 0 || mark === STICKS || mark === crops[cell])
    ? marks
    : undefined;
}

/**
 * Continues a field that `saveState` stored. `fresh` is the field before the first stroke. Returns undefined if what is
 * stored is not a legal state of this field.
 */
export function restoreState(fresh: State, kept: Fields): State | undefined {
  const { crows, scarecrows } = kept;
  const { weather } = fresh;
  const marks = readMarks(fresh, kept.marks);
  if (!marks || !isCount(crows, weather.crows) || !isCount(scarecrows, weather.scarecrows)) return undefined;
  if (!Array.isArray(kept.past) || kept.past.length > KEPT_STROKES) return undefined;
  const past = kept.past.flatMap((digits) => {
    const board = readMarks(fresh, digits);
    // A field whose crops are all sown is over, so no stroke can have begun there.
    return board && !isWhole({ ...fresh, marks: board }) ? [board] : [];
  });
  if (past.length < kept.past.length) return undefined;
  const isLost = crows === weather.crows;
  const status = isLost ? 'lost' : isWhole({ ...fresh, marks }) ? 'won' : 'playing';
  return { ...fresh, marks, crows, scarecrows, past, status };
}
