import {
  createSprite,
  fillCircle,
  fillEllipse,
  fillRound,
  setStroke,
  shade,
  strokeLine,
  vertical,
} from '../kit/draw.ts';
import type { Ctx, Sprite } from '../kit/draw.ts';

/** Objects that are painted in metres and stand on the lower edge of their sprite. */
export interface Props {
  trees: Sprite[];
  houses: Sprite[];
  cannons: Sprite[];
  sledges: Sprite[];
  fans: Sprite[];
  /** The left and the right pole of a gate. */
  poles: Record<'red' | 'blue', [Sprite, Sprite]>;
  kicker: Sprite;
  cloud: Sprite;
  puff: Sprite;
}

const SCARVES = ['#e8394f', '#2f7fd6', '#f2a71b', '#27a579', '#8a54c4', '#ef6f3c'] as const;
export const GATE = { red: '#e8324c', blue: '#2b6fe0' } as const;

/** Creates a sprite that is painted in metres, with the origin in the middle of its lower edge. */
function standing(width: number, height: number, unit: number, paint: (ctx: Ctx) => void): Sprite {
  return createSprite(width, height, unit, (ctx) => {
    ctx.translate(0, height / 2);
    paint(ctx);
  });
}

function paintTree(ctx: Ctx, look: number): void {
  const green = ['#2f7360', '#3a8064', '#27655f', '#44896a'][look] ?? '#2f7360';
  const tall = 4.5 + (look % 3) * 0.4;
  ctx.fillStyle = '#6d4630';
  ctx.fillRect(-0.17, -0.8, 0.34, 0.8);
  for (let tier = 0; tier < 4; tier += 1) {
    const foot = -0.5 - (tier * (tall - 1)) / 4.6;
    const half = 1.5 - tier * 0.33;
    const top = foot - tall * 0.36;
    ctx.fillStyle = shade(green, -0.18 + tier * 0.06);
    ctx.beginPath();
    ctx.moveTo(-half, foot);
    ctx.quadraticCurveTo(-half * 0.4, foot - 0.2, 0, top);
    ctx.quadraticCurveTo(half * 0.4, foot - 0.2, half, foot);
    ctx.quadraticCurveTo(0, foot + 0.34, -half, foot);
    ctx.fill();
    ctx.fillStyle = shade(green, 0.16);
    ctx.beginPath();
    ctx.moveTo(half, foot);
    ctx.quadraticCurveTo(half * 0.4, foot - 0.2, 0, top);
    ctx.quadraticCurveTo(half * 0.36, foot - 0.3, half * 0.2, foot + 0.1);
    ctx.fill();
    ctx.fillStyle = '#fffaf0';
    ctx.beginPath();
    ctx.moveTo(0, top - 0.04);
    ctx.quadraticCurveTo(half * 0.36, foot - 0.5, half * 0.86, foot - 0.14);
    ctx.quadraticCurveTo(half * 0.36, foot - 0.12, half * 0.14, foot - 0.44);
    ctx.quadraticCurveTo(-half * 0.1, foot - 0.3, -half * 0.5, foot - 0.2);
    ctx.quadraticCurveTo(-half * 0.2, foot - 0.7, 0, top - 0.04);
    ctx.fill();
  }
}

function pane(ctx: Ctx, x: number, y: number, shutter: string): void {
  ctx.fillStyle = shutter;
  ctx.fillRect(x - 0.56, y - 0.42, 1.12, 0.84);
  ctx.fillStyle = '#ffd977';
  ctx.fillRect(x - 0.32, y - 0.42, 0.64, 0.84);
  ctx.fillStyle = '#7a4a30';
  ctx.fillRect(x - 0.03, y - 0.42, 0.06, 0.84);
  ctx.fillRect(x - 0.32, y - 0.03, 0.64, 0.06);
  ctx.fillStyle = '#ffffff';
  ctx.fillRect(x - 0.6, y + 0.4, 1.2, 0.12);
}

