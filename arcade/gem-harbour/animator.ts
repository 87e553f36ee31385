import { easeInOutSine, easeInQuad, easeOutBack, progress } from '../kit/ease.ts';
import { SIZE, columnOf, rowOf } from './rules.ts';
import type { Blast, ClearStep, Harbour, Piece, Step } from './rules.ts';
import type { PieceLook } from './gem-art.ts';

/** A piece as it is drawn. The rules may be several steps ahead of it. */
export interface Actor extends PieceLook {
  id: number;
  /** Column and row of its centre, as fractions while it moves. */
  x: number;
  y: number;
  scaleX: number;
  scaleY: number;
  fromX: number;
  fromY: number;
  toX: number;
  toY: number;
  falling: boolean;
  moveTime: number;
  /** Seconds for which it has been falling or moving. Negative at rest. */
  clock: number;
  /** Seconds since it landed, for the squash; negative when at rest. */
  landed: number;
  /** Seconds since it appeared in place. Negative after it has reached its full size. */
  born: number;
  leaving: boolean;
  /** Seconds until it pops, and seconds since it popped. */
  delay: number;
  pop: number;
}

export interface AnimatorEvents {
  /** Called when a step begins to be shown. */
  onStep(step: Step): void;
  /** Called when a piece pops. */
  onPop(actor: Actor, step: Step): void;
  onLand(actor: Actor): void;
}

export interface Animator {
  readonly actors: ReadonlyMap<number, Actor>;
  readonly busy: boolean;
  /** Layers of fog per cell, as drawn. */
  readonly fog: readonly number[];
  /** The step that is being shown, and the seconds since it began. */
  readonly current: { step: Step; time: number } | undefined;
  play(steps: readonly Step[]): void;
  step(dt: number): void;
  /** Shows a new harbour. With `rain`, the pieces fall in from above. */
  reset(harbour: Harbour, rain: boolean): void;
}

const POP = 0.24;
const SWAP = 0.17;

function createActor(piece: Piece, cell: number): Actor {
  const gem = piece.type === 'gem';
  const x = columnOf(cell);
  const y = rowOf(cell);
  return {
    id: piece.id,
    type: piece.type,
    kind: gem ? piece.kind : -1,
    special: gem ? piece.special : 'none',
    roped: gem && piece.roped,
    strength: piece.type === 'crate' ? piece.strength : 0,
    x,
    y,
    fromX: x,
    fromY: y,
    toX: x,
    toY: y,
    scaleX: 1,
    scaleY: 1,
    falling: false,
    moveTime: 0,
    clock: -1,
    landed: -1,
    born: -1,
    leaving: false,
    delay: 0,
    pop: 0,
  };
}

function waitFor(blasts: readonly Blast[], cell: number): number {
  let wait = 0;
  let reached = false;
  blasts.forEach((blast, order) => {
    const rows = Math.abs(rowOf(cell) - rowOf(blast.cell));
    const columns = Math.abs(columnOf(cell) - columnOf(blast.cell));
    const hit =
      (blast.type === 'row' && rows <= blast.radius) ||
      (blast.type === 'column' && columns <= blast.radius) ||
      (blast.type === 'burst' && Math.max(rows, columns) <= blast.radius) ||
      (blast.type === 'color' && blast.targets.includes(cell));
    if (!hit || reached) return;
    reached = true;
    wait = Math.min(4, order) * 0.06 + Math.max(rows, columns) * (blast.type === 'color' ? 0.045 : 0.03);
  });
  return wait;
}

/** Returns the seconds in which a piece falls this number of rows. */
const fallTime = (rows: number): number => 0.1 + Math.sqrt(rows) * 0.125;

