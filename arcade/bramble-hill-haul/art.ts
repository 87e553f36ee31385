import {
  createSprite,
  fillEllipse,
  fillRound,
  setStroke,
  shade,
  starPath,
  strokeArc,
  strokeLine,
  vertical,
} from '../kit/draw.ts';
import type { Ctx, Sprite } from '../kit/draw.ts';
import type { CargoKind } from './levels.ts';

export const INK = '#24402f';

/** Paints the mustard pick-up without its wheels, around the truck's own middle. */
function paintTruck(ctx: Ctx): void {
  const body = '#f5b82e';
  fillRound(ctx, -70, 10, 132, 10, 4, '#4a3728');
  fillRound(ctx, -80, -1, 90, 17, 5, vertical(ctx, -1, 16, shade(body, 0.2), shade(body, -0.25)));
  ctx.fillStyle = '#8a5a34';
  ctx.fillRect(-76, -2, 82, 4);
  ctx.save();
  ctx.translate(-76, 0);
  ctx.rotate(-0.11);
  fillRound(ctx, -5, -28, 7, 31, 3, '#a86e3e');
  ctx.restore();
  ctx.beginPath();
  ctx.moveTo(5, 16);
  ctx.lineTo(5, -36);
  ctx.quadraticCurveTo(5, -46, 15, -46);
  ctx.lineTo(28, -46);
  ctx.quadraticCurveTo(37, -46, 40, -36);
  ctx.lineTo(45, -18);
  ctx.quadraticCurveTo(66, -16, 67, 0);
  ctx.lineTo(67, 16);
  ctx.closePath();
  ctx.fillStyle = vertical(ctx, -46, 16, shade(body, 0.45), body, shade(body, -0.22));
  ctx.fill();
  setStroke(ctx, shade(body, -0.5), 2);
  ctx.stroke();
  ctx.beginPath();
  ctx.moveTo(14, -20);
  ctx.lineTo(14, -38);
  ctx.lineTo(28, -38);
  ctx.quadraticCurveTo(32, -38, 33, -34);
  ctx.lineTo(38, -20);
  ctx.closePath();
  ctx.fillStyle = vertical(ctx, -38, -20, '#e6fbff', '#7fc4d8');
  ctx.fill();
  fillEllipse(ctx, 24, -25, 6, 6.5, '#f2c39a');
  fillRound(ctx, 16, -34, 16, 5, 2, '#c9543a');
  fillRound(ctx, 19, -38, 10, 6, 3, '#c9543a');
  fillRound(ctx, 5, -8, 62, 4, 2, '#fff3d0');
  fillEllipse(ctx, 63, -4, 5, 6, '#fff8d8');
  fillEllipse(ctx, 64, -4, 3, 4, '#ffe27a');
  fillRound(ctx, 57, 8, 16, 8, 4, '#e9e4d8');
  fillRound(ctx, 17, -14, 9, 3, 1.5, shade(body, -0.45));
  for (const x of [-42, 38]) {
    ctx.beginPath();
    ctx.arc(x, 17, 22, Math.PI, 0);
    ctx.fillStyle = shade(body, -0.35);
    ctx.fill();
  }
}

function paintWheel(ctx: Ctx): void {
  fillEllipse(ctx, 0, 0, 17, 17, '#2a2a33');
  fillEllipse(ctx, 0, 0, 14.5, 14.5, '#3c3c48');
  fillEllipse(ctx, 0, 0, 9.5, 9.5, '#f4ead2');
  setStroke(ctx, '#c9543a', 2.4);
  for (let spoke = 0; spoke < 5; spoke += 1) {
    const angle = (spoke / 5) * Math.PI * 2;
    strokeLine(ctx, 0, 0, Math.cos(angle) * 8, Math.sin(angle) * 8);
  }
  fillEllipse(ctx, 0, 0, 3, 3, '#c9543a');
  setStroke(ctx, '#1b1b22', 2.5);
  ctx.setLineDash([4, 4]);
  strokeArc(ctx, 0, 0, 16);
}

