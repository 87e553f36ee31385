import { type Ctx, alpha, fillCircle, fillRound, setStroke, strokeArc, text } from '../kit/draw.ts';
import { clamp, easeOutBack } from '../kit/ease.ts';
import { createPlate } from '../kit/plate.ts';
import { createRandom } from '../kit/random.ts';
import type { Rect, Stage } from '../kit/stage.ts';
import type { Lens } from './camera.ts';
import { multiplier } from './parcels.ts';
import type { State } from './rules.ts';
import { TOP_SPEED } from './levels.ts';
import { phrase } from './texts.ts';

export interface Message {
  readonly words: string;
  readonly color: string;
  readonly size: number;
  x: number;
  y: number;
  age: number;
  readonly life: number;
}

const INK = '#1d3a4f';

/** Draws rain as slanting strokes that move towards the viewer. */
export function drawRain(ctx: Ctx, view: Rect, time: number, speed: number): void {
  const random = createRandom(21);
  setStroke(ctx, 'rgba(235,245,255,0.42)', 1.6);
  ctx.beginPath();
  for (let n = 0; n < 80; n += 1) {
    const fall = (random.next() + time * (1.3 + random.next() * 0.5)) % 1;
    const x = view.x + random.next() * view.width;
    const y = view.y + fall * view.height * 1.1 - 20;
    const spread = ((x - view.x - view.width / 2) / view.width) * (6 + speed * 0.8);
    ctx.moveTo(x, y);
    ctx.lineTo(x + spread, y + 20);
  }
  ctx.stroke();
}

/** Draws streaks of air that rush past in a tail wind. */
export function drawWind(ctx: Ctx, lens: Lens, tail: number, time: number): void {
  const { view, middle, horizon } = lens;
  const random = createRandom(33);
  setStroke(ctx, `rgba(255,255,255,${0.55 * tail})`, 3);
  ctx.lineCap = 'round';
  ctx.beginPath();
  for (let n = 0; n < 22; n += 1) {
    const angle = random.next() * Math.PI * 2;
    const run = (random.next() + time * 1.7) % 1;
    const from = (0.3 + run * 0.8) * Math.max(view.width, view.height) * 0.6;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle) * 0.7];
    ctx.moveTo(middle + dx * from, horizon + 60 + dy * from);
    ctx.lineTo(middle + dx * (from + 20 + 50 * run), horizon + 60 + dy * (from + 20 + 50 * run));
  }
  ctx.stroke();
}

/** Draws a bar that shows the distance travelled, with a mark for each gate. */
function drawProgress(ctx: Ctx, view: Rect, top: number, state: State): void {
  const wide = Math.min(300, view.width * 0.5);
  const x = view.x + (view.width - wide) / 2;
  const y = top + 8;
  const end = state.track.gates.at(-1) ?? 1;
  fillRound(ctx, x - 5, y - 6, wide + 10, 12, 6, alpha(INK, 0.5));
  fillRound(ctx, x, y - 2.5, wide, 5, 2.5, 'rgba(255,255,255,0.4)');
  fillRound(ctx, x, y - 2.5, wide * clamp(state.z / end, 0.02, 1), 5, 2.5, '#8fe0c8');
  state.track.gates.forEach((gate, n) => {
    ctx.fillStyle = n < state.gates ? '#8fe0c8' : n === state.track.gates.length - 1 ? '#ff8a6b' : '#fffaf0';
    fillCircle(ctx, x + (wide * gate) / end, y, 5);
  });
  const van = x + wide * clamp(state.z / end, 0, 1);
  fillRound(ctx, van - 8, y - 9, 16, 12, 4, '#fffaf0');
  fillRound(ctx, van - 8, y - 9, 16, 6, 3, '#8fe0c8');
}

const DIAL = 38;

const dialPlace = (view: Rect): { x: number; y: number } => ({
  x: view.x + view.width - DIAL - 14,
  y: view.y + view.height - DIAL - 14,
});

function traceDial(ctx: Ctx, { x, y }: { x: number; y: number }, share: number, color: string): void {
  ctx.lineCap = 'round';
  setStroke(ctx, color, 6);
  strokeArc(ctx, x, y, DIAL - 3, Math.PI * 0.75, Math.PI * (0.75 + 1.5 * share));
}

