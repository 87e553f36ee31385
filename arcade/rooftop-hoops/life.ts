import { type Ctx, alpha, fillCircle, setStroke, strokeLine } from '../kit/draw.ts';
import { approach } from '../kit/ease.ts';
import { reducedMotion } from '../kit/motion.ts';
import type { Rect } from '../kit/stage.ts';
import { type Arena, floorOf } from './court.ts';
import { TONES } from './palette.ts';

interface Pigeon {
  readonly place: number;
  readonly tone: string;
  /** Seconds of flutter left. */
  flutter: number;
}

export interface Life {
  /** Makes the pigeons near a position fly up. */
  startle(x: number, arena: Arena): void;
  step(dt: number, wind: number): void;
  draw(ctx: Ctx, arena: Arena, visible: Rect): void;
}

const FLUTTER = 1.1;
const STREAKS = 9;

function drawPigeon(ctx: Ctx, pigeon: Pigeon, x: number, y: number, time: number): void {
  const share = pigeon.flutter / FLUTTER;
  const up = Math.sin(Math.min(1, share) * Math.PI) * 44;
  const bob = pigeon.flutter > 0 ? 0 : Math.max(0, Math.sin(time * 2 + pigeon.place * 40)) * 2;
  ctx.save();
  ctx.translate(x, y - up);
  ctx.scale(pigeon.place > 0.5 ? -1 : 1, 1);
  ctx.fillStyle = pigeon.tone;
  ctx.beginPath();
  ctx.ellipse(0, -9, 12, 8, -0.25, 0, Math.PI * 2);
  ctx.moveTo(-9, -8);
  ctx.lineTo(-20, -4);
  ctx.lineTo(-10, -3);
  ctx.fill();
  fillCircle(ctx, 9 + bob, -16, 5.4, '#3f7d7c');
  ctx.fillStyle = '#f2a05c';
  ctx.fillRect(14 + bob, -17, 5, 2.4);
  ctx.fillRect(-1, -2, 2, 4);
  ctx.fillRect(4, -2, 2, 4);
  fillCircle(ctx, 10.5 + bob, -17.5, 1.3, '#fff3de');
  ctx.fillStyle = alpha(TONES.deep, 0.35);
  ctx.beginPath();
  if (pigeon.flutter > 0) ctx.ellipse(-3, -16, 6, 13, Math.sin(time * 40) * 0.9, 0, Math.PI * 2);
  else ctx.ellipse(-3, -9, 8, 4.5, -0.2, 0, Math.PI * 2);
  ctx.fill();
  ctx.restore();
}

/** Draws a vent box with a fan that turns with the wind. */
function drawVent(ctx: Ctx, x: number, y: number, turn: number): void {
  ctx.fillStyle = '#9fb7ad';
  ctx.beginPath();
  ctx.roundRect(x - 27, y - 50, 54, 50, 7);
  ctx.fill();
  ctx.fillStyle = '#d8e2d2';
  ctx.fillRect(x - 27, y - 46, 54, 5);
  fillCircle(ctx, x, y - 22, 18, '#37565d');
  ctx.fillStyle = '#b9cdc2';
  for (let blade = 0; blade < 4; blade += 1) {
    ctx.beginPath();
    ctx.ellipse(
      x + Math.cos(turn + (blade * Math.PI) / 2) * 8,
      y - 22 + Math.sin(turn + (blade * Math.PI) / 2) * 8,
      8,
      3.4,
      turn + (blade * Math.PI) / 2 + 0.4,
      0,
      Math.PI * 2,
    );
    ctx.fill();
  }
}

function drawFlag(ctx: Ctx, x: number, foot: number, wind: number, time: number): void {
  const top = foot - 168;
  ctx.strokeStyle = '#7b4638';
  ctx.lineCap = 'round';
  ctx.lineWidth = 5;
  strokeLine(ctx, x, foot, x, top);
  fillCircle(ctx, x, top, 5, TONES.gold);
  const strength = Math.min(1, Math.abs(wind) / 260);
  const side = wind < 0 ? -1 : 1;
  const length = 62;
  const droop = (1 - strength) * 1.25;
  const point = (share: number, edge: number): [number, number] => {
    const wave = Math.sin(time * (4 + strength * 8) - share * 6) * 5 * share * (0.3 + strength);
    const reach = length * share;
    return [
      x + side * (reach * Math.cos(droop) + edge * 0.18 * Math.sin(droop)),
      top + 8 + reach * Math.sin(droop) + edge * (1 - share * 0.72) + wave,
    ];
  };
  ctx.fillStyle = TONES.coral;
  ctx.beginPath();
  for (let index = 0; index <= 8; index += 1) ctx.lineTo(...point(index / 8, 0));
  for (let index = 8; index >= 0; index -= 1) ctx.lineTo(...point(index / 8, 34));
  ctx.closePath();
  ctx.fill();
  ctx.fillStyle = alpha('#fff3de', 0.85);
  ctx.beginPath();
  for (let index = 0; index <= 8; index += 1) ctx.lineTo(...point(index / 8, 12));
  for (let index = 8; index >= 0; index -= 1) ctx.lineTo(...point(index / 8, 21));
  ctx.closePath();
  ctx.fill();
}

/** Creates the moving background: pigeons, the flag, vents and the wind. */
export function createLife(): Life {
  const pigeons: Pigeon[] = [
    { place: 0.06, tone: '#8ea2a8', flutter: 0 },
    { place: 0.4, tone: '#b4a59e', flutter: 0 },
    { place: 0.45, tone: '#7f959d', flutter: 0 },
    { place: 0.97, tone: '#98a9ac', flutter: 0 },
  ];
  let time = 0;
  let shown = 0;
  let turn = 0;
  return {
    startle(x, arena) {
      for (const pigeon of pigeons) {
        if (Math.abs(pigeon.place * arena.width - x) < arena.width * 0.3 && pigeon.flutter <= 0)
          pigeon.flutter = FLUTTER;
      }
    },
    step(dt, wind) {
      if (reducedMotion()) {
        shown = wind;
        return;
      }
      time += dt;
      shown = approach(shown, wind, 3, dt);
      turn += dt * (0.6 + Math.abs(shown) * 0.09);
      for (const pigeon of pigeons) pigeon.flutter = Math.max(0, pigeon.flutter - dt);
    },
    draw(ctx, arena, visible) {
      const ledge = floorOf(arena) - 84;
      drawVent(ctx, arena.width * (shown < 0 ? 0.93 : 0.04), ledge + 2, turn);
      drawFlag(ctx, arena.width * 0.29, ledge + 4, shown, time);
      for (const pigeon of pigeons) drawPigeon(ctx, pigeon, arena.width * pigeon.place, ledge + 1, time);
      if (Math.abs(shown) < 25) return;
      setStroke(ctx, alpha('#fff8e6', Math.min(0.5, Math.abs(shown) / 420)), 2.4);
      ctx.lineCap = 'round';
      ctx.beginPath();
      for (let index = 0; index < STREAKS; index += 1) {
        const length = 40 + Math.abs(shown) * 0.22;
        const way = (index * 0.377 + time * shown * 0.0022 * (0.7 + (index % 3) * 0.25)) % 1;
        const x = visible.x + (way < 0 ? way + 1 : way) * visible.width;
        const y = 40 + ((index * 67) % Math.max(80, ledge - 120)) + Math.sin(time * 2 + index) * 8;
        ctx.moveTo(x, y);
        ctx.quadraticCurveTo(x + length / 2, y - 7, x + length, y);
      }
      ctx.stroke();
    },
  };
}
