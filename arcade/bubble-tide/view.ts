import {
  type Ctx,
  alpha,
  fillCircle,
  fillEllipse,
  fillRound,
  setStroke,
  strokeArc,
  strokeLine,
  text,
} from '../kit/draw.ts';
import { easeOutCubic } from '../kit/ease.ts';
import { reducedMotion } from '../kit/motion.ts';
import type { Rect } from '../kit/stage.ts';
import { kindColor, type Bubbles } from './art.ts';
import { drawBoat, drawSwapSign } from './boat.ts';
import { muzzle } from './flight.ts';
import { CLEARANCE, LANTERN, PEARL, ROW_HEIGHT, WIDTH, centreOf } from './grid.ts';
import { toStage, type Layout } from './layout.ts';
import { alongPath, type Play } from './play.ts';
import { drawBeam, drawSea } from './scene.ts';

function drawGuide(ctx: Ctx, bubbles: Bubbles, layout: Layout, play: Play, time: number): void {
  const { guide, state } = play;
  if (!guide) return;
  const { unit } = layout.field;
  const total = guide.path.reduce((sum, point, n) => {
    const before = guide.path[n - 1];
    return before ? sum + Math.hypot(point.x - before.x, point.y - before.y) : 0;
  }, 0);
  const reach = Math.min(total, state.rules.guide);
  ctx.fillStyle = state.current === PEARL ? '#ffffff' : kindColor(state.current);
  const run = reducedMotion() ? 0 : (time * 2.2) % 1.3;
  for (let at = 1.6 + run; at < reach; at += 1.3) {
    const { x, y } = toStage(layout, alongPath(guide.path, at));
    ctx.globalAlpha = 0.95 * (1 - at / (state.rules.guide + 6));
    fillCircle(ctx, x, y, unit * 0.2);
  }
  ctx.globalAlpha = 1;
  if (total > state.rules.guide) return;
  const { x, y } = toStage(layout, centreOf(guide.cell, state.sink));
  bubbles.get(state.current).draw(ctx, x, y, 0.96, 0.96, 0, 0.34);
  setStroke(ctx, 'rgba(255,255,255,0.75)', 2);
  strokeArc(ctx, x, y, unit * 0.92);
}

function drawCluster(ctx: Ctx, bubbles: Bubbles, layout: Layout, play: Play, time: number): void {
  const { board, status } = play.state;
  const { unit } = layout.field;
  const isStill = reducedMotion();
  board.forEach((kind, index) => {
    if (kind === null) return;
    const push = play.effects.nudge(index);
    const { x, y } = toStage(layout, centreOf(index, play.sink));
    const at = { x: x + push.x * unit, y: y + push.y * unit };
    if (kind === LANTERN) {
      const flicker = isStill ? 1 : 1 + Math.sin(time * 5 + index) * 0.08;
      bubbles.glow.draw(ctx, at.x, at.y, flicker, flicker, 0, 0.85);
    }
    bubbles.get(kind).draw(ctx, at.x, at.y, 1, 1, 0, status === 'lost' ? 0.45 : 1);
  });
}

function drawDanger(ctx: Ctx, layout: Layout, play: Play, time: number): void {
  const { margin } = play;
  if (margin > 2.6) return;
  const { y } = toStage(layout, { x: 0, y: muzzle(play.tide).y - CLEARANCE });
  const pulse = reducedMotion() ? 0.7 : 0.55 + Math.sin(time * 5) * 0.25;
  setStroke(ctx, alpha('#ff5d73', pulse), 3);
  ctx.setLineDash([10, 9]);
  strokeLine(ctx, layout.field.x, y, layout.field.x + WIDTH * layout.field.unit, y);
  ctx.setLineDash([]);
}

/** Draws the number of misses that are left before the tide rises, as drops. */
function drawPatience(ctx: Ctx, x: number, y: number, play: Play): void {
  const { rules, misses } = play.state;
  const width = rules.patience * 19 + 22;
  fillRound(ctx, x, y - 20, width, 40, 20, 'rgba(10,20,72,0.72)');
  for (let n = 0; n < rules.patience; n++) {
    const isLeft = n < rules.patience - misses;
    const cx = x + 20 + n * 19;
    ctx.fillStyle = isLeft
      ? rules.patience - misses === 1
        ? '#ff8f9d'
        : '#7fe3ff'
      : 'rgba(255,255,255,0.16)';
    ctx.beginPath();
    ctx.moveTo(cx, y - 12);
    ctx.bezierCurveTo(cx + 9, y, cx + 8, y + 10, cx, y + 10);
    ctx.bezierCurveTo(cx - 8, y + 10, cx - 9, y, cx, y - 12);
    ctx.fill();
  }
}

