import { clamp } from '../kit/ease.ts';
import { createRandom, seedFrom, type Random } from '../kit/random.ts';
import { bestChain } from './advice.ts';
import { createEffects } from './effects.ts';
import { columnOf, rowOf } from './grid.ts';
import { BOARD, CELL, centreOfCell, wagonPlaces, type Layout } from './layout.ts';
import { NEWS } from './levels.ts';
import { createMovers } from './movers.ts';
import {
  FULL_HEAT,
  SHORTEST,
  canExtend,
  createState,
  playChain,
  type Cleared,
  type State,
  type Turn,
} from './rules.ts';
import type { Voices } from './voices.ts';
import { phrase } from './texts.ts';

export interface PlayOptions {
  voices: Voices;
  layout(): Layout;
  shake(amount: number): void;
  announce(message: string): void;
  onChange(state: State): void;
  onOver(state: State): void;
}

interface Leaver {
  cleared: Cleared;
  column: number;
  row: number;
  at: number;
  order: number;
}

const HINT_AFTER = 9;
const POP = 0.042;

/** Returns the cheer after a turn. */
function cheerFor({ forged }: Turn, length: number): string {
  if (length > 10) return phrase('pop.motherlode');
  if (forged) return forged.power === 'spark' ? phrase('pop.spark') : phrase('pop.drill');
  return length > 6 ? phrase('pop.rich') : length > 4 ? phrase('pop.good') : '';
}

