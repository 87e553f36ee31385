import { type Ctx, fillRound, roundRect, setStroke, text, textWidth } from '../kit/draw.ts';
import { clamp, easeOutBack } from '../kit/ease.ts';
import { breakLines } from '../kit/lines.ts';
import { drawVisit } from './crow.ts';
import type { Art } from './crops.ts';
import { spotOf, type Point } from './layout.ts';
import type { Play } from './play.ts';
import { STICKS } from './rules.ts';

/** Draws the seed boxes and the bundle of sticks; the chosen one is lifted. */
export function drawTools(ctx: Ctx, art: Art, play: Play): void {
  for (const { tool, x, y, size } of play.layout.tools) {
    const isChosen = tool === play.tool;
    const lift = isChosen ? 5 : 0;
    const half = size / 2;
    fillRound(ctx, x - half + 2, y - half + 7, size, size, 16, 'rgba(40,24,40,0.35)');
    fillRound(ctx, x - half, y - half + 4, size, size, 16, isChosen ? '#c98a16' : '#7a4f2a');
    fillRound(ctx, x - half, y - half - lift, size, size, 16, isChosen ? '#ffd95a' : '#c99a62');
    fillRound(
      ctx,
      x - half + 5,
      y - half + 5 - lift,
      size - 10,
      size - 10,
      12,
      isChosen ? '#fff3c4' : '#a87543',
    );
    if (tool === STICKS) {
      fillRound(ctx, x - 21, y - 21 - lift, 42, 42, 9, '#8a5a39');
      art.sticks.draw(ctx, x, y - lift, 1.5);
    } else art.seeds[tool].draw(ctx, x, y - lift, 1);
  }
}

/** Draws the free posts, and the crows on the other posts. */
export function drawFence(ctx: Ctx, play: Play): void {
  const { fence } = play.layout;
  const count = play.state.weather.crows;
  const step = Math.min(44, fence.width / count);
  const start = fence.x + (fence.width - step * count) / 2;
  const foot = fence.y + fence.height;
  fillRound(ctx, start - 4, foot - 26 + 3, step * count + 8, 8, 4, 'rgba(40,24,40,0.35)');
  fillRound(ctx, start - 4, foot - 26, step * count + 8, 8, 4, '#b9834a');
  fillRound(ctx, start - 4, foot - 26, step * count + 8, 3, 1.5, '#e0b274');
  const posts = Array.from({ length: count }, (_, index): Point => ({
    x: start + (index + 0.5) * step,
    y: foot - 38,
  }));
  for (const { x, y } of posts) {
    fillRound(ctx, x - 5, y, 12, 38, 4, '#7a4f2a');
    fillRound(ctx, x - 6, y, 11, 38, 4, '#c08a50');
    fillRound(ctx, x - 6, y, 11, 6, 3, '#e8bd80');
  }
  play.visits.forEach(({ cell, born }, index) => {
    const post = posts[index % count];
    if (!post) return;
    const size = clamp(play.layout.cell / 44, 0.7, 1.3);
    drawVisit(ctx, play.time - born, spotOf(play.layout, cell), { x: post.x, y: post.y - 11 }, size);
  });
}

/** Draws advice on a pinned sheet. */
export function drawNote(ctx: Ctx, play: Play): void {
  const { toast, layout } = play;
  if (!toast) return;
  const shown = Math.min(clamp(toast.age / 0.3, 0, 1), clamp((toast.life - toast.age) / 0.4, 0, 1));
  const { x, y, width, height } = layout.note;
  const isTall = height > 50;
  const size = isTall ? 20 : 22;
  const lines = isTall ? breakLines(ctx, toast.text, { size, weight: 600 }, width - 26) : [toast.text];
  const tall = isTall ? lines.length * 25 + 26 : 42;
  const wide = isTall ? width : Math.min(width, textWidth(ctx, toast.text, size) + 44);
  const [middle, top] = [x + width / 2, isTall ? Math.max(6, y + (height - tall) / 2) : y];
  ctx.save();
  ctx.globalAlpha = clamp(shown * 1.4, 0, 1);
  ctx.translate(middle, top + tall / 2);
  const scale = 0.8 + 0.2 * easeOutBack(shown);
  ctx.scale(scale, scale);
  ctx.rotate(isTall ? -0.02 : 0);
  fillRound(ctx, -wide / 2 + 3, -tall / 2 + 5, wide, tall, 12, 'rgba(40,24,40,0.35)');
  fillRound(ctx, -wide / 2, -tall / 2, wide, tall, 12, '#fff6dd');
  roundRect(ctx, -wide / 2 + 3, -tall / 2 + 3, wide - 6, tall - 6, 9);
  setStroke(ctx, '#ecd4a0', 2);
  ctx.stroke();
  lines.forEach((line, index) =>
    text(ctx, line, 0, (index - (lines.length - 1) / 2) * 25 + 1, {
      size,
      color: '#5a3a1c',
      maxWidth: wide - 20,
    }),
  );
  ctx.restore();
}
