import type { Input, PointerPoint } from '../kit/input.ts';
import { createRandom, seedFrom, type Random } from '../kit/random.ts';
import type { Action } from './controls.ts';
import { createEffects, type Effects } from './effects.ts';
import { fruitLook } from './fruit-art.ts';
import {
  aimOf,
  clampCursor,
  createHand,
  liftHand,
  moveHand,
  pressHand,
  release,
  takeByKey,
  type Aim,
  type Hand,
  type Held,
} from './hand.ts';
import { cellCentre, type Layout } from './layout.ts';
import { fits, stageOf } from './orchard.ts';
import { chooseMove, type Move } from './planner.ts';
import { createState, place, spreadCompost, type State, type Turn } from './rules.ts';
import type { Voices } from './voices.ts';
import { phrase } from './texts.ts';

export interface PlayOptions {
  readonly voices: Voices;
  layout(): Layout;
  /** The positions of the goals' icons, in the order of the goals. */
  goalSpots(state: State): readonly { x: number; y: number }[];
  shake(amount: number): void;
  announce(message: string): void;
  /** Called after every change of the state. */
  onChange(state: State): void;
  /** Called when the game is over, after its closing animation. */
  onOver(state: State): void;
}

export interface Play {
  readonly state: State;
  readonly hand: Hand;
  readonly aim: Aim | null;
  readonly effects: Effects;
  /** Seconds since the tray was dealt, for the animation. */
  readonly dealt: number;
  readonly hint: Move | null;
  /** Whether the piece in each tray slot does not fit anywhere. */
  readonly isDead: readonly boolean[];
  /** Strength of the shaking after a refused placement, from 1 to 0. */
  readonly refused: number;
  start(level: number | 'daily', seed: number): void;
  press(point: PointerPoint): void;
  move(point: PointerPoint): void;
  lift(point: PointerPoint): void;
  drop(): void;
  showHint(): void;
  update(dt: number, input: Input<Action>): void;
  step(dt: number): void;
}

const HINT_SECONDS = 3;
const END_SECONDS = 1.5;

const goalText = ({ goals, reached }: State): string =>
  goals
    .map((goal, i) => {
      const count = goal.need - (reached[i] ?? 0);
      if (goal.kind === 'fruit') return phrase(fruitLook(goal.fruit).goal, { count });
      return goal.kind === 'grove' ? phrase('goal.plots', { count }) : phrase('goal.chain', { count });
    })
    .join(' ');