/** Paints a wooden gable with a snowy roof that runs away from the viewer. */
function paintHouse(ctx: Ctx, look: number): void {
  const wood = ['#9a5f38', '#86502f', '#a86f42', '#7a4830'][look] ?? '#9a5f38';
  const shutter = ['#d8475a', '#2f8f86', '#3f74c4', '#e2973a'][look] ?? '#d8475a';
  ctx.fillStyle = vertical(ctx, -5, 0, shade(wood, 0.18), shade(wood, -0.2));
  ctx.fillRect(-2.2, -3.4, 4.4, 3.4);
  ctx.beginPath();
  ctx.moveTo(-2.2, -3.3);
  ctx.lineTo(0, -5.3);
  ctx.lineTo(2.2, -3.3);
  ctx.fill();
  ctx.fillStyle = 'rgba(60,25,20,0.2)';
  for (let y = -4.6; y < 0; y += 0.42)
    ctx.fillRect(-2.2 + Math.max(0, -3.3 - y), y, 4.4 - 2 * Math.max(0, -3.3 - y), 0.06);
  fillRound(ctx, -2.3, -0.95, 4.6, 1, 0.1, '#cfc6cf');
  ctx.fillStyle = '#b3a8b8';
  for (let x = -2.1; x < 2; x += 0.72) ctx.fillRect(x, -0.8, 0.5, 0.3);
  pane(ctx, -1.15, -2.05, shutter);
  pane(ctx, 1.15, -2.05, shutter);
  pane(ctx, 0, -3.75, shutter);
  fillRound(ctx, -0.45, -1.5, 0.9, 1.5, 0.2, shade(wood, -0.45));
  ctx.fillStyle = '#7d4a2c';
  ctx.fillRect(-2.3, -2.95, 4.6, 0.2);
  ctx.fillStyle = shade(shutter, 0.1);
  for (let x = -2; x <= 2; x += 0.5) {
    fillCircle(ctx, x, -2.98, 0.16);
  }
  for (const side of [-1, 1]) {
    ctx.fillStyle = side < 0 ? '#c8d7f6' : '#fff6e4';
    ctx.beginPath();
    ctx.moveTo(0, -5.6);
    ctx.lineTo(0, -6.9);
    ctx.lineTo(side * 2.1, -5.1);
    ctx.lineTo(side * 2.85, -3.2);
    ctx.lineTo(side * 2.6, -2.9);
    ctx.closePath();
    ctx.fill();
  }
  setStroke(ctx, '#fffdf6', 0.34);
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.beginPath();
  ctx.moveTo(-2.68, -3.1);
  ctx.lineTo(0, -5.55);
  ctx.lineTo(2.68, -3.1);
  ctx.stroke();
  ctx.fillStyle = '#8d6a63';
  ctx.fillRect(0.9, -6.9, 0.6, 1.2);
  ctx.fillStyle = '#ffffff';
  ctx.fillRect(0.82, -7.02, 0.76, 0.24);
}

function paintCannon(ctx: Ctx): void {
  setStroke(ctx, '#4a5570', 0.16);
  ctx.beginPath();
  ctx.moveTo(-0.6, 0);
  ctx.lineTo(0, -1);
  ctx.lineTo(0.6, 0);
  ctx.moveTo(0, -0.1);
  ctx.lineTo(0, -1.1);
  ctx.stroke();
  ctx.save();
  ctx.translate(0, -1.45);
  ctx.rotate(-0.32);
  fillRound(ctx, -0.75, -0.5, 1.4, 1, 0.2, vertical(ctx, -0.5, 0.5, '#ffcf3d', '#e28a1c'));
  fillEllipse(ctx, 0.65, 0, 0.26, 0.56, '#31405f');
  fillEllipse(ctx, 0.68, 0, 0.17, 0.4, '#8fa5cc');
  ctx.restore();
}

function paintHead(ctx: Ctx, x: number, y: number, size: number, hat: string): void {
  fillCircle(ctx, x, y, size, '#f6c9a2');
  ctx.fillStyle = hat;
  ctx.beginPath();
  ctx.arc(x, y - size * 0.15, size * 1.08, Math.PI, 0);
  ctx.fill();
  fillCircle(ctx, x, y - size * 1.35, size * 0.38, '#fff6e4');
}

function paintSledge(ctx: Ctx, look: number): void {
  const coat = SCARVES[look + 2] ?? SCARVES[0];
  setStroke(ctx, '#8c5a2e', 0.12);
  strokeLine(ctx, -0.8, -0.06, 0.8, -0.06);
  fillRound(ctx, -0.8, -0.5, 1.6, 0.2, 0.08, '#c88646');
  for (const [x, size] of [
    [-0.32, 1],
    [0.36, 0.82],
  ] as const) {
    fillRound(ctx, x - 0.32 * size, -0.5 - 0.8 * size, 0.64 * size, 0.85 * size, 0.22, coat);
    ctx.fillStyle = '#fff1d8';
    ctx.fillRect(x - 0.3 * size, -0.5 - 0.74 * size, 0.6 * size, 0.16);
    paintHead(ctx, x, -0.62 - 0.98 * size, 0.3 * size, SCARVES[look] ?? coat);
  }
}

function paintFan(ctx: Ctx, look: number): void {
  const coat = SCARVES[look % 6] ?? SCARVES[0];
  const hat = SCARVES[(look + 2) % 6] ?? SCARVES[1];
  fillRound(ctx, -0.2, -0.5, 0.16, 0.5, 0.06, '#3d4664');
  fillRound(ctx, 0.04, -0.5, 0.16, 0.5, 0.06, '#3d4664');
  fillRound(ctx, -0.34, -1.25, 0.68, 0.86, 0.22, coat);
  fillRound(ctx, -0.36, -1.34, 0.72, 0.2, 0.1, hat);
  ctx.fillStyle = '#fff4e0';
  for (const x of [-0.24, 0, 0.22]) ctx.fillRect(x, -1.34, 0.09, 0.2);
  setStroke(ctx, coat, 0.18);
  ctx.lineCap = 'round';
  ctx.beginPath();
  ctx.moveTo(-0.32, -1.08);
  ctx.lineTo(-0.56, -1.62);
  ctx.moveTo(0.32, -1.08);
  ctx.lineTo(0.56, -1.6);
  ctx.stroke();
  paintHead(ctx, 0, -1.58, 0.28, hat);
  ctx.fillStyle = '#f2b32c';
  ctx.fillRect(0.46, -1.86, 0.22, 0.22);
}

