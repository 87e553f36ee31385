import {
  type Ctx,
  type Sprite,
  alpha,
  createSprite,
  fillCircle,
  fillEllipse,
  setStroke,
  shade,
  strokeArc,
  strokeLine,
} from '../kit/draw.ts';
import type { Bead } from './board.ts';
import { STEP } from './frame.ts';

/** Colours by kind: gold star, rose blossom, teal glint, lilac moon, coral sun, frost star. */
export const STAR_COLORS: readonly string[] = [
  '#ffc83d',
  '#ff6f9f',
  '#2fe0c4',
  '#b79bff',
  '#ff8348',
  '#e9f6ff',
];

export const starColor = (kind: number): string => STAR_COLORS[kind] ?? '#ffffff';

/** Traces a star around 0, 0: outer and inner tips in turn. */
function spikes(ctx: Ctx, tips: number, outer: number, inner: number, turn = 0): void {
  for (let at = 0; at < tips * 2; at += 1) {
    const angle = (at / tips) * Math.PI - Math.PI / 2 + turn;
    const far = at % 2 === 0 ? outer : inner;
    ctx.lineTo(Math.cos(angle) * far, Math.sin(angle) * far);
  }
  ctx.closePath();
}

const SHAPES: readonly ((ctx: Ctx) => void)[] = [
  (ctx) => spikes(ctx, 5, 38, 20),
  (ctx) => {
    for (let petal = 0; petal < 5; petal += 1) {
      const angle = (petal / 5) * Math.PI * 2 - Math.PI / 2;
      ctx.moveTo(0, 0);
      ctx.arc(Math.cos(angle) * 18, Math.sin(angle) * 18, 16.5, 0, Math.PI * 2);
    }
  },
  (ctx) => {
    ctx.moveTo(0, -41);
    ctx.quadraticCurveTo(9, -9, 41, 0);
    ctx.quadraticCurveTo(9, 9, 0, 41);
    ctx.quadraticCurveTo(-9, 9, -41, 0);
    ctx.quadraticCurveTo(-9, -9, 0, -41);
  },
  (ctx) => {
    ctx.arc(-3, 0, 35, -1.05, 1.05, true);
    ctx.quadraticCurveTo(-8, 18, -8, 0);
    ctx.quadraticCurveTo(-8, -18, 14.4, -30.4);
    ctx.closePath();
  },
  (ctx) => spikes(ctx, 10, 37, 28),
  (ctx) => spikes(ctx, 6, 39, 19),
];

/** Paints a star of a kind, shaded like enamel, around 0, 0. */
export function paintStar(ctx: Ctx, kind: number): void {
  const color = starColor(kind);
  ctx.lineJoin = 'round';
  ctx.save();
  ctx.translate(kind === 3 ? 6 : 0, 0);
  const trace = (): void => {
    ctx.beginPath();
    SHAPES[kind]?.(ctx);
  };
  trace();
  setStroke(ctx, '#12202e', 11);
  ctx.stroke();
  ctx.fillStyle = '#12202e';
  ctx.fill();
  setStroke(ctx, shade(color, -0.42), 6);
  ctx.stroke();
  const body = ctx.createLinearGradient(-20, -34, 18, 36);
  body.addColorStop(0, shade(color, 0.5));
  body.addColorStop(0.45, color);
  body.addColorStop(1, shade(color, -0.3));
  ctx.fillStyle = body;
  ctx.fill();
  ctx.clip();
  fillEllipse(ctx, -12, -22, 34, 20, 'rgba(255,255,255,0.3)', -0.5);
  fillEllipse(ctx, 10, 38, 40, 17, alpha(shade(color, -0.5), 0.28), -0.2);
  ctx.restore();
  paintHeart(ctx, kind, color);
}

/** Paints the symbol in the middle of a star. */
function paintHeart(ctx: Ctx, kind: number, color: string): void {
  if (kind === 1) {
    fillCircle(ctx, 0, 0, 11, '#ffe08a');
  }
  if (kind === 4) {
    setStroke(ctx, shade(color, 0.6), 4);
    strokeArc(ctx, 0, 0, 19);
  }
  if (kind === 2 || kind === 5) {
    ctx.fillStyle = kind === 5 ? '#8fc7f2' : shade(color, 0.7);
    ctx.beginPath();
    spikes(ctx, kind === 5 ? 6 : 4, kind === 5 ? 17 : 19, 6);
    ctx.fill();
  }
  fillEllipse(ctx, kind === 3 ? -20 : -11, kind === 2 ? -12 : -17, 6.5, 3.6, '#ffffff', -0.7);
}

