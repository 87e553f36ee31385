import {
  type Ctx,
  type Sprite,
  alpha,
  createSprite,
  fillCircle,
  fillEllipse,
  roundRect,
  setStroke,
  shade,
  starPath,
  strokeArc,
} from '../kit/draw.ts';
import { UNIT } from './layout.ts';
import { GUM, JELLIES, WORLD, colourOf } from './palette.ts';

const HALF = UNIT / 2;

export const fillPath = (ctx: Ctx, path: Path2D): void => ctx.fill(path);

export interface Blob {
  readonly x: number;
  readonly y: number;
  readonly halfWidth: number;
  readonly halfHeight: number;
  /** Sideways shift of the top. */
  readonly lean: number;
}

/** Adds the outline of one jelly to a path: a pudding with a soft top and a fuller foot. */
export function addBlob(path: Path2D, { x, y, halfWidth: w, halfHeight: h, lean }: Blob): void {
  const foot = w * 1.03;
  path.moveTo(x - foot, y + h * 0.35);
  path.bezierCurveTo(x - foot, y + h * 0.92, x - w * 0.72, y + h, x, y + h);
  path.bezierCurveTo(x + w * 0.72, y + h, x + foot, y + h * 0.92, x + foot, y + h * 0.35);
  path.bezierCurveTo(x + w + lean * 0.5, y - h * 0.7, x + w * 0.7 + lean, y - h, x + lean, y - h);
  path.bezierCurveTo(x - w * 0.7 + lean, y - h, x - w + lean * 0.5, y - h * 0.7, x - foot, y + h * 0.35);
  path.closePath();
}

/**
 * Adds to a path the shape that joins two adjacent jellies of one colour. `isBeside` is true if they are side by side,
 * and false if `b` is above `a`.
 */
export function addBridge(path: Path2D, a: Blob, b: Blob, isBeside: boolean): void {
  if (isBeside) {
    const h = Math.min(a.halfHeight, b.halfHeight) * 0.84;
    const [from, to, middle] = [a.x + a.halfWidth * 0.3, b.x - b.halfWidth * 0.3, (a.x + b.x) / 2];
    path.moveTo(from, a.y + h);
    path.quadraticCurveTo(middle, (a.y + b.y) / 2 + h * 0.86, to, b.y + h);
    path.lineTo(to, b.y - h);
    path.quadraticCurveTo(middle, (a.y + b.y) / 2 - h * 0.72, from, a.y - h);
  } else {
    const w = Math.min(a.halfWidth, b.halfWidth) * 0.84;
    const [from, to, middle] = [a.y - a.halfHeight * 0.3, b.y + b.halfHeight * 0.3, (a.y + b.y) / 2];
    path.moveTo(a.x + w, from);
    path.quadraticCurveTo((a.x + b.x) / 2 + w * 0.76, middle, b.x + w, to);
    path.lineTo(b.x - w, to);
    path.quadraticCurveTo((a.x + b.x) / 2 - w * 0.76, middle, a.x - w, from);
  }
  path.closePath();
}

/** Traces the mark on a jelly, so that colours also differ by shape: heart, leaf, star, drop and ring. */
function mark(ctx: Ctx, colour: number, size: number): void {
  ctx.beginPath();
  if (colour === 0) {
    ctx.moveTo(0, size);
    ctx.bezierCurveTo(-size * 1.7, -size * 0.2, -size * 0.7, -size * 1.4, 0, -size * 0.45);
    ctx.bezierCurveTo(size * 0.7, -size * 1.4, size * 1.7, -size * 0.2, 0, size);
  } else if (colour === 1) {
    ctx.moveTo(-size * 0.9, size * 0.9);
    ctx.quadraticCurveTo(-size * 1.1, -size, size, -size);
    ctx.quadraticCurveTo(size, size * 1.1, -size * 0.9, size * 0.9);
  } else if (colour === 2) starPath(ctx, 0, 0, size * 1.25, size * 0.58);
  else if (colour === 3) {
    ctx.moveTo(0, -size * 1.25);
    ctx.quadraticCurveTo(size * 1.5, size * 0.5, 0, size);
    ctx.quadraticCurveTo(-size * 1.5, size * 0.5, 0, -size * 1.25);
  } else {
    ctx.arc(0, 0, size, 0, Math.PI * 2);
    ctx.arc(0, 0, size * 0.45, 0, Math.PI * 2, true);
  }
  ctx.closePath();
}

