import { describe, expect, it } from 'vitest';
import { createRandom } from '../kit/random.ts';
import { advise } from './advice.ts';
import { deal } from './deal.ts';
import { DAILY_ORDERS, FIRST, difficulty, goalsOf, tipOf } from './difficulty.ts';
import { FORMS, cutPiece, normalise, pickForm, turnPiece, type Piece } from './pieces.ts';
import { GROUPS, LINEN, SIZE, catCells, complete, cover, fits, isMatching, type Cloth } from './quilt.ts';
import {
  BUTTONS_PER_SCISSORS,
  canGoOn,
  createState,
  cut,
  place,
  turn,
  worthOf,
  type State,
} from './rules.ts';

const random = () => createRandom(4);
const at = (row: number, column: number): number => row * SIZE + column;
const one = (change: Partial<Piece> = {}): Piece => ({
  id: 1,
  squares: [[0, 0]],
  fabric: 0,
  buttons: [],
  isLoose: false,
  ...change,
});
const bar = one({
  squares: [
    [0, 0],
    [0, 1],
    [0, 2],
  ],
});

/** Returns a state whose only cloth is the given squares, each as [row, column, fabric]. */
function arrange(cloth: readonly (readonly [number, number, number])[], change: Partial<State> = {}): State {
  const quilt: (Cloth | null)[] = Array.from({ length: SIZE * SIZE }, () => null);
  for (const [row, column, fabric] of cloth) quilt[at(row, column)] = { fabric, hasButton: false };
  return { ...createState(false, random()), quilt, tray: [one(), bar, null], scissors: 0, ...change };
}

const row = (n: number, fabric = 1): [number, number, number][] =>
  Array.from({ length: 8 }, (_, column) => [n, column, column % 2 ? fabric : 0]);

function playOut(isDaily: boolean, seed: number, limit: number): State {
  const source = createRandom(seed);
  let state = createState(isDaily, source);
  for (let n = 0; n < limit && state.status === 'playing'; n += 1) {
    const best = advise(state);
    const next = best ? place(state, best.slot, best.row, best.column, source)?.state : useScissors(state);
    if (!next) break;
    state = next;
  }
  return state;
}

/** Turns or cuts one piece of the tray so that a piece fits. Returns `null` if that is not possible. */
function useScissors(state: State): State | null {
  for (let slot = 0; slot < state.tray.length; slot += 1) {
    let turned = turn(state, slot);
    for (let n = 0; n < 3 && turned; n += 1) {
      if (advise(turned)) return turned;
      turned = turn(turned, slot);
    }
    const halves = cut(state, slot);
    if (halves && advise(halves)) return halves;
  }
  return null;
}

describe('pieces', () => {
  it('come in every turn once, all in one corner', () => {
    const names = FORMS.map(({ squares }) => JSON.stringify(squares));
    expect(new Set(names).size).toBe(names.length);
    for (const { squares } of FORMS) expect(normalise(squares)).toEqual(squares);
  });

  it('grow larger from order to order', () => {
    const mean = (order: number): number => {
      const source = createRandom(9);
      return (
        Array.from({ length: 400 }, () => pickForm(order, source).squares.length).reduce((a, b) => a + b) /
        400
      );
    };
    expect(mean(8)).toBeGreaterThan(mean(1) + 0.4);
    expect(mean(24)).toBeGreaterThan(mean(8) + 0.2);
  });

  it('turn with their buttons, four times back to the start', () => {
    const piece = one({
      squares: [
        [0, 0],
        [0, 1],
        [1, 0],
      ],
      buttons: [1],
    });
    expect(turnPiece(piece).squares[1]).toEqual([1, 1]);
    let turned = piece;
    for (let n = 0; n < 4; n += 1) turned = turnPiece(turned);
    expect(turned.squares).toEqual(piece.squares);
  });

  it('are cut into two whole halves', () => {
    for (const { squares } of FORMS.filter((form) => form.squares.length > 1)) {
      const halves = cutPiece(one({ squares, buttons: [0] }), 9);
      expect(halves?.map((half) => half.squares.length).reduce((a, b) => a + b)).toBe(squares.length);
      expect(halves?.flatMap(({ buttons }) => buttons)).toHaveLength(1);
    }
    expect(cutPiece(one(), 9)).toBeNull();
  });
});