const CARGO: Readonly<Record<CargoKind, (ctx: Ctx) => void>> = {
  pumpkin(ctx) {
    fillRound(ctx, -2, -16, 4.5, 7, 2, '#4f8a3a');
    for (const [x, rx, color] of [
      [-6, 6.5, '#e0701c'],
      [6, 6.5, '#e0701c'],
      [0, 6.5, '#ff9a2e'],
    ] as const)
      fillEllipse(ctx, x, 0, rx, 11, color);
    fillEllipse(ctx, -2.5, -5, 2, 4, '#ffd08a');
  },
  jar(ctx) {
    fillRound(ctx, -7.5, -7, 15, 16, 4, '#c22a4e');
    fillRound(ctx, -7.5, -7, 5, 16, 3, '#ef5a78');
    fillRound(ctx, -8, -10, 16, 5, 2, '#fff3dc');
    fillRound(ctx, -4, -1, 9, 7, 1.5, '#fff3dc');
    fillEllipse(ctx, 0.5, 2.5, 2, 2, '#c22a4e');
  },
  hen(ctx) {
    fillEllipse(ctx, -8, -4, 4, 6, '#e8d9c4');
    fillEllipse(ctx, 0, 1, 10, 8.5, '#fffaf0');
    fillEllipse(ctx, 6, -6, 5.2, 5.2, '#fffaf0');
    fillEllipse(ctx, 5, -11.5, 2.2, 2.6, '#e5383b');
    fillEllipse(ctx, 8, -11, 2, 2.2, '#e5383b');
    ctx.fillStyle = '#ffb52e';
    ctx.beginPath();
    ctx.moveTo(10.5, -8);
    ctx.lineTo(15, -5.5);
    ctx.lineTo(10.5, -4);
    ctx.fill();
    fillEllipse(ctx, 7.5, -7, 1.2, 1.4, '#2a2233');
    fillEllipse(ctx, -2, 2, 5.5, 4, '#e3d2ba');
  },
};

function paintCan(ctx: Ctx): void {
  fillRound(ctx, -13, -12, 26, 28, 5, vertical(ctx, -12, 16, '#ff6b52', '#b8321f'));
  fillRound(ctx, -8, -19, 14, 6, 3, '#8a2417');
  fillRound(ctx, 6, -17, 8, 7, 2, '#ffe3b0');
  setStroke(ctx, '#ffd9c0', 3);
  ctx.beginPath();
  ctx.moveTo(-7, -5);
  ctx.lineTo(7, 9);
  ctx.moveTo(7, -5);
  ctx.lineTo(-7, 9);
  ctx.stroke();
}

function paintCoin(ctx: Ctx): void {
  fillEllipse(ctx, 0, 0, 12, 12, '#c98212');
  fillEllipse(ctx, 0, -1, 11, 11, '#ffd23f');
  fillEllipse(ctx, 0, -1, 8, 8, '#f2ad1e');
  ctx.fillStyle = '#fff0a8';
  starPath(ctx, 0, -1, 5.5);
  ctx.fill();
}

/** Paints the red barn at the end of every route, standing on 0, 0. */
export function paintBarn(ctx: Ctx): void {
  ctx.fillStyle = '#b8322c';
  ctx.fillRect(-110, -130, 220, 130);
  ctx.beginPath();
  ctx.moveTo(-118, -128);
  ctx.lineTo(-92, -186);
  ctx.lineTo(0, -226);
  ctx.lineTo(92, -186);
  ctx.lineTo(118, -128);
  ctx.closePath();
  ctx.fillStyle = vertical(ctx, -226, -128, '#d9463a', '#b8322c');
  ctx.fill();
  setStroke(ctx, 'rgba(90,16,20,0.35)', 2);
  for (let x = -100; x <= 100; x += 20) {
    strokeLine(ctx, x, 0, x, -150);
  }
  ctx.lineJoin = 'round';
  setStroke(ctx, '#5e3a34', 15);
  ctx.beginPath();
  ctx.moveTo(-122, -124);
  ctx.lineTo(-94, -190);
  ctx.lineTo(0, -232);
  ctx.lineTo(94, -190);
  ctx.lineTo(122, -124);
  ctx.stroke();
  ctx.fillStyle = '#4a1f22';
  ctx.fillRect(-58, -100, 116, 100);
  fillEllipse(ctx, 0, -158, 19, 19, '#4a1f22');
  setStroke(ctx, '#fff3e0', 7);
  ctx.strokeRect(-58, -100, 116, 102);
  ctx.beginPath();
  ctx.arc(0, -158, 19, 0, Math.PI * 2);
  ctx.moveTo(-19, -158);
  ctx.lineTo(19, -158);
  ctx.moveTo(0, -177);
  ctx.lineTo(0, -139);
  ctx.stroke();
  for (const side of [-1, 1]) {
    ctx.fillStyle = '#c93c33';
    ctx.fillRect(side === 1 ? 62 : -104, -98, 42, 98);
    ctx.strokeRect(side === 1 ? 64 : -104, -98, 40, 97);
    strokeLine(ctx, side * 64, -98, side * 104, -2);
  }
  for (const [x, y] of [
    [-34, -16],
    [2, -16],
    [-16, -44],
  ] as const) {
    fillRound(ctx, x, y, 34, 26, 5, '#e8c054');
    fillRound(ctx, x + 9, y, 4, 26, 0, '#b88a2c');
  }
}