/** Draws the part of the dial that never changes. */
function paintDial(ctx: Ctx, view: Rect): void {
  const place = dialPlace(view);
  const { x, y } = place;
  fillCircle(ctx, x, y, DIAL + 6, alpha(INK, 0.72));
  traceDial(ctx, place, 1, 'rgba(255,255,255,0.22)');
  text(ctx, 'km/h', x, y + 18, { size: 11, weight: 600, color: '#cfe9e6' });
}

/** Draws the speed on the dial, and a sign above it while the van has a tail wind. */
function drawDial(ctx: Ctx, view: Rect, state: State): void {
  const place = dialPlace(view);
  const { x, y } = place;
  const share = clamp(state.speed / (TOP_SPEED * 1.22), 0.01, 1);
  traceDial(ctx, place, share, state.speed > TOP_SPEED ? '#7df0ff' : '#8fe0c8');
  text(ctx, String(Math.round(state.speed * 3.6)), x, y - 2, { size: 25, weight: 700 });
  if (state.tail > 0.05)
    text(ctx, phrase('sign.wind'), x, y - DIAL - 16, {
      size: 13,
      weight: 700,
      color: '#bff6ff',
      outline: INK,
    });
}

const streakPlace = (view: Rect): { x: number; y: number } => ({
  x: view.x + 14,
  y: view.y + view.height - 60,
});

/**
 * Paints a row of three parcels. The first `filled` of them represent the hits that count towards the next increase of
 * a parcel's value.
 */
function paintStreak(ctx: Ctx, view: Rect, filled: number): void {
  const { x, y } = streakPlace(view);
  fillRound(ctx, x, y, 112, 46, 16, alpha(INK, 0.72));
  for (let n = 0; n < 3; n += 1) {
    const isIn = filled > n;
    fillRound(ctx, x + 50 + n * 19, y + 15, 15, 15, 3, isIn ? '#e8b87a' : 'rgba(255,255,255,0.16)');
    if (isIn) fillRound(ctx, x + 55.5 + n * 19, y + 15, 4, 15, 1, '#fff3df');
  }
}

function drawTimes(ctx: Ctx, view: Rect, times: number, pop: number): void {
  const { x, y } = streakPlace(view);
  text(ctx, `×${times}`, x + 26, y + 23, {
    size: 25,
    grow: 1 + pop * 0.32,
    weight: 700,
    color: times > 1 ? '#ffd24a' : '#ffffff',
  });
}

function drawMessages(ctx: Ctx, messages: readonly Message[], width: number): void {
  for (const message of messages) {
    const grow = easeOutBack(clamp(message.age / 0.22, 0, 1));
    ctx.globalAlpha = clamp((message.life - message.age) * 3, 0, 1);
    text(ctx, message.words, message.x, message.y - message.age * 16, {
      size: message.size,
      grow,
      weight: 700,
      color: message.color,
      outline: INK,
      maxWidth: width * 0.92,
    });
    ctx.globalAlpha = 1;
  }
}

export interface OverlayLook {
  readonly top: number;
  readonly streakPop: number;
  readonly messages: readonly Message[];
}

/** Creates the gauges and texts that are drawn over the picture. The parts that rarely change are cached. */
export function createOverlay(stage: Stage, view: Rect) {
  let filled = 0;
  const dial = createPlate(
    stage,
    () => {
      const { x, y } = dialPlace(view);
      return { x: x - DIAL - 8, y: y - DIAL - 8, width: DIAL * 2 + 16, height: DIAL * 2 + 16 };
    },
    (ctx) => paintDial(ctx, view),
  );
  const streak = createPlate(
    stage,
    () => ({ ...streakPlace(view), width: 114, height: 48 }),
    (ctx) => paintStreak(ctx, view, filled),
  );
  return {
    draw(ctx: Ctx, state: State, look: OverlayLook): void {
      const times = multiplier(state.streak);
      filled = times === 5 ? 3 : state.streak % 3;
      drawProgress(ctx, view, look.top, state);
      streak.draw(ctx, filled);
      drawTimes(ctx, view, times, look.streakPop);
      dial.draw(ctx, '');
      drawDial(ctx, view, state);
      drawMessages(ctx, look.messages, view.width);
    },
  };
}
