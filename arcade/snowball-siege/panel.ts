import { type Ctx, alpha, fillRound, text } from '../kit/draw.ts';
import type { Size } from '../kit/stage.ts';
import { stockOf } from './rules.ts';
import { TEAMS, drawBall } from './snow-art.ts';
import { WIDTH } from './snow.ts';
import { KINDS, type Kind, type Side, type Thrower } from './state.ts';
import { phrase } from './texts.ts';

/** Height of the part of the valley that is always visible, from the top of the valley. */
export const WORLD_HEIGHT = 354;
const GAP = 6;

export interface Layout extends Size {
  /** Width and height of a card. */
  card: number;
  /** Stage position of y 0 of the valley. */
  top: number;
}

/** Returns the layout of the valley and of a row of cards that are large enough for a thumb. */
export function layoutFor(frame: Size): Layout {
  const scale = Math.min(frame.width / WIDTH, (frame.height - 60) / (WORLD_HEIGHT + 80));
  const card = Math.min(92, Math.max(46, 46 / scale));
  const least = WORLD_HEIGHT + card + 14;
  const room = ((frame.height - 66) / (frame.width - 12)) * WIDTH;
  const height = Math.max(least, Math.min(room, least * 2.6));
  return { width: WIDTH, height, card, top: (height - least) * 0.68 };
}

export type PanelHit = { kind: Kind } | { walk: 1 | -1 };

const NAMES: Readonly<Record<Kind, string>> = {
  snow: phrase('ball.snow'),
  bounce: phrase('ball.bounce'),
  ice: phrase('ball.ice'),
  avalanche: phrase('ball.avalanche'),
  glue: phrase('ball.glue'),
};

const slots = (known: readonly Kind[], layout: Layout): { x: number; hit: PanelHit }[] => {
  const hits: PanelHit[] = [{ walk: -1 }, ...known.map((kind) => ({ kind })), { walk: 1 }];
  const left = WIDTH / 2 - (hits.length * (layout.card + GAP) - GAP) / 2;
  return hits.map((hit, index) => ({ x: left + index * (layout.card + GAP), hit }));
};

/** Returns the kinds of snowballs that exist in a valley. */
export const knownKinds = (stock: Thrower['stock']): Kind[] =>
  KINDS.filter((kind) => kind === 'snow' || stock[kind] > 0);

/** Returns the card action of a tap at a position of the stage. */
export function panelAt(known: readonly Kind[], layout: Layout, x: number, y: number): PanelHit | undefined {
  const top = layout.height - layout.card - 8;
  if (y < top - 6) return undefined;
  return slots(known, layout).find((slot) => x >= slot.x - 3 && x <= slot.x + layout.card + 3)?.hit;
}

export function drawPanel(
  ctx: Ctx,
  thrower: Thrower,
  side: Side,
  known: readonly Kind[],
  layout: Layout,
  isActive: boolean,
): void {
  const { card } = layout;
  const y = layout.height - card - 8;
  for (const { x, hit } of slots(known, layout)) {
    const isKind = 'kind' in hit;
    const isChosen = isKind && hit.kind === thrower.kind;
    const left = isKind ? stockOf(thrower, hit.kind) : thrower.glued > 0 ? 0 : 1;
    ctx.globalAlpha = (isActive ? 1 : 0.45) * (left > 0 ? 1 : 0.4);
    fillRound(ctx, x, y + 3, card, card, card * 0.24, alpha('#1b1450', 0.6));
    fillRound(ctx, x, y, card, card, card * 0.24, isChosen ? '#fff4e2' : '#4a3f9a');
    if (isChosen) fillRound(ctx, x + 3, y + 3, card - 6, card - 6, card * 0.2, '#6f5fd0');
    else fillRound(ctx, x + 2, y + 2, card - 4, card * 0.45, card * 0.2, alpha('#ffffff', 0.1));
    ctx.save();
    ctx.translate(x + card / 2, y + card * 0.42);
    if (isKind) {
      drawBall(ctx, hit.kind, card * 0.22, 0);
      text(ctx, NAMES[hit.kind], 0, card * 0.42, { size: card * 0.19, maxWidth: card - 6, color: '#ffffff' });
      if (hit.kind !== 'snow') {
        fillRound(ctx, card * 0.16, -card * 0.4, card * 0.3, card * 0.26, card * 0.13, TEAMS[side]);
        text(ctx, String(left), card * 0.31, -card * 0.26, {
          size: card * 0.22,
          weight: 700,
          color: side === 0 ? '#fff' : '#3a2150',
        });
      }
    } else {
      ctx.beginPath();
      ctx.moveTo(hit.walk * card * 0.18, 0);
      ctx.lineTo(-hit.walk * card * 0.12, -card * 0.18);
      ctx.lineTo(-hit.walk * card * 0.12, card * 0.18);
      ctx.closePath();
      ctx.fillStyle = TEAMS[side];
      ctx.fill();
      text(ctx, phrase('button.walk'), 0, card * 0.42, { size: card * 0.19, color: '#ffffff' });
    }
    ctx.restore();
    ctx.globalAlpha = 1;
  }
}
