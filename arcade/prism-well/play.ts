import { clamp, easeOutBack } from '../kit/ease.ts';
import type { Input } from '../kit/input.ts';
import { reducedMotion } from '../kit/motion.ts';
import { createRandom, seedFrom, type Random } from '../kit/random.ts';
import { createActors } from './actors.ts';
import { advise, type Advice } from './advice.ts';
import { blockBeside, blockNear, cellAt, columnOf, rowOf } from './board.ts';
import type { Action } from './controls.ts';
import { createEffects } from './effects.ts';
import { CELL, centreOf, lampPoint, middleOf, type Layout, type Point } from './layout.ts';
import { WHITE, isFull } from './light.ts';
import { createState, isFree, spin, type Board, type State, type Step, type Turn } from './rules.ts';
import { showFires } from './show.ts';
import type { Voices } from './voices.ts';
import { phrase } from './texts.ts';

const SPIN_TIME = 0.2;
const CLEAR_TIME = 0.26;
const QUARTER = Math.PI / 2;
const HINT_AFTER = 5;

export interface PlayOptions {
  voices: Voices;
  layout(): Layout;
  shake(amount: number): void;
  announce(message: string): void;
  /** `score` is the displayed score, which follows the steps of a turn. */
  onChange(state: State, score: number): void;
  onOver(state: State): void;
}

type Phase = 'idle' | 'spin' | 'clear' | 'fall' | 'over';

