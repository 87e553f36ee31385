import { type Ctx, fillEllipse, fillRound, setStroke, starPath, text } from '../kit/draw.ts';
import { formatNumber } from '../kit/texts.ts';
import type { Layout } from './layout.ts';
import type { Goal } from './difficulty.ts';
import type { Play } from './play.ts';
import { CHAIN_GRACE, HEAP_FULL, type State } from './rules.ts';
import type { Sprites } from './sprites.ts';
import { phrase } from './texts.ts';

/** Minimum scores for one, two and three stars in a daily orchard. */
export const DAILY_STARS = [2500, 4500, 7000] as const;

/** Returns the stars of a daily score. */
export const dailyStars = (score: number): number => DAILY_STARS.filter((need) => score >= need).length;

/** Returns the positions of the goals' icons. */
export function goalSpots(layout: Layout, count: number): { x: number; y: number }[] {
  const { x, y, width, height } = layout.goals;
  return Array.from({ length: count }, (_, i) =>
    layout.isWide
      ? { x: x + 44, y: y + 84 + i * (count > 3 ? 51 : 64) }
      : { x: x + (width / count) * (i + 0.5) - 26, y: y + height / 2 },
  );
}

function drawTick(ctx: Ctx, x: number, y: number): void {
  fillRound(ctx, x - 13, y - 13, 26, 26, 13, '#1f9d6b');
  setStroke(ctx, '#fff', 4);
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.beginPath();
  ctx.moveTo(x - 6, y);
  ctx.lineTo(x - 1, y + 5);
  ctx.lineTo(x + 7, y - 5);
  ctx.stroke();
}

function drawIcon(ctx: Ctx, sprites: Sprites, goal: Goal, x: number, y: number, scale: number): void {
  if (goal.kind === 'fruit') sprites.fruit(goal.fruit).draw(ctx, x, y, scale * 0.92);
  else if (goal.kind === 'grove') {
    fillRound(ctx, x - 19 * scale, y - 19 * scale, 38 * scale, 38 * scale, 9, '#1f5f4d');
    for (let cell = 0; cell < 9; cell++) {
      const color = cell === 4 || cell === 6 ? '#e9b676' : '#b6dd3c';
      const cx = x + ((cell % 3) - 1) * 12 * scale;
      const cy = y + (Math.floor(cell / 3) - 1) * 12 * scale;
      fillRound(ctx, cx - 5, cy - 5, 10, 10, 4, color);
    }
  } else {
    fillRound(ctx, x - 21 * scale, y - 17 * scale, 42 * scale, 34 * scale, 12, '#ffcb08');
    text(ctx, `×${goal.need}`, x, y + 1, { size: 22 * scale, weight: 700, color: '#202237' });
  }
}

function drawDaily(ctx: Ctx, layout: Layout, state: State): void {
  const { x, y, width, height } = layout.goals;
  if (layout.isWide) text(ctx, phrase('panel.today'), x + width / 2, y + 34, { size: 24, weight: 600 });
  DAILY_STARS.forEach((need, i) => {
    const spot = layout.isWide
      ? { x: x + 44, y: y + 92 + i * 66 }
      : { x: x + (width / 3) * (i + 0.5) - 34, y: y + height / 2 };
    const share = Math.min(1, state.score / need);
    ctx.fillStyle = share === 1 ? '#ffcb08' : 'rgba(255,255,255,0.2)';
    starPath(ctx, spot.x, spot.y, 19);
    ctx.fill();
    text(ctx, formatNumber(need), spot.x + 32, spot.y + 1, {
      size: 24,
      weight: 600,
      align: 'left',
      color: share === 1 ? '#ffcb08' : '#fff',
    });
  });
}

/**
 * Draws the chain. Its green leaves count the placements without a harvest until the chain ends. Draws nothing in
 * narrow layouts.
 */
function drawChain(ctx: Ctx, layout: Layout, { chain, dry }: State): void {
  if (!layout.isWide) return;
  const { x, y, width, height } = layout.goals;
  const top = y + height - 74;
  fillRound(
    ctx,
    x + 14,
    top,
    width - 28,
    60,
    16,
    chain > 0 ? 'rgba(255,203,8,0.16)' : 'rgba(255,255,255,0.06)',
  );
  text(ctx, phrase('chip.chain'), x + 30, top + 20, {
    size: 15,
    weight: 500,
    align: 'left',
    color: 'rgba(255,255,255,0.75)',
  });
  for (let leaf = 0; leaf <= CHAIN_GRACE; leaf++) {
    ctx.fillStyle = chain > 0 && leaf < CHAIN_GRACE + 1 - dry ? '#8fcf5f' : 'rgba(255,255,255,0.16)';
    ctx.beginPath();
    ctx.ellipse(x + 40 + leaf * 20, top + 42, 9, 5, -0.5, 0, Math.PI * 2);
    ctx.fill();
  }
  const color = chain > 0 ? '#ffcb08' : 'rgba(255,255,255,0.4)';
  text(ctx, `×${chain}`, x + width - 46, top + 31, { size: 34, weight: 700, color });
}

