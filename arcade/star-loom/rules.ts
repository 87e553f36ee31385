import type { Random } from '../kit/random.ts';
import {
  PLACES,
  SIDE,
  beside,
  columnAt,
  findRuns,
  findSlides,
  isLocked,
  lineAt,
  lineOf,
  placeOf,
  rowAt,
  slide,
  type Bead,
  type Board,
  type Slide,
} from './board.ts';
import { createLevel, type Level } from './difficulty.ts';
import type { Figure } from './figures.ts';

export interface State {
  readonly level: Level;
  readonly board: Board;
  /** Number of the current constellation. */
  readonly figure: number;
  /** Whether each star of the constellation is woven in. */
  readonly woven: readonly boolean[];
  readonly moves: number;
  readonly slides: number;
  readonly score: number;
  readonly status: 'playing' | 'won' | 'lost';
  readonly nextId: number;
}

/** One stage of clearing: lines are removed and the beads above move down. */
export interface Wave {
  readonly cleared: readonly { readonly bead: Bead; readonly place: number }[];
  /** Places of the comets that were triggered. */
  readonly fired: readonly number[];
  /** New comets, by the cell in which they appear. */
  readonly forged: readonly { readonly place: number; readonly id: number }[];
  /** Numbers of the constellation's stars that were woven in. */
  readonly stitched: readonly number[];
  /** Eclipses that were lit, some of them fully, and knots that were opened. */
  readonly lit: readonly number[];
  readonly untied: readonly number[];
  readonly points: number;
  /** The board after the wave. */
  readonly board: Board;
}

export interface Turn {
  readonly state: State;
  /** The board right after the slide. */
  readonly slid: Board;
  readonly waves: readonly Wave[];
  /** The constellation that was finished. */
  readonly finished: Figure | undefined;
  readonly isShuffled: boolean;
}

export const SPARE_MOVE = 150;
const STITCH = 60;
const FINISHED = 400;

export const figureOf = ({ level, figure }: State): Figure | undefined => level.figures[figure];

export const eclipsesLeft = (board: Board): number => board.filter(({ form }) => form === 'eclipse').length;

/**
 * Returns the places of new comets. Runs of one kind that cross belong together, and four or more stars make a comet.
 */
function cometPlaces(runs: readonly (readonly number[])[], moved: readonly number[]): number[] {
  const places: number[] = [];
  const taken = new Set<number>();
  for (const run of runs) {
    if (run.some((place) => taken.has(place))) continue;
    const crossing = runs.filter((other) => other !== run && other.some((place) => run.includes(place)));
    const group = new Set([...run, ...crossing.flat()]);
    for (const place of group) taken.add(place);
    if (group.size < 4) continue;
    const crossed = run.find((place) => crossing.some((other) => other.includes(place)));
    const touched = [...group].find((place) => moved.includes(place));
    places.push(crossed ?? touched ?? run[Math.floor(run.length / 2)] ?? 0);
  }
  return places;
}

/**
 * Returns the places that the runs clear (`out`), including those that comets sweep. A swept comet sweeps further
 * places. Also returns the comets that were triggered (`fired`), and the eclipses that were swept (`hit`).
 */
function sweep(
  board: Board,
  runs: readonly (readonly number[])[],
): { out: Set<number>; fired: number[]; hit: Set<number> } {
  const out = new Set(runs.flat());
  const hit = new Set<number>();
  const fired: number[] = [];
  const queue = [...out];
  for (let place = queue.shift(); place !== undefined; place = queue.shift()) {
    if (board[place]?.form !== 'comet') continue;
    fired.push(place);
    for (const reached of [...lineAt('row', rowAt(place)), ...lineAt('column', columnAt(place))]) {
      if (out.has(reached)) continue;
      if (board[reached]?.form === 'eclipse') hit.add(reached);
      else {
        out.add(reached);
        queue.push(reached);
      }
    }
  }
  return { out, fired, hit };
}

const createStar = (id: number, kind: number): Bead => ({ id, kind, form: 'star', shade: 0 });

/** Runs one wave on a board. Returns undefined if nothing lines up. */
export function playWave(
  state: State,
  board: Board,
  moved: readonly number[],
  combo: number,
  random: Random,
): { wave: Wave; nextId: number } | undefined {
  const runs = findRuns(board);
  if (runs.length === 0) return undefined;
  const { level, woven } = state;
  let { nextId } = state;
  const { out, fired, hit } = sweep(board, runs);
  const untied: number[] = [];
  for (const place of runs.flat()) {
    for (const next of beside(place)) {
      if (out.has(next)) continue;
      if (board[next]?.form === 'eclipse') hit.add(next);
      if (board[next]?.knot && !untied.includes(next)) untied.push(next);
    }
  }
  const inRuns = new Set(runs.flat());
  const stitches = figureOf(state)?.stitches ?? [];
  const stitched = stitches.flatMap(({ place, tint }, at) => {
    const isRight = tint === undefined || board[place]?.kind === tint || !inRuns.has(place);
    return !woven[at] && out.has(place) && isRight ? [at] : [];
  });
  const cleared = [...out].flatMap((place) => {
    const bead = board[place];
    return bead ? [{ bead, place }] : [];
  });
  const left: (Bead | undefined)[] = board.map((bead, place) => {
    if (out.has(place)) return undefined;
    if (hit.has(place)) {
      const shade = bead.shade - 1;
      return { ...bead, shade, form: shade > 0 ? 'eclipse' : 'star' };
    }
    return untied.includes(place) ? { ...bead, knot: undefined } : bead;
  });
  const forged = (level.hasComets ? cometPlaces(runs, moved) : []).map((place) => {
    const id = nextId;
    nextId += 1;
    left[place] = { id, kind: board[place]?.kind ?? 0, form: 'comet', shade: 0 };
    return { place, id };
  });
  const after: Bead[] = [];
  for (let column = 0; column < SIDE; column += 1) {
    const stack = lineAt('column', column).flatMap((place) => left[place] ?? []);
    while (stack.length < SIDE) {
      stack.unshift(createStar(nextId, random.int(0, level.kinds - 1)));
      nextId += 1;
    }
    stack.forEach((bead, row) => {
      after[placeOf(column, row)] = bead;
    });
  }
  const points =
    (cleared.length * 20 + hit.size * 40 + untied.length * 30) * combo + stitched.length * STITCH;
  const wave = { cleared, fired, forged, stitched, lit: [...hit], untied, points, board: after };
  return { wave, nextId };
}

