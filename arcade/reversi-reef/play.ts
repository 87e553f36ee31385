import type { Input } from '../kit/input.ts';
import { approach } from '../kit/ease.ts';
import { reducedMotion } from '../kit/motion.ts';
import { createParticles } from '../kit/particles.ts';
import { type Random, createRandom } from '../kit/random.ts';
import type { Action } from './controls.ts';
import { ADVISER } from './difficulty.ts';
import { type Point, cellAt, spotOf } from './layout.ts';
import { type Match, createMatch, play as layOn, undo as goBack, withHint } from './match.ts';
import { type Side, squareName } from './reef.ts';
import { movesOf, pointsOf, turnedBy } from './rules.ts';
import { choose, think } from './search.ts';
import type { PlayOptions, Setup, Turning } from './setup.ts';
import { phrase } from './texts.ts';

const SIDE_COLORS: Readonly<Record<Side, string>> = { 1: '#ff6a55', [-1]: '#0fa0a8' };
export const TURN_TIME = 0.38;
const WAVE_STEP = 0.075;
const THINK_TIME = 0.42;

/** Creates a match on the screen: the turns, the animations and the visible state. */
export function createPlay(options: PlayOptions, first: Setup) {
  const { voices } = options;
  const particles = createParticles(220);
  const turning = new Map<number, Turning>();
  const shown: Record<Side, number> = { 1: 2, [-1]: 2 };
  let setup = first;
  let match = createMatch(first.reef);
  let random: Random = createRandom(first.seed);
  let time = 0;
  let readyAt = 0;
  let dropped = { cell: -1, at: 0 };
  let refused = { cell: -1, at: -9 };
  let toast = { text: '', at: -9 };
  let cursor = 0;
  let hovered = -1;
  let best = -1;
  let thinking: Generator<undefined, number> | null = null;
  let thoughtSince = 0;
  let chosen = -1;
  let moves: readonly number[] = [];
  let isOver = false;
  let advice = { of: -1, cell: -1 };

  const isHuman = (): boolean =>
    match.position.turn === 1 || (match.position.turn === -1 && setup.mind === null);
  const isReady = (): boolean => time >= readyAt;
  const canAct = (): boolean => isHuman() && isReady() && !isOver;
  const spot = (cell: number): Point => spotOf(options.layout(), match.reef, cell);
  const nameOf = (side: Side): string => setup.names[side];

  const say = (message: string): void => {
    toast = { text: message, at: time };
    options.announce(message);
  };

  const changed = (): void => {
    const { turn } = match.position;
    moves = turn === 0 ? [] : movesOf(match.reef, match.position, turn);
    best = -1;
    thinking = null;
    chosen = -1;
    options.onChange(match);
  };

  const wave = (from: number, cells: readonly number[], delay: number): number => {
    const { columns } = match.reef;
    const pace = reducedMotion() ? 0 : WAVE_STEP;
    let last = delay;
    for (const cell of cells) {
      const dx = (cell % columns) - (from % columns);
      const dy = Math.floor(cell / columns) - Math.floor(from / columns);
      const order = Math.max(Math.abs(dx), Math.abs(dy));
      const start = delay + order * pace;
      last = Math.max(last, start + TURN_TIME);
      turning.set(cell, {
        start: time + start,
        angle: Math.atan2(dy, dx),
        to: match.position.shells[cell] === 1 ? 1 : -1,
        order,
        isHeard: false,
      });
    }
    return last;
  };

  const lay = (cell: number): void => {
    const side = match.position.turn;
    const done = layOn(match, cell);
    if (!done || side === 0) {
      refused = { cell, at: time };
      voices.no();
      return;
    }
    match = done.match;
    dropped = { cell, at: time };
    hovered = -1;
    voices.lay();
    const { turned, washed, isPassed } = done.laid;
    const flow = turned.filter((other) => !washed.includes(other));
    let last = wave(cell, flow, 0.1);
    if (washed.length > 0) last = wave(cell, washed, last + 0.1);
    readyAt = time + last + 0.12;
    if (turned.length >= 6) options.shake(turned.length * 0.5);
    const at = spot(cell);
    particles.burst({
      ...at,
      count: 10,
      colors: ['#fff3cf', '#e9d3a0', '#ffffff'],
      speed: 110,
      size: 4,
      drag: 4,
    });
    options.announce(
      phrase('say.laid', {
        name: nameOf(side),
        square: squareName(match.reef, cell),
        count: turned.length,
      }),
    );
    changed();
    if (isPassed) {
      const other: Side = side === 1 ? -1 : 1;
      const isPlayer = setup.mind !== null && other === 1;
      say(isPlayer ? phrase('note.youNoMove') : phrase('note.noMove', { name: nameOf(other) }));
      voices.pass();
      readyAt += 0.9;
    }
  };

  const hear = (): void => {
    for (const [cell, turn] of turning) {
      if (!turn.isHeard && time >= turn.start + TURN_TIME / 2) {
        turn.isHeard = true;
        const isTide =
          match.reef.kinds[cell] === 'tide' && match.position.tides[cell] === -1 && turning.size === 1;
        if (isTide) voices.tide();
        else voices.turn(turn.order - 1);
        const colors = [SIDE_COLORS[turn.to], '#ffffff', '#d9fff6'];
        particles.burst({ ...spot(cell), count: 7, colors, speed: 130, size: 4, life: 0.6, gravity: -60 });
      }
      if (time > turn.start + TURN_TIME) turning.delete(cell);
    }
  };

  const moveCursor = (dx: number, dy: number): void => {
    const { columns, rows } = match.reef;
    const x = ((cursor % columns) + dx + columns) % columns;
    const y = (Math.floor(cursor / columns) + dy + rows) % rows;
    cursor = y * columns + x;
    hovered = cursor;
    voices.step();
  };

  const jump = (by: number): void => {
    if (moves.length === 0) return;
    const at = moves.indexOf(cursor);
    const from = at >= 0 ? at : moves.findIndex((cell) => cell > cursor) - (by > 0 ? 1 : 0);
    cursor = moves[(from + by + moves.length) % moves.length] ?? cursor;
    hovered = cursor;
    voices.step();
  };

  const hint = (): void => {
    if (!canAct() || best >= 0) return;
    best = adviseNow();
    match = withHint(match);
    voices.hint();
    options.announce(phrase('say.best', { square: squareName(match.reef, best) }));
  };

  const adviseNow = (): number => {
    if (advice.of !== match.moves.length || match.position.shells[advice.cell] !== 0)
      advice = {
        of: match.moves.length,
        cell: choose(match.reef, match.position, ADVISER, createRandom(match.moves.length)),
      };
    return advice.cell;
  };

  const undo = (): void => {
    if (setup.mind === null || isOver) return;
    const back = goBack(match, 1);
    if (!back) return;
    match = back;
    turning.clear();
    dropped = { cell: -1, at: 0 };
    advice = { of: -1, cell: -1 };
    readyAt = time + 0.15;
    voices.undo();
    changed();
  };

  const ponder = (): void => {
    if (setup.mind === null) return;
    if (!thinking) {
      thinking = think(match.reef, match.position, setup.mind, random);
      thoughtSince = time;
    }
    if (chosen < 0) {
      const step = thinking.next();
      if (step.done) chosen = step.value;
    }
    if (chosen >= 0 && time - thoughtSince >= THINK_TIME) lay(chosen);
  };

  return {
    particles,
    turning,
    shown,
    get setup() {
      return setup;
    },
    get match() {
      return match;
    },
    get time() {
      return time;
    },
    get dropped() {
      return dropped;
    },
    get refused() {
      return refused;
    },
    get toast() {
      return toast;
    },
    get hovered() {
      return canAct() ? hovered : -1;
    },
    get best() {
      return canAct() ? best : -1;
    },
    get moves() {
      return canAct() ? moves : [];
    },
    nameOf,
    /** Returns the number of shells that a move turns. */
    gainOf: (cell: number): number => gainCells(match, cell).length,
    /** Returns the shells that a move would turn. */
    preview: (cell: number): readonly number[] => (canAct() ? gainCells(match, cell) : []),
    start(next: Setup): void {
      setup = next;
      match = createMatch(next.reef, next.first);
      random = createRandom(next.seed);
      turning.clear();
      particles.clear();
      isOver = false;
      dropped = { cell: -1, at: 0 };
      advice = { of: -1, cell: -1 };
      hovered = -1;
      cursor = Math.floor(next.reef.rows / 2 - 1) * next.reef.columns + next.reef.columns / 2 - 2;
      shown[1] = 2;
      shown[-1] = 2;
      readyAt = time + 0.5;
      toast = { text: '', at: -9 };
      if (next.tip !== '') say(next.tip);
      changed();
    },
    press(point: Point): void {
      if (!canAct()) return;
      const cell = cellAt(options.layout(), match.reef, point);
      if (cell >= 0 && match.reef.cells.includes(cell)) {
        cursor = cell;
        lay(cell);
      }
    },
    hover(point: Point): void {
      hovered = cellAt(options.layout(), match.reef, point);
    },
    hint,
    undo,
    update(input: Input<Action>): void {
      if (input.repeated('left')) moveCursor(-1, 0);
      if (input.repeated('right')) moveCursor(1, 0);
      if (input.repeated('up')) moveCursor(0, -1);
      if (input.repeated('down')) moveCursor(0, 1);
      if (input.repeated('previous')) jump(-1);
      if (input.repeated('next')) jump(1);
      if (input.pressed('undo')) undo();
      if (input.pressed('hint')) hint();
      if (input.pressed('lay') && canAct()) lay(cursor);
      if (!isReady() || isOver) return;
      if (match.position.turn === 0) {
        if (time < readyAt + 0.8) return;
        isOver = true;
        options.onOver(match);
      } else if (!isHuman()) ponder();
    },
    step(dt: number): void {
      time += dt;
      particles.step(dt);
      hear();
      for (const side of [1, -1] as const)
        shown[side] = approach(shown[side], pointsOf(match.reef, match.position, side), 7, dt);
    },
    /** Shows bubbles and spray for a win. */
    celebrate(): void {
      const { middle } = options.layout();
      for (const shape of ['circle', 'star'] as const)
        particles.burst({
          ...middle,
          count: 40,
          colors: ['#ff6a55', '#ffd166', '#ffffff', '#7ff0e0'],
          speed: 480,
          size: 7,
          life: 1.4,
          gravity: -120,
          shape,
        });
    },
    inspect() {
      const isTurn = canAct();
      const to = isTurn ? adviseNow() : -1;
      return {
        isTurn,
        isOver,
        turn: match.position.turn,
        points: [pointsOf(match.reef, match.position, 1), pointsOf(match.reef, match.position, -1)],
        moves: isTurn ? moves.map((cell) => ({ cell, ...spot(cell) })) : [],
        to: to >= 0 ? spot(to) : null,
        played: match.moves.length,
        helps: match.helps,
      };
    },
  };
}

const gainCells = (match: Match, cell: number): number[] => {
  const { turn } = match.position;
  return turn === 0 || cell < 0 ? [] : turnedBy(match.reef, match.position, cell, turn);
};

export type Play = ReturnType<typeof createPlay>;