/**
 * Draws the chain, and the goals of the level as icons with the remaining numbers. A daily orchard shows the scores for
 * its stars instead of goals.
 */
export function drawGoals(ctx: Ctx, sprites: Sprites, layout: Layout, { state, effects }: Play): void {
  drawChain(ctx, layout, state);
  if (state.isDaily) return drawDaily(ctx, layout, state);
  const { x, y, width } = layout.goals;
  if (layout.isWide) text(ctx, phrase('panel.orders'), x + width / 2, y + 34, { size: 24, weight: 600 });
  goalSpots(layout, state.goals.length).forEach((spot, i) => {
    const goal = state.goals[i];
    if (!goal) return;
    const reached = (state.reached[i] ?? 0) - effects.inFlight(i);
    const left = goal.need - reached;
    drawIcon(ctx, sprites, goal, spot.x, spot.y, 1 + effects.swell(i) * 0.3);
    const at = spot.x + 34;
    if (left <= 0) return drawTick(ctx, at + 16, spot.y);
    if (!layout.isWide) {
      text(ctx, String(left), at - 4, spot.y + 1, { size: 30, weight: 700, align: 'left' });
      return;
    }
    text(ctx, String(left), at, spot.y - 7, { size: 28, weight: 700, align: 'left' });
    fillRound(ctx, at, spot.y + 12, 104, 9, 4.5, 'rgba(255,255,255,0.14)');
    if (reached > 0)
      fillRound(ctx, at, spot.y + 12, Math.max(9, (104 * reached) / goal.need), 9, 4.5, '#ffcb08');
  });
}

/** Draws the compost heap: the charges as a sack with a number, and the fill level of the heap. */
export function drawCompost(ctx: Ctx, layout: Layout, { state, hand }: Play, time: number): void {
  const { x, y, width, height } = layout.compost;
  const isOn = state.compost > 0;
  const middle = x + width / 2;
  const isStuck = isOn && state.status === 'playing' && state.tray.some(Boolean);
  const lift = hand.held === 'compost' && isStuck ? Math.sin(time * 6) * 3 : 0;
  if (hand.held === 'compost') {
    setStroke(ctx, '#c8f08c', 4);
    ctx.beginPath();
    ctx.roundRect(x + 2, y + 2, width - 4, height - 4, 20);
    ctx.stroke();
  }
  ctx.save();
  ctx.translate(middle, y + height * 0.42 + lift);
  ctx.globalAlpha = isOn ? 1 : 0.4;
  ctx.fillStyle = '#8a5a34';
  ctx.beginPath();
  ctx.moveTo(-22, -24);
  ctx.bezierCurveTo(-46, 6, -42, 34, -26, 38);
  ctx.lineTo(26, 38);
  ctx.bezierCurveTo(42, 34, 46, 6, 22, -24);
  ctx.fill();
  ctx.fillStyle = '#6a4224';
  ctx.fillRect(-22, -27, 44, 8);
  fillEllipse(ctx, 0, -27, 24, 9, '#3a2515');
  setStroke(ctx, '#7fd06a', 4);
  ctx.lineCap = 'round';
  ctx.beginPath();
  ctx.moveTo(0, -28);
  ctx.quadraticCurveTo(-1, -40, 0, -46);
  ctx.stroke();
  ctx.fillStyle = '#7fd06a';
  for (const side of [-1, 1]) {
    ctx.beginPath();
    ctx.ellipse(side * 9, -47, 9, 5, side * -0.5, 0, Math.PI * 2);
    ctx.fill();
  }
  text(ctx, `×${state.compost}`, 0, 10, { size: 27, weight: 700, color: '#fff3d6' });
  ctx.restore();
  const bar = width - 40;
  const barY = y + height - 20;
  fillRound(ctx, x + 20, barY, bar, 9, 4.5, 'rgba(255,255,255,0.14)');
  if (state.heap > 0)
    fillRound(ctx, x + 20, barY, Math.max(9, (bar * state.heap) / HEAP_FULL), 9, 4.5, '#8fcf5f');
}
