import { clamp } from './ease.ts';
import { context2d } from './stage.ts';

export type Ctx = CanvasRenderingContext2D;

/** The common colours of all games. */
export const COLORS = {
  page: '#0e1748',
  surface: '#18235c',
  raised: '#243070',
  darkest: '#202237',
  accent: '#ffcb08',
  accentPressed: '#e7b500',
  white: '#ffffff',
} as const;

/** The font family of all lettering, with fallbacks. */
export const FONT = '"Fredoka Variable", "Fredoka", ui-rounded, system-ui, sans-serif';

const KEPT_SHADOWS = 100;
const KEPT_WIDTHS = 400;

/** Mixes a hex colour with white (`amount` up to 1) or black (`amount` down to -1). */
export function shade(hex: string, amount: number): string {
  const value = Number.parseInt(hex.slice(1), 16);
  const goal = amount > 0 ? 255 : 0;
  const part = Math.abs(clamp(amount, -1, 1));
  const channel = (shift: number): number => {
    const base = (value >> shift) & 255;
    return Math.round(base + (goal - base) * part);
  };
  return `#${((channel(16) << 16) | (channel(8) << 8) | channel(0)).toString(16).padStart(6, '0')}`;
}

/** Returns a hex colour with the given opacity. */
export const alpha = (hex: string, opacity: number): string =>
  hex +
  Math.round(clamp(opacity, 0, 1) * 255)
    .toString(16)
    .padStart(2, '0');

/** Traces a rounded rectangle. */
export function roundRect(
  ctx: Ctx,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
): void {
  ctx.beginPath();
  ctx.roundRect(x, y, width, height, Math.max(0, Math.min(radius, width / 2, height / 2)));
}

/** Fills a rounded rectangle. */
export function fillRound(
  ctx: Ctx,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string | CanvasGradient,
): void {
  roundRect(ctx, x, y, width, height, radius);
  ctx.fillStyle = fill;
  ctx.fill();
}

/** Fills a circle, with `fill` if given. */
export function fillCircle(
  ctx: Ctx,
  x: number,
  y: number,
  radius: number,
  fill?: string | CanvasGradient | CanvasPattern,
): void {
  if (fill !== undefined) ctx.fillStyle = fill;
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, Math.PI * 2);
  ctx.fill();
}

/** Fills an ellipse, with `fill` if given, turned by `turn` radians. */
export function fillEllipse(
  ctx: Ctx,
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  fill?: string | CanvasGradient | CanvasPattern,
  turn = 0,
): void {
  if (fill !== undefined) ctx.fillStyle = fill;
  ctx.beginPath();
  ctx.ellipse(x, y, radiusX, radiusY, turn, 0, Math.PI * 2);
  ctx.fill();
}

/** Sets colour and width of the strokes that follow. */
export function setStroke(ctx: Ctx, color: string | CanvasGradient | CanvasPattern, width: number): void {
  ctx.strokeStyle = color;
  ctx.lineWidth = width;
}

/** Strokes a straight line. */
export function strokeLine(ctx: Ctx, fromX: number, fromY: number, toX: number, toY: number): void {
  ctx.beginPath();
  ctx.moveTo(fromX, fromY);
  ctx.lineTo(toX, toY);
  ctx.stroke();
}

/** Strokes a part of a circle, by default all of it. Angles are in radians, clockwise from the right. */
export function strokeArc(
  ctx: Ctx,
  x: number,
  y: number,
  radius: number,
  from = 0,
  to = Math.PI * 2,
  isCounterclockwise = false,
): void {
  ctx.beginPath();
  ctx.arc(x, y, radius, from, to, isCounterclockwise);
  ctx.stroke();
}

