import { fillCircle, setStroke } from '../kit/draw.ts';
import type { Ctx, Sprite } from '../kit/draw.ts';
import { reducedMotion } from '../kit/motion.ts';
import { createRandom } from '../kit/random.ts';
import type { Rect } from '../kit/stage.ts';
import type { Weather } from './weather.ts';

const random = createRandom(77);
/** Drops, petals and fireflies drift on fixed tracks through a frame of 1 by 1. */
const TRACKS = Array.from({ length: 46 }, () => ({
  x: random.next(),
  y: random.next(),
  pace: random.range(0.6, 1.4),
  turn: random.range(0, 6),
}));

const wrap = (value: number): number => value - Math.floor(value);

function rain(ctx: Ctx, { x, y, width, height }: Rect, time: number): void {
  setStroke(ctx, 'rgba(226,238,252,0.5)', 2);
  ctx.beginPath();
  for (const track of TRACKS) {
    const at = wrap(track.y + time * track.pace * 1.1);
    const dropX = x + wrap(track.x - at * 0.12) * width;
    const dropY = y + at * height;
    ctx.moveTo(dropX, dropY);
    ctx.lineTo(dropX - 5, dropY + 26);
  }
  ctx.stroke();
}

function petals(ctx: Ctx, { x, y, width, height }: Rect, time: number, sprites: readonly Sprite[]): void {
  TRACKS.slice(0, 13).forEach((track, index) => {
    const at = wrap(track.x + time * track.pace * 0.11);
    const lift = Math.sin(time * track.pace * 2 + track.turn) * 0.03;
    sprites[index % sprites.length]?.draw(
      ctx,
      x + (at * 1.1 - 0.05) * width,
      y + wrap(track.y + at * 0.3 + lift) * height,
      0.85,
      0.85 * Math.cos(time * 2 * track.pace + track.turn),
      track.turn + time * track.pace * 1.4,
      0.9,
    );
  });
}

function fireflies(ctx: Ctx, { x, y, width, height }: Rect, time: number): void {
  ctx.fillStyle = '#fff3a0';
  for (const track of TRACKS.slice(0, 16)) {
    const glow = Math.max(0, Math.sin(time * track.pace * 1.6 + track.turn));
    const flyX = x + wrap(track.x + Math.sin(time * 0.3 * track.pace + track.turn) * 0.04) * width;
    const flyY = y + wrap(track.y + Math.cos(time * 0.24 * track.pace + track.turn) * 0.05) * height;
    for (const [radius, opacity] of [
      [11, 0.16],
      [6, 0.26],
      [2.6, 0.95],
    ] as const) {
      ctx.globalAlpha = glow * opacity;
      fillCircle(ctx, flyX, flyY, radius);
    }
  }
  ctx.globalAlpha = 1;
}

/** Draws the shadows of twigs that sway over the cloth. */
export function drawShade(
  ctx: Ctx,
  { x, y, width, height }: Rect,
  time: number,
  weather: Weather,
  twig: Sprite,
): void {
  const strength = weather === 'rain' || weather === 'storm' ? 0.06 : 0.17;
  const wind = weather === 'wind' || weather === 'storm' ? 2.4 : 1;
  const size = Math.max(width, height) / 700;
  const sway = reducedMotion() ? 0 : Math.sin(time * 0.7 * wind) * 0.035 * wind;
  twig.draw(ctx, x + width * 0.9, y + height * 0.2, size, size, 2.5 + sway, strength);
  twig.draw(ctx, x + width * 0.12, y + height * 0.82, size * 0.9, size * 0.9, -0.5 - sway, strength);
  twig.draw(ctx, x + width * 0.42, y + height * 0.1, size * 0.7, size * 0.7, 0.3 + sway, strength * 0.8);
}

/** Draws the things that fall or fly above the cards on this day. */
export function drawSky(
  ctx: Ctx,
  visible: Rect,
  time: number,
  weather: Weather,
  sprites: readonly Sprite[],
): void {
  if (reducedMotion()) return;
  if (weather === 'rain' || weather === 'storm') rain(ctx, visible, time);
  if (weather === 'wind' || weather === 'storm') petals(ctx, visible, time, sprites);
  if (weather === 'dusk') fireflies(ctx, visible, time);
}
