import { clamp } from '../kit/ease.ts';
import type { PointerPoint } from '../kit/input.ts';
import { CELL, isInside, pieceCentre, type Layout } from './layout.ts';
import { SIZE, completed, cover, cross, type Group, type Piece } from './orchard.ts';
import type { State } from './rules.ts';

/** The thing that the player holds: a piece (its slot in the tray), the compost, or nothing (`null`). */
export type Held = number | 'compost' | null;
/** `drag`: held by a finger or the mouse button; `picked`: picked up by a click; `keys`: moved by keys. */
export type Mode = 'idle' | 'drag' | 'picked' | 'keys';

export interface Hand {
  held: Held;
  mode: Mode;
  x: number;
  y: number;
  /** Distance at which the piece floats above the finger, so that the finger does not hide it. */
  lift: number;
  /**
   * True if the press continues with a piece that was picked up before. The piece is then directly under the finger.
   */
  isDirect: boolean;
  row: number;
  column: number;
}

/** The position at which the held thing would be placed. */
export interface Aim {
  readonly row: number;
  readonly column: number;
  readonly cells: readonly number[];
  readonly isValid: boolean;
  readonly groups: readonly Group[];
}

/** The action that a pointer release requests. */
export type Wish = 'act' | 'nothing';

export const createHand = (): Hand => ({
  held: null,
  mode: 'idle',
  x: 0,
  y: 0,
  lift: 0,
  isDirect: false,
  row: 3,
  column: 3,
});

/** Returns the held piece, or `null` if the player does not hold a piece. */
export const heldPiece = (hand: Hand, state: State): Piece | null =>
  typeof hand.held === 'number' ? (state.tray[hand.held] ?? null) : null;

export function release(hand: Hand): void {
  hand.held = null;
  hand.mode = 'idle';
  hand.lift = 0;
}

function aimPiece(state: State, piece: Piece, row: number, column: number): Aim {
  const cells = cover(state.orchard, piece.shape, row, column);
  if (cells) return { row, column, cells, isValid: true, groups: completed(state.orchard, cells) };
  const reach = piece.shape.cells.map(([r, c]) => (row + r) * SIZE + column + c);
  return { row, column, cells: reach, isValid: false, groups: [] };
}

function aimCompost(state: State, row: number, column: number): Aim {
  const cells = cross(row * SIZE + column);
  return { row, column, cells, isValid: cells.some((index) => state.orchard[index]), groups: [] };
}

/** Returns the nearest position at which the piece fits, if that is less than a cell away. */
function snapPiece(state: State, piece: Piece, row: number, column: number): Aim | null {
  let best: Aim | null = null;
  let bestDistance = 0.92;
  for (let r = Math.floor(row) - 1; r <= Math.ceil(row) + 1; r++) {
    for (let c = Math.floor(column) - 1; c <= Math.ceil(column) + 1; c++) {
      const distance = Math.hypot(r - row, c - column);
      if (distance >= bestDistance || !cover(state.orchard, piece.shape, r, c)) continue;
      best = aimPiece(state, piece, r, c);
      bestDistance = distance;
    }
  }
  return best;
}

/** Returns the position at which the held thing would be placed, or `null`. */
export function aimOf(hand: Hand, state: State, layout: Layout): Aim | null {
  const piece = heldPiece(hand, state);
  if (hand.held === null || (hand.held !== 'compost' && !piece)) return null;
  if (hand.mode === 'keys') {
    return piece ? aimPiece(state, piece, hand.row, hand.column) : aimCompost(state, hand.row, hand.column);
  }
  const column = (hand.x - layout.field.x) / CELL;
  const row = (hand.y - hand.lift - layout.field.y) / CELL;
  if (!piece) {
    if (row < 0 || column < 0 || row >= SIZE || column >= SIZE) return null;
    return aimCompost(state, Math.floor(row), Math.floor(column));
  }
  return snapPiece(state, piece, row - piece.shape.height / 2, column - piece.shape.width / 2);
}

/** Limits the keyboard cursor to positions at which the held thing is completely inside the field. */
export function clampCursor(hand: Hand, state: State): void {
  const shape = heldPiece(hand, state)?.shape ?? { width: 1, height: 1 };
  hand.row = clamp(hand.row, 0, SIZE - shape.height);
  hand.column = clamp(hand.column, 0, SIZE - shape.width);
}

/** Picks up something with the keyboard. */
export function takeByKey(hand: Hand, state: State, layout: Layout, held: Held): void {
  hand.held = held;
  hand.mode = held === null ? 'idle' : 'keys';
  hand.lift = 0;
  clampCursor(hand, state);
  const piece = heldPiece(hand, state);
  const spot = piece
    ? pieceCentre(layout, piece, hand.row, hand.column)
    : { x: layout.field.x + (hand.column + 0.5) * CELL, y: layout.field.y + (hand.row + 0.5) * CELL };
  hand.x = spot.x;
  hand.y = spot.y;
}

function hit(layout: Layout, state: State, x: number, y: number): Held {
  const slot = layout.tray.findIndex((rect) => isInside(rect, x, y));
  if (slot >= 0) return state.tray[slot] ? slot : null;
  return isInside(layout.compost, x, y) && state.compost > 0 ? 'compost' : null;
}

function follow(hand: Hand, state: State, point: PointerPoint): void {
  hand.x = point.x;
  hand.y = point.y;
  const piece = heldPiece(hand, state);
  const over = hand.held === 'compost' ? 70 : piece ? (piece.shape.height / 2) * CELL + 46 : 0;
  hand.lift = point.type === 'mouse' || hand.isDirect ? 0 : over;
}

/**
 * Handles a press: picks up the thing there, puts it back if a click had picked it up, or continues with a thing that a
 * click picked up elsewhere. Returns whether something was picked up.
 */
export function pressHand(hand: Hand, state: State, layout: Layout, point: PointerPoint): boolean {
  const found = hit(layout, state, point.x, point.y);
  const isToggle = found !== null && hand.mode === 'picked' && hand.held === found;
  if (isToggle) {
    release(hand);
    return false;
  }
  if (found !== null) hand.held = found;
  else if (hand.mode === 'idle' || hand.mode === 'keys') {
    release(hand);
    return false;
  }
  hand.mode = 'drag';
  hand.isDirect = found === null;
  follow(hand, state, point);
  return found !== null;
}

export function moveHand(hand: Hand, state: State, point: PointerPoint): void {
  if (hand.mode === 'drag' || hand.mode === 'picked') follow(hand, state, point);
}

/**
 * Handles a release. Returns 'act' at a valid position. Otherwise a thing that was only tapped stays picked up, and a
 * dragged thing returns to the tray.
 */
export function liftHand(hand: Hand, state: State, layout: Layout, point: PointerPoint): Wish {
  if (hand.mode !== 'drag') return 'nothing';
  follow(hand, state, point);
  if (aimOf(hand, state, layout)?.isValid) return 'act';
  const travelled = Math.hypot(point.x - point.startX, point.y - point.startY);
  const isTap = travelled < 12;
  if (isTap) {
    hand.mode = 'picked';
    hand.lift = 0;
  } else release(hand);
  return 'nothing';
}