/** Returns a gradient from top to bottom. */
export function vertical(
  ctx: Ctx,
  top: number,
  bottom: number,
  ...colors: readonly string[]
): CanvasGradient {
  const gradient = ctx.createLinearGradient(0, top, 0, bottom);
  colors.forEach((color, index) =>
    gradient.addColorStop(colors.length < 2 ? 0 : index / (colors.length - 1), color),
  );
  return gradient;
}

const shadows = new Map<number, CanvasGradient>();

/** Returns the gradient of a shadow with radius 1. */
function shadowOf(ctx: Ctx, opacity: number): CanvasGradient {
  const known = shadows.get(opacity);
  if (known) return known;
  const gradient = ctx.createRadialGradient(0, 0, 0, 0, 0, 1);
  gradient.addColorStop(0, `rgba(5,8,30,${opacity})`);
  gradient.addColorStop(0.6, `rgba(5,8,30,${opacity * 0.6})`);
  gradient.addColorStop(1, 'rgba(5,8,30,0)');
  if (shadows.size >= KEPT_SHADOWS) shadows.clear();
  shadows.set(opacity, gradient);
  return gradient;
}

/** Draws a soft oval shadow on the ground. */
export function softShadow(
  ctx: Ctx,
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  opacity = 0.35,
): void {
  ctx.save();
  ctx.transform(radiusX, 0, 0, radiusY, x, y);
  ctx.fillStyle = shadowOf(ctx, opacity);
  ctx.beginPath();
  ctx.arc(0, 0, 1, 0, Math.PI * 2);
  ctx.fill();
  ctx.restore();
}

/** Draws a shiny ball. */
export function glossyBall(ctx: Ctx, x: number, y: number, radius: number, color: string): void {
  const body = ctx.createRadialGradient(x - radius * 0.35, y - radius * 0.45, radius * 0.1, x, y, radius);
  body.addColorStop(0, shade(color, 0.55));
  body.addColorStop(0.45, color);
  body.addColorStop(1, shade(color, -0.38));
  ctx.fillStyle = body;
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, Math.PI * 2);
  ctx.fill();
  ctx.fillStyle = 'rgba(255,255,255,0.55)';
  ctx.beginPath();
  ctx.ellipse(x - radius * 0.32, y - radius * 0.48, radius * 0.3, radius * 0.17, -0.6, 0, Math.PI * 2);
  ctx.fill();
}

/** Traces a star with `points` tips. */
export function starPath(
  ctx: Ctx,
  x: number,
  y: number,
  outer: number,
  inner = outer * 0.48,
  points = 5,
): void {
  ctx.beginPath();
  for (let index = 0; index < points * 2; index += 1) {
    const radius = index % 2 === 0 ? outer : inner;
    const angle = (index * Math.PI) / points - Math.PI / 2;
    ctx.lineTo(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius);
  }
  ctx.closePath();
}

export interface TextStyle {
  size: number;
  color?: string | CanvasGradient;
  weight?: number;
  align?: CanvasTextAlign;
  baseline?: CanvasTextBaseline;
  /** The size is reduced until the text fits this width. */
  maxWidth?: number;
  /**
   * Scale at which the text is drawn. Use it for lettering that grows or shrinks, because a constant font size is
   * faster.
   */
  grow?: number;
  outline?: string;
  outlineWidth?: number;
}

const fontOf = (weight: number, size: number): string => `${weight} ${size}px ${FONT}`;

/**
 * Returns the whole size in which lettering is drawn before it is scaled to its size. Whole sizes are used because
 * browsers need a long time for each new font size.
 */
const wholeSize = (size: number): number => Math.max(1, Math.round(size));

/** Letters of scripts that are written from right to left. */
const fromRight = /[\u0590-\u08ff]/;

const widths = new Map<string, number>();
if (typeof document === 'object')
  document.fonts?.addEventListener('loadingdone', () => {
    widths.clear();
  });