/** Shows the steps of a turn one after another by moving the actors. */
export function createAnimator(events: AnimatorEvents): Animator {
  const actors = new Map<number, Actor>();
  const queue: Step[] = [];
  let fog: number[] = [];
  let current: { step: Step; time: number; length: number } | undefined;

  const at = (cell: number): Actor | undefined => {
    for (const actor of actors.values()) {
      if (!actor.leaving && Math.round(actor.toX) === columnOf(cell) && Math.round(actor.toY) === rowOf(cell))
        return actor;
    }
    return undefined;
  };
  const send = (actor: Actor, x: number, y: number, moveTime: number, falling: boolean): void => {
    actor.fromX = actor.x;
    actor.fromY = actor.y;
    actor.toX = x;
    actor.toY = y;
    actor.moveTime = moveTime;
    actor.falling = falling;
    actor.clock = 0;
  };

  const beginClear = (step: ClearStep): number => {
    let longest = 0;
    const dismiss = (actor: Actor | undefined, cell: number): void => {
      if (!actor) return;
      actor.leaving = true;
      actor.delay = waitFor(step.blasts, cell);
      longest = Math.max(longest, actor.delay);
    };
    for (const { cell, piece } of step.cleared) dismiss(actors.get(piece.id), cell);
    for (const { cell, id, strength } of step.crates) {
      const actor = actors.get(id);
      if (!actor) continue;
      actor.strength = strength;
      actor.landed = 0;
      if (strength === 0) dismiss(actor, cell);
    }
    for (const cell of step.cut) {
      const actor = at(cell);
      if (!actor) continue;
      actor.roped = false;
      actor.landed = 0;
    }
    for (const cell of step.fog) fog[cell] = Math.max(0, (fog[cell] ?? 0) - 1);
    for (const { cell, piece } of step.created) {
      const actor = createActor(piece, cell);
      actor.scaleX = 0;
      actor.scaleY = 0;
      actor.born = 0;
      actors.set(piece.id, actor);
    }
    return longest + POP;
  };

  const begin = (step: Step): number => {
    if (step.type === 'swap') {
      const a = at(step.a);
      const b = at(step.b);
      if (a) send(a, columnOf(step.b), rowOf(step.b), SWAP, false);
      if (b) send(b, columnOf(step.a), rowOf(step.a), SWAP, false);
      return step.back ? SWAP * 2 : SWAP;
    }
    if (step.type === 'clear') return beginClear(step);
    if (step.type === 'deliver') {
      for (const { piece } of step.cargo) {
        const actor = actors.get(piece.id);
        if (actor) actor.leaving = true;
      }
      return POP;
    }
    if (step.type === 'fall') {
      let longest = 0;
      for (const { id, from, to } of step.moved) {
        const actor = actors.get(id);
        const time = fallTime(rowOf(to) - rowOf(from));
        if (actor) send(actor, columnOf(to), rowOf(to), time, true);
        longest = Math.max(longest, time);
      }
      for (const { piece, cell, rows } of step.added) {
        const actor = createActor(piece, cell);
        actor.y = rowOf(cell) - rows - 0.4;
        const time = fallTime(rows + 0.4);
        send(actor, columnOf(cell), rowOf(cell), time, true);
        actors.set(piece.id, actor);
        longest = Math.max(longest, time);
      }
      return longest;
    }
    for (const { id, cell, kind } of step.placed) {
      const actor = actors.get(id);
      if (!actor) continue;
      actor.kind = kind;
      send(actor, columnOf(cell), rowOf(cell), 0.5, false);
    }
    return 0.55;
  };

  const glide = (actor: Actor, dt: number): void => {
    if (actor.clock < 0) return;
    actor.clock += dt;
    const done = progress(actor.clock, 0, actor.moveTime);
    const eased = actor.falling ? easeInQuad(done) : easeInOutSine(done);
    actor.x = actor.fromX + (actor.toX - actor.fromX) * eased;
    actor.y = actor.fromY + (actor.toY - actor.fromY) * eased;
    if (done < 1) return;
    actor.clock = -1;
    if (!actor.falling) return;
    actor.landed = 0;
    events.onLand(actor);
  };
  const squash = (actor: Actor, dt: number): void => {
    if (actor.landed < 0) return;
    actor.landed += dt;
    const swing = Math.exp(-actor.landed * 11) * Math.sin(actor.landed * 26);
    actor.scaleX = 1 + swing * 0.16;
    actor.scaleY = 1 - swing * 0.16;
    if (actor.landed < 0.6) return;
    actor.landed = -1;
    actor.scaleX = 1;
    actor.scaleY = 1;
  };
  const leave = (actor: Actor, dt: number, step: Step | undefined): void => {
    actor.delay -= dt;
    if (actor.delay > 0) return;
    if (actor.pop === 0 && step) events.onPop(actor, step);
    actor.pop += dt;
    const done = progress(actor.pop, 0, POP * 0.85);
    const size = done < 0.25 ? 1 + done * 0.9 : 1.22 * (1 - (done - 0.25) / 0.75);
    actor.scaleX = Math.max(0, size);
    actor.scaleY = Math.max(0, size);
    if (done >= 1) actors.delete(actor.id);
  };
  const appear = (actor: Actor, dt: number): void => {
    actor.born += dt;
    const size = easeOutBack(progress(actor.born, 0.06, 0.32), 2.4);
    actor.scaleX = size;
    actor.scaleY = size;
    if (actor.born >= 0.32) actor.born = -1;
  };
  const next = (): void => {
    const step = queue.shift();
    if (!step) {
      current = undefined;
      return;
    }
    events.onStep(step);
    current = { step, time: 0, length: begin(step) };
  };

  return {
    actors,
    get busy() {
      return current !== undefined || queue.length > 0;
    },
    get fog() {
      return fog;
    },
    get current() {
      return current;
    },
    play(steps) {
      queue.push(...steps);
      if (!current) next();
    },
    step(dt) {
      for (const actor of actors.values()) {
        if (actor.leaving) leave(actor, dt, current?.step);
        else {
          glide(actor, dt);
          if (actor.born >= 0) appear(actor, dt);
          else squash(actor, dt);
        }
      }
      if (!current) return;
      const before = current.time;
      current.time += dt;
      const { step } = current;
      if (step.type === 'swap' && step.back && before < SWAP && current.time >= SWAP) {
        const a = at(step.a);
        const b = at(step.b);
        if (a) send(a, columnOf(step.b), rowOf(step.b), SWAP, false);
        if (b) send(b, columnOf(step.a), rowOf(step.a), SWAP, false);
      }
      if (current.time >= current.length) next();
    },
    reset(harbour, rain) {
      actors.clear();
      queue.length = 0;
      current = undefined;
      fog = [...harbour.fog];
      harbour.pieces.forEach((piece, cell) => {
        if (!piece) return;
        const actor = createActor(piece, cell);
        actors.set(piece.id, actor);
        if (!rain) return;
        actor.y -= SIZE + 1 + (SIZE - 1 - rowOf(cell)) * 0.35 + (columnOf(cell) % 3) * 0.25;
        send(
          actor,
          columnOf(cell),
          rowOf(cell),
          0.42 + (SIZE - 1 - rowOf(cell)) * 0.035 + columnOf(cell) * 0.015,
          true,
        );
      });
    },
  };
}
