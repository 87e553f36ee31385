import {
  createSprite,
  fillCircle,
  fillEllipse,
  fillRound,
  glossyBall,
  roundRect,
  setStroke,
  shade,
  strokeLine,
  vertical,
} from '../kit/draw.ts';
import type { Ctx, Sprite } from '../kit/draw.ts';

export const CELL = 100;
export const YELLOW_COLOR = '#ffcb08';

const PAINTS = [
  '#f2475c',
  '#3f8dff',
  '#1fc3ae',
  '#ff7db5',
  '#9a70ff',
  '#52c46a',
  '#ff8440',
  '#dfe6ff',
  '#c2456f',
  '#2f6fd0',
  '#7ad1ff',
  '#b98b5e',
] as const;

const BUS_PAINTS = ['#ff6f4a', '#2bbd9f', '#e0508f'] as const;

export type Role = 'yellow' | 'key' | 'other';

const GLASS = '#22315f';

function glass(ctx: Ctx, points: readonly (readonly [number, number])[]): void {
  ctx.beginPath();
  for (const [x, y] of points) ctx.lineTo(x, y);
  ctx.closePath();
  ctx.lineJoin = 'round';
  setStroke(ctx, GLASS, 5);
  ctx.stroke();
  ctx.fillStyle = vertical(ctx, -34, 34, '#5f86d8', GLASS, '#1a2650');
  ctx.fill();
}

function wheels(ctx: Ctx, half: number, places: readonly number[], side: number): void {
  for (const at of places) {
    for (const y of [-side, side]) fillRound(ctx, at * half - 15, y - 6, 30, 12, 5, '#14183d');
  }
}

function shell(ctx: Ctx, left: number, right: number, side: number, color: string, radius: number): void {
  fillRound(ctx, left - 3, -side - 3, right - left + 6, side * 2 + 6, radius + 3, shade(color, -0.55));
  fillRound(
    ctx,
    left,
    -side,
    right - left,
    side * 2,
    radius,
    vertical(ctx, -side, side, shade(color, 0.34), shade(color, 0.05), color, shade(color, -0.26)),
  );
}

function lights(ctx: Ctx, half: number, side: number): void {
  for (const y of [-side, side]) {
    fillEllipse(ctx, half - 7, y, 6, 10, '#fff6c9');
    fillRound(ctx, -half + 1, y - 9, 7, 18, 3, '#ff4a4a');
  }
}

function gloss(ctx: Ctx, x: number, y: number, width: number, height: number): void {
  fillRound(ctx, x, y, width, height, height / 2, 'rgba(255,255,255,0.42)');
}

function paintKey(ctx: Ctx, x: number, y: number, size: number, color: string): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(size, size);
  setStroke(ctx, color, 5);
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.beginPath();
  ctx.arc(-11, 0, 8, 0, Math.PI * 2);
  ctx.moveTo(-3, 0);
  ctx.lineTo(19, 0);
  ctx.lineTo(19, 8);
  ctx.moveTo(10, 0);
  ctx.lineTo(10, 6);
  ctx.stroke();
  ctx.restore();
}

function paintCar(ctx: Ctx, length: number, color: string, role: Role, body: number): void {
  const half = length * 50 - 11;
  wheels(ctx, half, [-0.56, 0.58], 37);
  for (const y of [-42, 42]) fillRound(ctx, half * 0.24, y - 4, 13, 8, 4, shade(color, -0.35));
  shell(ctx, -half, half, 37, color, 27);
  lights(ctx, half, 22);
  setStroke(ctx, shade(color, -0.22), 3);
  ctx.lineCap = 'round';
  for (const y of [-20, 20]) {
    strokeLine(ctx, half * 0.5, y, half * 0.84, y * 0.8);
  }
  const back = body === 1 ? -half * 0.12 : -half * 0.62;
  glass(ctx, [
    [half * 0.2, -25],
    [half * 0.43, -29],
    [half * 0.43, 29],
    [half * 0.2, 25],
  ]);
  if (body === 1) {
    fillRound(ctx, -half * 0.9, -28, half * 0.74, 56, 9, shade(color, -0.5));
    fillRound(ctx, -half * 0.87, -24, half * 0.68, 48, 7, shade(color, -0.36));
    for (const y of [-12, 0, 12])
      fillRound(ctx, -half * 0.84, y - 1.5, half * 0.62, 3, 1.5, shade(color, -0.5));
  } else
    glass(ctx, [
      [back - half * 0.1, -27],
      [back, -23],
      [back, 23],
      [back - half * 0.1, 27],
    ]);
  for (const y of [-31, 26]) fillRound(ctx, back + 6, y, half * 0.2 - back - 12, 5, 2.5, GLASS);
  fillRound(
    ctx,
    back + 2,
    -25,
    half * 0.2 - back,
    50,
    13,
    vertical(ctx, -25, 25, shade(color, 0.5), shade(color, 0.16), shade(color, -0.06)),
  );
  gloss(ctx, back + 12, -19, (half * 0.2 - back) * 0.62, 7);
  gloss(ctx, half * 0.55, -30, half * 0.28, 5);
  const roof = (back + half * 0.2) / 2 + 2;
  if (role === 'yellow') {
    for (let square = 0; square < 8; square += 1) {
      for (let row = 0; row < 2; row += 1) {
        if ((square + row) % 2 === 0) continue;
        ctx.fillStyle = '#2b2450';
        ctx.fillRect(roof - 28 + square * 7, -7 + row * 7, 7, 7);
      }
    }
  } else if (role === 'key') {
    fillRound(ctx, roof - 26, -17, 52, 34, 12, '#1f3fae');
    paintKey(ctx, roof - 2, 0, 0.95, '#ffcb08');
  } else if (body === 2) {
    for (const y of [-14, 14]) fillRound(ctx, roof - 26, y - 2, 52, 4, 2, shade(color, -0.35));
  }
}