/** Paints the four tails of a comet: it sweeps both of its lines. */
function paintTails(ctx: Ctx, color: string): void {
  for (let quarter = 0; quarter < 4; quarter += 1) {
    ctx.save();
    ctx.rotate((quarter * Math.PI) / 2);
    const tail = ctx.createLinearGradient(0, 0, 60, 0);
    tail.addColorStop(0, '#ffffff');
    tail.addColorStop(0.55, shade(color, 0.4));
    tail.addColorStop(1, alpha(color, 0));
    ctx.fillStyle = tail;
    ctx.beginPath();
    ctx.moveTo(8, -22);
    ctx.lineTo(62, 0);
    ctx.lineTo(8, 22);
    ctx.fill();
    ctx.restore();
  }
  const halo = ctx.createRadialGradient(0, 0, 8, 0, 0, 47);
  halo.addColorStop(0, 'rgba(255,255,255,0.95)');
  halo.addColorStop(0.7, alpha(color, 0.5));
  halo.addColorStop(1, alpha(color, 0));
  ctx.fillStyle = halo;
  ctx.fillRect(-48, -48, 96, 96);
}

function paintEclipse(ctx: Ctx, shadeLeft: number): void {
  const corona = ctx.createRadialGradient(0, 0, 26, 0, 0, 47);
  corona.addColorStop(0, 'rgba(255,214,150,0.95)');
  corona.addColorStop(0.4, 'rgba(255,120,110,0.5)');
  corona.addColorStop(1, 'rgba(255,110,150,0)');
  ctx.fillStyle = corona;
  ctx.fillRect(-48, -48, 96, 96);
  const disc = ctx.createRadialGradient(-12, -14, 3, 0, 0, 36);
  disc.addColorStop(0, '#4b3a5c');
  disc.addColorStop(1, '#160f22');
  fillCircle(ctx, 0, 0, 34, disc);
  setStroke(ctx, '#ffe2b0', shadeLeft > 1 ? 3 : 5);
  strokeArc(ctx, 0, 0, 34, -2.5, shadeLeft > 1 ? -1.3 : 0.4);
  if (shadeLeft < 2) return;
  setStroke(ctx, 'rgba(255,226,176,0.75)', 3);
  strokeArc(ctx, 0, 0, 24);
}

/** Paints a rope over the star along its locked line, tied round a gold pin. */
function paintKnot(ctx: Ctx, isUpright: boolean): void {
  ctx.save();
  if (isUpright) ctx.rotate(Math.PI / 2);
  for (const [width, color] of [
    [17, '#3b1430'],
    [11, '#f2a7b8'],
  ] as const) {
    setStroke(ctx, color, width);
    strokeLine(ctx, -48, 0, 48, 0);
  }
  setStroke(ctx, '#b8557a', 3);
  ctx.beginPath();
  for (let x = -46; x < 48; x += 11) {
    ctx.moveTo(x, 5);
    ctx.lineTo(x + 7, -5);
  }
  ctx.stroke();
  for (const [radius, color] of [
    [17, '#3b1430'],
    [13.5, '#ffd76a'],
    [7, '#a8671c'],
  ] as const) {
    fillCircle(ctx, 0, 0, radius, color);
  }
  fillCircle(ctx, -4, -5, 3.4, '#fff6d8');
  ctx.restore();
}

export interface Stars {
  of(bead: Bead): Sprite;
  plain(kind: number): Sprite;
  /** A white light with a diameter of two cells. */
  readonly light: Sprite;
}

/** Creates the sprites of beads, each of which is rendered once. */
export function createStars(pixelScale: number): Stars {
  const cache = new Map<string, Sprite>();
  const of = ({ kind, form, knot, shade: left }: Bead): Sprite => {
    const key = form === 'eclipse' ? `eclipse ${left} ${knot}` : `${form} ${kind} ${knot}`;
    let sprite = cache.get(key);
    if (!sprite) {
      sprite = createSprite(STEP * 1.32, STEP * 1.32, pixelScale, (ctx) => {
        if (form === 'eclipse') paintEclipse(ctx, left);
        else {
          if (form === 'comet') paintTails(ctx, starColor(kind));
          paintStar(ctx, kind);
        }
        if (knot) paintKnot(ctx, knot === 'column');
      });
      cache.set(key, sprite);
    }
    return sprite;
  };
  const light = createSprite(STEP * 2, STEP * 2, pixelScale / 2, (ctx) => {
    const glow = ctx.createRadialGradient(0, 0, 0, 0, 0, STEP);
    glow.addColorStop(0, 'rgba(255,244,206,0.85)');
    glow.addColorStop(0.35, 'rgba(255,222,150,0.35)');
    glow.addColorStop(1, 'rgba(255,200,140,0)');
    ctx.fillStyle = glow;
    ctx.fillRect(-STEP, -STEP, STEP * 2, STEP * 2);
  });
  return { of, plain: (kind) => of({ id: 0, kind, form: 'star', shade: 0 }), light };
}
