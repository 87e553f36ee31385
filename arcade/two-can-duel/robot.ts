import { type Ctx, alpha, fillEllipse, setStroke, shade, softShadow, starPath, text } from '../kit/draw.ts';
import { easeInQuad } from '../kit/ease.ts';
import type { Ground } from './ground.ts';
import { type Bot, DASH_COOLDOWN, SHIELD_TIME } from './state.ts';

/** The appearance of a robot. */
export interface Paint {
  name: string;
  label: string;
  /** Colour of the label band and the lights. */
  color: string;
  eye: string;
}

export const PAINTS: readonly [Paint, Paint] = [
  { name: 'Bean', label: '1', color: '#2f8bff', eye: '#7ee8ff' },
  { name: 'Peach', label: '2', color: '#ff5a4f', eye: '#ffe08a' },
];

const OUTLINE = '#141038';

/** The state of animations of a robot, such as squash and wobble. It does not affect the rules. */
export interface Motion {
  squash: number;
  tread: number;
}

/** Draws a band around the can between two heights. Upwards is negative. */
function band(
  ctx: Ctx,
  rx: number,
  ry: number,
  low: number,
  high: number,
  fill: string | CanvasGradient,
): void {
  ctx.beginPath();
  ctx.ellipse(0, low, rx, ry, 0, 0, Math.PI);
  ctx.lineTo(-rx, high);
  ctx.ellipse(0, high, rx, ry, 0, Math.PI, 0, true);
  ctx.closePath();
  ctx.fillStyle = fill;
  ctx.fill();
}

function metal(ctx: Ctx, rx: number, base: string): CanvasGradient {
  const gradient = ctx.createLinearGradient(-rx, 0, rx, 0);
  gradient.addColorStop(0, shade(base, -0.32));
  gradient.addColorStop(0.26, shade(base, 0.5));
  gradient.addColorStop(0.5, base);
  gradient.addColorStop(0.8, shade(base, -0.2));
  gradient.addColorStop(1, shade(base, -0.45));
  return gradient;
}

/** Draws a can robot around 0, 0 (its foot); `r` is its radius, `look` the stage direction it faces. */
export function drawCan(
  ctx: Ctx,
  r: number,
  paint: Paint,
  look: { x: number; y: number },
  time: number,
  mood: number,
): void {
  const ry = r * 0.6;
  const tall = r * 1.75;
  const behind = look.y < -0.25;
  ctx.lineJoin = 'round';
  for (const side of [-1, 1]) {
    const x = side * r * 0.62 - look.y * side * r * 0.1;
    ctx.beginPath();
    ctx.roundRect(x - r * 0.3, -r * 0.22, r * 0.6, r * 0.52, r * 0.2);
    ctx.fillStyle = '#2b2a4d';
    ctx.fill();
    setStroke(ctx, OUTLINE, 3);
    ctx.stroke();
    ctx.fillStyle = '#6a6c9a';
    for (let i = 0; i < 3; i++)
      ctx.fillRect(x - r * 0.24 + ((time * 40 + i * r * 0.2) % (r * 0.5)), r * 0.12, 2.5, r * 0.12);
  }
  if (!behind) drawKey(ctx, -look.x * r * 0.9, -tall * 0.62, r, time, Math.abs(look.x));
  band(ctx, r + 3, ry + 2, 0, -tall, OUTLINE);
  fillEllipse(ctx, 0, -tall, r + 3, ry + 2, OUTLINE);
  band(ctx, r, ry, -1, -tall, metal(ctx, r, '#c3cbe4'));
  band(ctx, r, ry, -r * 0.2, -r * 0.86, metal(ctx, r, paint.color));
  setStroke(ctx, alpha('#ffffff', 0.55), 2.5);
  for (const y of [-r * 0.2, -r * 0.86]) {
    ctx.beginPath();
    ctx.ellipse(0, y, r, ry, 0, 0, Math.PI);
    ctx.stroke();
  }
  if (!behind) {
    const turn = look.x * r * 0.42;
    text(ctx, paint.label, turn * 0.9, -r * 0.53 + ry * 0.86 * (1 - Math.abs(look.x) * 0.2), {
      size: r * 0.52,
      weight: 700,
      color: '#ffffff',
    });
    const faceY = -r * 1.28 + ry * 0.8;
    ctx.save();
    ctx.translate(turn, faceY);
    ctx.beginPath();
    ctx.roundRect(-r * 0.62, -r * 0.3, r * 1.24, r * 0.58, r * 0.26);
    ctx.fillStyle = '#171342';
    ctx.fill();
    setStroke(ctx, '#f1f4ff', 2.5);
    ctx.stroke();
    const blink = time % 2.7 < 0.1 ? 0.15 : 1;
    for (const side of [-1, 1]) {
      ctx.save();
      ctx.translate(side * r * 0.26 + look.x * r * 0.12, -r * 0.01);
      ctx.scale(1, blink);
      ctx.fillStyle = paint.eye;
      ctx.beginPath();
      if (mood > 0.5) {
        ctx.moveTo(-side * -r * 0.17, -r * 0.02);
        ctx.lineTo(-side * r * 0.17, -r * 0.2);
        ctx.lineTo(-side * r * 0.15, r * 0.16);
        ctx.lineTo(-side * -r * 0.15, r * 0.16);
      } else ctx.ellipse(0, 0, r * 0.12, r * 0.18, 0, 0, Math.PI * 2);
      ctx.closePath();
      ctx.fill();
      ctx.restore();
    }
    ctx.restore();
  }
  fillEllipse(ctx, 0, -tall, r, ry, metal(ctx, r, '#dde3f5'));
  fillEllipse(ctx, 0, -tall, r * 0.8, ry * 0.78, shade('#b5bedb', -0.08));
  fillEllipse(ctx, 0, -tall - 1.5, r * 0.76, ry * 0.72, '#cdd5ec');
  if (behind) drawKey(ctx, -look.x * r * 0.9, -tall * 0.5, r, time, 0.4);
  setStroke(ctx, OUTLINE, 4);
  ctx.beginPath();
  ctx.moveTo(r * 0.2, -tall);
  ctx.quadraticCurveTo(r * 0.3, -tall - r * 0.4, r * 0.2 + Math.sin(time * 5) * 3, -tall - r * 0.62);
  ctx.stroke();
  fillEllipse(ctx, r * 0.2 + Math.sin(time * 5) * 3, -tall - r * 0.68, r * 0.16, r * 0.16, OUTLINE);
  fillEllipse(ctx, r * 0.2 + Math.sin(time * 5) * 3, -tall - r * 0.68, r * 0.12, r * 0.12, paint.color);
}