function paintTruck(ctx: Ctx, color: string, body: number): void {
  const half = 139;
  wheels(ctx, half, [-0.72, -0.44, 0.66], 38);
  shell(ctx, 52, half, 35, color, 22);
  for (const y of [-41, 41]) fillRound(ctx, 92, y - 4, 13, 8, 4, shade(color, -0.35));
  lights(ctx, half, 21);
  glass(ctx, [
    [98, -26],
    [117, -29],
    [117, 29],
    [98, 26],
  ]);
  fillRound(ctx, 60, -25, 36, 50, 11, vertical(ctx, -25, 25, shade(color, 0.5), shade(color, 0.12)));
  gloss(ctx, 66, -19, 22, 6);
  const box = body === 1 ? '#eef1ff' : shade(color, 0.12);
  fillRound(ctx, -half - 2, -43, 190, 86, 13, shade(box, -0.55));
  fillRound(
    ctx,
    -half + 2,
    -39,
    182,
    78,
    10,
    vertical(ctx, -39, 39, shade(box, 0.3), box, shade(box, -0.22)),
  );
  ctx.fillStyle = shade(box, -0.2);
  for (let rib = 0; rib < 6; rib += 1) ctx.fillRect(-half + 20 + rib * 28, -35, 4, 70);
  if (body === 1) fillRound(ctx, -half + 2, -11, 182, 22, 4, color);
  gloss(ctx, -half + 12, -33, 150, 6);
}

function paintBus(ctx: Ctx, color: string): void {
  const half = 189;
  wheels(ctx, half, [-0.68, -0.5, 0.66], 39);
  for (const y of [-44, 44]) fillRound(ctx, half - 34, y - 4, 14, 8, 4, shade(color, -0.4));
  shell(ctx, -half, half, 39, color, 20);
  lights(ctx, half, 24);
  glass(ctx, [
    [half - 30, -29],
    [half - 14, -31],
    [half - 14, 31],
    [half - 30, 29],
  ]);
  for (const y of [-33, 26]) {
    for (let pane = 0; pane < 8; pane += 1) fillRound(ctx, -half + 18 + pane * 40, y, 33, 7, 3, GLASS);
  }
  fillRound(
    ctx,
    -half + 12,
    -23,
    half * 2 - 48,
    46,
    12,
    vertical(ctx, -23, 23, '#ffffff', '#e6ebff', '#bcc6ee'),
  );
  fillRound(ctx, -half + 12, -6, half * 2 - 48, 12, 3, color);
  for (const x of [-110, 10, 100]) {
    fillRound(ctx, x - 20, -15, 40, 30, 8, '#8d9ad0');
    fillRound(ctx, x - 16, -12, 32, 22, 6, '#cfd8ff');
  }
  gloss(ctx, -half + 22, -20, 240, 5);
}

/** Returns the colour of a vehicle by its index in the list. */
export const paintOf = (index: number, role: Role): string => {
  if (role === 'yellow') return YELLOW_COLOR;
  if (role === 'key') return '#f4f6ff';
  return PAINTS[(index * 5 + 2) % PAINTS.length] ?? PAINTS[0];
};

