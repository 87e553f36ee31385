import { type Ctx, fillCircle, fillRound, setStroke, strokeArc, text, vertical } from '../kit/draw.ts';
import { clamp, easeOutBack } from '../kit/ease.ts';
import type { Rect } from '../kit/stage.ts';
import type { State } from './rules.ts';
import { UPGRADES, type UpgradeId } from './upgrades.ts';
import { phrase } from './texts.ts';

const PAPER = '#fff1dc';
const INK = '#141b3c';

export interface Note {
  readonly words: string;
  readonly color: string;
  readonly size: number;
  readonly x: number;
  y: number;
  left: number;
}

/** Draws the oil gauge under the lighthouse, and the remaining flares beside it. */
export function drawOil(ctx: Ctx, state: State, time: number): void {
  const { chart } = state;
  const wide = 190;
  const [x, y] = [chart.lamp.x - wide / 2, chart.height - 34];
  const share = clamp(state.oil / state.tank, 0, 1);
  fillRound(ctx, x - 5, y - 5, wide + 10, 30, 15, INK);
  fillRound(ctx, x, y, wide, 20, 10, '#2a3566');
  if (share > 0.03) {
    const isLow = share < 0.22 && Math.sin(time * 10) > 0;
    fillRound(ctx, x, y, wide * share, 20, 10, isLow ? '#ff6a4f' : '#f0a63c');
    fillRound(ctx, x + 5, y + 3, Math.max(4, wide * share - 10), 5, 2.5, 'rgba(255,245,215,0.55)');
  }
  text(ctx, phrase('gauge.oil'), x + wide / 2, y + 10.5, {
    size: 13,
    weight: 700,
    color: share > 0.45 ? INK : PAPER,
  });
  for (let n = 0; n < Math.min(6, state.flares); n += 1) {
    const left = x + wide + 16 + n * 13;
    fillRound(ctx, left, y - 1, 8, 20, 3, '#e0503f');
    fillRound(ctx, left, y - 5, 8, 7, 3, '#ffcf6a');
  }
}

/** Draws short texts over the sea. */
export function drawNotes(ctx: Ctx, notes: readonly Note[], width: number): void {
  for (const note of notes) {
    ctx.globalAlpha = clamp(note.left * 2.5, 0, 1);
    text(ctx, note.words, note.x, note.y, {
      size: note.size,
      weight: 700,
      color: note.color,
      outline: INK,
      maxWidth: width - 24,
    });
  }
  ctx.globalAlpha = 1;
}

export interface Table {
  readonly offers: readonly UpgradeId[];
  readonly chosen: number;
  readonly age: number;
}

/** Returns the positions of the cards. */
export function cardRects(view: Rect, count: number): Rect[] {
  const isWide = view.width > view.height * 1.05;
  const [width, height] = isWide
    ? [Math.min(220, view.width * 0.28), 190]
    : [Math.min(400, view.width * 0.84), 104];
  const gap = 18;
  const middle = { x: view.x + view.width / 2, y: view.y + view.height * 0.54 };
  return Array.from({ length: count }, (_, n) => {
    const shift = n - (count - 1) / 2;
    return isWide
      ? { x: middle.x + shift * (width + gap) - width / 2, y: middle.y - height / 2, width, height }
      : { x: middle.x - width / 2, y: middle.y + shift * (height + gap) - height / 2, width, height };
  });
}

function drawSign(ctx: Ctx, id: UpgradeId, x: number, y: number): void {
  fillRound(ctx, x - 27, y - 27, 54, 54, 27, '#22305f');
  ctx.fillStyle = '#ffcf6a';
  setStroke(ctx, '#ffcf6a', 4);
  ctx.lineCap = 'round';
  ctx.beginPath();
  if (id === 'tank') ctx.roundRect(x - 11, y - 15, 22, 30, 6);
  else if (id === 'lens') ctx.ellipse(x, y, 9, 17, 0, 0, Math.PI * 2);
  else if (id === 'mirror') {
    ctx.moveTo(x, y + 15);
    ctx.arc(x, y + 15, 31, -Math.PI * 0.76, -Math.PI * 0.24);
  } else if (id === 'flares') {
    ctx.roundRect(x - 5, y - 6, 10, 22, 3);
    ctx.moveTo(x + 6, y - 12);
    ctx.arc(x, y - 12, 6, 0, Math.PI * 2);
  } else if (id === 'charts') {
    ctx.rect(x - 15, y - 12, 14, 24);
    ctx.rect(x + 2, y - 12, 13, 24);
  }
  ctx.fill();
  if (id !== 'bearings') return;
  strokeArc(ctx, x, y, 14, -2.6, 1.8);
  fillCircle(ctx, x, y, 5);
}

/** Draws the upgrade cards from which the player chooses one before a night. */
export function drawTable(ctx: Ctx, view: Rect, table: Table): void {
  ctx.fillStyle = 'rgba(12,18,46,0.62)';
  ctx.fillRect(view.x, view.y, view.width, view.height);
  const rects = cardRects(view, table.offers.length);
  const isWide = view.width > view.height * 1.05;
  const top = (rects[0]?.y ?? 0) - 36;
  text(ctx, phrase('gift.title'), view.x + view.width / 2, top, {
    size: 27,
    weight: 700,
    color: PAPER,
    outline: INK,
    maxWidth: view.width * 0.9,
  });
  table.offers.forEach((id, n) => {
    const rect = rects[n];
    if (!rect) return;
    const grow = easeOutBack(clamp(table.age * 3 - n * 0.35, 0, 1));
    const isChosen = n === table.chosen;
    ctx.save();
    ctx.translate(rect.x + rect.width / 2, rect.y + rect.height / 2 - (isChosen ? 6 : 0));
    ctx.scale(grow, grow);
    const [x, y] = [-rect.width / 2, -rect.height / 2];
    if (isChosen) fillRound(ctx, x - 6, y - 6, rect.width + 12, rect.height + 12, 24, '#ffcf6a');
    fillRound(ctx, x, y, rect.width, rect.height, 18, vertical(ctx, y, -y, '#fff4e0', '#ecd3b4'));
    const sign = isWide ? { x: 0, y: y + 50 } : { x: x + 52, y: 0 };
    drawSign(ctx, id, sign.x, sign.y);
    const words = isWide ? { x: 0, y: y + 108 } : { x: 32, y: -14 };
    const most = isWide ? rect.width - 24 : rect.width - 120;
    text(ctx, UPGRADES[id].title, words.x, words.y, {
      size: 22,
      weight: 700,
      color: '#a8382f',
      maxWidth: most,
    });
    text(ctx, UPGRADES[id].text, words.x, words.y + 31, {
      size: 17,
      weight: 500,
      color: '#3a3458',
      maxWidth: most,
    });
    ctx.restore();
  });
}
