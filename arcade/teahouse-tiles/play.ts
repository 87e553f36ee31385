import { createParticles } from '../kit/particles.ts';
import type { Input } from '../kit/input.ts';
import type { Action } from './controls.ts';
import { nearest, nextPlace, type Place, type Spot } from './cursor.ts';
import { burstPair, burstSeal } from './effects.ts';
import { GOLD, KEY } from './kinds.ts';
import { shuffled, type Course, type Move } from './kept.ts';
import {
  BUTTONS,
  contains,
  fitShape,
  placeOf,
  slotAt,
  type ButtonName,
  type Fit,
  type Layout,
} from './layout.ts';
import type { Difficulty } from './levels.ts';
import { bestPair, canTake, createState, isMatch, spendHint, take, tick, undo, type State } from './rules.ts';
import type { Voices } from './voices.ts';
import { phrase } from './texts.ts';

/** The animation of a taken pair: both tiles meet in the middle and turn into steam. */
export interface Flight {
  readonly faces: readonly [number, number];
  readonly from: readonly [Spot, Spot];
  readonly points: number;
  readonly steam: number;
  age: number;
}

export interface PlayOptions {
  readonly voices: Voices;
  layout(): Layout;
  onChange(state: State): void;
  /** Called after each move of the player. */
  onMove(): void;
  onOver(state: State): void;
  shake(amount: number): void;
  announce(message: string): void;
}

export const MEET = 0.26;
export const FLIGHT = 0.75;
export interface Banner {
  text: string;
  note: string;
  age: number;
  life: number;
}

