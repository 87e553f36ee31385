import type { Ctx } from '../kit/draw.ts';
import { approach, clamp } from '../kit/ease.ts';
import { CARD_COUNT } from './cards.ts';
import type { Card } from './cards.ts';
import type { CardSprites } from './card-art.ts';
import { CARD, cardPoint, pileSize } from './layout.ts';
import type { Layout, Point } from './layout.ts';
import { COLUMNS, PILES, STOCK, VASE, WASTE, isColumn, isVase } from './rules.ts';
import type { State } from './rules.ts';

/** A card as it is drawn. It moves towards the position that the rules give it. */
interface Body {
  x: number;
  y: number;
  goalX: number;
  goalY: number;
  pile: number;
  order: number;
  faceUp: boolean;
  /** 0 shows the back, 1 the face. */
  turned: number;
  delay: number;
  tilt: number;
  lift: number;
  pop: number;
  shake: number;
  isBuried: boolean;
  isMoving: boolean;
}

/** Cards held by the pointer or the marker. */
export interface Held {
  readonly pile: number;
  readonly first: number;
  readonly x: number;
  readonly y: number;
  readonly step: number;
}

export interface Motion {
  /** Sets the target of every card. With `deals`, the cards move there one after another from the stock. */
  follow(state: State, layout: Layout, deals?: boolean): void;
  /** Moves all cards to their targets immediately. */
  jump(): void;
  step(dt: number, held: Held | undefined): void;
  draw(ctx: Ctx, sprites: CardSprites): void;
  /** Shakes a card whose move was refused. */
  refuse(card: Card | undefined): void;
}

/** Returns the cards of a pile from the bottom up. */
export function cardsOf(state: State, pile: number): readonly Card[] {
  if (isColumn(pile)) return state.columns[pile]?.cards ?? [];
  if (pile === WASTE) return state.waste;
  if (pile === STOCK) return state.stock;
  if (isVase(pile))
    return Array.from({ length: pileSize(state, pile) }, (_, rank) => (pile - VASE) * 13 + rank);
  return state.bee === undefined ? [] : [state.bee];
}

const isBuried = (pile: number, index: number, size: number): boolean => {
  const above = size - 1 - index;
  if (pile === STOCK) return above > 0 && index % 5 !== 0;
  if (pile === WASTE) return above > 3;
  return isVase(pile) && above > 1;
};

export function createMotion(onLand: (pile: number, point: Point, card: Card) => void): Motion {
  const bodies = Array.from({ length: CARD_COUNT }, (): Body => ({
    x: 0,
    y: 0,
    goalX: 0,
    goalY: 0,
    pile: STOCK,
    order: 0,
    faceUp: false,
    turned: 0,
    delay: 0,
    tilt: 0,
    lift: 0,
    pop: 0,
    shake: 0,
    isBuried: false,
    isMoving: false,
  }));
  let resting: Card[] = [];

  const arrange = (): void => {
    resting = bodies
      .map((_, card) => card)
      .toSorted((one, other) => (bodies[one]?.order ?? 0) - (bodies[other]?.order ?? 0));
  };
  const settle = (card: Card, body: Body): void => {
    body.x = body.goalX;
    body.y = body.goalY;
    body.isMoving = false;
    body.pop = 1;
    onLand(body.pile, body, card);
  };
  const chase = (body: Body, card: Card, dt: number, held: Held | undefined): void => {
    const index = body.order % 100;
    const isHeld = held !== undefined && held.pile === body.pile && index >= held.first;
    const goalX = isHeld ? held.x : body.goalX;
    const goalY = isHeld ? held.y + (index - held.first) * held.step : body.goalY;
    const before = body.x;
    const rate = isHeld ? 34 : 15;
    body.x = approach(body.x, goalX, rate, dt);
    body.y = approach(body.y, goalY, rate, dt);
    body.tilt = approach(body.tilt, isHeld ? clamp((body.x - before) * 0.012, -0.16, 0.16) : 0, 12, dt);
    body.lift = approach(body.lift, isHeld || body.isMoving ? 1 : 0, 16, dt);
    if (isHeld) body.isMoving = true;
    else if (body.isMoving && Math.abs(body.x - goalX) + Math.abs(body.y - goalY) < 1.2) settle(card, body);
  };
  const paint = (ctx: Ctx, sprites: CardSprites, card: Card, body: Body): void => {
    const face = sprites.faces[card];
    if (!face) return;
    const sprite = body.turned > 0.5 ? face : sprites.back;
    const grown = 1 + body.lift * 0.035 + Math.sin(body.pop * Math.PI) * 0.03;
    const width = Math.max(0.04, Math.abs(body.turned * 2 - 1)) * grown;
    const x = body.x + Math.sin(body.shake * 26) * body.shake * 8;
    if (body.lift > 0.05)
      sprites.shadow.draw(ctx, x + 6 * body.lift, body.y + 10 * body.lift, 1, 1, body.tilt, body.lift);
    if (Math.abs(body.tilt) < 0.004) sprite.draw(ctx, x, body.y, width, grown);
    else sprite.draw(ctx, x, body.y, width, grown, body.tilt);
  };
  return {
    follow(state, layout, deals = false) {
      for (let pile = 0; pile < PILES; pile += 1) {
        const cards = cardsOf(state, pile);
        cards.forEach((card, index) => {
          const body = bodies[card];
          if (!body) return;
          const goal = cardPoint(layout, state, pile, index);
          if (body.goalX !== goal.x || body.goalY !== goal.y || body.pile !== pile)
            body.isMoving =
              body.pile !== pile || Math.hypot(body.x - goal.x, body.y - goal.y) > CARD.width * 0.6;
          body.goalX = goal.x;
          body.goalY = goal.y;
          body.pile = pile;
          body.order = pile * 100 + index;
          body.faceUp = isColumn(pile) ? index >= (state.columns[pile]?.hidden ?? 0) : pile !== STOCK;
          body.isBuried = isBuried(pile, index, cards.length);
          if (!deals) return;
          const from = layout.piles[STOCK] ?? { x: 0, y: 0 };
          body.x = from.x;
          body.y = from.y;
          body.turned = 0;
          body.isMoving = isColumn(pile);
          body.delay = isColumn(pile)
            ? 0.1 + (index * COLUMNS - (index * (index - 1)) / 2 + pile - index) * 0.026
            : 0;
        });
      }
      arrange();
    },
    jump() {
      for (const body of bodies) {
        body.x = body.goalX;
        body.y = body.goalY;
        body.delay = 0;
        body.isMoving = false;
      }
    },
    step(dt, held) {
      bodies.forEach((body, card) => {
        if (body.delay > 0) {
          body.delay -= dt;
          return;
        }
        chase(body, card, dt, held);
        const turn = body.faceUp ? 1 : 0;
        body.turned =
          body.turned < turn ? Math.min(turn, body.turned + dt * 5.5) : Math.max(turn, body.turned - dt * 7);
        body.pop = Math.max(0, body.pop - dt * 5);
        body.shake = Math.max(0, body.shake - dt * 2.6);
      });
    },
    draw(ctx, sprites) {
      for (const moving of [false, true]) {
        for (const card of resting) {
          const body = bodies[card];
          if (!body || body.isMoving !== moving || (body.isBuried && !moving)) continue;
          paint(ctx, sprites, card, body);
        }
      }
    },
    refuse(card) {
      const body = card === undefined ? undefined : bodies[card];
      if (body) body.shake = 1;
    },
  };
}