function paintGloss(ctx: Ctx, colour: number): void {
  const base = colourOf(colour);
  const glow = ctx.createRadialGradient(-6, -9, 1, -2, -4, HALF);
  glow.addColorStop(0, alpha(shade(base, 0.62), 0.85));
  glow.addColorStop(0.55, alpha(shade(base, 0.3), 0.28));
  glow.addColorStop(1, alpha(base, 0));
  ctx.fillStyle = glow;
  ctx.fillRect(-HALF, -HALF, UNIT, UNIT);
  const foot = ctx.createRadialGradient(2, 15, 1, 2, 13, 17);
  foot.addColorStop(0, alpha(shade(base, 0.55), 0.5));
  foot.addColorStop(1, alpha(base, 0));
  fillEllipse(ctx, 1, 12, 13, 5, foot);
  ctx.save();
  ctx.translate(0, 3.5);
  mark(ctx, colour, 6.6);
  ctx.fillStyle = alpha(shade(base, -0.4), 0.55);
  ctx.fill();
  ctx.translate(0.7, 1.1);
  mark(ctx, colour, 6.2);
  ctx.fillStyle = alpha(shade(base, 0.3), 0.8);
  ctx.fill();
  ctx.restore();
  ctx.fillStyle = 'rgba(255,255,255,0.85)';
  ctx.beginPath();
  ctx.ellipse(-8, -11.5, 5.4, 2.6, -0.45, 0, Math.PI * 2);
  ctx.ellipse(-13, -6, 1.5, 1.9, 0, 0, Math.PI * 2);
  ctx.fill();
}

const whole = (ctx: Ctx, colour: number): void => {
  const path = new Path2D();
  addBlob(path, { x: 0, y: 0, halfWidth: 17.5, halfHeight: 17.5, lean: 0 });
  setStroke(ctx, shade(colourOf(colour), -0.55), 4);
  ctx.stroke(path);
  ctx.fillStyle = colourOf(colour);
  fillPath(ctx, path);
  paintGloss(ctx, colour);
};

function paintEyes(ctx: Ctx, isShut: boolean): void {
  for (const x of [-6.5, 6.5]) {
    ctx.beginPath();
    if (isShut) {
      ctx.arc(x, -2, 3.2, 0.2, Math.PI - 0.2);
      setStroke(ctx, WORLD.ink, 2);
      ctx.lineCap = 'round';
      ctx.stroke();
      continue;
    }
    ctx.fillStyle = '#fff';
    ctx.ellipse(x, -2, 5.2, 6, 0, 0, Math.PI * 2);
    ctx.fill();
  }
}

function paintGum(ctx: Ctx): void {
  const path = new Path2D();
  addBlob(path, { x: 0, y: 0, halfWidth: 18, halfHeight: 17.5, lean: 0 });
  setStroke(ctx, '#5c3b4c', 4);
  ctx.stroke(path);
  const body = ctx.createRadialGradient(-6, -8, 2, 0, 0, 24);
  body.addColorStop(0, '#f2dbe4');
  body.addColorStop(0.6, GUM);
  body.addColorStop(1, '#9b7386');
  ctx.fillStyle = body;
  fillPath(ctx, path);
  setStroke(ctx, 'rgba(92,59,76,0.6)', 2.4);
  ctx.lineCap = 'round';
  ctx.beginPath();
  ctx.moveTo(-9, -3);
  ctx.quadraticCurveTo(0, -10, 8, -5);
  ctx.moveTo(-8, 4);
  ctx.quadraticCurveTo(2, -3, 10, 4);
  ctx.moveTo(-5, 11);
  ctx.quadraticCurveTo(2, 6, 7, 11);
  ctx.stroke();
}

function paintIce(ctx: Ctx): void {
  roundRect(ctx, -19, -19, 38, 38, 7);
  ctx.fillStyle = 'rgba(214,246,255,0.5)';
  ctx.fill();
  setStroke(ctx, '#f4fdff', 2.6);
  ctx.stroke();
  ctx.fillStyle = 'rgba(255,255,255,0.75)';
  ctx.beginPath();
  ctx.moveTo(-15, -4);
  ctx.lineTo(-15, -15);
  ctx.lineTo(-2, -15);
  ctx.closePath();
  ctx.fill();
  setStroke(ctx, 'rgba(255,255,255,0.9)', 1.6);
  ctx.beginPath();
  ctx.moveTo(6, 15);
  ctx.lineTo(10, 8);
  ctx.lineTo(15, 6);
  ctx.moveTo(10, 8);
  ctx.lineTo(7, 3);
  ctx.stroke();
}

