import { approach, clamp } from '../kit/ease.ts';
import type { Input, PointerPoint } from '../kit/input.ts';
import { createRandom, seedFrom, type Random } from '../kit/random.ts';
import { NEXT_SPOT } from './boat.ts';
import type { Action } from './controls.ts';
import { createEffects, type Effects } from './effects.ts';
import { AIM_LIMIT, clampAim, muzzle, trace, type Flight } from './flight.ts';
import { CLEARANCE, ROW_HEIGHT, centreOf, isColour, rowOf, type Point } from './grid.ts';
import { toGrid, toStage, type Layout } from './layout.ts';
import { patternName } from './patterns.ts';
import { createState, shoot, swap, type State, type Turn } from './rules.ts';
import type { Voices } from './voices.ts';
import { phrase } from './texts.ts';

export interface PlayOptions {
  readonly voices: Voices;
  layout(): Layout;
  shake(amount: number): void;
  announce(message: string): void;
  onChange(state: State): void;
  /** Called when the level is over, after its closing animation. */
  onOver(state: State): void;
}

/** A flying bubble. The rules have already decided its effect. */
export interface Shot {
  readonly turn: Turn;
  readonly kind: number;
  readonly length: number;
  travelled: number;
}

export interface Play {
  readonly state: State;
  readonly aim: number;
  readonly shot: Shot | null;
  readonly effects: Effects;
  /** The tide and the sinking of the cluster as drawn. They move smoothly towards the values of the rules. */
  readonly tide: number;
  readonly sink: number;
  readonly recoil: number;
  readonly swapping: number;
  readonly mood: number;
  readonly isAiming: boolean;
  /** The path of the loaded bubble, or `null` if the player cannot shoot. */
  readonly guide: Flight | null;
  /** Rows between the lowest bubble and the boat. */
  readonly margin: number;
  start(level: number, seed: number): void;
  press(point: PointerPoint): void;
  move(point: PointerPoint, pressed: boolean): void;
  lift(point: PointerPoint): void;
  update(dt: number, input: Input<Action>): void;
  step(dt: number): void;
}

/** Bubble radii per second. */
const SPEED = 58;
const END_SECONDS = 1.3;

/** Returns the point at a distance along a path. */
export function alongPath(path: readonly Point[], distance: number): Point {
  let left = distance;
  for (let n = 1; n < path.length; n++) {
    const [from, to] = [path[n - 1], path[n]];
    if (!from || !to) break;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (left <= length) {
      const share = length === 0 ? 0 : left / length;
      return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    }
    left -= length;
  }
  return path.at(-1) ?? { x: 0, y: 0 };
}

const lengthOf = (path: readonly Point[]): number =>
  path.reduce((sum, point, n) => {
    const before = path[n - 1];
    return before ? sum + Math.hypot(point.x - before.x, point.y - before.y) : sum;
  }, 0);

const describe = ({ outcome, state: after }: Turn): string => {
  const count = outcome.popped.length + outcome.blasted.length + outcome.dropped.length;
  const left = after.board.filter(isColour).length;
  const parts = [count > 0 ? phrase('say.cleared', { count, left }) : phrase('say.miss', { left })];
  if (outcome.tide === 1) parts.push(phrase('say.rises'));
  if (outcome.tide === -1) parts.push(phrase('say.ebbs'));
  if (outcome.isSunk) parts.push(phrase('say.sinks'));
  return parts.join(' ');
};

