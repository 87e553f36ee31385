import { type Ctx, alpha, fillRound, setStroke, text } from '../kit/draw.ts';
import { reducedMotion } from '../kit/motion.ts';
import type { Rect } from '../kit/stage.ts';
import type { Siege } from './state.ts';
import { phrase } from './texts.ts';

interface Flake {
  x: number;
  y: number;
  size: number;
  sway: number;
}

export interface Weather {
  step(dt: number, wind: number, box: Rect): void;
  draw(ctx: Ctx): void;
}

/** Creates flakes that drift as the wind blows. */
export function createWeather(): Weather {
  const count = reducedMotion() ? 14 : 46;
  const flakes = Array.from({ length: count }, (_, index): Flake => ({
    x: Math.random(),
    y: Math.random(),
    size: 1.2 + (index % 4) * 0.7,
    sway: index,
  }));
  let seen: Rect = { x: 0, y: 0, width: 1, height: 1 };
  return {
    step(dt, wind, box) {
      seen = box;
      for (const flake of flakes) {
        flake.sway += dt;
        flake.y = (flake.y + (dt * (16 + flake.size * 12)) / box.height) % 1;
        const drift = wind * (1 + flake.size * 0.5) + Math.sin(flake.sway) * 8;
        flake.x = (flake.x + (dt * drift) / box.width + 1) % 1;
      }
    },
    draw(ctx) {
      ctx.fillStyle = 'rgba(255,255,255,0.8)';
      for (const { x, y, size } of flakes)
        ctx.fillRect(seen.x + x * seen.width, seen.y + y * seen.height, size, size);
    },
  };
}

/** Draws the streamer that shows the direction and strength of the wind. */
export function drawWind(ctx: Ctx, x: number, y: number, card: number, siege: Siege, time: number): void {
  if (siege.valley.wind === 0) return;
  const unit = card / 46;
  const strength = Math.round(Math.abs(siege.wind) / 2);
  const way = Math.sign(siege.wind);
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(unit, unit);
  fillRound(ctx, -64, -17, 128, 34, 17, alpha('#2a1d63', 0.62));
  text(ctx, phrase('chip.wind'), -36, 0, { size: 15, color: '#d8ccff' });
  text(ctx, String(strength), 42, 0, { size: 18, weight: 700 });
  const long = 6 + Math.min(22, strength * 1.1);
  const wave = Math.sin(time * 5) * 1.6;
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  setStroke(ctx, strength > 11 ? '#ff7f8e' : '#ffd98a', 4.5);
  ctx.beginPath();
  ctx.moveTo(7 - (way * long) / 2, wave);
  ctx.lineTo(7 + (way * long) / 2, -wave);
  ctx.moveTo(7 + way * (long / 2 - 6), -6 - wave);
  ctx.lineTo(7 + (way * long) / 2, -wave);
  ctx.lineTo(7 + way * (long / 2 - 6), 6 - wave);
  if (strength > 0) ctx.stroke();
  ctx.restore();
}