describe('the quilt', () => {
  it('has 27 lines of nine', () => {
    expect(GROUPS).toHaveLength(27);
    for (const { cells } of GROUPS) expect(new Set(cells).size).toBe(9);
  });

  it('takes cloth only on bare, whole squares without a cat', () => {
    const state = arrange([[0, 0, 1]], { rips: [at(0, 1)], cat: { at: at(4, 4), stay: 5, next: 0 } });
    const tries = [
      [0, 0],
      [0, 1],
      [5, 5],
      [0, 9],
      [2, 2],
    ] as const;
    expect(tries.map(([r, c]) => cover(state, [[0, 0]], r, c) !== null)).toEqual([
      false,
      false,
      false,
      false,
      true,
    ]);
  });

  it('counts a line with a rip as complete without it', () => {
    const { quilt } = arrange(row(2));
    expect(complete(quilt, [])).toEqual([]);
    expect(complete(quilt, [at(2, 8)])).toHaveLength(1);
  });

  it('recognises a line of one fabric, including linen', () => {
    const group = GROUPS.find(({ kind }) => kind === 'row');
    const mixed = arrange([
      [0, 0, 1],
      [0, 1, LINEN],
      [0, 2, 1],
    ]).quilt;
    expect(group && isMatching(mixed, group)).toBe(true);
    expect(
      group &&
        isMatching(
          arrange([
            [0, 0, 1],
            [0, 1, 2],
          ]).quilt,
          group,
        ),
    ).toBe(false);
  });
});

describe('sewing on', () => {
  it('stitches a full row away and scores', () => {
    const done = place(arrange(row(3)), 0, 3, 8, random());
    expect(done?.gone).toHaveLength(9);
    expect(done?.state.quilt.every((cloth) => cloth === null)).toBe(true);
    expect(done?.gained).toBe(1 + 90 + 15);
    expect(done?.state.streak).toBe(1);
  });

  it('refuses what does not fit', () => {
    expect(place(arrange([[3, 3, 0]]), 0, 3, 3, random())).toBeNull();
    expect(place(arrange([]), 2, 0, 0, random())).toBeNull();
  });

  it('counts a line of one fabric double and several lines at once more', () => {
    const matching = place(arrange(row(3, 0)), 0, 3, 8, random());
    expect(matching?.seams[0]?.isMatching).toBe(true);
    expect(matching?.gained).toBe(1 + 180 + 15);
    const group = { ...(GROUPS[0] ?? { kind: 'row', cells: [] }), isMatching: false };
    expect(worthOf([group, group], 1)).toBe(90 * 2 * 2 + 15);
  });

  it('collects buttons; five make scissors', () => {
    const state = arrange(row(3), { jar: BUTTONS_PER_SCISSORS - 1, order: 9 });
    const quilt = state.quilt.map((cloth, cell) =>
      cell === at(3, 4) && cloth ? { ...cloth, hasButton: true } : cloth,
    );
    const done = place({ ...state, quilt }, 0, 3, 8, random());
    expect(done?.buttons).toBe(1);
    expect(done?.state).toMatchObject({ jar: 0, scissors: 1 });
  });

  it('mends rips in a finished line', () => {
    const done = place(arrange(row(3).slice(1), { rips: [at(3, 0), at(7, 7)] }), 0, 3, 8, random());
    expect(done?.mended).toEqual([at(3, 0)]);
    expect(done?.state.rips).toEqual([at(7, 7)]);
  });

  it('lets the cat stay, walk on, or be woken', () => {
    const cat = { at: at(6, 6), stay: 2, next: at(0, 0) };
    const stays = place(arrange([], { cat }), 0, 3, 3, random());
    expect(stays?.state.cat?.stay).toBe(1);
    const walks = place(arrange([], { cat: { ...cat, stay: 1 } }), 0, 3, 3, random());
    expect(walks?.state.cat?.at).toBe(cat.next);
    const woken = place(arrange(row(6), { cat: { ...cat, at: at(6, 5) } }), 0, 6, 8, random());
    expect(woken?.isCatWoken).toBe(true);
    expect(woken?.state.cat?.at).toBe(cat.next);
    expect(catCells(woken?.state.cat?.next ?? 0)).not.toContain(cat.next);
  });

  it('ends an order, pays for it and begins the next', () => {
    const state = arrange(row(3), { goals: [{ wish: 'lines', need: 3 }], done: [2] });
    const done = place(state, 0, 3, 8, random());
    expect(done?.isOrderDone).toBe(true);
    expect(done?.state).toMatchObject({ order: 2, ordersDone: 1, scissors: 1, done: [0] });
    expect(done?.gained).toBeGreaterThan(250);
  });

  it('tears squares when an order wants them mended', () => {
    const state = arrange(row(3), { order: FIRST.rips - 1, goals: [{ wish: 'lines', need: 1 }], done: [0] });
    const done = place(state, 0, 3, 8, random());
    expect(done?.torn).toHaveLength(2);
    expect(done?.state.cat).not.toBeNull();
  });

  it('deals three more when the tray is empty', () => {
    const done = place(arrange([], { tray: [one(), null, null] }), 0, 0, 0, random());
    expect(done?.isDealt).toBe(true);
    expect(done?.state.tray.filter(Boolean)).toHaveLength(3);
  });
});