/** Creates a level in play: converts input into turns, shows them over time, and provides the things to draw. */
export function createPlay(options: PlayOptions) {
  const { voices, layout } = options;
  const actors = createActors(() => voices.land());
  let random: Random = createRandom(1);
  let state: State = createState(1, random);
  let shown: Board = state.board;
  let lampLight: number[] = [];
  let lampPulse: number[] = [];
  let score = 0;
  let phase: Phase = 'idle';
  let clock = 0;
  let turn: Turn | null = null;
  let at = 0;
  let spinning: { block: number; turn: 1 | -1; from: number } | null = null;
  let grab: { block: number; start: number; angle: number } | null = null;
  let queued: { block: number; turn: 1 | -1 } | null = null;
  let cursor = cellAt(3, 3);
  let isCursorShown = false;
  let idle = 0;
  let hint: Advice | null = null;
  let wobble = { block: -1, left: 0 };

  const effects = createEffects((lamp, strength) => {
    const wanted = state.lamps[lamp];
    if (!wanted) return;
    const before = lampLight[lamp] ?? 0;
    lampLight[lamp] = Math.min(wanted.need, before + strength);
    lampPulse[lamp] = 1;
    voices.mote((lampLight[lamp] ?? 0) / wanted.need);
    if (before < wanted.need && lampLight[lamp] === wanted.need) {
      voices.lamp();
      const point = lampPoint(layout(), wanted);
      effects.ring(point, wanted.kind, 18);
      effects.burst(point, wanted.kind, 16);
    }
  });

  const begin = (block: number, way: 1 | -1, from = 0): void => {
    if (phase !== 'idle') {
      queued = { block, turn: way };
      return;
    }
    const next = spin(state, block, way, random);
    if (!next) {
      wobble = { block, left: 0.35 };
      voices.stuck();
      options.announce(phrase('note.vine'));
      return;
    }
    turn = next;
    at = 0;
    spinning = { block, turn: way, from };
    phase = 'spin';
    clock = 0;
    hint = null;
    idle = 0;
    voices.spin();
  };

  const showStep = (step: Step): void => {
    phase = 'clear';
    clock = 0;
    shown = step.emptied;
    score += step.gained;
    options.onChange(state, score);
    voices.clear(step.multiplier, step.cleared.length);
    if (step.cleared.length > 9) voices.sweep();
    if (step.fired.length > 0) voices.prism();
    options.shake(clamp(step.cleared.length / 3 + step.chain - 1, 1, 8));
    showFires(effects, layout(), turn && at === 0 ? turn.spun : previousBoard(), state.lamps, step);
  };
  const previousBoard = (): Board => turn?.steps[at - 1]?.board ?? state.board;

  const finish = (done: Turn): void => {
    state = done.state;
    shown = state.board;
    actors.refill(shown);
    turn = null;
    for (const cell of done.darkened) effects.dust(centreOf(layout(), cell));
    if (done.darkened.length > 0) {
      voices.dark();
      options.announce(phrase('note.dark'));
    }
    lampLight = state.lamps.map(({ charge }, n) => Math.min(charge, lampLight[n] ?? 0));
    score = state.score;
    if (done.steps.length === 0) voices.dull();
    options.onChange(state, score);
    phase = state.status === 'playing' ? 'idle' : 'over';
    clock = 0;
    if (state.status === 'won') voices.win();
    if (state.status === 'lost') voices.lose();
    if (phase === 'idle' && queued) {
      const { block, turn: way } = queued;
      queued = null;
      begin(block, way);
    }
  };

  const advance = (): void => {
    if (!turn) return;
    const step = turn.steps[at];
    if (step) showStep(step);
    else finish(turn);
  };

  const angleAt = (block: number, point: Point): number => {
    const middle = middleOf(layout(), block);
    return Math.atan2(point.y - middle.y, point.x - middle.x);
  };
  const blockUnder = ({ x, y }: Point): number | null => {
    const { field } = layout();
    const [column, row] = [(x - field.x) / CELL, (y - field.y) / CELL];
    const block = blockNear(column, row);
    return Math.hypot(column - columnOf(block) - 1, row - rowOf(block) - 1) < 1.6 ? block : null;
  };

  return {
    effects,
    actors,
    get state() {
      return state;
    },
    get shown() {
      return shown;
    },
    get phase() {
      return phase;
    },
    get cursor() {
      return isCursorShown && phase !== 'over' ? (grab?.block ?? cursor) : null;
    },
    get hint() {
      return hint;
    },
    get wobble() {
      return wobble;
    },
    /** The displayed light of each lamp, which follows the flying particles. */
    get lampLight() {
      return lampLight;
    },
    get lampPulse() {
      return lampPulse;
    },
    get streak() {
      const step = turn?.steps[Math.min(at, turn.steps.length - 1)];
      return step && phase !== 'spin' ? step.multiplier : state.streak;
    },
    /** The block that is being turned, and its angle. */
    get turning(): { block: number; angle: number } | null {
      if (spinning) {
        const t = easeOutBack(clamp(clock / SPIN_TIME, 0, 1), reducedMotion() ? 0 : 1.1);
        return {
          block: spinning.block,
          angle: spinning.from + (spinning.turn * QUARTER - spinning.from) * t,
        };
      }
      return grab && Math.abs(grab.angle) > 0.05 ? grab : null;
    },
    start(level: number, attempt: number): void {
      random = createRandom(seedFrom('prism-well', level, attempt));
      state = createState(level, random);
      shown = state.board;
      actors.reset(shown);
      effects.clear();
      lampLight = state.lamps.map(() => 0);
      lampPulse = state.lamps.map(() => 0);
      [phase, clock, turn, spinning, grab, queued, hint] = ['idle', 0, null, null, null, null, null];
      idle = level === 1 ? HINT_AFTER - 1.5 : 0;
      score = 0;
      cursor = cellAt(3, 3);
      isCursorShown = false;
      options.onChange(state, score);
    },
    press(point: Point): void {
      const block = blockUnder(point);
      if (block === null || phase === 'over') return;
      cursor = block;
      isCursorShown = true;
      grab = { block, start: angleAt(block, point), angle: 0 };
    },
    move(point: Point, isPressed: boolean): void {
      if (!isPressed) {
        const block = blockUnder(point);
        isCursorShown = block !== null;
        if (block !== null) cursor = block;
        return;
      }
      if (!grab) return;
      const raw = angleAt(grab.block, point) - grab.start;
      const angle = Math.atan2(Math.sin(raw), Math.cos(raw));
      grab.angle = isFree(shown, grab.block) && phase === 'idle' ? clamp(angle, -QUARTER, QUARTER) : 0;
    },
    lift(type: string): void {
      if (!grab) return;
      const { block, angle } = grab;
      grab = null;
      if (type === 'touch') isCursorShown = false;
      if (Math.abs(angle) < 0.12) begin(block, 1);
      else if (Math.abs(angle) > 0.45) begin(block, angle > 0 ? 1 : -1, angle);
    },
    drop(): void {
      grab = null;
    },
    update(dt: number, input: Input<Action>): void {
      const dx = (input.repeated('right') ? 1 : 0) - (input.repeated('left') ? 1 : 0);
      const dy = (input.repeated('down') ? 1 : 0) - (input.repeated('up') ? 1 : 0);
      if (dx !== 0 || dy !== 0) {
        cursor = blockBeside(cursor, dx, dy);
        isCursorShown = true;
        voices.move();
      }
      if (input.pressed('spin') || input.pressed('back')) {
        isCursorShown = true;
        begin(cursor, input.pressed('back') ? -1 : 1);
      }
      idle += dt;
      if (phase === 'idle' && !grab && idle > HINT_AFTER && !hint) hint = advise(state);
      if (phase === 'over') {
        clock += dt;
        if (clock > 1.2 && clock - dt <= 1.2) options.onOver(state);
      }
    },
    step(dt: number): void {
      effects.step(dt);
      lampPulse = lampPulse.map((pulse) => Math.max(0, pulse - dt * 2.5));
      wobble = { ...wobble, left: Math.max(0, wobble.left - dt) };
      const isAtRest = actors.step(shown, dt);
      if (phase === 'idle' || phase === 'over') return;
      clock += dt;
      if (phase === 'spin' && clock >= SPIN_TIME && turn) {
        shown = turn.spun;
        actors.place(shown);
        spinning = null;
        advance();
      } else if (phase === 'clear' && clock >= CLEAR_TIME) {
        shown = turn?.steps[at]?.board ?? shown;
        actors.refill(shown);
        phase = 'fall';
        clock = 0;
      } else if (phase === 'fall' && isAtRest && clock > 0.12) {
        const isLast = turn !== null && at + 1 >= turn.steps.length;
        if (isLast && turn?.state.status !== 'playing' && effects.isBusy) return;
        at += 1;
        advance();
      }
    },
    /** Returns the visible state as plain data. */
    inspect() {
      const best = phase === 'idle' ? advise(state) : null;
      return {
        isReady: phase === 'idle',
        isOver: phase === 'over',
        moves: state.moves,
        advice: best && { ...best, ...middleOf(layout(), best.block) },
        lamps: state.lamps.map(({ kind, need }, n) => ({
          isWhite: kind === WHITE,
          need,
          light: lampLight[n],
        })),
        left: state.lamps.filter((lamp) => !isFull(lamp)).length,
      };
    },
  };
}

export type Play = ReturnType<typeof createPlay>;
