import {
  type Ctx,
  alpha,
  fillCircle,
  fillRound,
  setStroke,
  starPath,
  strokeArc,
  strokeLine,
  text,
} from '../kit/draw.ts';
import { clamp, easeOutBack, lerp } from '../kit/ease.ts';
import type { Needle } from './aim.ts';
import type { Level } from './levels.ts';
import { FIRST_LEVEL } from './levels.ts';
import { TONES } from './palette.ts';
import { phrase } from './texts.ts';

/** Describes the goal of a level. */
export const goalText = ({ aim, stars, endless }: Level): string =>
  endless
    ? phrase('goal.endless')
    : phrase('goal.aim', { aim: aim === 'banks' ? 'other' : aim, count: stars[0] });

/** Returns a text about what is new in a level, or another tip. */
export function tipText({ number, endless, aim }: Level): string {
  if (endless) return phrase('tip.endless');
  const tips: Readonly<Record<number, string>> = {
    1: phrase('tip.first'),
    [FIRST_LEVEL.fire]: phrase('tip.fire'),
    [FIRST_LEVEL.gold]: phrase('tip.gold'),
    [FIRST_LEVEL.tank]: phrase('tip.tank'),
    [FIRST_LEVEL.wind]: phrase('tip.wind'),
    [FIRST_LEVEL.move]: phrase('tip.move'),
    [FIRST_LEVEL.line]: phrase('tip.line'),
    [FIRST_LEVEL.tilt]: phrase('tip.tilt'),
  };
  return (
    tips[number] ??
    { banks: phrase('tip.banks'), streak: phrase('tip.streak'), points: '', swishes: '', baskets: '' }[aim]
  );
}

/** Draws the dotted arc of the next throw. */
export function drawGuide(ctx: Ctx, points: readonly { x: number; y: number }[], power: number): void {
  points.forEach(({ x, y }, index) => {
    const share = index / Math.max(1, points.length);
    ctx.globalAlpha = 1 - share * 0.75;
    fillCircle(ctx, x, y, lerp(7.5, 4, share), TONES.deep);
    fillCircle(ctx, x, y, lerp(5.5, 2.6, share), power > 0.8 ? '#ffd0b8' : '#fffdf4');
  });
  ctx.globalAlpha = 1;
}

/** Draws the sling under the finger, from the start of the pull to the current position. */
export function drawPull(ctx: Ctx, fromX: number, fromY: number, x: number, y: number, power: number): void {
  ctx.lineCap = 'round';
  setStroke(ctx, alpha(TONES.deep, 0.4), 9);
  strokeLine(ctx, fromX, fromY, x, y);
  setStroke(ctx, power > 0.8 ? TONES.coral : '#fff3de', 4);
  ctx.stroke();
  ctx.fillStyle = alpha('#fff3de', 0.9);
  for (const [cx, cy, r] of [
    [fromX, fromY, 5],
    [x, y, 11],
  ] as const) {
    fillCircle(ctx, cx, cy, r);
  }
}

/** Draws the dial for aiming by keys: a fan with a needle, and the power beside it. */
export function drawNeedle(ctx: Ctx, needle: Needle, x: number, y: number): void {
  if (needle.step === 'rest') return;
  ctx.lineCap = 'round';
  setStroke(ctx, alpha(TONES.deep, 0.55), 16);
  strokeArc(ctx, x, y, 66, -1.45, -0.3);
  setStroke(ctx, alpha('#fff3de', 0.55), 3);
  strokeArc(ctx, x, y, 66, -1.45, -0.3);
  const [cos, sin] = [Math.cos(needle.angle), -Math.sin(needle.angle)];
  setStroke(ctx, needle.step === 'angle' ? TONES.gold : '#fff3de', 6);
  strokeLine(ctx, x + cos * 30, y + sin * 30, x + cos * 74, y + sin * 74);
  if (needle.step !== 'power') return;
  const height = 110;
  const left = x - 66;
  fillRound(ctx, left - 4, y - height / 2 - 4, 24, height + 8, 12, alpha(TONES.deep, 0.7));
  const filled = Math.max(14, height * needle.power);
  fillRound(ctx, left, y + height / 2 - filled, 16, filled, 8, needle.power > 0.8 ? TONES.coral : TONES.gold);
}

/** Draws the bar of the level with its three stars. */
export function drawProgress(ctx: Ctx, level: Level, count: number, x: number, pop: number): void {
  const most = level.stars[2];
  const width = 250;
  const left = x - width / 2;
  const y = 20;
  fillRound(ctx, left - 4, y - 9, width + 8, 18, 9, alpha(TONES.deep, 0.72));
  const filled = clamp(count / most, 0, 1) * width;
  if (filled > 4) fillRound(ctx, left, y - 5, filled, 10, 5, TONES.gold);
  level.stars.forEach((stars, index) => {
    const isLit = count >= stars;
    const size =
      13 * (isLit && index === level.stars.filter((at) => count >= at).length - 1 ? 1 + pop * 0.7 : 1);
    starPath(ctx, left + (stars / most) * width, y, size, size * 0.5);
    ctx.lineWidth = 5;
    ctx.lineJoin = 'round';
    ctx.strokeStyle = TONES.deep;
    ctx.stroke();
    ctx.fillStyle = isLit ? TONES.gold : '#6f9ea0';
    ctx.fill();
  });
}

/** Draws the words at the start of a level. `age` is in seconds. */
export function drawBanner(ctx: Ctx, level: Level, x: number, y: number, width: number, age: number): void {
  const seconds = 2.6;
  if (age > seconds) return;
  const shown = easeOutBack(clamp(age / 0.35, 0, 1));
  ctx.save();
  ctx.globalAlpha = clamp((seconds - age) / 0.4, 0, 1);
  ctx.translate(x, y);
  ctx.scale(shown, shown);
  text(ctx, goalText(level), 0, 0, {
    size: 44,
    weight: 700,
    color: '#fff8e8',
    outline: TONES.deep,
    maxWidth: width,
  });
  const tip = tipText(level);
  if (tip !== '')
    text(ctx, tip, 0, 42, {
      size: 24,
      weight: 600,
      color: '#ffe3a0',
      outline: TONES.deep,
      outlineWidth: 5,
      maxWidth: width,
    });
  ctx.restore();
}