/** Returns the width of lettering. Measured widths are cached. */
export function textWidth(ctx: Ctx, value: string, size: number, weight = 600): number {
  const whole = wholeSize(size);
  const key = `${weight} ${whole} ${value}`;
  let width = widths.get(key);
  if (width === undefined) {
    ctx.font = fontOf(weight, whole);
    ({ width } = ctx.measureText(value));
    if (widths.size >= KEPT_WIDTHS) widths.clear();
    widths.set(key, width);
  }
  return (width * size) / whole;
}

/**
 * Draws lettering and returns the size in which it was drawn. Reduces the size if the text would be wider than
 * `maxWidth`. No letter is wider than the font size, so a text that is short enough to fit in any case is not measured.
 */
export function text(ctx: Ctx, value: string, x: number, y: number, style: TextStyle): number {
  const { color = '#fff', weight = 600, align = 'center', baseline = 'middle', maxWidth } = style;
  let { size, grow = 1 } = style;
  if (grow <= 0) return 0;
  if (maxWidth !== undefined && value.length * size * grow > maxWidth) {
    const fit = maxWidth / textWidth(ctx, value, size, weight);
    if (grow !== 1) grow = Math.min(grow, fit);
    else if (fit < 1) size *= fit;
  }
  const whole = typeof color === 'string' ? wholeSize(size) : size;
  const scale = (size / whole) * grow;
  ctx.font = fontOf(weight, whole);
  if (scale !== 1) {
    ctx.save();
    ctx.transform(scale, 0, 0, scale, x - x * scale, y - y * scale);
  }
  ctx.textAlign = align;
  ctx.direction = fromRight.test(value) ? 'rtl' : 'ltr';
  ctx.textBaseline = baseline;
  if (style.outline) {
    ctx.lineJoin = 'round';
    ctx.lineWidth = (style.outlineWidth ?? size * grow * 0.2) / scale;
    ctx.strokeStyle = style.outline;
    ctx.strokeText(value, x, y);
  }
  ctx.fillStyle = color;
  ctx.fillText(value, x, y);
  if (scale !== 1) ctx.restore();
  return size * grow;
}

/** A small picture drawn once and copied often. */
export interface Sprite {
  readonly image: HTMLCanvasElement;
  readonly width: number;
  readonly height: number;
  /** Draws the picture centred at a position, optionally scaled, rotated and faded. */
  draw(
    ctx: Ctx,
    x: number,
    y: number,
    scaleX?: number,
    scaleY?: number,
    turn?: number,
    opacity?: number,
  ): void;
}

/** Renders a sprite. `pixelScale` is that of the stage. `paint` draws around 0, 0 in logical units. */
export function createSprite(
  width: number,
  height: number,
  pixelScale: number,
  paint: (ctx: Ctx) => void,
): Sprite {
  const image = document.createElement('canvas');
  const unit = Math.max(0.5, pixelScale);
  image.width = Math.max(1, Math.ceil(width * unit));
  image.height = Math.max(1, Math.ceil(height * unit));
  const target = context2d(image);
  target.setTransform(unit, 0, 0, unit, image.width / 2, image.height / 2);
  paint(target);
  return {
    image,
    width,
    height,
    draw(ctx, x, y, scaleX = 1, scaleY = scaleX, turn = 0, opacity = 1) {
      const wide = width * scaleX;
      const high = height * scaleY;
      if (turn === 0) {
        const before = opacity === 1 ? 1 : ctx.globalAlpha;
        if (opacity !== 1) ctx.globalAlpha = before * opacity;
        ctx.drawImage(image, x - wide / 2, y - high / 2, wide, high);
        if (opacity !== 1) ctx.globalAlpha = before;
        return;
      }
      ctx.save();
      if (opacity !== 1) ctx.globalAlpha *= opacity;
      const cos = Math.cos(turn);
      const sin = Math.sin(turn);
      ctx.transform(cos, sin, -sin, cos, x, y);
      ctx.drawImage(image, -wide / 2, -high / 2, wide, high);
      ctx.restore();
    },
  };
}
