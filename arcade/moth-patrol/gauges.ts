import { type Ctx, fillCircle, fillRound, text } from '../kit/draw.ts';
import type { Rect } from '../kit/stage.ts';
import { bossName } from './bosses.ts';
import { DUST_MAX, HEARTS, type State } from './state.ts';
import { POLLEN_COLORS, type ThingArt } from './things-art.ts';
import { CAPACITY, POLLENS } from './weapons.ts';

/** Height of the strip under the field in frame pixels. */
export const STRIP = 44;

/**
 * Draws hearts, pollen and dust in a strip under the field, in frame pixels, independently of the scale of the field.
 */
export function drawStrip(
  ctx: Ctx,
  state: State,
  art: ThingArt,
  view: Rect,
  scale: number,
  time: number,
): void {
  const width = view.width * scale;
  const bar = Math.min(width, 560);
  ctx.save();
  ctx.translate(view.x + (view.width - bar / scale) / 2, view.y + view.height - STRIP / scale);
  ctx.scale(1 / scale, 1 / scale);
  fillRound(ctx, -40, 3, bar + 80, STRIP + 20, 16, 'rgba(26,10,46,0.82)');
  for (let n = 0; n < HEARTS; n += 1)
    (n < state.moth.hearts ? art.heart : art.lostHeart).draw(ctx, 24 + n * 25, 25, 1.1);
  const [left, right] = [102, bar - 96];
  const cell = (right - left) / CAPACITY;
  fillRound(ctx, left - 3, 16, right - left + 6, 18, 9, 'rgba(255,255,255,0.12)');
  let at = left;
  for (const colour of POLLENS) {
    const count = state.moth.mix[colour];
    if (count === 0) continue;
    fillRound(ctx, at + 0.5, 18, cell * count - 1, 14, 7, POLLEN_COLORS[colour]);
    at += cell * count;
  }
  for (let n = 0; n < DUST_MAX; n += 1) {
    const filled = Math.max(0, Math.min(1, state.moth.dust - n));
    const [x, y] = [bar - 62 + n * 36, 25];
    fillCircle(ctx, x, y, 13, 'rgba(255,255,255,0.12)');
    ctx.fillStyle = filled >= 1 ? '#ffe9b0' : 'rgba(255,233,176,0.45)';
    ctx.beginPath();
    ctx.moveTo(x, y);
    ctx.arc(x, y, 12, -Math.PI / 2, -Math.PI / 2 + filled * Math.PI * 2);
    ctx.fill();
    if (filled < 1) continue;
    const pulse = 4.5 + Math.sin(time * 5 + n) * 0.8;
    ctx.fillStyle = '#c8785a';
    ctx.beginPath();
    for (let point = 0; point < 8; point += 1) {
      const reach = point % 2 === 0 ? pulse * 1.7 : pulse * 0.6;
      ctx.lineTo(x + Math.cos((point * Math.PI) / 4) * reach, y + Math.sin((point * Math.PI) / 4) * reach);
    }
    ctx.fill();
  }
  ctx.restore();
}

/** Draws the boss's name and health along the top. */
export function drawBossBar(ctx: Ctx, state: State): void {
  const { boss, field } = state;
  if (!boss) return;
  const width = Math.min(field.width - 40, 460);
  const left = (field.width - width) / 2;
  fillRound(ctx, left - 3, 5, width + 6, 16, 8, 'rgba(26,10,46,0.8)');
  const share = Math.max(0, boss.health / boss.max);
  if (share > 0.01) fillRound(ctx, left, 8, width * share, 10, 5, share < 0.3 ? '#ff5a6e' : '#ffb04a');
  text(ctx, bossName(boss), field.width / 2, 33, {
    size: 17,
    color: '#ffe9c8',
    outline: '#2a0f40',
    maxWidth: field.width - 30,
  });
}