/** Creates one level in play: converts input into shots, and shots into sound and animations. */
export function createPlay(options: PlayOptions): Play {
  const { voices } = options;
  const effects = createEffects(voices);
  let random: Random = createRandom(1);
  let state = createState(1, random);
  let shot: Shot | null = null;
  let aim = 0;
  let pace = 0;
  let tide = 0;
  let sink = 0;
  let recoil = 0;
  let swapping = 0;
  let mood = 0;
  let over = 0;
  let isAiming = false;
  let isFromBoat = false;
  let cache: { board: State['board']; aim: number; tide: number; sink: number; flight: Flight } | null = null;

  const canShoot = (): boolean => state.status === 'playing' && !shot;
  const surface = (): number => toStage(options.layout(), { x: 0, y: muzzle(tide).y + 3 }).y;

  const margin = (): number => {
    const lowest = state.board.reduce<number>((row, kind, index) => (kind === null ? row : rowOf(index)), -1);
    if (lowest < 0) return 99;
    const bottom = centreOf(lowest * 11, state.sink).y + 1;
    return (muzzle(state.tide).y - CLEARANCE - bottom) / ROW_HEIGHT;
  };

  const fire = (): void => {
    if (!canShoot()) return;
    const turn = shoot(state, aim, random);
    if (!turn) return;
    shot = { turn, kind: state.current, length: lengthOf(turn.outcome.flight.path), travelled: 0 };
    recoil = 1;
    voices.shoot();
  };
  const change = (): void => {
    if (!canShoot()) return;
    state = swap(state);
    swapping = 1;
    voices.swap();
    options.onChange(state);
  };

  const land = ({ turn }: Shot): void => {
    const { outcome } = turn;
    const layout = options.layout();
    const before = state;
    state = turn.state;
    shot = null;
    const cleared = outcome.popped.length + outcome.blasted.length + outcome.dropped.length;
    effects.show(outcome, before.sink, state.streak, layout);
    if (cleared === 0) voices.stick();
    mood = cleared > 0 ? Math.min(1, 0.3 + cleared / 12) : -0.6;
    if (outcome.lanterns.length > 0) options.shake(9);
    else if (cleared > 6) options.shake(5);
    const middle = toStage(layout, { x: 11, y: 14 });
    if (outcome.dropped.length >= 8)
      effects.say(phrase('note.splash'), middle.x, middle.y, 44, '#9ff0ff', 0.3);
    if (outcome.isPearlEarned) {
      effects.say(
        phrase('note.pearl'),
        middle.x - 90,
        toStage(layout, muzzle(state.tide)).y - 50,
        32,
        '#f4efff',
        0.35,
      );
      voices.pearl();
    }
    if (outcome.tide === 1) {
      effects.say(phrase('note.rises'), middle.x, middle.y + 60, 32, '#7fd8ff', 0.1);
      voices.rise();
    }
    if (outcome.tide === -1) {
      effects.say(phrase('note.ebbs'), middle.x, middle.y + 60, 32, '#b6ffce', 0.4);
      voices.ebb();
    }
    if (outcome.isSunk) {
      voices.sink();
      options.shake(6);
    }
    options.announce(describe(turn));
    options.onChange(state);
    if (state.status === 'playing') return;
    over = END_SECONDS;
    if (state.status === 'won') {
      effects.say(phrase('result.won'), middle.x, middle.y - 40, 56, '#ffcb08', 0.4);
      effects.confetti(layout);
      voices.win();
    } else {
      effects.say(phrase('result.lost'), middle.x, middle.y - 40, 56, '#ff8f9d', 0.2);
      voices.lose();
      mood = -1;
    }
  };

  const aimAt = (point: { x: number; y: number }): void => {
    const from = muzzle(state.tide);
    const to = toGrid(options.layout(), point);
    if (to.y > from.y - 0.4) return;
    aim = clampAim(Math.atan2(to.x - from.x, from.y - to.y));
    isAiming = true;
  };
  const isOnBoat = (point: { x: number; y: number }): boolean => {
    const from = muzzle(state.tide);
    const to = toGrid(options.layout(), point);
    return Math.abs(to.x - from.x) < 5.4 && to.y > from.y - Math.max(0.6, -NEXT_SPOT.y) && to.y < from.y + 6;
  };

  const guide = (): Flight | null => {
    if (!canShoot()) return null;
    if (
      !cache ||
      cache.board !== state.board ||
      cache.aim !== aim ||
      cache.tide !== state.tide ||
      cache.sink !== state.sink
    ) {
      cache = {
        board: state.board,
        aim,
        tide: state.tide,
        sink: state.sink,
        flight: trace(state.board, state.sink, state.tide, aim),
      };
    }
    return cache.flight;
  };

  return {
    get state() {
      return state;
    },
    get aim() {
      return aim;
    },
    get shot() {
      return shot;
    },
    effects,
    get tide() {
      return tide;
    },
    get sink() {
      return sink;
    },
    get recoil() {
      return recoil;
    },
    get swapping() {
      return swapping;
    },
    get mood() {
      return mood;
    },
    get isAiming() {
      return isAiming;
    },
    get guide() {
      return guide();
    },
    get margin() {
      return margin();
    },
    start(level, seed) {
      random = createRandom(seedFrom('bubble-tide', level, seed));
      state = createState(level, random);
      effects.clear();
      shot = null;
      aim = 0;
      tide = 0;
      sink = 0;
      over = 0;
      mood = 0;
      options.onChange(state);
      const layout = options.layout();
      const middle = toStage(layout, { x: 11, y: 19 });
      effects.say(patternName(level), middle.x, middle.y, 34, '#ffffff', 0.2);
      options.announce(
        phrase('say.start', {
          level,
          name: patternName(level),
          bubbles: state.board.filter(isColour).length,
        }),
      );
    },
    press(point) {
      isFromBoat = isOnBoat(point);
      if (!isFromBoat) aimAt(point);
    },
    move(point, pressed) {
      if (!pressed || !isFromBoat || !isOnBoat(point)) aimAt(point);
    },
    lift(point) {
      if (isOnBoat(point)) {
        if (isFromBoat) change();
        return;
      }
      aimAt(point);
      fire();
    },
    update(dt, input) {
      if (over > 0) {
        if (!effects.isBusy) over -= dt;
        if (over <= 0) options.onOver(state);
        return;
      }
      const turn = Number(input.down('right')) - Number(input.down('left'));
      pace = turn === 0 ? 0 : Math.min(1.7, Math.max(0.35, pace + dt * 2.6));
      if (turn !== 0) {
        aim = clamp(aim + turn * pace * dt, -AIM_LIMIT, AIM_LIMIT);
        isAiming = true;
      }
      if (input.pressed('swap')) change();
      if (input.pressed('shoot')) fire();
      if (!shot) return;
      const { path } = shot.turn.outcome.flight;
      const was = shot.travelled;
      shot.travelled += SPEED * dt;
      let reached = 0;
      for (let n = 1; n < path.length - 1; n++) {
        reached += lengthOf(path.slice(n - 1, n + 1));
        if (was < reached && shot.travelled >= reached) voices.bounce();
      }
      const at = toStage(options.layout(), alongPath(path, shot.travelled));
      effects.trail(at.x, at.y, shot.kind);
      if (shot.travelled >= shot.length) land(shot);
    },
    step(dt) {
      tide = approach(tide, state.tide, 5, dt);
      sink = approach(sink, state.sink, 9, dt);
      recoil = Math.max(0, recoil - dt * 4.5);
      swapping = Math.max(0, swapping - dt * 6);
      mood = approach(mood, state.status === 'won' ? 1 : state.status === 'lost' ? -1 : 0, 0.9, dt);
      effects.step(dt, surface());
    },
  };
}
