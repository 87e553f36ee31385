import { quickMove } from './advice.ts';
import { CARD, cardPoint, pileSize, spotAt, stepsFor } from './layout.ts';
import type { Layout, Point, Spot } from './layout.ts';
import type { Held } from './motion.ts';
import { DRAW, PILES, STOCK, isColumn, isLegal, isVase, liftable } from './rules.ts';
import type { Move, State } from './rules.ts';
import type { Direction } from '../kit/input.ts';

/** A press that moves less than this distance is a tap. */
const TAP_REACH = 9;

interface Grip {
  readonly pile: number;
  readonly first: number;
  readonly count: number;
  readonly grabX: number;
  readonly grabY: number;
}

export interface HandOptions {
  state(): State;
  layout(): Layout;
  play(move: Move): boolean;
  /** Called for a card that cannot be moved. */
  refuse(spot: Spot): void;
  pickedUp(): void;
}

export interface Hand {
  /** The keyboard's marker. */
  readonly marker: Spot;
  readonly held: Held | undefined;
  /** Piles that would take the held cards. */
  readonly targets: readonly number[];
  down(point: Point): void;
  move(point: Point): void;
  up(point: Point): void;
  drop(): void;
  steer(direction: Direction): void;
  pick(): void;
  quick(): void;
  turn(): void;
  reset(): void;
}

const countFrom = (state: State, { pile, index }: Spot): number => pileSize(state, pile) - index;

export function createHand({ state, layout, play, refuse, pickedUp }: HandOptions): Hand {
  let grip: Grip | undefined;
  let held: Held | undefined;
  let targets: readonly number[] = [];
  let pressed: { spot: Spot; at: Point } | undefined;
  let marker: Spot = { pile: 0, index: 0 };

  const targetsFor = (from: number, count: number): number[] =>
    Array.from({ length: PILES }, (_, to) => to).filter((to) => isLegal(state(), { from, to, count }));

  const take = (spot: Spot, at: Point): boolean => {
    const count = countFrom(state(), spot);
    if (spot.pile === STOCK || spot.index < 0 || liftable(state(), spot.pile, count) === undefined)
      return false;
    const card = cardPoint(layout(), state(), spot.pile, spot.index);
    grip = { pile: spot.pile, first: spot.index, count, grabX: card.x - at.x, grabY: card.y - at.y };
    targets = targetsFor(spot.pile, count);
    hold(card.x, card.y);
    pickedUp();
    return true;
  };
  const hold = (x: number, y: number): void => {
    if (!grip) return;
    const column = state().columns[grip.pile];
    const step = column ? stepsFor(layout(), column.cards.length, column.hidden).up : 0;
    held = { pile: grip.pile, first: grip.first, x, y, step };
  };
  const drop = (): void => {
    grip = undefined;
    held = undefined;
    pressed = undefined;
    targets = [];
  };
  const landing = (pile: number): Point =>
    cardPoint(layout(), state(), pile, Math.max(0, pileSize(state(), pile) - 1));

  const nearest = (): number | undefined => {
    const at = held;
    if (!at) return undefined;
    const off = (pile: number): number => {
      const goal = landing(pile);
      const down = isColumn(pile)
        ? Math.max(0, Math.abs(at.y - goal.y) - CARD.height * 1.5)
        : Math.abs(at.y - goal.y);
      return Math.hypot(at.x - goal.x, down * 0.8);
    };
    const best = targets.toSorted((one, other) => off(one) - off(other))[0];
    return best !== undefined && off(best) < CARD.width * 0.85 ? best : undefined;
  };

  const quick = (spot: Spot): void => {
    if (spot.pile === STOCK) {
      if (!play(DRAW)) refuse(spot);
      return;
    }
    const move =
      isVase(spot.pile) || spot.index < 0
        ? undefined
        : quickMove(state(), spot.pile, countFrom(state(), spot));
    if (!move || !play(move)) refuse(spot);
  };

  /** Limits the marker to its possible positions: each pile, and in columns each face-up card. */
  const clampMarker = (): void => {
    const { pile } = marker;
    const size = pileSize(state(), pile);
    const lowest = isColumn(pile) ? Math.min(size - 1, state().columns[pile]?.hidden ?? 0) : size - 1;
    marker = { pile, index: Math.min(size - 1, Math.max(lowest, marker.index)) };
  };
  const neighbour = (direction: Direction): number | undefined => {
    const from = layout().piles[marker.pile];
    if (!from) return undefined;
    const [dx, dy] = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] }[direction] as [
      number,
      number,
    ];
    let best: number | undefined;
    let least = Infinity;
    layout().piles.forEach((to, pile) => {
      const along = (to.x - from.x) * dx + (to.y - from.y) * dy;
      const across = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
      const cost = along + across * (dx === 0 ? 2.6 : 1.2);
      if (along > 20 && cost < least && across < (dx === 0 ? CARD.width : Infinity))
        [best, least] = [pile, cost];
    });
    return best;
  };
  const goTo = (pile: number): void => {
    marker = { pile, index: pileSize(state(), pile) - 1 };
    if (!grip) return;
    const goal = landing(pile);
    hold(goal.x + 10, goal.y + (isColumn(pile) && pile !== grip.pile ? 44 : 6));
  };

  return {
    get marker() {
      clampMarker();
      return marker;
    },
    get held() {
      return held;
    },
    get targets() {
      return targets;
    },
    down(point) {
      drop();
      const spot = spotAt(layout(), state(), point);
      if (spot) pressed = { spot, at: point };
    },
    move(point) {
      if (!pressed) return;
      if (!grip) {
        if (Math.hypot(point.x - pressed.at.x, point.y - pressed.at.y) < TAP_REACH) return;
        if (!take(pressed.spot, pressed.at)) return;
      }
      if (grip) hold(point.x + grip.grabX, point.y + grip.grabY);
    },
    up() {
      const press = pressed;
      const from = grip;
      const to = nearest();
      drop();
      if (!press) return;
      if (!from) {
        const spot = press.spot;
        quick(spot);
      } else if (to !== undefined) play({ from: from.pile, to, count: from.count });
    },
    drop,
    steer(direction) {
      clampMarker();
      const column = state().columns[marker.pile];
      if (column && !grip) {
        if (direction === 'up' && marker.index > column.hidden) {
          marker = { pile: marker.pile, index: marker.index - 1 };
          return;
        }
        if (direction === 'down' && marker.index < column.cards.length - 1) {
          marker = { pile: marker.pile, index: marker.index + 1 };
          return;
        }
      }
      const next = neighbour(direction);
      if (next !== undefined) goTo(next);
    },
    pick() {
      clampMarker();
      if (!grip) {
        if (marker.pile === STOCK) quick(marker);
        else if (marker.index < 0 || !take(marker, landing(marker.pile))) refuse(marker);
        else if (held) hold(held.x + 6, held.y - 10);
        return;
      }
      const move = { from: grip.pile, to: marker.pile, count: grip.count };
      const home: Spot = { pile: grip.pile, index: grip.first };
      drop();
      if (move.to === move.from) return;
      if (!play(move)) refuse(home);
      else goTo(move.to);
    },
    quick() {
      clampMarker();
      const spot = marker;
      drop();
      quick(spot);
      clampMarker();
    },
    turn() {
      drop();
      quick({ pile: STOCK, index: 0 });
    },
    reset() {
      drop();
      marker = { pile: 0, index: 0 };
    },
  };
}