/** Renders one vehicle with its shadow; a vertical one faces up. */
export function createVehicleSprite(
  pixelScale: number,
  index: number,
  length: number,
  horizontal: boolean,
  role: Role,
): Sprite {
  const color = paintOf(index, role);
  const along = length * CELL + 24;
  const across = CELL + 24;
  return createSprite(horizontal ? along : across, horizontal ? across : along, pixelScale, (ctx) => {
    const width = horizontal ? along - 42 : across - 42;
    const height = horizontal ? across - 42 : along - 42;
    ctx.save();
    ctx.shadowColor = 'rgba(6,8,34,0.6)';
    ctx.shadowBlur = 12 * pixelScale;
    ctx.shadowOffsetY = 9 * pixelScale;
    fillRound(ctx, -width / 2, -height / 2, width, height, 24, '#0b0f35');
    ctx.restore();
    if (!horizontal) ctx.rotate(-Math.PI / 2);
    if (length === 4) paintBus(ctx, BUS_PAINTS[index % BUS_PAINTS.length] ?? color);
    else if (length === 3) paintTruck(ctx, color, index % 2);
    else paintCar(ctx, length, color, role, role === 'other' ? index % 3 : 0);
  });
}

/** Paints a planter with a flowering bush. */
export function paintPlanter(ctx: Ctx): void {
  fillRound(ctx, -42, -38, 84, 86, 26, 'rgba(6,8,34,0.5)');
  fillRound(ctx, -42, -42, 84, 84, 24, '#8a5a4a');
  fillRound(ctx, -37, -38, 74, 72, 20, vertical(ctx, -38, 34, '#e0a184', '#b5735b'));
  fillRound(ctx, -28, -29, 56, 56, 16, '#4a2b34');
  for (const [x, y, radius] of [
    [-12, -12, 19],
    [13, -10, 18],
    [12, 13, 19],
    [-13, 12, 18],
    [0, 0, 20],
  ] as const)
    glossyBall(ctx, x, y, radius, '#2fae6b');
  for (const [x, y, color] of [
    [-16, -12, '#ff7db5'],
    [10, -16, '#fff3d0'],
    [17, 9, '#ff7db5'],
    [-8, 14, '#ffd04d'],
    [2, -1, '#fff3d0'],
  ] as const) {
    ctx.fillStyle = color;
    for (let petal = 0; petal < 5; petal += 1) {
      const angle = (petal * Math.PI * 2) / 5;
      fillCircle(ctx, x + Math.cos(angle) * 4, y + Math.sin(angle) * 4, 3.4);
    }
    fillCircle(ctx, x, y, 2.4, '#c9742b');
  }
}

/** Paints the pad that the key car must cross. */
export function paintPad(ctx: Ctx, lit: boolean): void {
  const color = lit ? '#5df0a5' : '#ffcb08';
  setStroke(ctx, color, 6);
  ctx.setLineDash([16, 9]);
  roundRect(ctx, -39, -39, 78, 78, 18);
  ctx.fillStyle = lit ? 'rgba(60,220,140,0.22)' : 'rgba(255,203,8,0.16)';
  ctx.fill();
  ctx.stroke();
  ctx.setLineDash([]);
  paintKey(ctx, -4, 0, 1.25, color);
}

/** Draws a boom across the lane; `raised` runs from 0 (closed) to 1. */
export function drawBarrier(ctx: Ctx, x: number, y: number, raised: number): void {
  ctx.save();
  ctx.translate(x, y - 44);
  fillRound(ctx, -17, -15, 34, 38, 9, 'rgba(6,8,34,0.5)');
  const reach = 90 * (1 - raised * 0.8);
  ctx.save();
  ctx.globalAlpha = 0.5;
  fillRound(ctx, 4, 10, 12, reach, 5, '#060822');
  ctx.restore();
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(-8, 2, 16, reach, 6);
  ctx.clip();
  ctx.fillStyle = '#ffffff';
  ctx.fillRect(-8, 0, 16, 100);
  ctx.fillStyle = '#f2475c';
  for (let stripe = 0; stripe < 4; stripe += 1) ctx.fillRect(-8, 12 + stripe * 25, 16, 13);
  ctx.fillStyle = 'rgba(255,255,255,0.35)';
  ctx.fillRect(-6, 0, 4, 100);
  ctx.restore();
  fillRound(ctx, -17, -18, 34, 36, 9, '#1b2152');
  fillRound(ctx, -14, -16, 28, 29, 8, vertical(ctx, -16, 13, '#5b6bd0', '#33409a'));
  glossyBall(ctx, 0, -3, 7, raised > 0.5 ? '#35e08a' : '#ff4a5c');
  ctx.restore();
}
