import { type Ctx, fillRound, shade, text } from '../kit/draw.ts';
import { FRIEZE } from './ground.ts';
import { COLORS } from './paint-art.ts';
import { phrase } from './texts.ts';

/** Draws the frieze above the courtyard. Coral grows from the left, and turquoise from the right. */
export function drawFrieze(
  ctx: Ctx,
  width: number,
  shares: readonly [number, number],
  names: readonly [string, string],
  urgency: number,
  time: number,
): void {
  const { y, height } = FRIEZE;
  const [x, wide] = [18, width - 36];
  fillRound(ctx, x - 4, y - 3, wide + 8, height + 7, 12, '#9a5a3c');
  fillRound(ctx, x, y, wide, height, 9, '#f6e3c2');
  const beat = 1 + urgency * 0.06 * Math.sin(time * 14);
  for (const who of [0, 1] as const) {
    const own = Math.max(34, (wide * shares[who]) / 100);
    const left = who === 0 ? x : x + wide - own;
    fillRound(ctx, left, y, own, height, 9, shade(COLORS[who], -0.22));
    fillRound(ctx, left, y, own, height - 4, 9, COLORS[who]);
    fillRound(ctx, left + 5, y + 4, Math.max(8, own - 10), 6, 3, 'rgba(255,255,255,0.35)');
  }
  for (const who of [0, 1] as const) {
    text(
      ctx,
      phrase('frieze.share', { name: names[who], share: Math.round(shares[who]) / 100 }),
      who === 0 ? x + 12 : x + wide - 12,
      y + height / 2,
      {
        size: width < 700 ? 27 : 23,
        grow: beat,
        weight: 700,
        align: who === 0 ? 'left' : 'right',
        color: '#ffffff',
        outline: shade(COLORS[who], -0.6),
        outlineWidth: 5,
      },
    );
  }
}