/** Creates one orchard in play: converts input into moves, and moves into sound and animations. */
export function createPlay(options: PlayOptions): Play {
  const { voices } = options;
  const effects = createEffects();
  const hand = createHand();
  let random: Random = createRandom(1);
  let state = createState(1, random);
  let dealt = 0;
  let hint: Move | null = null;
  let hintLeft = 0;
  let refused = 0;
  let over = 0;
  let isDead: readonly boolean[] = [false, false, false];

  const refresh = (): void => {
    isDead = state.tray.map((piece) => piece !== null && !fits(state.orchard, piece.shape));
    options.onChange(state);
  };
  const refuse = (): void => {
    refused = 1;
    voices.turnDown();
  };

  const celebrate = (before: State, { state: after, outcome }: Turn): void => {
    const layout = options.layout();
    const middle = { x: layout.field.x + 270, y: layout.field.y + 270 };
    const spot = cellCentre(layout, outcome.placed[Math.floor(outcome.placed.length / 2)] ?? 40);
    const groves = outcome.harvests.filter(({ grove }) => grove > 0);
    effects.say(
      `+${outcome.gained}`,
      spot.x,
      spot.y - 8,
      34 + Math.min(20, outcome.multiplier * 3),
      '#fff3b0',
      0.12,
    );
    if (outcome.multiplier > 1)
      effects.say(`×${outcome.multiplier}`, spot.x, spot.y + 34, 30, '#ffcb08', 0.22);
    if (groves.length > 0) {
      const isPerfect = groves.some(({ grove }) => grove === 9);
      effects.say(
        isPerfect ? phrase('pop.perfect') : phrase('pop.same'),
        middle.x,
        middle.y - 60,
        54,
        '#b6ff8a',
        0.2,
      );
    } else if (outcome.harvests.length > 1) {
      effects.say(
        outcome.harvests.length > 2 ? phrase('pop.bumper') : phrase('pop.double'),
        middle.x,
        middle.y - 60,
        50,
        '#ffcb08',
        0.2,
      );
    }
    if (outcome.isCompostEarned) {
      const { x, y, width } = layout.compost;
      effects.say(phrase('pop.compost'), x + width / 2, y, 26, '#c8f08c', 0.3);
    }
    voices.harvest(outcome, after.chain);
    options.shake(3 + Math.min(8, outcome.multiplier * 1.5));
    options.announce(phrase('say.harvest', { points: outcome.gained, goals: goalText(after) }));
    effects.pick(before, after, outcome, layout, options.goalSpots(before));
  };

  const finish = (before: State, turn: Turn): void => {
    const { rotAt } = state.rules;
    const turned = (stage: 'ripe' | 'rotten'): number[] =>
      turn.state.orchard.flatMap((crate, index) => {
        const was = before.orchard[index];
        return crate && was && stageOf(crate, rotAt) === stage && stageOf(was, rotAt) !== stage
          ? [index]
          : [];
      });
    effects.ripen(turned('ripe'), options.layout());
    if (turned('rotten').length > 0) voices.rot();
    state = turn.state;
    if (turn.outcome.isDealt) dealt = 0;
    hint = null;
    if (state.status !== 'playing') {
      over = END_SECONDS;
      release(hand);
      if (state.status === 'won') effects.confetti(options.layout());
      (state.status === 'won' ? voices.win : voices.lose)();
    }
    refresh();
  };

  const keepInHand = (was: Hand['mode']): void => {
    const next = state.tray.findIndex((piece, slot) => piece && !isDead[slot]);
    if (was === 'keys' && state.status === 'playing' && next >= 0)
      takeByKey(hand, state, options.layout(), next);
    else release(hand);
  };

  const act = (aim: Aim | null): void => {
    if (!aim || hand.held === null) return;
    const before = state;
    const { held, mode } = hand;
    if (held === 'compost') {
      const turn = spreadCompost(state, aim.row * 9 + aim.column);
      if (!turn) return refuse();
      voices.compost();
      effects.pick(before, turn.state, turn.outcome, options.layout(), []);
      if (turn.outcome.gained > 0) {
        const { x, y } = cellCentre(options.layout(), aim.row * 9 + aim.column);
        effects.say(`+${turn.outcome.gained}`, x, y, 34, '#c8f08c');
      }
      options.announce(phrase('say.compost', { left: turn.state.compost }));
      finish(before, turn);
    } else {
      const piece = state.tray[held];
      const turn = place(state, held, aim.row, aim.column, random);
      if (!turn || !piece) return refuse();
      voices.land();
      effects.land(turn.outcome.placed, options.layout(), piece.fruits);
      if (turn.outcome.harvests.length > 0) celebrate(before, turn);
      else if (before.chain > 1 && turn.state.chain === 0) options.announce(phrase('say.chain'));
      finish(before, turn);
    }
    keepInHand(mode);
  };

  const takeNext = (by: number): void => {
    const from = typeof hand.held === 'number' ? hand.held : by > 0 ? -1 : 3;
    for (let n = 1; n <= 3; n++) {
      const slot = (((from + by * n) % 3) + 3) % 3;
      if (state.tray[slot]) return take(slot);
    }
  };
  const take = (held: Held): void => {
    if (typeof held === 'number' && !state.tray[held]) return;
    if (held === 'compost' && state.compost === 0) return refuse();
    takeByKey(hand, state, options.layout(), held);
    voices.take();
  };
  const steer = (input: Input<Action>): void => {
    const dx = Number(input.repeated('right')) - Number(input.repeated('left'));
    const dy = Number(input.repeated('down')) - Number(input.repeated('up'));
    if (dx === 0 && dy === 0) return;
    if (hand.held === null) return takeNext(1);
    if (hand.mode !== 'keys') takeByKey(hand, state, options.layout(), hand.held);
    hand.row += dy;
    hand.column += dx;
    clampCursor(hand, state);
    voices.tick();
  };
  const showHint = (): void => {
    if (state.status !== 'playing') return;
    hint = chooseMove(state);
    hintLeft = HINT_SECONDS;
    voices.take();
  };
  const isBusy = (): boolean => state.status !== 'playing';

  return {
    get state() {
      return state;
    },
    hand,
    get aim() {
      return isBusy() ? null : aimOf(hand, state, options.layout());
    },
    effects,
    get dealt() {
      return dealt;
    },
    get hint() {
      return hint;
    },
    get isDead() {
      return isDead;
    },
    get refused() {
      return refused;
    },
    start(level, seed) {
      random = createRandom(seedFrom('crate-orchard', level, seed));
      state = createState(level, random);
      effects.clear();
      release(hand);
      dealt = 0;
      over = 0;
      hint = null;
      refresh();
      options.announce(
        state.isDaily
          ? phrase('say.daily')
          : phrase('say.level', { level: state.level, goals: goalText(state) }),
      );
    },
    press(point) {
      if (!isBusy() && pressHand(hand, state, options.layout(), point)) voices.take();
    },
    move(point) {
      if (!isBusy()) moveHand(hand, state, point);
    },
    lift(point) {
      if (isBusy()) return;
      if (liftHand(hand, state, options.layout(), point) === 'act') act(aimOf(hand, state, options.layout()));
    },
    drop: () => release(hand),
    showHint,
    update(dt, input) {
      if (over > 0) {
        over -= dt;
        if (over <= 0) options.onOver(state);
        return;
      }
      if (input.pressed('first')) take(0);
      if (input.pressed('second')) take(1);
      if (input.pressed('third')) take(2);
      if (input.pressed('next')) takeNext(1);
      if (input.pressed('previous')) takeNext(-1);
      if (input.pressed('compost')) take(hand.held === 'compost' ? null : 'compost');
      if (input.pressed('hint')) showHint();
      steer(input);
      if (!input.pressed('place')) return;
      const aim = aimOf(hand, state, options.layout());
      if (hand.mode !== 'keys') takeNext(1);
      else if (aim?.isValid) act(aim);
      else refuse();
    },
    step(dt) {
      dealt += dt;
      refused = Math.max(0, refused - dt * 3);
      hintLeft -= dt;
      if (hintLeft <= 0) hint = null;
      effects.step(dt);
    },
  };
}