describe('scissors', () => {
  it('charge for the first turn of a piece, and not for further ones', () => {
    const first = turn(arrange([], { scissors: 1 }), 1);
    expect(first?.scissors).toBe(0);
    expect(first?.tray[1]?.squares).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
    ]);
    expect(first && turn(first, 1)?.scissors).toBe(0);
    expect(turn(arrange([]), 1)).toBeNull();
  });

  it('cut a piece in two; the half takes the free slot', () => {
    const halves = cut(arrange([], { scissors: 1 }), 1);
    expect(halves?.tray.map((piece) => piece?.squares.length)).toEqual([1, 1, 2]);
    const four = cut(arrange([], { scissors: 1, tray: [one(), bar, one()] }), 1);
    expect(four?.tray).toHaveLength(4);
    expect(cut(arrange([], { scissors: 1 }), 0)).toBeNull();
  });
});

describe('the end', () => {
  /** Cloth around bare squares that share no side, so that no piece with two adjacent squares fits. */
  const crowded = Array.from({ length: 81 }, (_, cell): [number, number, number] => [
    Math.floor(cell / 9),
    cell % 9,
    cell % 3,
  ]).filter(([r, c]) => (r * 2 + c) % 3 !== 0);

  it('comes when nothing fits, unless scissors help', () => {
    const state = arrange(crowded, { tray: [bar, null, null], scissors: 0 });
    expect(canGoOn(state)).toBe(false);
    const pair = one({
      squares: [
        [0, 0],
        [0, 1],
      ],
    });
    expect(canGoOn(arrange(crowded, { tray: [pair, null, null], scissors: 1 }))).toBe(true);
  });

  it('is reached by careless sewing', () => {
    const source = createRandom(2);
    let state = createState(false, source);
    for (let n = 0; n < 500 && state.status === 'playing'; n += 1) {
      const slot = state.tray.findIndex((piece) => piece && fits(state, piece));
      const piece = state.tray[slot];
      if (!piece) {
        const spot = source.pick(state.tray.flatMap((other, index) => (other ? [index] : [])));
        state = cut(state, spot) ?? turn(state, spot) ?? state;
        continue;
      }
      const spot = Array.from({ length: 81 }, (_, cell) => cell).find((cell) =>
        cover(state, piece.squares, Math.floor(cell / 9), cell % 9),
      );
      state = place(state, slot, Math.floor((spot ?? 0) / 9), (spot ?? 0) % 9, source)?.state ?? state;
    }
    expect(state.status).toBe('lost');
  });

  it('of a daily quilt is a win after its orders', () => {
    const state = playOut(true, 1, 400);
    expect(state).toMatchObject({ status: 'won', ordersDone: DAILY_ORDERS });
  });
});

describe('orders', () => {
  it('go on far for a careful player, the same from the same seed', () => {
    const state = playOut(false, 3, 90);
    expect(state.ordersDone).toBeGreaterThanOrEqual(3);
    expect(playOut(false, 3, 90)).toEqual(state);
  });

  it('grow harder', () => {
    const steps = [1, 6, 12, 18, 24].map(difficulty);
    const grows = (of: (n: number) => number): void => {
      for (let n = 1; n < steps.length; n += 1) expect(of(n)).toBeGreaterThanOrEqual(of(n - 1));
      expect(of(steps.length - 1)).toBeGreaterThan(of(0));
    };
    grows((n) => steps[n]?.fabrics ?? 0);
    grows((n) => steps[n]?.rips ?? 0);
    grows((n) => steps[n]?.catStay ?? 0);
    grows((n) => -(steps[n]?.care ?? 0));
    grows((n) => -(steps[n]?.linen ?? 0));
    const wanted = (order: number): number => goalsOf(order).reduce((sum, { need }) => sum + need, 0);
    expect(wanted(34)).toBeGreaterThan(wanted(6));
  });

  it('introduce and announce one thing at a time', () => {
    for (const order of [1, FIRST.buttons, FIRST.cat, FIRST.rips, FIRST.matching]) {
      expect(tipOf(order)).not.toBe('');
      expect(goalsOf(order)).toHaveLength(1);
    }
    expect(goalsOf(40).length).toBeGreaterThan(1);
  });

  it('offer pieces of which at least one fits', () => {
    const source = createRandom(6);
    for (let n = 0; n < 40; n += 1) {
      const state = arrange(row(n % 9));
      const pieces = deal(state, 20, difficulty(20), 1, source);
      expect(pieces.some((piece) => fits(state, piece))).toBe(true);
    }
  });
});
