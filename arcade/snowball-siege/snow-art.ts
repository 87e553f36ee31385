import {
  type Ctx,
  type Sprite,
  alpha,
  createSprite,
  fillEllipse,
  fillRound,
  setStroke,
  shade,
  strokeLine,
} from '../kit/draw.ts';
import { type Kind, type Side } from './state.ts';

/** Colour of the scarf and hat of each side. */
export const TEAMS = ['#e6304b', '#ffb52e'] as const;

const KEPT_LIGHTS = 60;
const lights = new Map<string, CanvasGradient>();

/** Returns the shading of packed snow around 0, 0. It is cached for each radius and tone. */
function lightOn(ctx: Ctx, radius: number, tone: string): CanvasGradient {
  const key = `${tone} ${radius}`;
  const known = lights.get(key);
  if (known) return known;
  const light = ctx.createRadialGradient(-radius * 0.4, -radius * 0.5, radius * 0.1, 0, 0, radius);
  light.addColorStop(0, tone);
  light.addColorStop(0.55, shade(tone, -0.06));
  light.addColorStop(1, '#8d82d2');
  if (lights.size >= KEPT_LIGHTS) lights.clear();
  lights.set(key, light);
  return light;
}

function packed(ctx: Ctx, x: number, y: number, radius: number, tone = '#ffffff'): void {
  ctx.translate(x, y);
  fillEllipse(ctx, 0, 0, radius + 1.2, radius + 1.2, '#4a3f94');
  fillEllipse(ctx, 0, 0, radius, radius, lightOn(ctx, radius, tone));
  ctx.translate(-x, -y);
}

/** Draws a bobble hat on a head whose middle is x, y. */
export function drawHat(ctx: Ctx, x: number, y: number, size: number, color: string): void {
  ctx.beginPath();
  ctx.ellipse(x, y, size, size * 1.05, 0, Math.PI, 0);
  ctx.fillStyle = color;
  ctx.fill();
  ctx.fillStyle = shade(color, -0.25);
  for (const part of [-0.45, 0, 0.45]) ctx.fillRect(x + part * size - 1, y - size * 0.8, 2, size * 0.7);
  fillRound(ctx, x - size * 1.1, y - size * 0.28, size * 2.2, size * 0.46, size * 0.2, '#fff4e2');
  fillEllipse(ctx, x, y - size * 1.15, size * 0.38, size * 0.38, '#fff4e2');
}

function paintSnowman(ctx: Ctx, side: Side, hasHat: boolean): void {
  const way = side === 0 ? 1 : -1;
  const color = TEAMS[side];
  ctx.lineCap = 'round';
  setStroke(ctx, '#5a3a3e', 2.6);
  for (const arm of [-1, 1]) {
    ctx.beginPath();
    ctx.moveTo(arm * 10, 2);
    ctx.lineTo(arm * 22, -7);
    ctx.moveTo(arm * 18, -4);
    ctx.lineTo(arm * 24, -3);
    ctx.stroke();
  }
  packed(ctx, 0, 15, 15);
  packed(ctx, 0, -1, 11.5);
  packed(ctx, 0, -17, 9.5);
  fillRound(ctx, -10, -10.5, 20, 6.5, 3, shade(color, -0.25));
  fillRound(ctx, -10, -11, 20, 5.2, 2.6, color);
  fillRound(ctx, way < 0 ? 3 : -9, -9, 6, 15, 2.5, color);
  ctx.fillStyle = alpha('#ffffff', 0.75);
  ctx.fillRect(way < 0 ? 3 : -9, 1, 6, 2);
  for (const eye of [-3.2, 3.2]) fillEllipse(ctx, eye + way * 2.4, -19, 1.6, 1.9, '#2a1f4f');
  for (const button of [-1, 6]) fillEllipse(ctx, way * 1.5, button + 1, 1.6, 1.6, '#2a1f4f');
  ctx.beginPath();
  ctx.moveTo(way * 2, -17.5);
  ctx.lineTo(way * 13, -15.5);
  ctx.lineTo(way * 2, -14);
  ctx.fillStyle = '#ff8a2a';
  ctx.fill();
  if (hasHat) drawHat(ctx, 0, -22, 9, color);
}

function paintBlock(ctx: Ctx): void {
  fillRound(ctx, -11.5, -11.5, 23, 23, 4, '#4a57a8');
  const ice = ctx.createLinearGradient(-11, -11, 11, 11);
  ice.addColorStop(0, '#f2fbff');
  ice.addColorStop(0.5, '#b4d4f7');
  ice.addColorStop(1, '#7f97dc');
  fillRound(ctx, -10.5, -10.5, 21, 21, 3.5, ice);
  ctx.fillStyle = 'rgba(255,255,255,0.7)';
  ctx.fillRect(-7, -8, 9, 2.5);
}

