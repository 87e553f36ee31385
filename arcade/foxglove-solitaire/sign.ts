import { fillRound, roundRect, setStroke, starPath, strokeLine, text, vertical } from '../kit/draw.ts';
import type { Ctx } from '../kit/draw.ts';
import { clamp, easeOutBack } from '../kit/ease.ts';
import type { Rect } from '../kit/stage.ts';
import { goalText, isKept } from './goals.ts';
import type { Goal } from './goals.ts';
import type { Layout, Point } from './layout.ts';
import type { Session } from './session.ts';
import { DAYS } from './weather.ts';

const INK = '#4a3a1c';
const GREEN = '#4e7030';

function goalMark(ctx: Ctx, goal: Goal, isGood: boolean, x: number, y: number, size: number): number {
  starPath(ctx, x + size * 0.5, y - size * 0.04, size * 0.52);
  ctx.fillStyle = isGood ? '#e79a12' : '#b9ab8a';
  ctx.fill();
  const label = goalText(goal);
  text(ctx, label, x + size * 1.2, y, { size, color: isGood ? INK : '#94886c', align: 'left', weight: 600 });
  const width = ctx.measureText(label).width;
  if (!isGood) {
    setStroke(ctx, '#94886c', 2);
    strokeLine(ctx, x + size * 1.2, y, x + size * 1.2 + width, y);
  }
  return size * 1.2 + width + size * 0.7;
}

/** Draws the ribbon along the lower edge: the day, its rule, and the progress of the two goals. */
export function drawRibbon(
  ctx: Ctx,
  layout: Layout,
  { level, ...session }: Pick<Session, 'level' | 'tally'>,
): void {
  const { x, y, width, height } = layout.ribbon;
  fillRound(ctx, x, y + 3, width, height - 2, 12, 'rgba(70,54,20,0.22)');
  fillRound(ctx, x, y, width, height - 3, 12, '#fbf3df');
  roundRect(ctx, x + 4, y + 4, width - 8, height - 11, 9);
  setStroke(ctx, '#8aa564', 1.5);
  ctx.setLineDash([5, 4]);
  ctx.stroke();
  ctx.setLineDash([]);
  const tally = session.tally();
  const day = DAYS[level.weather];
  const isLow = height < 60;
  const isNarrow = isLow && layout.style === 'rows';
  const size = isNarrow ? 22 : isLow ? 20 : 25;
  const line = isLow ? y + height / 2 - 1 : y + 24;
  text(ctx, isNarrow ? day.rule : `${level.title} · ${day.title}: ${day.rule}`, x + 16, line, {
    size,
    color: GREEN,
    align: 'left',
    weight: 700,
    maxWidth: isLow ? width * 0.53 : width - 32,
  });
  let at = isLow ? x + width * 0.57 : x + 16;
  for (const goal of level.goals)
    at += goalMark(ctx, goal, isKept(goal, tally), at, isLow ? line : y + 53, size);
}

export interface Sign {
  readonly title: string;
  readonly detail: string;
  /** Whether it can be pressed. */
  readonly isButton: boolean;
}

/** Returns the place of the hanging sign. */
export function signRect(layout: Layout, title: string): Rect {
  const width = Math.min(layout.width - 24, Math.max(420, title.length * 19));
  const height = 92;
  return { x: (layout.width - width) / 2, y: layout.floor - height - 16, width, height };
}

export const isOnSign = (layout: Layout, sign: Sign, { x, y }: Point): boolean => {
  const rect = signRect(layout, sign.title);
  return x > rect.x && x < rect.x + rect.width && y > rect.y && y < rect.y + rect.height;
};

/** Draws a painted board that pops up, with the news of the day or an offer. */
export function drawSign(
  ctx: Ctx,
  layout: Layout,
  sign: Sign,
  age: number,
  left: number,
  time: number,
): void {
  const { x, y, width, height } = signRect(layout, sign.title);
  const grown = easeOutBack(clamp(age * 3.4, 0, 1));
  ctx.save();
  ctx.globalAlpha = clamp(left * 3, 0, 1);
  ctx.translate(x + width / 2, y + height / 2);
  const beat = sign.isButton ? 1 + Math.sin(time * 4) * 0.012 : 1;
  ctx.scale(grown * beat, grown * beat);
  fillRound(ctx, -width / 2 + 3, -height / 2 + 8, width, height, 20, 'rgba(50,38,12,0.35)');
  fillRound(ctx, -width / 2, -height / 2, width, height, 20, sign.isButton ? '#8a5a1e' : '#45602c');
  fillRound(
    ctx,
    -width / 2,
    -height / 2,
    width,
    height - 7,
    20,
    sign.isButton
      ? vertical(ctx, -height / 2, height / 2, '#ffd766', '#f2ab2b')
      : vertical(ctx, -height / 2, height / 2, '#86a95a', '#5e8340'),
  );
  const color = sign.isButton ? '#4a2c06' : '#ffffff';
  text(ctx, sign.title, 0, -17, { size: 34, color, weight: 700, maxWidth: width - 36 });
  text(ctx, sign.detail, 0, 18, { size: 23, color, weight: 600, maxWidth: width - 36 });
  ctx.restore();
}