/** Creates one board in play, with its input, animations and messages. */
export function createPlay(options: PlayOptions, first: Difficulty) {
  const { voices } = options;
  const particles = createParticles();
  const flights: Flight[] = [];
  /** Seconds until each tile has arrived and seconds until it stops shaking, by slot. */
  const arriving = new Map<number, number>();
  const shaking = new Map<number, number>();
  let state = createState(first, 1);
  let fit: Fit = fitShape(options.layout(), first.shape);
  let seed = 1;
  let chosen: number | undefined;
  let hinted: { pair: readonly number[]; left: number } | undefined;
  let cursor = 0;
  let banner: Banner | undefined;
  let ending = 0;
  let pressed: { name: ButtonName; age: number } | undefined;
  let taken = 0;
  let moves: Move[] = [];

  const change = (next: State): void => {
    state = next;
    options.onChange(state);
  };
  const move = (next: State, made: Move): void => {
    if (next !== state) moves.push(made);
    change(next);
    options.onMove();
  };
  const spot = (slot: number): Spot => placeOf(fit, state.rules.shape, slot);
  const isThere = (slot: number): boolean => state.board[slot] != null;
  const arriveAll = (spread: (slot: number) => number): void => {
    arriving.clear();
    state.board.forEach((tile, slot) => {
      if (tile) arriving.set(slot, 0.3 + spread(slot));
    });
  };
  const settle = (): void => {
    chosen = undefined;
    hinted = undefined;
    if (!canTake(state, cursor)) cursor = nearest(places(), spot(cursor)) ?? cursor;
    if (state.choices > 0 || state.status !== 'playing') return;
    const rescue = state.shuffles > 0 ? phrase('note.shuffle') : phrase('note.undo');
    banner = { text: phrase('note.none'), note: rescue, age: 0, life: 3 };
    options.announce(phrase('say.none', { rescue }));
  };
  const places = (): Place[] =>
    state.board.flatMap((_, slot) => (canTake(state, slot) ? [{ slot, ...spot(slot) }] : []));

  const tear = (): void => {
    state.board.forEach((tile, slot) => {
      if (tile?.isSealed) burstSeal(particles, spot(slot));
    });
    voices.unseal();
    banner = { text: phrase('note.seals'), note: '', age: 0, life: 1.6 };
  };

  const takePair = (a: number, b: number): void => {
    const [one, other] = [state.board[a], state.board[b]];
    const next = take(state, a, b);
    if (next === state || !one || !other) return;
    const points = next.score - state.score;
    flights.push({
      faces: [one.face, other.face],
      from: [spot(a), spot(b)],
      points,
      steam: next.steam,
      age: 0,
    });
    taken += 1;
    voices.take(next.steam, taken);
    if (one.face === GOLD) voices.gold();
    move(next, [a, b, next.steam]);
    if (one.face === KEY) tear();
    settle();
  };

  const choose = (slot: number): void => {
    if (state.status !== 'playing') return;
    if (!canTake(state, slot)) {
      shaking.set(slot, 0.35);
      voices.blocked();
      return;
    }
    cursor = slot;
    if (chosen === slot) chosen = undefined;
    else if (chosen !== undefined && isMatch(state.board, chosen, slot)) {
      takePair(chosen, slot);
      return;
    } else chosen = slot;
    voices.choose();
  };

  const help: Readonly<Record<ButtonName, () => void>> = {
    hint() {
      const pair = bestPair(state);
      if (!pair || state.hints === 0 || hinted) return voices.blocked();
      hinted = { pair, left: 4 };
      chosen = undefined;
      voices.hint();
      move(spendHint(state), 'hint');
    },
    shuffle() {
      if (state.shuffles === 0) return voices.blocked();
      move(shuffled(state, seed), 'shuffle');
      arriveAll(() => Math.random() * 0.35);
      banner = undefined;
      voices.shuffle();
      settle();
    },
    undo() {
      const before = state.board;
      if (state.past.length === 0) return voices.blocked();
      move(undo(state), 'undo');
      state.board.forEach((tile, slot) => {
        if (tile && tile !== before[slot]) arriving.set(slot, 0.3);
      });
      banner = undefined;
      voices.undo();
      settle();
    },
  };
  const press = (name: ButtonName): void => {
    if (state.status !== 'playing') return;
    pressed = { name, age: 0 };
    help[name]();
  };

  const countDown = (map: Map<number, number>, dt: number): void => {
    for (const [slot, left] of map) {
      if (left <= dt) map.delete(slot);
      else map.set(slot, left - dt);
    }
  };

  return {
    particles,
    flights,
    arriving,
    shaking,
    get state() {
      return state;
    },
    /** The board with the moves that led to it. */
    get course(): Course {
      return { state, moves };
    },
    get fit() {
      return fit;
    },
    get chosen() {
      return chosen;
    },
    get hinted() {
      return hinted;
    },
    get cursor() {
      return cursor;
    },
    get banner() {
      return banner;
    },
    get pressed() {
      return pressed;
    },
    /** Shows the board of a seed, new or continued. */
    start(course: Course, nextSeed: number, tip: string): void {
      const { rules } = course.state;
      seed = nextSeed;
      moves = [...course.moves];
      flights.length = 0;
      particles.clear();
      shaking.clear();
      ending = 0;
      taken = course.state.past.length;
      change(course.state);
      fit = fitShape(options.layout(), rules.shape);
      const { slots } = rules.shape;
      arriveAll(
        (slot) => (slots[slot]?.z ?? 0) * 0.2 + ((slots[slot]?.x ?? 0) + (slots[slot]?.y ?? 0)) * 0.014,
      );
      cursor = nearest(places(), { x: 0, y: 0 }) ?? 0;
      settle();
      // A continued board may have no pair left to take. The banner that says so is not replaced.
      if (state.choices > 0) banner = { text: rules.shape.name, note: tip, age: 0, life: tip ? 3.4 : 1.8 };
      options.announce(phrase('say.start', { name: rules.shape.name, tiles: slots.length, tip }));
    },
    refit(): void {
      fit = fitShape(options.layout(), state.rules.shape);
    },
    tap(point: Spot): void {
      const { buttons } = options.layout();
      const name = BUTTONS.find((button) => contains(buttons[button], point));
      if (name) {
        press(name);
        return;
      }
      const slot = slotAt(fit, state.rules.shape, isThere, point);
      if (slot === undefined) chosen = undefined;
      else choose(slot);
    },
    update(dt: number, input: Input<Action>): void {
      for (const direction of ['left', 'right', 'up', 'down'] as const)
        if (input.repeated(direction)) cursor = nextPlace(places(), spot(cursor), direction) ?? cursor;
      if (input.pressed('choose')) choose(cursor);
      for (const name of BUTTONS) if (input.pressed(name)) press(name);
      const before = state;
      state = tick(state, dt);
      if (before.steam !== state.steam || Math.ceil(before.secondsLeft) !== Math.ceil(state.secondsLeft))
        options.onChange(state);
      if (state.status === 'playing') return;
      if (ending === 0) {
        if (state.status === 'won') voices.win();
        else voices.lose();
      }
      ending += dt;
      if (ending > 1.3 && ending - dt <= 1.3) options.onOver(state);
    },
    /** Advances the animations, which do not affect the rules. */
    step(dt: number): void {
      particles.step(dt);
      countDown(arriving, dt);
      countDown(shaking, dt);
      if (hinted && (hinted.left -= dt) <= 0) hinted = undefined;
      if (banner && (banner.age += dt) > banner.life) banner = undefined;
      if (pressed && (pressed.age += dt) > 0.2) pressed = undefined;
      for (let index = flights.length - 1; index >= 0; index -= 1) {
        const flight = flights[index];
        if (!flight) continue;
        const was = flight.age;
        flight.age += dt;
        if (was < MEET && flight.age >= MEET) meet(flight);
        if (flight.age > FLIGHT) flights.splice(index, 1);
      }
    },
  };

  function meet({ from: [a, b], faces, steam }: Flight): void {
    const isGold = faces[0] === GOLD;
    burstPair(particles, { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, steam, isGold);
    options.shake(isGold ? 4 : 1);
  }
}

export type Play = ReturnType<typeof createPlay>;
