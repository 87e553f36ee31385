import {
  type Ctx,
  type Sprite,
  createSprite,
  fillCircle,
  fillEllipse,
  setStroke,
  shade,
  starPath,
  strokeArc,
  strokeLine,
} from '../kit/draw.ts';
import type { Side } from './reef.ts';

const CORAL = '#ff6a55';
const TEAL = '#109aa6';

function ball(ctx: Ctx, x: number, y: number, r: number, stops: readonly string[]): void {
  const paint = ctx.createRadialGradient(x - r * 0.4, y - r * 0.45, r * 0.08, x, y, r);
  stops.forEach((stop, index) => paint.addColorStop(index / (stops.length - 1), stop));
  fillCircle(ctx, x, y, r, paint);
}

/** Draws a line that winds inwards and becomes thinner. */
function groove(ctx: Ctx, radius: number, grow: number, wide: number, colour: string): void {
  ctx.strokeStyle = colour;
  for (let turn = 0; turn < 15; turn += 0.24) {
    ctx.lineWidth = radius * wide * Math.exp(-0.17 * turn);
    ctx.beginPath();
    for (const at of [turn, turn + 0.26]) {
      const reach = radius * 0.95 * grow * Math.exp(-0.22 * at);
      ctx.lineTo(Math.cos(0.5 - at) * reach, Math.sin(0.5 - at) * reach);
    }
    ctx.stroke();
  }
}

/** Paints a moon snail from above, its whorls winding inwards. */
export function paintSnail(ctx: Ctx, radius: number): void {
  fillCircle(ctx, 0, radius * 0.05, radius, '#8e1f2f');
  ball(ctx, 0, 0, radius * 0.97, ['#ffc2a6', '#ff7d63', '#f0503f', '#b52a3a']);
  ctx.save();
  ctx.beginPath();
  ctx.arc(0, 0, radius * 0.97, 0, Math.PI * 2);
  ctx.clip();
  setStroke(ctx, 'rgba(255,226,196,0.5)', radius * 0.07);
  for (let band = 0; band < 11; band += 1) {
    const angle = (band / 11) * Math.PI * 2;
    ctx.beginPath();
    ctx.moveTo(Math.cos(angle) * radius * 0.5, Math.sin(angle) * radius * 0.5);
    ctx.quadraticCurveTo(
      Math.cos(angle + 0.2) * radius * 0.8,
      Math.sin(angle + 0.2) * radius * 0.8,
      Math.cos(angle + 0.34) * radius,
      Math.sin(angle + 0.34) * radius,
    );
    ctx.stroke();
  }
  ctx.restore();
  ctx.lineCap = 'round';
  for (const [grow, wide, colour] of [
    [1.02, 0.14, '#9a1a34'],
    [0.9, 0.08, '#ffae90'],
    [0.86, 0.04, '#fff0dc'],
  ] as const)
    groove(ctx, radius, grow, wide, colour);
  ctx.fillStyle = 'rgba(255,255,255,0.6)';
  ctx.beginPath();
  ctx.ellipse(-radius * 0.42, -radius * 0.6, radius * 0.24, radius * 0.11, -0.65, 0, Math.PI * 2);
  ctx.fill();
}

const LOBES = 9;

function scallopPath(ctx: Ctx, radius: number): void {
  const hinge = radius * 0.86;
  ctx.beginPath();
  ctx.moveTo(-radius * 0.3, hinge);
  for (let lobe = 0; lobe <= LOBES; lobe += 1) {
    const angle = Math.PI * (1.16 - (lobe / LOBES) * 1.32);
    const [x, y] = [Math.cos(angle) * radius * 0.94, -Math.sin(angle) * radius * 0.94];
    if (lobe === 0) ctx.quadraticCurveTo(-radius * 0.72, radius * 0.72, x, y);
    else {
      const mid = Math.PI * (1.16 - ((lobe - 0.5) / LOBES) * 1.32);
      ctx.quadraticCurveTo(Math.cos(mid) * radius * 1.14, -Math.sin(mid) * radius * 1.14, x, y);
    }
  }
  ctx.quadraticCurveTo(radius * 0.72, radius * 0.72, radius * 0.3, hinge);
  ctx.quadraticCurveTo(0, radius * 1.04, -radius * 0.3, hinge);
  ctx.closePath();
}

