import type { Input } from '../kit/input.ts';
import { createRandom, type Random } from '../kit/random.ts';
import type { Sound } from '../kit/sound.ts';
import { advise, createMind, decide, NEIGHBOURS, type Advice, type Mind } from './computer.ts';
import type { Action } from './controls.ts';
import { createEffects } from './effects.ts';
import { createHands } from './hands.ts';
import { centreOf, SHAFT_WIDTH, type Layout, type Seat } from './layout.ts';
import { buildStart, duelSpec, endlessSpec, floorSpec } from './levels.ts';
import { goalsOf } from './rules.ts';
import { createShaft, type Mode, type Shaft, type ShaftEvent } from './shaft.ts';
import { createSeatPlay, type SeatPlay } from './seat-play.ts';
import { playEvent } from './voices.ts';
import { phrase } from './texts.ts';

export type Kind = 'floors' | 'endless' | 'duel' | 'friend';

const MODES: Readonly<Record<Kind, Mode>> = {
  floors: 'floor',
  endless: 'endless',
  duel: 'duel',
  friend: 'duel',
};
const ENDING = 1.7;

export interface Ending {
  readonly isWon: boolean;
  /** The index of the seat that won a duel. */
  readonly winner: number;
}

export interface PlayOptions {
  sound: Sound;
  input(): Input<Action>;
  layout(): Layout;
  shake(amount: number): void;
  announce(message: string): void;
  onChange(play: Play): void;
  onOver(ending: Ending): void;
}

export type Play = ReturnType<typeof createPlay>;

/** Creates a game of any kind, with its shafts and players. */
export function createPlay(options: PlayOptions) {
  const effects = createEffects();
  let kind: Kind = 'floors';
  let seats: SeatPlay[] = [];
  let random: Random = createRandom(1);
  let mind: Mind = createMind();
  let rival = 0;
  let ending: Ending | null = null;
  let wait = 0;
  let advice: { key: string; advice: Advice } | null = null;
  /** How far each pair of doors is open, from 0 to 1. */
  const doors = [0, 0];
  let needle = 0;
  let goalKinds: string[] = [];

  const seatOf = (nth: number): Seat => {
    const { seats: places } = options.layout();
    const place = places[nth] ?? places[0];
    if (!place) throw new RangeError('A layout has at least one seat');
    return place;
  };
  const hands = createHands({
    input: options.input,
    layout: options.layout,
    shaftOf: (seat) => seats[seat]?.shaft,
    isShared: () => kind === 'friend',
  });

  const finish = (next: Ending): void => {
    ending ??= next;
    wait = ENDING;
  };
  const attack = (from: number, amount: number): void => {
    const other = seats[1 - from];
    if (!other) return;
    other.shaft.incoming += amount;
    const { x, y } = seatOf(1 - from);
    effects.fly(seats[from]?.origin ?? { x, y }, { x: x + SHAFT_WIDTH / 2, y }, amount);
  };
  const hear = (seat: number, event: ShaftEvent): void => {
    if (seat === 0 || event.type !== 'move') playEvent(options.sound, event);
    if (event.type === 'attack') attack(seat, event.amount);
    else if (event.type === 'won') finish({ isWon: true, winner: seat });
    else if (event.type === 'lost') finish({ isWon: seat === 1, winner: 1 - seat });
    else if (event.type === 'floor') {
      options.announce(phrase('floor.name', { floor: event.floor }));
      doors[seat] = 0.9;
    }
  };

  const play = {
    effects,
    hands,
    doors,
    get kind() {
      return kind;
    },
    get seats(): readonly SeatPlay[] {
      return seats;
    },
    get shaft(): Shaft | undefined {
      return seats[0]?.shaft;
    },
    get needle() {
      return needle;
    },
    get goalKinds(): readonly string[] {
      return goalKinds;
    },
    get rivalName() {
      return NEIGHBOURS[rival]?.name ?? '';
    },
    get ending() {
      return ending;
    },
    seatOf,
    start(next: Kind, floor: number, attempt: number, neighbour: number, seed: number): void {
      kind = next;
      rival = neighbour;
      random = createRandom(seed);
      mind = createMind();
      ending = null;
      advice = null;
      needle = 0;
      doors.fill(0.5);
      effects.clear();
      hands.clear();
      const mode = MODES[kind];
      const spec = mode === 'floor' ? floorSpec(floor) : mode === 'endless' ? endlessSpec(floor) : duelSpec();
      seats = (mode === 'duel' ? [0, 1] : [0]).map((nth) => {
        // Both sides of a duel are dealt the same pairs.
        const dealer = createRandom(seed);
        const shaft = createShaft(mode, floor, spec, buildStart(spec, floor, attempt), dealer);
        return createSeatPlay({
          shaft,
          random: dealer,
          seat: () => seatOf(nth),
          effects,
          specOf: endlessSpec,
          shake: options.shake,
        });
      });
      goalKinds = seats[0]
        ? goalsOf(seats[0].shaft)
            .filter(({ kind: goal, left }) => goal !== 'meter' && left > 0)
            .map(({ kind: goal }) => goal)
        : [];
      options.onChange(play);
    },
    update(dt: number): void {
      if (ending) {
        wait -= dt;
        if (wait <= 0) options.onOver(ending);
        return;
      }
      seats.forEach((seat, nth) => {
        const skill = NEIGHBOURS[rival];
        const command =
          nth === 1 && kind === 'duel' && skill
            ? decide(seat.shaft, skill, mind, dt, random.next)
            : hands.command(nth, dt);
        for (const event of seat.update(dt, command)) hear(nth, event);
      });
      options.onChange(play);
    },
    animate(dt: number): void {
      effects.step(dt);
      seats.forEach((seat, nth) => {
        seat.animate(dt);
        const { meter, spec, phase } = seat.shaft;
        const share = spec.need === Infinity ? 0 : Math.min(1, meter / spec.need);
        const isOpen = ending ? ending.winner === nth && ending.isWon !== (nth === 1) : false;
        const goal = isOpen || phase === 'won' ? 1 : share * 0.3;
        const rate = 1 - Math.exp(-dt * (goal === 1 ? 3.2 : 2.2));
        doors[nth] = (doors[nth] ?? 0) + (goal - (doors[nth] ?? 0)) * rate;
        if (nth === 0) needle += (share - needle) * (1 - Math.exp(-dt * 6));
      });
    },
    /** Returns the state that a player can see, with the move of a good player as advice. */
    inspect() {
      const shaft = seats[0]?.shaft;
      if (!shaft) return null;
      const key = `${shaft.drops} ${shaft.canHold} ${shaft.phase}`;
      if (shaft.phase === 'fall' && advice?.key !== key) advice = { key, advice: advise(shaft, 2) };
      return {
        kind,
        floor: shaft.floor,
        score: shaft.score,
        phase: shaft.phase,
        drops: shaft.drops,
        isOver: ending !== null,
        incoming: shaft.incoming,
        goals: goalsOf(shaft),
        cells: shaft.board.flatMap((cell, index) =>
          cell ? [{ index, kind: cell.kind, colour: cell.colour }] : [],
        ),
        pair: shaft.pair && {
          col: shaft.pair.col,
          turn: shaft.pair.turn,
          row: shaft.pair.row,
          isRound: shaft.pair.pieces.length < 2,
          ...centreOf(seatOf(0), shaft.pair.col, shaft.pair.row),
        },
        advice: advice?.advice ?? null,
      };
    },
  };
  return play;
}