/** Returns the same beads in another order, without lines and with possible slides. */
function stir(board: Board, random: Random): Board {
  const free = PLACES.filter((place) => board[place]?.form === 'star' && !board[place].knot);
  for (let attempt = 0; attempt < 80; attempt += 1) {
    const order = random.shuffle(free);
    const stirred = [...board];
    free.forEach((place, at) => {
      const bead = board[order[at] ?? place];
      if (bead) stirred[place] = bead;
    });
    if (findRuns(stirred).length === 0 && findSlides(stirred).length > 0) return stirred;
  }
  return board.map((bead) => ({ ...bead, knot: undefined }));
}

/** Creates the first board: without lines, with distributed eclipses and knots, and with possible slides. */
function createBoard(level: Level, random: Random): Board {
  for (;;) {
    const board: Bead[] = [];
    for (const place of PLACES) {
      const kinds = Array.from({ length: level.kinds }, (_, kind) => kind).filter((kind) => {
        const isRun = (step: number): boolean =>
          board[place - step]?.kind === kind && board[place - step * 2]?.kind === kind;
        return !(columnAt(place) > 1 && isRun(1)) && !(rowAt(place) > 1 && isRun(SIDE));
      });
      board.push(createStar(place, random.pick(kinds)));
    }
    const spots = random.shuffle(PLACES);
    spots.slice(0, level.eclipses).forEach((place, at) => {
      const bead = board[place];
      if (bead) board[place] = { ...bead, form: 'eclipse', shade: at % 2 === 0 ? level.shade : 1 };
    });
    spots.slice(level.eclipses, level.eclipses + level.knots).forEach((place, at) => {
      const bead = board[place];
      if (bead) board[place] = { ...bead, knot: at % 2 === 0 ? 'row' : 'column' };
    });
    if (findSlides(board).length > 3) return board;
  }
}

export function createState(number: number, random: Random): State {
  const level = createLevel(number);
  return {
    level,
    board: createBoard(level, random),
    figure: 0,
    woven: level.figures[0]?.stitches.map(() => false) ?? [],
    moves: level.moves,
    slides: 0,
    score: 0,
    status: 'playing',
    nextId: SIDE * SIDE,
  };
}

/** Slides a line, which is one move. Returns undefined if the line is locked or if nothing would line up. */
export function playSlide(state: State, move: Slide, random: Random): Turn | undefined {
  const { board, level } = state;
  if (state.status !== 'playing' || isLocked(board, move.axis, move.index)) return undefined;
  const slid = slide(board, move);
  if (findRuns(slid).length === 0) return undefined;
  const waves: Wave[] = [];
  let now: State = { ...state, board: slid };
  for (let combo = 1; ; combo += 1) {
    const moved = combo === 1 ? PLACES.filter((place) => lineOf(move.axis, place) === move.index) : [];
    const played = playWave(now, now.board, moved, combo, random);
    if (!played) break;
    const { wave, nextId } = played;
    waves.push(wave);
    const woven = now.woven.map((isIn, at) => isIn || wave.stitched.includes(at));
    now = { ...now, board: wave.board, woven, nextId, score: now.score + wave.points };
  }
  const finished = now.woven.every(Boolean) ? figureOf(now) : undefined;
  if (finished) {
    const figure = now.figure + 1;
    const next = level.figures[figure]?.stitches ?? [];
    now = { ...now, figure, woven: next.map(() => false), score: now.score + FINISHED };
  }
  const moves = state.moves - 1;
  const isDone = now.figure >= level.figures.length && eclipsesLeft(now.board) === 0;
  const isShuffled = findSlides(now.board).length === 0;
  return {
    state: {
      ...now,
      board: isShuffled ? stir(now.board, random) : now.board,
      moves,
      slides: state.slides + 1,
      score: now.score + (isDone ? moves * SPARE_MOVE : 0),
      status: isDone ? 'won' : moves <= 0 ? 'lost' : 'playing',
    },
    slid,
    waves,
    finished,
    isShuffled,
  };
}

/** Returns one to three stars, depending on the remaining moves. */
export function starsFor({ moves, level }: State): number {
  const share = moves / level.moves;
  return share >= 0.28 ? 3 : share >= 0.1 ? 2 : 1;
}