function drawKey(ctx: Ctx, x: number, y: number, r: number, time: number, open: number): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(1, 0.4 + Math.abs(Math.sin(time * 2.4)) * 0.6);
  ctx.fillStyle = '#ffcb08';
  setStroke(ctx, OUTLINE, 3);
  for (const side of [-1, 1]) {
    fillEllipse(ctx, 0, side * r * 0.22, r * (0.16 + open * 0.08), r * 0.2);
    ctx.stroke();
  }
  ctx.restore();
}

/** Draws a robot of the duel with everything it carries. */
export function drawRobot(
  ctx: Ctx,
  ground: Ground,
  bot: Bot,
  paint: Paint,
  motion: Motion,
  time: number,
): void {
  const r = ground.unit * 0.47;
  const place = ground.at(bot.x, bot.y);
  const look = ground.toStage(Math.cos(bot.face), Math.sin(bot.face));
  const fallen = bot.fallen ?? 0;
  ctx.save();
  if (fallen > 0) {
    const share = Math.min(1, fallen / 0.95);
    ctx.globalAlpha = 1 - easeInQuad(share);
    ctx.translate(place.x, place.y + easeInQuad(share) * ground.unit * 1.5);
    ctx.rotate(share * 2.2 * (bot.vx < 0 ? -1 : 1));
    ctx.scale(1 - share * 0.6, 1 - share * 0.6);
  } else {
    softShadow(ctx, place.x, place.y + r * 0.1, r * 1.3, r * 0.8, 0.5);
    drawRing(ctx, place.x, place.y, r, bot, paint);
    ctx.translate(place.x, place.y);
    if (bot.dash > 0) drawFlame(ctx, look, r, paint, time);
    const stretch = 1 + motion.squash;
    ctx.scale(1 / Math.sqrt(stretch), stretch);
    if (bot.stun > 0) ctx.rotate(Math.sin(time * 26) * 0.09);
  }
  drawGear(ctx, bot, look, r, time, true);
  drawCan(ctx, r, paint, look, time, bot.dash > 0 ? 1 : 0);
  drawGear(ctx, bot, look, r, time, false);
  ctx.restore();
  if (fallen > 0) return;
  if (bot.shield > 0) drawShield(ctx, place.x, place.y - r * 0.8, r, bot.shield / SHIELD_TIME, paint);
  if (bot.stun > 0.2) {
    for (let i = 0; i < 3; i++) {
      const angle = time * 5 + (i * Math.PI * 2) / 3;
      starPath(ctx, place.x + Math.cos(angle) * r, place.y - r * 2.2 + Math.sin(angle) * r * 0.4, r * 0.24);
      ctx.fillStyle = '#ffe36b';
      ctx.fill();
    }
  }
}

