import { describe, expect, it } from 'vitest';
import { testLevels } from '../kit/test-levels.ts';
import { createRandom } from '../kit/random.ts';
import { LEVELS, type Mind, RIVALS, difficulty, guardOf } from './difficulty.ts';
import { areaOf, cellAt, createLayout, spotOf } from './layout.ts';
import { CLASSIC, reefOf, tipOf } from './levels.ts';
import { type Match, createMatch, play, scoreOf, starsOf, undo, withHint } from './match.ts';
import { PEARL_WORTH, type Reef, type Side, createReef, squareName } from './reef.ts';
import {
  type Position,
  TIDE_MOVES,
  createPosition,
  lay,
  marginOf,
  movesOf,
  pointsOf,
  turnedBy,
} from './rules.ts';
import { choose, think } from './search.ts';

const LEVEL_NUMBERS = Array.from({ length: LEVELS }, (_, index) => index + 1);

/**
 * Returns a board of two rows, built from its upper row, with the given shells: `o` is coral, `x` is teal, and any
 * other mark is empty.
 */
function arrange(half: string, shells: string, turn: Side = 1): { reef: Reef; position: Position } {
  const reef = createReef('Test', [half]);
  const position = createPosition(reef, turn);
  shells.split('').forEach((mark, cell) => {
    position.shells[cell] = mark === 'o' ? 1 : mark === 'x' ? -1 : 0;
  });
  return { reef, position };
}

function finish(reef: Reef, minds: Readonly<Record<Side, Mind>>, seed: number): Match {
  const random = createRandom(seed);
  let match = createMatch(reef);
  while (match.position.turn !== 0) {
    const next = play(match, choose(reef, match.position, minds[match.position.turn], random));
    if (!next) throw new Error('The search chose a move that is not allowed');
    match = next.match;
  }
  return match;
}

/**
 * Returns the sum of the margins by which one mind beats another in pairs of matches. Each mind goes first once in each
 * pair.
 */
const leadOf = (reef: Reef, strong: Mind, weak: Mind, pairs: number): number =>
  Array.from({ length: pairs * 2 }, (_, seed): number => {
    const isFirst = seed % 2 === 0;
    const { position } = finish(reef, isFirst ? { 1: strong, [-1]: weak } : { 1: weak, [-1]: strong }, seed);
    return marginOf(reef, position, isFirst ? 1 : -1);
  }).reduce((sum, margin) => sum + margin, 0);

describe('laying a shell', () => {
  it('begins with two shells each and four moves on the classic board', () => {
    const start = createPosition(CLASSIC);
    expect(CLASSIC.cells).toHaveLength(64);
    expect([pointsOf(CLASSIC, start, 1), pointsOf(CLASSIC, start, -1)]).toEqual([2, 2]);
    expect(movesOf(CLASSIC, start, 1)).toHaveLength(4);
  });

  it('turns every shell caught between two of its own', () => {
    const { reef, position } = arrange('......', '.xxxo.');
    expect(turnedBy(reef, position, 0, 1)).toEqual([1, 2, 3]);
    const laid = lay(reef, position, 0);
    expect([...(laid?.position.shells ?? [])].slice(0, 6)).toEqual([1, 1, 1, 1, 1, 0]);
  });

  it('needs something to turn and an empty square', () => {
    const { reef, position } = arrange('......', '.xxxo.');
    expect(lay(reef, position, 5)).toBeNull();
    expect(lay(reef, position, 1)).toBeNull();
    expect(lay(reef, position, 10)).toBeNull();
  });

  it('turns in several directions at once', () => {
    const { reef, position } = arrange('......', 'ox....x....o');
    position.shells[2] = 0;
    position.shells[6] = 0;
    position.shells[3] = -1;
    position.shells[4] = 1;
    expect(turnedBy(reef, position, 2, 1).toSorted((a, b) => a - b)).toEqual([1, 3]);
  });

  it('passes over a side without a move and ends when nobody has one', () => {
    const passing = arrange('......', '.xo.xo');
    const laid = lay(passing.reef, passing.position, 0);
    expect(laid?.isPassed).toBe(true);
    expect(laid?.position.turn).toBe(1);
    const ending = arrange('......', '.xo...');
    expect(lay(ending.reef, ending.position, 0)?.position.turn).toBe(0);
  });
});