/** Paints a ribbed scallop that fans out from its hinge. */
export function paintScallop(ctx: Ctx, radius: number): void {
  ctx.save();
  ctx.translate(0, radius * 0.05);
  ctx.fillStyle = '#053b52';
  scallopPath(ctx, radius);
  ctx.fill();
  ctx.restore();
  scallopPath(ctx, radius * 0.97);
  ctx.save();
  ctx.clip();
  const body = ctx.createRadialGradient(-radius * 0.3, -radius * 0.4, radius * 0.1, 0, 0, radius * 1.1);
  body.addColorStop(0, '#7ff0e2');
  body.addColorStop(0.4, '#1fb5b8');
  body.addColorStop(0.75, '#0a7f95');
  body.addColorStop(1, '#064f6e');
  ctx.fillStyle = body;
  ctx.fillRect(-radius * 1.2, -radius * 1.2, radius * 2.4, radius * 2.4);
  const hinge = radius * 0.92;
  for (let rib = 0; rib <= LOBES; rib += 1) {
    const angle = Math.PI * (1.16 - (rib / LOBES) * 1.32);
    setStroke(ctx, 'rgba(3,55,82,0.55)', radius * 0.06);
    strokeLine(ctx, 0, hinge, Math.cos(angle) * radius * 1.1, -Math.sin(angle) * radius * 1.1);
    const lit = angle - 0.09;
    setStroke(ctx, 'rgba(200,255,244,0.42)', radius * 0.055);
    ctx.beginPath();
    ctx.moveTo(Math.cos(lit) * radius * 0.34, -Math.sin(lit) * radius * 0.34 + radius * 0.3);
    ctx.lineTo(Math.cos(lit) * radius * 1.02, -Math.sin(lit) * radius * 1.02);
    ctx.stroke();
  }
  setStroke(ctx, 'rgba(214,255,246,0.35)', radius * 0.07);
  for (const share of [0.55, 0.82]) {
    strokeArc(ctx, 0, hinge, radius * 1.8 * share, Math.PI * 1.12, Math.PI * 1.88);
  }
  ctx.restore();
  ball(ctx, 0, radius * 0.86, radius * 0.17, ['#d8fff6', '#4ad0c8', '#0a7f95']);
  fillEllipse(ctx, -radius * 0.4, -radius * 0.52, radius * 0.22, radius * 0.1, 'rgba(255,255,255,0.6)', -0.6);
}

export function paintPearl(ctx: Ctx, radius: number): void {
  ball(ctx, 0, 0, radius, ['#ffffff', '#fff3f6', '#e9d5ee', '#a98fc4']);
  fillEllipse(ctx, -radius * 0.35, -radius * 0.42, radius * 0.24, radius * 0.15, '#ffffff', -0.6);
}

export function paintStarfish(ctx: Ctx, radius: number): void {
  ctx.lineJoin = 'round';
  ctx.lineCap = 'round';
  for (const [grow, y, colour] of [
    [1, 0.06, '#8d4a05'],
    [0.94, 0, '#ffb52e'],
  ] as const) {
    starPath(ctx, 0, radius * y, radius * 0.86 * grow, radius * 0.36 * grow);
    ctx.fillStyle = colour;
    setStroke(ctx, colour, radius * 0.2);
    ctx.fill();
    ctx.stroke();
  }
  starPath(ctx, -radius * 0.03, -radius * 0.05, radius * 0.6, radius * 0.2);
  ctx.fillStyle = 'rgba(255,240,180,0.6)';
  ctx.fill();
  ctx.fillStyle = '#c46a08';
  for (let arm = 0; arm < 5; arm += 1)
    for (const share of [0.3, 0.52, 0.72]) {
      const angle = (arm * Math.PI * 2) / 5 - Math.PI / 2;
      fillCircle(ctx, Math.cos(angle) * radius * share, Math.sin(angle) * radius * share, radius * 0.05);
    }
}

export interface Art {
  readonly shells: Readonly<Record<Side, Sprite>>;
  /** The thick edge that is visible while a shell turns. */
  readonly edge: Sprite;
  readonly shadow: Sprite;
  readonly pearl: Sprite;
  readonly starfish: Sprite;
  readonly badge: Sprite;
  readonly bubble: Sprite;
  readonly ring: Sprite;
  readonly glow: Sprite;
}

const SIZE = 100;

/** Creates the pictures, drawn in hundredths of a square. `unit` is the number of device pixels per hundredth. */
export function createArt(unit: number): Art {
  const scale = Math.max(0.4, Math.min(unit, 3));
  const sprite = (paint: (ctx: Ctx) => void): Sprite => createSprite(SIZE, SIZE, scale, paint);
  return {
    shells: {
      1: sprite((ctx) => paintSnail(ctx, 40)),
      [-1]: sprite((ctx) => paintScallop(ctx, 41)),
    },
    edge: sprite((ctx) => ball(ctx, 0, 0, 38, ['#fff6e6', '#f3dcc0', '#b98f78'])),
    shadow: sprite((ctx) => ball(ctx, 0, 0, 46, ['#3a2410b0', '#3a2410a0', '#3a241050', '#3a241000'])),
    pearl: sprite((ctx) => paintPearl(ctx, 26)),
    starfish: sprite((ctx) => paintStarfish(ctx, 40)),
    badge: sprite((ctx) => {
      fillCircle(ctx, 0, 0, 44, '#fff8e6');
      setStroke(ctx, shade(TEAL, -0.4), 9);
      ctx.stroke();
    }),
    bubble: sprite((ctx) => {
      const paint = ctx.createRadialGradient(-8, -10, 2, 0, 0, 30);
      paint.addColorStop(0, 'rgba(255,255,255,0.95)');
      paint.addColorStop(0.5, 'rgba(255,255,255,0.35)');
      paint.addColorStop(1, 'rgba(120,215,220,0.65)');
      fillCircle(ctx, 0, 0, 26, paint);
      setStroke(ctx, '#159aa6', 4);
      ctx.stroke();
    }),
    ring: sprite((ctx) => {
      setStroke(ctx, '#ffffff', 7);
      ctx.beginPath();
      ctx.roundRect(-44, -44, 88, 88, 22);
      ctx.stroke();
      setStroke(ctx, CORAL, 3);
      ctx.stroke();
    }),
    glow: sprite((ctx) => ball(ctx, 0, 0, 49, ['#fff7b8', '#fff2a0e0', '#ffe66a90', '#ffe66a00'])),
  };
}