/** Things beside the road, standing on 0, 0. */
const DECOR: readonly ((ctx: Ctx) => void)[] = [
  (ctx) => {
    fillRound(ctx, -7, -46, 14, 48, 4, '#7a5236');
    for (const [x, y, r] of [
      [-22, -60, 26],
      [20, -64, 28],
      [0, -88, 32],
    ] as const)
      fillEllipse(ctx, x, y, r, r, '#3f8f4a');
    for (const [x, y, r] of [
      [-26, -68, 17],
      [12, -74, 18],
      [-6, -98, 20],
    ] as const)
      fillEllipse(ctx, x, y, r, r, '#63b558');
    for (const [x, y] of [
      [-20, -52],
      [14, -58],
      [-2, -84],
      [24, -78],
      [-30, -70],
    ] as const)
      fillEllipse(ctx, x, y, 4, 4, '#e5483b');
  },
  (ctx) => {
    for (const x of [-44, 0, 44]) fillRound(ctx, x - 4, -36, 8, 38, 3, '#b98a5a');
    for (const y of [-30, -16]) fillRound(ctx, -56, y, 112, 7, 3, '#cfa06c');
  },
  (ctx) => {
    fillEllipse(ctx, 0, -22, 25, 24, '#c99a34');
    fillEllipse(ctx, -2, -23, 21, 20, '#ecc65c');
    setStroke(ctx, '#b98726', 2.5);
    for (const r of [6, 11, 16]) {
      strokeArc(ctx, -2, -23, r, 0.4, 5.6);
    }
  },
  (ctx) => {
    for (const [x, y, r] of [
      [-18, -10, 16],
      [16, -12, 17],
      [0, -20, 18],
    ] as const)
      fillEllipse(ctx, x, y, r, r * 0.9, '#3a8548');
    for (const [x, y] of [
      [-18, -16],
      [6, -26],
      [18, -14],
      [-4, -10],
    ] as const)
      fillEllipse(ctx, x, y, 3.4, 3.4, '#7a3fa0');
  },
  (ctx) => {
    setStroke(ctx, '#3f9445', 2.6);
    for (const [x, tall] of [
      [-12, 18],
      [-4, 26],
      [6, 20],
      [14, 24],
    ] as const) {
      ctx.beginPath();
      ctx.moveTo(x, 2);
      ctx.quadraticCurveTo(x + 1, -tall / 2, x + 3, -tall);
      ctx.stroke();
      fillEllipse(
        ctx,
        x + 3,
        -tall,
        4,
        4,
        ['#ffffff', '#ffd23f', '#ff7fa8', '#ffffff'][Math.abs(x) % 4] ?? '#ffffff',
      );
    }
  },
];

export interface Art {
  readonly truck: Sprite;
  readonly wheel: Sprite;
  readonly cargo: Readonly<Record<CargoKind, Sprite>>;
  readonly coin: Sprite;
  readonly can: Sprite;
  readonly barn: Sprite;
  readonly decor: readonly Sprite[];
}

/** Draws every sprite once for a size of the stage. */
export function createArt(unit: number): Art {
  const piece = (kind: CargoKind): Sprite => createSprite(40, 40, unit, CARGO[kind]);
  return {
    truck: createSprite(180, 110, unit, paintTruck),
    wheel: createSprite(40, 40, unit, paintWheel),
    cargo: { pumpkin: piece('pumpkin'), jar: piece('jar'), hen: piece('hen') },
    coin: createSprite(30, 30, unit, paintCoin),
    can: createSprite(44, 52, unit, paintCan),
    barn: createSprite(300, 480, unit, paintBarn),
    decor: DECOR.map((paint) => createSprite(130, 260, unit, paint)),
  };
}