describe('the reef', () => {
  it('has rocks that stop a line', () => {
    const { reef, position } = arrange('..#...', '.x.xo.');
    expect(turnedBy(reef, position, 0, 1)).toEqual([]);
  });

  it('has trenches that a line crosses', () => {
    const { reef, position } = arrange('..=...', '.x.xo.');
    expect(turnedBy(reef, position, 0, 1)).toEqual([1, 3]);
    expect(turnedBy(reef, position, 2, 1)).toEqual([]);
  });

  it('has pearls that are worth more', () => {
    const { reef, position } = arrange('.P....', '.xo...');
    expect(pointsOf(reef, position, -1)).toBe(PEARL_WORTH);
    const laid = lay(reef, position, 0);
    expect(laid && marginOf(reef, laid.position, 1)).toBe(PEARL_WORTH + 2);
  });

  it('has starfish that hold a shell for good and end a line', () => {
    const { reef, position } = arrange('..S...', '.xxxo.');
    expect(turnedBy(reef, position, 0, 1)).toEqual([]);
    position.shells[2] = 1;
    expect(turnedBy(reef, position, 0, 1)).toEqual([1]);
  });

  it('has tide squares that turn their shell once, three moves later', () => {
    const reef = createReef('Test', ['......', '..T...', '..xo..']);
    let position = createPosition(reef, -1);
    position.shells[8] = 0;
    position = lay(reef, { ...position, turn: 1 }, 8)?.position ?? position;
    expect([position.shells[8], position.tides[8]]).toEqual([1, TIDE_MOVES]);
    let turnedByTide: readonly number[] = [];
    for (let move = 1; move <= TIDE_MOVES; move += 1) {
      const { turn } = position;
      const before = position.shells[8];
      const cell =
        turn === 0
          ? -1
          : movesOf(reef, position, turn).find((to) => !turnedBy(reef, position, to, turn).includes(8));
      const laid = lay(reef, position, cell ?? -1);
      if (!laid) throw new Error('No quiet move');
      turnedByTide = laid.washed;
      if (move === TIDE_MOVES) expect(laid.position.shells[8]).toBe(-(before ?? 0));
      else expect(laid.washed).toEqual([]);
      position = laid.position;
    }
    expect(turnedByTide).toEqual([8]);
    expect(position.tides[8]).toBe(-1);
  });
});

describe('a match', () => {
  const first = (match: Match): Match =>
    play(match, movesOf(match.reef, match.position, match.position.turn === -1 ? -1 : 1)[0] ?? -1)?.match ??
    match;

  it('writes its moves down', () => {
    const match = first(first(createMatch(CLASSIC)));
    expect(match.moves.map(({ side, gain }) => [side, gain])).toEqual([
      [1, 1],
      [-1, 1],
    ]);
    expect(squareName(CLASSIC, 0)).toBe('a1');
    expect(squareName(CLASSIC, 63)).toBe('h8');
  });

  it('takes a turn back to one’s own last move', () => {
    const two = first(first(createMatch(CLASSIC)));
    const back = undo(two, 1);
    expect(back?.moves).toHaveLength(0);
    expect(back?.position.shells).toEqual(createMatch(CLASSIC).position.shells);
    expect(back?.helps).toBe(1);
    expect(undo(createMatch(CLASSIC), 1)).toBeNull();
  });

  it('gives stars for the margin, three only without help', () => {
    const won = finish(reefOf(1), { 1: { nodes: 600, slip: 0 }, [-1]: { nodes: 1, slip: 1 } }, 4);
    expect(starsOf(won, 1)).toBe(3);
    expect(starsOf(withHint(won), 1)).toBe(2);
    expect(starsOf(won, -1)).toBe(0);
    expect(scoreOf(won, 1, 1)).toBeGreaterThan(pointsOf(won.reef, won.position, 1) * 10);
  });
});