/** Draws the oyster, which shows how many loose bubbles are still needed for a pearl. */
function drawOyster(ctx: Ctx, bubbles: Bubbles, right: number, y: number, play: Play): void {
  const { pearls, rules, next, current } = play.state;
  const isReady = next === PEARL || current === PEARL;
  const share = isReady ? 1 : pearls / rules.pearlAt;
  const width = 124;
  fillRound(ctx, right - width, y - 20, width, 40, 20, 'rgba(10,20,72,0.72)');
  fillRound(ctx, right - width + 46, y - 5, 66, 10, 5, 'rgba(255,255,255,0.16)');
  if (share > 0)
    fillRound(
      ctx,
      right - width + 46,
      y - 5,
      Math.max(10, 66 * share),
      10,
      5,
      isReady ? '#ffcb08' : '#f3c9ff',
    );
  const at = { x: right - width + 25, y: y + 3 };
  for (const [dx, dy, turn, color] of [
    [2, -9, -0.5, '#8f6fb8'],
    [0, 5, 0, '#c79be0'],
  ] as const) {
    fillEllipse(ctx, at.x + dx, at.y + dy, 17, 9, color, turn);
  }
  const size = 10 / (bubbles.get(PEARL).width / 2);
  bubbles
    .get(PEARL)
    .draw(ctx, at.x, at.y - 2, size * (0.6 + share * 0.5), size * (0.6 + share * 0.5), 0, 0.5 + share * 0.5);
}

function drawSinkCount(ctx: Ctx, layout: Layout, play: Play): void {
  const { rules, shots } = play.state;
  if (rules.sinkEvery === Infinity) return;
  const left = rules.sinkEvery - (shots % rules.sinkEvery);
  const { x, y, unit } = layout.field;
  const middle = x + (WIDTH * unit) / 2;
  const top = y + play.sink * ROW_HEIGHT * unit - 13;
  fillRound(ctx, middle - 24, top - 14, 48, 28, 14, left <= 2 ? '#c22a4a' : '#101a4f');
  ctx.fillStyle = '#fff';
  ctx.beginPath();
  ctx.moveTo(middle - 14, top - 4);
  ctx.lineTo(middle - 4, top - 4);
  ctx.lineTo(middle - 9, top + 4);
  ctx.fill();
  text(ctx, String(left), middle + 8, top + 1, { size: 18, weight: 700 });
}

/** Draws everything that moves, over the bay and the piers. */
export function drawPlay(
  ctx: Ctx,
  bubbles: Bubbles,
  layout: Layout,
  play: Play,
  view: Rect,
  time: number,
): void {
  const { state, shot } = play;
  const { unit } = layout.field;
  const isStill = reducedMotion();
  const clock = isStill ? 0 : time;
  const bob = isStill ? 0 : Math.sin(time * 1.6) * 2;
  const gun = toStage(layout, muzzle(play.tide));
  const surface = gun.y + unit * 2.5;
  const rise = Math.abs(play.tide - state.tide);

  drawSea(ctx, view, surface, clock, 'back', rise);
  drawBeam(ctx, layout, view, play.sink);
  drawCluster(ctx, bubbles, layout, play, time);
  drawSinkCount(ctx, layout, play);
  drawDanger(ctx, layout, play, time);
  if (state.status === 'playing') drawGuide(ctx, bubbles, layout, play, time);

  drawBoat(ctx, bubbles, {
    x: gun.x,
    y: gun.y + bob * 0.4,
    unit,
    aim: play.aim,
    current: shot ? null : state.current,
    next: state.next,
    recoil: play.recoil,
    turn: easeOutCubic(play.swapping),
    roll: isStill ? 0 : Math.sin(time * 1.3) * 0.02 + play.recoil * play.aim * 0.05,
    mood: play.mood,
    time: clock,
  });
  if (shot) {
    const at = toStage(layout, alongPath(shot.turn.outcome.flight.path, shot.travelled));
    bubbles.get(shot.kind).draw(ctx, at.x, at.y);
  }
  drawSea(ctx, view, surface + unit * 0.7, clock, 'front', rise);
  drawSwapSign(ctx, gun.x, gun.y, unit, shot ? 0.3 : 0.9);
  const strip = layout.height - (layout.isWide ? 24 : 30);
  drawPatience(ctx, layout.field.x + 6, strip, play);
  drawOyster(ctx, bubbles, layout.field.x + WIDTH * unit - 6, strip, play);
  play.effects.draw(ctx, bubbles);
}