/** Draws a snowball of a kind around 0, 0. */
export function drawBall(ctx: Ctx, kind: Kind, radius: number, turn: number): void {
  const tone = { snow: '#ffffff', bounce: '#ff9ac2', ice: '#9fe8ff', avalanche: '#f0ecff', glue: '#9fe36b' }[
    kind
  ];
  ctx.save();
  ctx.rotate(turn);
  packed(ctx, 0, 0, radius, tone);
  ctx.lineWidth = radius * 0.22;
  ctx.lineCap = 'round';
  ctx.strokeStyle = shade(tone, -0.35);
  ctx.beginPath();
  if (kind === 'bounce') ctx.arc(0, 0, radius * 0.55, 0.4, Math.PI - 0.4);
  else if (kind === 'ice') {
    for (let arm = 0; arm < 3; arm += 1) {
      const [x, y] = [Math.cos(arm * 1.05) * radius * 0.65, Math.sin(arm * 1.05) * radius * 0.65];
      ctx.moveTo(-x, -y);
      ctx.lineTo(x, y);
    }
  } else if (kind === 'avalanche') {
    ctx.arc(0, 0, radius * 0.6, 0.2, 3.6);
    ctx.moveTo(radius * 0.25, 0);
    ctx.arc(0, 0, radius * 0.25, 0, 3);
  } else if (kind === 'glue') {
    ctx.moveTo(-radius * 0.5, -radius * 0.1);
    ctx.quadraticCurveTo(0, radius * 0.9, radius * 0.5, -radius * 0.1);
  }
  ctx.stroke();
  ctx.restore();
}

export interface Figures {
  snowman(side: Side, hasHat: boolean): Sprite;
  readonly block: Sprite;
}

export function createFigures(pixelScale: number): Figures {
  const men = ([0, 1] as const).map((side) =>
    [false, true].map((hasHat) => createSprite(56, 76, pixelScale, (ctx) => paintSnowman(ctx, side, hasHat))),
  );
  const block = createSprite(26, 26, pixelScale, paintBlock);
  return { snowman: (side, hasHat) => men[side]?.[hasHat ? 1 : 0] ?? block, block };
}

export interface ThrowerPose {
  side: Side;
  angle: number;
  power: number;
  kind: Kind;
  /** Progress of the arm's movement just after a throw, from 0 to 1. */
  follow: number;
  isOnTurn: boolean;
  stride: number;
  isGlued: boolean;
  time: number;
}

/** Draws the child that throws, its feet at 0, 0. */
export function drawThrower(ctx: Ctx, pose: ThrowerPose): void {
  const { side, angle, power, kind, follow, isOnTurn, stride, isGlued, time } = pose;
  const color = TEAMS[side];
  const coat = side === 0 ? '#2f6fd0' : '#2e9a76';
  ctx.save();
  if (side === 1) ctx.scale(-1, 1);
  const turn = (-angle * Math.PI) / 180;
  const breath = Math.sin(time * 3 + side) * 0.8;
  fillEllipse(ctx, 0, 1, 15, 4, 'rgba(50,35,120,0.35)');
  for (const leg of [-1, 1])
    fillRound(ctx, leg * 5 - 4, -9 + Math.sin(stride * 12 + leg) * 2, 8, 10, 3, '#3a2a5c');
  fillRound(ctx, -12, -27 + breath, 24, 22, 9, shade(coat, -0.4));
  fillRound(ctx, -10.5, -26 + breath, 21, 19, 8, coat);
  ctx.fillStyle = alpha('#ffffff', 0.3);
  ctx.fillRect(-7, -24 + breath, 3, 13);
  const back = follow > 0 ? -(1 - follow) * 8 - 8 : isOnTurn ? 6 + power * 12 : 4;
  const [hx, hy] = [-Math.cos(turn) * back, -24 - Math.sin(turn) * back];
  ctx.lineCap = 'round';
  setStroke(ctx, shade(coat, -0.25), 6.5);
  strokeLine(ctx, -3, -19 + breath, hx, hy);
  fillEllipse(ctx, hx, hy, 4, 4, color);
  fillEllipse(ctx, 0, -35 + breath, 11.5, 11, '#6a3d4a');
  fillEllipse(ctx, 0, -35 + breath, 10.3, 9.8, '#ffd0a6');
  fillEllipse(ctx, 6, -32 + breath, 2.6, 1.9, '#ff9c8a');
  for (const eye of [1, 6.4]) fillEllipse(ctx, eye, -36 + breath, 1.4, time % 3 < 0.1 ? 0.3 : 1.9, '#2a1f4f');
  fillRound(ctx, -10, -28 + breath, 20, 6, 3, color);
  const wave = Math.sin(time * 4) * 3;
  ctx.beginPath();
  ctx.moveTo(-7, -25 + breath);
  ctx.quadraticCurveTo(-17, -27 + wave, -24, -22 - wave);
  setStroke(ctx, color, 5);
  ctx.stroke();
  drawHat(ctx, 0, -39 + breath, 10.5, color);
  if (isOnTurn && follow <= 0) {
    ctx.translate(hx, hy - 5);
    drawBall(ctx, kind, 7, 0);
    ctx.translate(-hx, -hy + 5);
  }
  if (isGlued) {
    for (const [x, y, size] of [
      [-8, -4, 6],
      [2, -2, 7],
      [9, -5, 5],
      [-3, -12, 4],
    ] as const)
      fillEllipse(ctx, x, y, size, size * 0.8, alpha('#8fdc5c', 0.9));
  }
  ctx.restore();
}