function paintPole(ctx: Ctx, color: string): void {
  ctx.fillStyle = vertical(ctx, -2.3, 0, shade(color, 0.2), shade(color, -0.25));
  ctx.fillRect(-0.09, -2.35, 0.18, 2.35);
  ctx.fillStyle = '#ffffff';
  ctx.fillRect(-0.09, -0.5, 0.18, 0.18);
  ctx.fillStyle = color;
  ctx.beginPath();
  ctx.moveTo(0.06, -2.3);
  ctx.quadraticCurveTo(0.6, -2.4, 1.12, -2.16);
  ctx.lineTo(1.06, -1.4);
  ctx.quadraticCurveTo(0.6, -1.62, 0.06, -1.5);
  ctx.fill();
  ctx.fillStyle = '#fff8ea';
  ctx.beginPath();
  ctx.moveTo(0.06, -2.06);
  ctx.quadraticCurveTo(0.6, -2.16, 1.1, -1.94);
  ctx.lineTo(1.08, -1.68);
  ctx.quadraticCurveTo(0.6, -1.9, 0.06, -1.8);
  ctx.fill();
}

function createPair(unit: number, color: string): [Sprite, Sprite] {
  const make = (side: -1 | 1): Sprite =>
    standing(3.4, 3.4, unit, (ctx) => {
      ctx.scale(side * 1.3, 1.3);
      paintPole(ctx, color);
    });
  return [make(-1), make(1)];
}

function paintKicker(ctx: Ctx): void {
  ctx.fillStyle = vertical(ctx, -1, 0, '#e8f2ff', '#7fa6ec');
  ctx.beginPath();
  ctx.moveTo(-2.5, 0);
  ctx.lineTo(-2.2, -0.95);
  ctx.lineTo(2.2, -0.95);
  ctx.lineTo(2.5, 0);
  ctx.fill();
  ctx.fillStyle = '#2b6fe0';
  ctx.fillRect(-2.24, -1.05, 4.48, 0.17);
  for (const x of [-1.25, 0, 1.25]) {
    ctx.beginPath();
    ctx.moveTo(x - 0.4, -0.25);
    ctx.lineTo(x, -0.72);
    ctx.lineTo(x + 0.4, -0.25);
    ctx.lineTo(x, -0.42);
    ctx.fill();
  }
}

function paintCloud(ctx: Ctx): void {
  const light = ctx.createRadialGradient(-0.2, -0.3, 0.1, 0, 0, 1);
  light.addColorStop(0, '#ffffff');
  light.addColorStop(0.6, '#f1f4ff');
  light.addColorStop(0.86, '#c7d5f6');
  light.addColorStop(1, '#c7d5f600');
  ctx.fillStyle = light;
  ctx.fillRect(-1, -1, 2, 2);
}

function paintPuff(ctx: Ctx): void {
  const soft = ctx.createRadialGradient(0, 0, 0.05, 0, 0, 1);
  soft.addColorStop(0, 'rgba(255,255,255,0.9)');
  soft.addColorStop(1, 'rgba(240,246,255,0)');
  ctx.fillStyle = soft;
  ctx.fillRect(-1, -1, 2, 2);
}

/** Draws every upright thing once. `unit` is device pixels per metre at the skier. */
export function createProps(unit: number): Props {
  const each = <T>(count: number, make: (look: number) => T): T[] =>
    Array.from({ length: count }, (_, look) => make(look));
  return {
    trees: each(4, (look) => standing(3.2, 6, unit, (ctx) => paintTree(ctx, look))),
    houses: each(4, (look) => standing(6.2, 7.3, unit, (ctx) => paintHouse(ctx, look))),
    cannons: each(2, (look) =>
      standing(2.6, 2.4, unit, (ctx) => {
        if (look === 0) ctx.scale(-1, 1);
        paintCannon(ctx);
      }),
    ),
    sledges: each(3, (look) => standing(2, 2.4, unit, (ctx) => paintSledge(ctx, look))),
    fans: each(6, (look) => standing(1.5, 2.3, unit, (ctx) => paintFan(ctx, look))),
    poles: {
      red: createPair(unit, GATE.red),
      blue: createPair(unit, GATE.blue),
    },
    kicker: standing(5.2, 1.2, unit, paintKicker),
    cloud: createSprite(2, 2, unit * 2, paintCloud),
    puff: createSprite(2, 2, unit, paintPuff),
  };
}
