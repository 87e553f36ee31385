import { approach, clamp } from '../kit/ease.ts';
import type { Input, PointerPoint } from '../kit/input.ts';
import { createRandom, type Random } from '../kit/random.ts';
import { advise } from './advice.ts';
import type { Action } from './controls.ts';
import { createEffects } from './effects.ts';
import { aimAtCursor, aimUnder, type Aim } from './hand.ts';
import { CELL, FIELD, isInside, slotRect, type Layout, type Point, type Tool } from './layout.ts';
import { heightOf, type Piece } from './pieces.ts';
import { SIZE, fits } from './quilt.ts';
import { createState, cut, place, turn, type State, type Turn } from './rules.ts';
import { showTurn } from './show.ts';
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

/** Runs a quilt: converts input into moves, and provides the things to draw. */
export function createPlay(options: PlayOptions) {
  const { voices, layout } = options;
  const effects = createEffects();
  let random: Random = createRandom(1);
  let state: State = createState(false, random);
  let held: { slot: number; middle: Point; lift: number } | null = null;
  let back: { slot: number; at: Point; share: number } | null = null;
  let armed: Tool | null = null;
  let chosen = 0;
  let cursor = { row: 3, column: 3 };
  let isByKeys = false;
  let over = -1;
  let banner = { value: '', age: 9 };
  let fresh = 0;
  let catFrom = -1;
  let catMove = 1;
  let shiver = { slot: -1, left: 0 };
  const born = new Map<number, number>();

  const pieceAt = (slot: number): Piece | null => state.tray[slot] ?? null;
  const settleChoice = (): void => {
    if (!pieceAt(chosen)) chosen = Math.max(0, state.tray.findIndex(Boolean));
  };

  const accept = (next: State): void => {
    state = next;
    settleChoice();
    options.onChange(state);
    if (state.status !== 'playing' && over < 0) {
      over = 0;
      if (state.status === 'won') voices.order();
      else voices.over();
    }
  };

  const tell = (done: Turn, before: State): void => {
    for (const cell of done.cells) if (done.state.quilt[cell]) born.set(cell, 0);
    showTurn(effects, layout(), done);
    if (done.seams.length > 0) {
      voices.sew(done.seams.length, done.state.streak);
      options.shake(Math.min(6, done.seams.length * 2));
    } else voices.lay();
    if (done.seams.some(({ isMatching }) => isMatching)) voices.match();
    for (let n = 0; n < done.buttons; n += 1) voices.button(n);
    if (done.torn.length > 0) voices.tear();
    if (done.hasCatMoved && before.cat) {
      catFrom = before.cat.at;
      catMove = 0;
      voices.mew();
    } else if (!before.cat && done.state.cat) {
      catFrom = -1;
      catMove = 0;
    }
    if (done.isDealt) fresh = 0;
    const isTight = !done.state.tray.some((piece) => piece && fits(done.state, piece));
    if (isTight && done.state.status === 'playing') {
      banner = { value: phrase('note.fits'), age: 0 };
      options.announce(banner.value);
    }
    if (done.isOrderDone) {
      voices.order();
      banner = { value: phrase('note.done', { order: before.order }), age: 0 };
      const { field } = layout();
      effects.sparkle({ x: field.x + FIELD / 2, y: field.y + FIELD / 2 }, 40);
      options.announce(phrase('say.done', { order: before.order }));
    }
  };

  const lay = (slot: number, aim: Aim | null): boolean => {
    const done = aim?.isValid ? place(state, slot, aim.row, aim.column, random) : null;
    if (!done) return false;
    const before = state;
    accept(done.state);
    tell(done, before);
    return true;
  };

  const apply = (tool: Tool, slot: number): void => {
    const next = tool === 'turn' ? turn(state, slot) : cut(state, slot);
    armed = null;
    if (!next) {
      shiver = { slot, left: 0.35 };
      voices.refuse();
      if (state.scissors === 0) {
        options.announce(phrase('note.scissors'));
        banner = { value: phrase('note.buttons'), age: 0 };
      }
      return;
    }
    accept(next);
    if (tool === 'turn') voices.turn();
    else voices.snip();
  };

  const aimOf = (): Aim | null => {
    if (state.status !== 'playing') return null;
    if (held) {
      const piece = pieceAt(held.slot);
      return piece && aimUnder(state, piece, layout(), held.middle);
    }
    const piece = pieceAt(chosen);
    return isByKeys && piece ? aimAtCursor(state, piece, cursor.row, cursor.column) : null;
  };

  const follow = (point: PointerPoint): void => {
    const piece = held && pieceAt(held.slot);
    if (!held || !piece) return;
    const above = point.type === 'mouse' ? 0 : (heightOf(piece.squares) * CELL) / 2 + 46;
    held.middle = { x: point.x, y: point.y - above * held.lift };
  };
  let last: PointerPoint | null = null;

  return {
    effects,
    get state() {
      return state;
    },
    get held() {
      return held;
    },
    get back() {
      return back;
    },
    get armed() {
      return armed;
    },
    get chosen() {
      return isByKeys && state.status === 'playing' ? chosen : -1;
    },
    get aim() {
      return aimOf();
    },
    get banner() {
      return banner;
    },
    get shiver() {
      return shiver;
    },
    get fresh() {
      return fresh;
    },
    /** The previous position of the cat, and its progress to the new one, 0 to 1. */
    get cat() {
      return { from: catFrom, share: catMove };
    },
    /** Returns the seconds since a square was sewn on, or 9 after more than a second. */
    ageOf: (cell: number): number => born.get(cell) ?? 9,
    start(isDaily: boolean, seed: number): void {
      random = createRandom(seed);
      state = createState(isDaily, random);
      effects.clear();
      born.clear();
      [held, back, armed, last] = [null, null, null, null];
      [chosen, over, fresh, catFrom, catMove, isByKeys] = [0, -1, 0, -1, 1, false];
      cursor = { row: 3, column: 3 };
      banner = { value: isDaily ? phrase('daily.name') : '', age: isDaily ? 0 : 9 };
      options.onChange(state);
    },
    press(point: PointerPoint): void {
      if (state.status !== 'playing') return;
      isByKeys = false;
      for (const tool of ['turn', 'cut'] as const) {
        if (!isInside(layout()[tool], point)) continue;
        armed = armed === tool ? null : tool;
        voices.take();
        return;
      }
      const slot = state.tray.findIndex(
        (piece, n) => piece && isInside(slotRect(layout(), n, state.tray.length), point),
      );
      if (slot < 0) {
        armed = null;
        return;
      }
      if (armed) {
        apply(armed, slot);
        return;
      }
      voices.take();
      held = { slot, middle: point, lift: 0 };
      last = point;
      follow(point);
    },
    move(point: PointerPoint): void {
      last = point;
      follow(point);
    },
    lift(): void {
      if (!held) return;
      const { slot, middle } = held;
      const aim = aimOf();
      held = null;
      if (lay(slot, aim)) return;
      back = { slot, at: middle, share: 0 };
      if (aim === null) voices.take();
    },
    drop(): void {
      held = null;
    },
    update(dt: number, input: Input<Action>): void {
      if (over >= 0) {
        over += dt;
        if (over > 1.5 && over - dt <= 1.5) options.onOver(state);
        return;
      }
      const dx = (input.repeated('right') ? 1 : 0) - (input.repeated('left') ? 1 : 0);
      const dy = (input.repeated('down') ? 1 : 0) - (input.repeated('up') ? 1 : 0);
      const isUsed = (['lay', 'next', 'previous', 'turn', 'cut'] as const).some((key) => input.pressed(key));
      if (dx === 0 && dy === 0 && !isUsed) return;
      if (held) return;
      const wasByKeys = isByKeys;
      isByKeys = true;
      settleChoice();
      const aim = aimOf();
      if (aim && (dx !== 0 || dy !== 0)) {
        const limit = SIZE - 1;
        cursor = { row: clamp(aim.row + dy, 0, limit), column: clamp(aim.column + dx, 0, limit) };
        voices.step();
      }
      const by = (input.pressed('next') ? 1 : 0) - (input.pressed('previous') ? 1 : 0);
      if (by !== 0) {
        const slots = state.tray.map(
          (_, n) => (chosen + by * (n + 1) + state.tray.length * 4) % state.tray.length,
        );
        chosen = slots.find((slot) => pieceAt(slot)) ?? chosen;
        voices.take();
      }
      if (input.pressed('turn')) apply('turn', chosen);
      if (input.pressed('cut')) apply('cut', chosen);
      if (input.pressed('lay') && wasByKeys && !lay(chosen, aim)) {
        voices.refuse();
        shiver = { slot: chosen, left: 0.3 };
      }
    },
    step(dt: number): void {
      effects.step(dt);
      banner.age += dt;
      fresh += dt;
      catMove = Math.min(1, catMove + dt / 0.75);
      shiver = { ...shiver, left: Math.max(0, shiver.left - dt) };
      for (const [cell, age] of born) {
        if (age > 1) born.delete(cell);
        else born.set(cell, age + dt);
      }
      if (held) {
        held.lift = approach(held.lift, 1, 16, dt);
        if (last) follow(last);
      }
      if (back) back = back.share + dt * 6 >= 1 ? null : { ...back, share: back.share + dt * 6 };
    },
    /** Returns the visible state as plain data. */
    inspect() {
      const best = state.status === 'playing' ? advise(state) : null;
      const piece = best && pieceAt(best.slot);
      const { field } = layout();
      const rect = slotRect(layout(), best?.slot ?? 0, state.tray.length);
      return {
        isOver: state.status !== 'playing',
        order: state.order,
        score: state.score,
        cloth: state.quilt.filter(Boolean).length,
        from: { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 },
        to: best &&
          piece && {
            x: field.x + (best.column + (Math.max(...piece.squares.map(([, c]) => c)) + 1) / 2) * CELL,
            y: field.y + (best.row + heightOf(piece.squares) / 2) * CELL,
          },
        best,
      };
    },
  };
}

export type Play = ReturnType<typeof createPlay>;
