import { type Ctx, alpha, fillCircle, fillEllipse, fillRound, setStroke, text } from '../kit/draw.ts';
import { clamp, easeOutBack } from '../kit/ease.ts';
import { type Aim, deliveryOf, weightOf } from './aim.ts';
import type { Camera, Frame } from './camera.ts';
import type { Drill } from './drills.ts';
import { traceRing } from './ice-art.ts';
import { type Match, otherTeam } from './match.ts';
import { TEAM_NAMES, TONES, WOOL } from './palette.ts';
import { BACK_Y, HOG_Y, HOUSE, STONE, TEE_Y } from './sheet.ts';
import { type Team, distanceToTee, pathOf, speedTo } from './stones.ts';
import { phrase } from './texts.ts';

const BAR = 200;

/** Centres of the two curl buttons. */
export const handleButtons = ({ width, height }: Frame): { x: number; y: number; handle: -1 | 1 }[] =>
  ([-1, 1] as const).map((handle) => ({ x: width / 2 + handle * 120, y: height - 50, handle }));

export const BUTTON_RADIUS = 32;

function drawCurlArrow(ctx: Ctx, x: number, y: number, handle: number, isOn: boolean): void {
  fillCircle(ctx, x, y, BUTTON_RADIUS - 4, isOn ? TONES.gold : alpha(TONES.ink, 0.62));
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(handle, 1);
  setStroke(ctx, isOn ? TONES.ink : '#dfe8ff', 5);
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.beginPath();
  ctx.moveTo(-8, 13);
  ctx.quadraticCurveTo(-9, -8, 8, -9);
  ctx.moveTo(0, -16);
  ctx.lineTo(9, -9);
  ctx.lineTo(1, -1);
  ctx.stroke();
  ctx.restore();
}

export function drawHandleButtons(ctx: Ctx, frame: Frame, handle: number): void {
  for (const button of handleButtons(frame))
    drawCurlArrow(ctx, button.x, button.y, button.handle, button.handle === handle);
}

/**
 * Creates a function that returns the path of an aim. It caches the last path, because computing a path takes hundreds
 * of steps and the path changes only while the player aims.
 */
function createGuidePath(): (aim: Aim) => ReturnType<typeof pathOf> {
  let kept: { key: string; path: ReturnType<typeof pathOf> } | undefined;
  return (aim) => {
    const delivery = deliveryOf(aim);
    const key = `${delivery.line} ${delivery.handle} ${delivery.speed}`;
    if (kept?.key !== key) kept = { key, path: pathOf(delivery) };
    return kept.path;
  };
}

const guidePath = createGuidePath();

/** Draws the dotted path of a delivery over even ice, as far as the guide reaches. */
export function drawGuide(ctx: Ctx, camera: Camera, aim: Aim, guide: number, time: number): void {
  const path = guidePath(aim);
  const shown = Math.max(3, Math.floor(path.length * guide));
  const drift = (time * 1.4) % 1;
  for (let index = 1; index < shown; index += 1) {
    const [from, to] = [path[index - 1], path[index]];
    if (!from || !to || index % 2 === 0) continue;
    const [x, y] = [from.x + (to.x - from.x) * drift, from.y + (to.y - from.y) * drift];
    if (y > BACK_Y + 0.6) break;
    ctx.globalAlpha = 0.9 - 0.5 * (index / path.length);
    ctx.fillStyle = aim.weight === undefined ? TONES.line : TONES.ink;
    fillEllipse(ctx, camera.x(x, y), camera.y(y), camera.scale(y) * 0.06, camera.scale(y) * 0.045);
  }
  ctx.globalAlpha = 1;
  const end = path.at(-1);
  if (guide < 0.99 || !end || aim.weight === undefined || end.y > BACK_Y) return;
  traceRing(ctx, camera, end.x, end.y, STONE);
  setStroke(ctx, TONES.ink, 3);
  ctx.stroke();
}

/** Draws the weight gauge, which shows where a stone with this weight stops. */
export function drawWeight(ctx: Ctx, frame: Frame, weight: number | undefined): void {
  const isTall = frame.height > frame.width;
  const x = isTall ? frame.width - 34 : frame.width / 2 + frame.height * 0.39 + 40;
  const bottom = frame.height - 110;
  fillRound(ctx, x - 15, bottom - BAR - 8, 30, BAR + 16, 15, alpha(TONES.ink, 0.72));
  const at = (y: number): number => bottom - clamp(weightOf(speedTo(y)), 0, 1) * BAR;
  for (const [from, to, colour] of [
    [HOG_Y + STONE, TEE_Y - HOUSE, '#7fb2e8'],
    [TEE_Y - HOUSE, TEE_Y - HOUSE * 0.4, TONES.ringBlue],
    [TEE_Y - HOUSE * 0.4, TEE_Y + HOUSE * 0.4, TONES.ringRed],
    [TEE_Y + HOUSE * 0.4, BACK_Y, TONES.ringBlue],
  ] as const) {
    ctx.fillStyle = colour;
    ctx.fillRect(x - 8, at(to), 16, at(from) - at(to));
  }
  ctx.fillStyle = TONES.gold;
  ctx.fillRect(x - 8, bottom - BAR, 16, at(BACK_Y + 1) - bottom + BAR);
  const side = isTall ? -1 : 1;
  for (const [label, y] of [
    [phrase('gauge.hit'), bottom - BAR + 12],
    [phrase('gauge.house'), at(TEE_Y)],
    [phrase('gauge.guard'), at(7.8)],
  ] as const)
    text(ctx, label, x + side * 22, y, {
      size: 17,
      weight: 600,
      align: isTall ? 'right' : 'left',
      color: '#ffffff',
      outline: TONES.ink,
      outlineWidth: 4,
      maxWidth: isTall ? 100 : 140,
    });
  if (weight === undefined) return;
  const y = bottom - weight * BAR;
  ctx.fillStyle = '#ffffff';
  setStroke(ctx, TONES.ink, 3);
  ctx.beginPath();
  ctx.roundRect(x - 19, y - 6, 38, 12, 6);
  ctx.stroke();
  ctx.fill();
}