/** Draws a ring on the floor that fills until the next dash is possible. */
function drawRing(ctx: Ctx, x: number, y: number, r: number, bot: Bot, paint: Paint): void {
  const ready = 1 - bot.dashWait / DASH_COOLDOWN;
  ctx.lineWidth = 5;
  ctx.lineCap = 'round';
  ctx.strokeStyle = 'rgba(10,12,50,0.4)';
  ctx.beginPath();
  ctx.ellipse(x, y + r * 0.05, r * 1.3, r * 1, 0, 0, Math.PI * 2);
  ctx.stroke();
  ctx.strokeStyle = ready >= 1 ? paint.color : alpha('#ffffff', 0.75);
  ctx.beginPath();
  ctx.ellipse(x, y + r * 0.05, r * 1.3, r * 1, 0, -Math.PI / 2, -Math.PI / 2 + Math.PI * 2 * ready);
  ctx.stroke();
}

function drawFlame(ctx: Ctx, look: { x: number; y: number }, r: number, paint: Paint, time: number): void {
  for (const [length, width, color] of [
    [2.6, 0.8, alpha(paint.color, 0.5)],
    [1.9, 0.5, '#ffcb08'],
    [1.3, 0.28, '#ffffff'],
  ] as const) {
    const flicker = length * (0.9 + 0.1 * Math.sin(time * 60 + length));
    ctx.beginPath();
    ctx.moveTo(-look.y * r * width, look.x * r * width * 0.8 - r * 0.4);
    ctx.lineTo(-look.x * r * flicker, -look.y * r * flicker * 0.8 - r * 0.4);
    ctx.lineTo(look.y * r * width, -look.x * r * width * 0.8 - r * 0.4);
    ctx.fillStyle = color;
    ctx.fill();
  }
}

function drawShield(ctx: Ctx, x: number, y: number, r: number, left: number, paint: Paint): void {
  const size = r * (1.75 + (1 - left) * 0.25);
  const bubble = ctx.createRadialGradient(x - size * 0.3, y - size * 0.4, size * 0.2, x, y, size);
  bubble.addColorStop(0, 'rgba(255,255,255,0.1)');
  bubble.addColorStop(0.75, alpha(paint.eye, 0.2));
  bubble.addColorStop(1, alpha(paint.eye, 0.65));
  ctx.beginPath();
  for (let i = 0; i < 6; i++)
    ctx.lineTo(x + Math.cos((i * Math.PI) / 3 + 0.5) * size, y + Math.sin((i * Math.PI) / 3 + 0.5) * size);
  ctx.closePath();
  ctx.lineJoin = 'round';
  ctx.fillStyle = bubble;
  ctx.fill();
  setStroke(ctx, '#ffffff', 5 * left + 1);
  ctx.stroke();
}

/** Draws the spring glove in front, and the magnet and ballast on top. */
function drawGear(
  ctx: Ctx,
  bot: Bot,
  look: { x: number; y: number },
  r: number,
  time: number,
  before: boolean,
): void {
  if (bot.spring && before === look.y < -0.1) {
    setStroke(ctx, '#e8ecff', 4);
    ctx.beginPath();
    for (let i = 0; i <= 10; i++) {
      const way = r * (0.7 + i * 0.1);
      const side = (i % 2 === 0 ? 1 : -1) * r * 0.2;
      ctx.lineTo(look.x * way - look.y * side, look.y * way * 0.8 + look.x * side * 0.8 - r * 0.7);
    }
    ctx.stroke();
    setStroke(ctx, OUTLINE, 3);
    fillEllipse(ctx, look.x * r * 1.85, look.y * r * 1.5 - r * 0.7, r * 0.44, r * 0.42, '#ff4f6d');
    ctx.stroke();
  }
  if (before) return;
  if (bot.ballast > 0) {
    fillEllipse(ctx, 0, -r * 1.8, r * 0.78, r * 0.5, OUTLINE);
    fillEllipse(ctx, 0, -r * 1.92, r * 0.74, r * 0.46, '#5b6088');
    fillEllipse(ctx, 0, -r * 2, r * 0.5, r * 0.3, '#7d83b0');
  }
  if (bot.magnet > 0) {
    ctx.save();
    ctx.translate(0, -r * 2.75 + Math.sin(time * 8) * 3);
    drawMagnet(ctx, r * 0.42);
    ctx.restore();
  }
}

/** Draws a horseshoe magnet around 0, 0. */
export function drawMagnet(ctx: Ctx, size: number): void {
  ctx.lineCap = 'butt';
  for (const [width, color] of [
    [size * 0.85, OUTLINE],
    [size * 0.6, '#ff4f6d'],
  ] as const) {
    setStroke(ctx, color, width);
    ctx.beginPath();
    ctx.moveTo(-size * 0.6, size * 0.9);
    ctx.lineTo(-size * 0.6, 0);
    ctx.arc(0, 0, size * 0.6, Math.PI, 0);
    ctx.lineTo(size * 0.6, size * 0.9);
    ctx.stroke();
  }
  ctx.fillStyle = '#f1f4ff';
  for (const side of [-1, 1])
    ctx.fillRect(side * size * 0.6 - size * 0.3, size * 0.55, size * 0.6, size * 0.36);
}