function paintParcel(ctx: Ctx): void {
  roundRect(ctx, -17.5, -17.5, 35, 35, 4);
  setStroke(ctx, '#5a2f14', 4);
  ctx.stroke();
  ctx.fillStyle = '#e9c08a';
  ctx.fill();
  ctx.fillStyle = 'rgba(120,66,24,0.25)';
  ctx.fillRect(-17.5, 6, 35, 11.5);
  ctx.fillStyle = WORLD.carpet;
  ctx.fillRect(-4, -17.5, 8, 35);
  ctx.fillRect(-17.5, -3, 35, 7);
  ctx.fillStyle = '#e8407a';
  for (const side of [-1, 1]) {
    ctx.beginPath();
    ctx.ellipse(side * 7.5, -8, 7, 4.6, side * 0.5, 0, Math.PI * 2);
    ctx.fill();
  }
  fillCircle(ctx, 0, -5, 4);
}

function paintWeight(ctx: Ctx): void {
  setStroke(ctx, '#241a24', 4);
  strokeArc(ctx, 0, -17, 5, Math.PI, 0);
  ctx.beginPath();
  ctx.moveTo(-13, -5);
  ctx.lineTo(-9, -17);
  ctx.lineTo(9, -17);
  ctx.lineTo(13, -5);
  ctx.closePath();
  ctx.fillStyle = '#57475a';
  ctx.fill();
  ctx.lineWidth = 2.4;
  ctx.stroke();
  ctx.fillStyle = '#b8a6bd';
  ctx.fillRect(-7, -14.5, 3, 7);
  ctx.fillStyle = WORLD.brass;
  ctx.fillRect(-12, -8, 24, 3);
}

function paintRainbow(ctx: Ctx): void {
  ctx.save();
  const path = new Path2D();
  path.moveTo(0, -20);
  path.bezierCurveTo(8, -9, 18, -3, 18, 6);
  path.bezierCurveTo(18, 22, -18, 22, -18, 6);
  path.bezierCurveTo(-18, -3, -8, -9, 0, -20);
  setStroke(ctx, '#fff', 4);
  ctx.stroke(path);
  ctx.clip(path);
  JELLIES.forEach((colour, nth) => {
    fillCircle(ctx, -4, 22, 46 - nth * 9, colour);
  });
  ctx.restore();
  fillEllipse(ctx, -7, 0, 3, 6, 'rgba(255,255,255,0.85)', 0.5);
}

function paintButton(ctx: Ctx): void {
  const rings: readonly (readonly [number, string])[] = [
    [17, WORLD.brassDark],
    [15, WORLD.brass],
    [11, WORLD.cream],
  ];
  for (const [radius, colour] of rings) {
    fillCircle(ctx, 0, 0, radius, colour);
  }
  ctx.fillStyle = WORLD.carpet;
  ctx.beginPath();
  ctx.moveTo(0, -7);
  ctx.lineTo(6.5, 5);
  ctx.lineTo(-6.5, 5);
  ctx.closePath();
  ctx.fill();
}

export interface Art {
  readonly gloss: readonly Sprite[];
  readonly whole: readonly Sprite[];
  readonly eyes: Sprite;
  readonly shut: Sprite;
  readonly gum: Sprite;
  readonly ice: Sprite;
  readonly parcel: Sprite;
  readonly weight: Sprite;
  readonly rainbow: Sprite;
  readonly button: Sprite;
}

/** Creates the pictures of everything in the shaft. They are drawn once per size. */
export function createArt(pixelScale: number): Art {
  const sprite = (paint: (ctx: Ctx) => void, size = UNIT + 8): Sprite =>
    createSprite(size, size, pixelScale, paint);
  return {
    gloss: JELLIES.map((_, colour) => sprite((ctx) => paintGloss(ctx, colour), UNIT)),
    whole: JELLIES.map((_, colour) => sprite((ctx) => whole(ctx, colour))),
    eyes: sprite((ctx) => paintEyes(ctx, false), UNIT),
    shut: sprite((ctx) => paintEyes(ctx, true), UNIT),
    gum: sprite(paintGum),
    ice: sprite(paintIce),
    parcel: sprite(paintParcel),
    weight: sprite(paintWeight),
    rainbow: sprite(paintRainbow),
    button: sprite(paintButton),
  };
}
