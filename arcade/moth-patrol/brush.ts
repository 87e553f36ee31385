import {
  type Ctx,
  type Sprite,
  createSprite,
  fillCircle,
  fillEllipse,
  setStroke,
  shade,
} from '../kit/draw.ts';

/** Paints a round light that fades out. */
export function paintGlow(ctx: Ctx, radius: number, color: string, core = 0, x = 0, y = 0): void {
  const gradient = ctx.createRadialGradient(x, y, core, x, y, radius);
  gradient.addColorStop(0, color);
  gradient.addColorStop(0.4, `${color}66`);
  gradient.addColorStop(1, `${color}00`);
  fillCircle(ctx, x, y, radius, gradient);
}

/** Returns a gradient that lights a body of this radius from the upper left. */
export function metal(ctx: Ctx, radius: number, color: string, x = 0, y = 0): CanvasGradient {
  const gradient = ctx.createRadialGradient(
    x - radius * 0.4,
    y - radius * 0.5,
    radius * 0.08,
    x,
    y,
    radius * 1.15,
  );
  gradient.addColorStop(0, shade(color, 0.6));
  gradient.addColorStop(0.4, color);
  gradient.addColorStop(1, shade(color, -0.5));
  return gradient;
}

export function disc(
  ctx: Ctx,
  x: number,
  y: number,
  radius: number,
  fill: string | CanvasGradient,
  radiusY = radius,
  turn = 0,
): void {
  fillEllipse(ctx, x, y, radius, radiusY, fill, turn);
}

export function fillShape(ctx: Ctx, shape: Path2D, fill: string | CanvasGradient): void {
  ctx.fillStyle = fill;
  ctx.fill(shape);
}

export function curve(ctx: Ctx, path: string, color: string, width: number): void {
  setStroke(ctx, color, width);
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.stroke(new Path2D(path));
}

/** Paints something twice: as it is, and mirrored to the other side of the middle. */
export function mirrored(ctx: Ctx, paint: () => void): void {
  for (const side of [1, -1]) {
    ctx.save();
    ctx.scale(side, 1);
    paint();
    ctx.restore();
  }
}

/** Paints a toothed wheel of brass. */
export function paintGear(ctx: Ctx, radius: number, teeth: number, color: string, hub = '#4a2a3a'): void {
  ctx.fillStyle = metal(ctx, radius, color);
  ctx.beginPath();
  for (let n = 0; n < teeth * 4; n += 1) {
    const turn = (n / (teeth * 4)) * Math.PI * 2;
    const reach = n % 4 < 2 ? radius : radius * 0.8;
    ctx.lineTo(Math.cos(turn) * reach, Math.sin(turn) * reach);
  }
  ctx.closePath();
  ctx.fill();
  setStroke(ctx, shade(color, -0.45), radius * 0.08);
  ctx.stroke();
  disc(ctx, 0, 0, radius * 0.34, hub);
  disc(ctx, 0, 0, radius * 0.18, shade(color, 0.35));
}

/** Paints the wind-up key on a beetle's back. */
export function paintKey(ctx: Ctx, size: number): void {
  mirrored(ctx, () => {
    setStroke(ctx, '#7a4a1c', size * 0.42);
    ctx.beginPath();
    ctx.ellipse(size * 0.62, 0, size * 0.42, size * 0.34, 0, 0, Math.PI * 2);
    ctx.stroke();
    setStroke(ctx, '#ffd87a', size * 0.24);
    ctx.stroke();
  });
  disc(ctx, 0, 0, size * 0.26, '#ffedb0');
}

/** A sprite and the white version of it that is shown at the moment of a hit. */
export interface Struck {
  readonly plain: Sprite;
  readonly white: Sprite;
}

export function createStruck(size: number, pixelScale: number, paint: (ctx: Ctx) => void): Struck {
  return {
    plain: createSprite(size, size, pixelScale, paint),
    white: createSprite(size, size, pixelScale, (ctx) => {
      paint(ctx);
      ctx.globalCompositeOperation = 'source-atop';
      ctx.fillStyle = 'rgba(255,250,235,0.8)';
      ctx.fillRect(-size, -size, size * 2, size * 2);
    }),
  };
}
