import { clamp } from '../kit/ease.ts';
import type { Size } from '../kit/stage.ts';
import { COLUMNS, BEE, PILES, STOCK, VASE, WASTE, isColumn } from './rules.ts';
import type { State } from './rules.ts';

export const CARD = { width: 100, height: 140 } as const;
const GAP = 9;
const PITCH = CARD.width + GAP;
const HUD_ROOM = { width: 16, height: 68 };
/** Height of the ribbon with the weather and the goals. */
const RIBBON = { rails: 34, rows: 76 } as const;

export interface Point {
  x: number;
  y: number;
}

/** The positions on the table. All points are centres of cards. */
export interface Layout {
  readonly style: 'rails' | 'rows';
  readonly width: number;
  readonly height: number;
  /** The centre of each pile. */
  readonly piles: readonly Point[];
  readonly ribbon: { x: number; y: number; width: number; height: number };
  /** Maximum y of the lower edge of a card. */
  readonly floor: number;
}

/**
 * Returns the layout for a frame. The stock and the vases are at the sides in wide frames, and above the columns in
 * tall ones.
 */
export function layoutFor(frame: Size): Layout {
  const room = {
    width: Math.max(1, frame.width - HUD_ROOM.width),
    height: Math.max(1, frame.height - HUD_ROOM.height),
  };
  const aspect = room.height / room.width;
  return aspect < 0.72 ? rails(aspect) : rows(aspect);
}

function rails(aspect: number): Layout {
  const aisle = 16;
  const width = 9 * PITCH + 2 * aisle + GAP;
  const height = clamp(width * aspect, 4 * (CARD.height + 8) + 6, 760);
  const left = GAP + CARD.width / 2;
  const right = width - left;
  const half = CARD.height / 2;
  const spare = (height - 4 * CARD.height - 8) / 3;
  const piles: Point[] = Array.from({ length: PILES }, () => ({ x: left, y: half + 4 }));
  for (let column = 0; column < COLUMNS; column += 1)
    piles[column] = { x: left + (column + 1) * PITCH + aisle, y: half + 4 };
  for (let vase = 0; vase < 4; vase += 1)
    piles[VASE + vase] = { x: right, y: half + 4 + vase * (CARD.height + Math.min(spare, 26)) };
  piles[STOCK] = { x: left, y: half + 4 };
  piles[WASTE] = { x: left, y: half + 4 + CARD.height + 14 };
  piles[BEE] = { x: left, y: Math.min(height - half - 6, half + 4 + 2 * CARD.height + 2 * FAN.y + 54) };
  const ribbon = {
    x: left + PITCH / 2 + aisle / 2 + 10,
    y: height - RIBBON.rails,
    width: 7 * PITCH - 20,
    height: RIBBON.rails,
  };
  return { style: 'rails', width, height, piles, ribbon, floor: height - RIBBON.rails - 6 };
}

function rows(aspect: number): Layout {
  const width = 7 * PITCH + 34;
  const height = clamp(width * aspect, 610, 1720);
  const top = CARD.height / 2 + 4;
  const piles: Point[] = Array.from({ length: PILES }, () => ({ x: 0, y: top }));
  const left = CARD.width / 2 + 2;
  const columnStep = (width - CARD.width - 4) / 6;
  for (let column = 0; column < COLUMNS; column += 1)
    piles[column] = { x: left + column * columnStep, y: top + CARD.height + (height > 900 ? 34 : 16) };
  for (let vase = 0; vase < 4; vase += 1)
    piles[VASE + vase] = { x: width - left - (3 - vase) * (CARD.width + 4), y: top };
  piles[STOCK] = { x: left, y: top };
  piles[WASTE] = { x: left + CARD.width + 6, y: top };
  piles[BEE] = { x: width - left - 4 * (CARD.width + 4) - 2, y: top };
  const low = height < 800;
  const tall = low ? RIBBON.rails + 8 : RIBBON.rows;
  const ribbon = { x: 2, y: height - tall, width: width - 4, height: tall };
  return { style: 'rows', width, height, piles, ribbon, floor: ribbon.y - 6 };
}

/**
 * Distance between the last three cards of the waste: `x` if they lie side by side, `y` if they lie one below the
 * other.
 */
export const FAN = { x: 25, y: 34 } as const;

/** Returns the distances between face-down and between face-up cards of a column. They are smaller in long columns. */
export function stepsFor(layout: Layout, cards: number, hidden: number): { down: number; up: number } {
  const top = (layout.piles[0]?.y ?? 0) + CARD.height / 2;
  const room = layout.floor - top;
  const wide = layout.style === 'rows' && layout.height > 900;
  const steps = { down: wide ? 20 : 13, up: wide ? 56 : 43 };
  const open = Math.max(0, cards - 1 - hidden);
  const needed = hidden * steps.down + open * steps.up;
  if (needed <= room) return steps;
  const down = Math.min(steps.down, Math.max(5, room * 0.02));
  return { down, up: open > 0 ? Math.min(steps.up, (room - hidden * down) / open) : steps.up };
}

/** Returns the middle of the card at `index` of a pile. */
export function cardPoint(layout: Layout, state: State, pile: number, index: number): Point {
  const place = layout.piles[pile] ?? { x: 0, y: 0 };
  if (isColumn(pile)) {
    const column = state.columns[pile];
    if (!column) return place;
    const steps = stepsFor(layout, column.cards.length, column.hidden);
    const down = Math.min(index, column.hidden);
    return { x: place.x, y: place.y + down * steps.down + (index - down) * steps.up };
  }
  if (pile === WASTE) {
    const shown = Math.min(3, state.waste.length);
    const slot = Math.max(0, index - (state.waste.length - shown));
    return layout.style === 'rails'
      ? { x: place.x, y: place.y + slot * FAN.y }
      : { x: place.x + slot * FAN.x, y: place.y };
  }
  if (pile === STOCK) {
    const lift = Math.min(index, 23) * 0.25;
    return { x: place.x - lift, y: place.y - lift };
  }
  return place;
}

/** Returns the number of cards on a pile. */
export function pileSize(state: State, pile: number): number {
  if (isColumn(pile)) return state.columns[pile]?.cards.length ?? 0;
  if (pile === WASTE) return state.waste.length;
  if (pile === STOCK) return state.stock.length;
  if (pile === BEE) return state.bee === undefined ? 0 : 1;
  return state.vases[pile - VASE] ?? 0;
}

export interface Spot {
  readonly pile: number;
  /** Index of the touched card in its pile. -1 for an empty pile. */
  readonly index: number;
}

/** Returns the pile and card at a point. */
export function spotAt(layout: Layout, state: State, point: Point): Spot | undefined {
  for (let pile = 0; pile < PILES; pile += 1) {
    const size = pileSize(state, pile);
    const lowest = isColumn(pile) ? 0 : Math.max(0, size - 1);
    for (let index = size - 1; index >= lowest; index -= 1) {
      if (covers(cardPoint(layout, state, pile, index), point)) return { pile, index };
    }
    if (size === 0 && covers(layout.piles[pile] ?? { x: 0, y: 0 }, point)) return { pile, index: -1 };
  }
  return undefined;
}

const covers = (middle: Point, point: Point): boolean =>
  Math.abs(point.x - middle.x) <= CARD.width / 2 + 2 && Math.abs(point.y - middle.y) <= CARD.height / 2 + 2;