/** Creates one level in play: chain, turns, falling pieces, the load of the train, and the ending. */
export function createPlay(options: PlayOptions) {
  const { voices } = options;
  const effects = createEffects();
  const movers = createMovers();
  let random: Random = createRandom(1);
  let state: State = createState(1, random);
  let chain: number[] = [];
  let leavers: Leaver[] = [];
  let shown: number[] = [];
  let bumps: number[] = [];
  let hint: readonly number[] = [];
  let clock = 0;
  let idle = 0;
  let ending = 0;
  let isOver = false;
  let shift = 0;
  let steamIn = 0;
  let news: readonly [string, string] | undefined;
  let newsLeft = 0;

  const isReady = (): boolean => state.status === 'playing' && leavers.length === 0 && movers.isResting;

  const mouthOf = (wagon: number): { x: number; y: number } => {
    const layout = options.layout();
    const place = wagonPlaces(layout, state.wagons.length)[wagon] ?? layout.engine;
    return { x: place.x, y: place.y - 92 * place.scale };
  };

  const arrive = (wagon: number, count: number, order: number): void => {
    const goal = state.wagons[wagon];
    if (!goal) return;
    const before = shown[wagon] ?? 0;
    shown[wagon] = Math.min(goal.need, before + count);
    bumps[wagon] = 1;
    voices.load(order);
    if (before < goal.need && shown[wagon] === goal.need) {
      voices.full();
      effects.particles.burst({
        ...mouthOf(wagon),
        count: 22,
        colors: ['#ffe9a6', '#9ff0a6', '#ffffff'],
        speed: 300,
        life: 0.8,
        gravity: 380,
        shape: 'star',
        size: 6,
      });
    }
  };

  const leave = ({ cleared: { piece, cell, cause, wagons }, order }: Leaver): void => {
    const spot = centreOfCell(options.layout(), cell);
    effects.shatter(piece, spot);
    if (cause === 'chain') voices.clear(order);
    else if (piece.type === 'geode') voices.crack();
    else if (piece.type === 'rubble') voices.stones();
    for (const wagon of wagons)
      effects.fly(piece, spot, mouthOf(wagon), order, () => arrive(wagon, 1, order));
  };

  function showTurn(turn: Turn): void {
    const layout = options.layout();
    const length = chain.length;
    const end = centreOfCell(layout, chain.at(-1) ?? 0);
    const firing = length * POP;
    leavers = turn.cleared.map((cleared) => {
      const order = cleared.cause === 'chain' ? chain.indexOf(cleared.cell) : length;
      const isLate = cleared.cause === 'power';
      const at = clock + (isLate ? firing + 0.12 : order * POP);
      return { cleared, order, at, column: columnOf(cleared.cell), row: rowOf(cleared.cell) };
    });
    for (const { cell, power } of turn.fired) {
      effects.beam(centreOfCell(layout, cell), power);
      if (power === 'spark') voices.spark();
      else voices.drill();
      options.shake(power === 'spark' ? 10 : 6);
    }
    for (const cell of turn.cracked) {
      voices.stones();
      effects.particles.burst({
        ...centreOfCell(layout, cell),
        count: 8,
        colors: ['#d9d2e4', '#8a6250'],
        speed: 220,
        life: 0.4,
        shape: 'square',
      });
    }
    const grown = turn.forged && {
      id: turn.state.board.find(({ id, power }) => power && id >= state.nextId)?.id ?? -1,
      cell: turn.forged.cell,
    };
    if (turn.forged) voices.forge();
    const { extra } = turn;
    if (extra) {
      const x = clamp(end.x, layout.board.x + 130, layout.board.x + BOARD - 130);
      effects.label(phrase('pop.fire', { count: extra.count }), { x, y: end.y + 40 }, 34, '#ff9d4a');
      arrive(extra.wagon, extra.count, length);
    }
    effects.label(`+${turn.points}`, { x: end.x, y: end.y - 8 }, Math.min(64, 36 + length * 2.4));
    const cheer = cheerFor(turn, length);
    const middle = layout.board.x + BOARD / 2;
    if (cheer) effects.label(cheer, { x: middle, y: layout.board.y + BOARD * 0.36 }, 76, '#ffd25e', 1.1);
    if (turn.isShuffled)
      effects.label(phrase('pop.new'), { x: middle, y: layout.board.y + BOARD / 2 }, 70, '#ffffff', 1.4);
    movers.send(turn.state.board, firing + (turn.fired.length > 0 ? 0.24 : 0.06), grown);
  }

  function finishChain(): void {
    const turn = isReady() ? playChain(state, chain, random) : undefined;
    if (turn) {
      showTurn(turn);
      state = turn.state;
      hint = [];
      newsLeft = Math.min(newsLeft, 0.4);
      options.onChange(state);
      options.announce(phrase('say.turn', { count: turn.cleared.length, moves: state.moves }));
    } else if (chain.length > 1) voices.refuse();
    chain = [];
    idle = 0;
  }

  /** Adds a cell to the chain. Removes the last cell if the one before it is touched again. */
  function extend(cell: number): boolean {
    if (!isReady()) return false;
    idle = 0;
    const back = chain.indexOf(cell);
    if (back >= 0) {
      if (back !== chain.length - 2) return back === chain.length - 1;
      chain.pop();
      voices.unlink();
      return true;
    }
    if (!canExtend(state.board, chain, cell)) return false;
    chain.push(cell);
    voices.link(chain.length);
    return true;
  }

  function stepEnding(dt: number): void {
    if (state.status === 'playing' || isOver || leavers.length > 0 || !movers.isResting || effects.isBusy)
      return;
    const before = ending;
    ending += dt;
    if (state.status === 'won') {
      if (before === 0) {
        voices.whistle();
        const { board } = options.layout();
        effects.label(
          phrase('pop.aboard'),
          { x: board.x + BOARD / 2, y: board.y + BOARD / 2 },
          100,
          '#ffd25e',
          1.7,
        );
      }
      shift += dt * (40 + ending * 620) * Math.min(1, ending * 2);
    } else if (before === 0) voices.lose();
    if (ending > (state.status === 'won' ? 1.7 : 0.9)) {
      isOver = true;
      options.onOver(state);
    }
  }

  return {
    effects,
    movers,
    get state() {
      return state;
    },
    get chain(): readonly number[] {
      return chain;
    },
    get leavers(): readonly Leaver[] {
      return leavers;
    },
    get hint() {
      return hint;
    },
    get isReady() {
      return isReady();
    },
    get shift() {
      return shift;
    },
    get news() {
      return news && newsLeft > 0 ? { heading: news[0], text: news[1], left: newsLeft } : undefined;
    },
    shownOf: (wagon: number): number => shown[wagon] ?? 0,
    bumpOf: (wagon: number): number => bumps[wagon] ?? 0,
    isLong: (): boolean => chain.length >= SHORTEST,
    start(level: number, attempt: number): void {
      random = createRandom(seedFrom('geode-express', level, attempt));
      state = createState(level, random);
      chain = [];
      leavers = [];
      hint = [];
      shown = state.wagons.map(() => 0);
      bumps = state.wagons.map(() => 0);
      [idle, ending, shift] = [0, 0, 0];
      isOver = false;
      effects.clear();
      movers.clear();
      movers.send(state.board, 0.05);
      news = NEWS[level];
      newsLeft = news ? 4.5 : 0;
      options.onChange(state);
      options.announce(phrase('say.start', { level, moves: state.moves, news: news?.join('. ') ?? '' }));
    },
    extend,
    finish: finishChain,
    drop(): void {
      if (chain.length > 0) voices.unlink();
      chain = [];
    },
    showHint(): void {
      if (isReady()) hint = bestChain(state, 120);
    },
    update(dt: number): void {
      idle += dt;
      if (chain.length > 0) hint = [];
      if (idle > HINT_AFTER && hint.length === 0 && isReady() && chain.length === 0)
        hint = bestChain(state, 90).slice(0, 4);
      stepEnding(dt);
    },
    step(dt: number): void {
      clock += dt;
      newsLeft -= dt;
      effects.step(dt);
      if (movers.step(dt) > 0) voices.land();
      bumps = bumps.map((bump) => Math.max(0, bump - dt * 4));
      const due = leavers.filter(({ at }) => at <= clock);
      if (due.length > 0) {
        leavers = leavers.filter(({ at }) => at > clock);
        for (const leaver of due) leave(leaver);
      }
      steamIn -= dt;
      if (steamIn > 0) return;
      const { engine } = options.layout();
      steamIn = shift > 0 ? 0.06 : 0.5 - (state.heat / FULL_HEAT) * 0.25;
      effects.puff({ x: engine.x + shift + 46 * engine.scale, y: engine.y - (CELL + 48) * engine.scale });
    },
  };
}

export type Play = ReturnType<typeof createPlay>;