/** Draws the sweepers' breath and a hint for sweeping. */
export function drawBreath(ctx: Ctx, frame: Frame, breath: number, sweeps: boolean, hint: string): void {
  const [x, y, width] = [frame.width / 2, frame.height - 34, 230];
  fillRound(ctx, x - width / 2 - 5, y - 13, width + 10, 26, 13, alpha(TONES.ink, 0.74));
  const colour = breath < 0.25 ? '#ff8a7a' : sweeps ? TONES.gold : TONES.aurora;
  if (breath > 0.03) fillRound(ctx, x - width / 2, y - 8, width * breath, 16, 8, colour);
  if (hint !== '')
    text(ctx, hint, x, y - 32, {
      size: 24,
      weight: 700,
      color: '#ffffff',
      outline: TONES.ink,
      outlineWidth: 6,
      maxWidth: frame.width - 40,
    });
}

/** Draws the target of a drill. */
export function drawTarget(ctx: Ctx, camera: Camera, { target, kind }: Drill, time: number): void {
  if (kind === 'take-out') return;
  traceRing(ctx, camera, target.x, target.y, target.radius);
  ctx.fillStyle = alpha(TONES.gold, 0.22 + Math.sin(time * 4) * 0.06);
  ctx.fill();
  setStroke(ctx, TONES.gold, 4);
  ctx.setLineDash([12, 8]);
  ctx.lineDashOffset = -time * 16;
  ctx.stroke();
  ctx.setLineDash([]);
}

/** Draws rings around the stones that count when an end is over. */
export function drawCounting(
  ctx: Ctx,
  camera: Camera,
  match: Match,
  ids: readonly number[],
  age: number,
): void {
  match.stones
    .filter(({ id }) => ids.includes(id))
    .sort((one, other) => distanceToTee(one) - distanceToTee(other))
    .forEach((stone, index) => {
      const shown = easeOutBack(clamp((age - 0.3 - index * 0.35) / 0.3, 0, 1));
      if (shown <= 0) return;
      traceRing(ctx, camera, stone.x, stone.y, STONE * 1.5 * shown);
      setStroke(ctx, TONES.gold, 5);
      ctx.stroke();
      text(
        ctx,
        String(index + 1),
        camera.x(stone.x, stone.y),
        camera.y(stone.y) - camera.scale(stone.y) * 0.62,
        {
          size: 30,
          grow: shown,
          weight: 700,
          color: TONES.gold,
          outline: TONES.ink,
        },
      );
    });
}

/**
 * Draws large words over the fjord. `seconds` is the time for which they are shown, and `age` is the number of seconds
 * since they appeared.
 */
export function drawWords(
  ctx: Ctx,
  frame: Frame,
  words: string,
  age: number,
  seconds: number,
  team?: Team,
): void {
  if (age > seconds || words === '') return;
  const shown = easeOutBack(clamp(age / 0.3, 0, 1));
  ctx.globalAlpha = clamp((seconds - age) / 0.35, 0, 1);
  text(ctx, words, frame.width / 2, frame.height > frame.width ? 96 : 78, {
    size: 38,
    grow: shown,
    weight: 700,
    color: team === undefined ? '#ffffff' : team === 0 ? '#ffb3ae' : '#ffdf8f',
    outline: TONES.ink,
    maxWidth: frame.width - 40,
  });
  ctx.globalAlpha = 1;
}

/** Draws the points of every end so far on a wooden board. */
export function drawScores(ctx: Ctx, frame: Frame, match: Match): void {
  const columns = Math.max(4, match.scores.length) + 1;
  const [cell, left, top] = [
    44,
    frame.width / 2 - (columns * 44 + 70) / 2,
    frame.height > frame.width ? 130 : 112,
  ];
  fillRound(ctx, left - 12, top - 10, columns * cell + 94, 106, 14, TONES.wood);
  fillRound(ctx, left - 6, top - 4, columns * cell + 82, 94, 10, '#23306a');
  ([0, 1] as Team[]).forEach((team, row) => {
    const y = top + 44 + row * 32;
    text(ctx, TEAM_NAMES[team], left + 34, y, {
      size: 20,
      weight: 700,
      color: WOOL[team],
      maxWidth: 76,
    });
    let sum = 0;
    for (let end = 0; end < columns - 1; end += 1) {
      const score = match.scores[end];
      if (row === 0)
        text(ctx, String(end + 1), left + 92 + end * cell, top + 12, { size: 16, color: '#a9b8e8' });
      if (!score) continue;
      const points = score.team === team ? score.points : 0;
      sum += points;
      text(ctx, score.team === otherTeam(team) ? '0' : String(points), left + 92 + end * cell, y, {
        size: 20,
        weight: 600,
      });
    }
    text(ctx, String(sum), left + 92 + (columns - 1) * cell, y, { size: 24, weight: 700, color: TONES.gold });
  });
}

export const sweepHint = (keys: boolean): string => (keys ? phrase('hint.sweepKeys') : phrase('hint.sweep'));
export const aimHint = (keys: boolean): string => (keys ? phrase('hint.aimKeys') : phrase('hint.aim'));