describe('the rivals', () => {
  it.each([
    [1, 0],
    [2, 1],
    [3, 2],
  ] as const)('number %i beats number %i', { tags: 'long' }, (strong, weak) => {
    const pairs = strong === 3 ? 2 : 6;
    expect(leadOf(reefOf(1), RIVALS[strong].mind, RIVALS[weak].mind, pairs)).toBeGreaterThan(0);
  });

  it('choose the same move from the same seed, however the search is divided', () => {
    const { mind } = RIVALS[1];
    const start = createPosition(CLASSIC);
    const thinking = think(CLASSIC, start, mind, createRandom(7));
    let steps = 0;
    let step = thinking.next();
    while (!step.done) {
      steps += 1;
      step = thinking.next();
    }
    expect(steps).toBeGreaterThan(0);
    expect(step.value).toBe(choose(CLASSIC, start, mind, createRandom(7)));
  });

  it('calculate the best end of a short match', () => {
    const reef = createReef('Test', ['..xo..']);
    const valueOf = (position: Position, side: Side): number => {
      const { turn } = position;
      if (turn === 0) return marginOf(reef, position, side);
      const values = movesOf(reef, position, turn).map((cell) =>
        valueOf(lay(reef, position, cell)?.position ?? position, side),
      );
      return turn === side ? Math.max(...values) : Math.min(...values);
    };
    const start = createPosition(reef);
    const chosen = lay(reef, start, choose(reef, start, { nodes: 9000, slip: 0 }, createRandom(1)));
    expect(valueOf(chosen?.position ?? start, 1)).toBe(valueOf(start, 1));
  });

  it('grow from reef to reef', () => {
    for (const level of LEVEL_NUMBERS.slice(1)) {
      expect(difficulty(level).nodes).toBeGreaterThan(difficulty(level - 1).nodes);
      expect(difficulty(level).slip).toBeLessThanOrEqual(difficulty(level - 1).slip);
      expect(guardOf(level)).toBeGreaterThanOrEqual(guardOf(level - 1));
    }
    expect([guardOf(1), guardOf(LEVELS)]).toEqual([0, 3]);
    expect(leadOf(reefOf(1), difficulty(18), difficulty(1), 3)).toBeGreaterThan(30);
  }, 60_000);
});

describe('the 24 reefs', () => {
  testLevels('reef %i is even, whole and can be won and lost', LEVEL_NUMBERS, (level) => {
    const reef = reefOf(level);
    expect(reef.kinds).toHaveLength(reef.columns * reef.rows);
    expect(reef.kinds).toEqual(reef.kinds.toReversed());
    expect(reef.start).toEqual(reef.start.toReversed());
    expect(reef.cells.length % 2).toBe(0);
    const start = createPosition(reef);
    expect([1, -1].map((side) => pointsOf(reef, start, side === 1 ? 1 : -1))).toEqual([2, 2]);
    expect(movesOf(reef, start, 1).length).toBeGreaterThanOrEqual(2);
    const careless: Mind = { nodes: 1, slip: 1 };
    const guard = { ...difficulty(level), nodes: Math.min(90, difficulty(level).nodes) };
    const lost = finish(reef, { 1: careless, [-1]: guard }, 2);
    expect(marginOf(reef, lost.position, 1)).toBeLessThan(0);
    const careful: Mind = { nodes: 200, slip: 0 };
    const isWon = [1, 2, 3, 4, 5, 6].some(
      (seed) => starsOf(finish(reef, { 1: careful, [-1]: guard }, seed), 1) > 0,
    );
    expect(isWon).toBe(true);
  });

  it('favours neither side between equals', { tags: 'long' }, () => {
    const even: Mind = { nodes: 20, slip: 0.1 };
    const results = LEVEL_NUMBERS.flatMap((level) =>
      [1, 2].map((seed) => {
        const reef = reefOf(level);
        return Math.sign(marginOf(reef, finish(reef, { 1: even, [-1]: even }, seed).position, 1));
      }),
    );
    const ahead = results.filter((sign) => sign > 0).length;
    expect(ahead).toBeGreaterThan(results.length * 0.25);
    expect(ahead).toBeLessThan(results.length * 0.75);
  });

  it('introduce and announce one new thing at a time', () => {
    const seen = new Set<string>(['open', 'void']);
    for (const level of LEVEL_NUMBERS) {
      const fresh = [...new Set(reefOf(level).kinds)].filter((kind) => !seen.has(kind));
      expect(fresh.length).toBeLessThanOrEqual(1);
      for (const kind of fresh) {
        seen.add(kind);
        expect(tipOf(level)).not.toBe('');
      }
    }
    expect([...seen].toSorted()).toEqual(['open', 'pearl', 'rock', 'starfish', 'tide', 'trench', 'void']);
  });
});

describe('the layout', () => {
  it.each([
    [320, 320],
    [360, 640],
    [640, 360],
    [960, 600],
    [1920, 1080],
  ])('keeps every square in view at %ix%i', (width, height) => {
    const area = areaOf({ width, height });
    for (const level of [1, 23, 24]) {
      const reef = reefOf(level);
      const layout = createLayout(reef, area);
      expect(layout.left).toBeGreaterThanOrEqual(0);
      expect(layout.top).toBeGreaterThanOrEqual(0);
      expect(layout.top + layout.cell * reef.rows).toBeLessThanOrEqual(area.height);
      for (const rect of [layout.plates[1], layout.plates[-1]])
        expect(rect.x + rect.width).toBeLessThanOrEqual(area.width + 0.01);
      for (const cell of reef.cells) expect(cellAt(layout, reef, spotOf(layout, reef, cell))).toBe(cell);
    }
  });
});
