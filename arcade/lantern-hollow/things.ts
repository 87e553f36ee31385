import {
  type Ctx,
  type Sprite,
  alpha,
  createSprite,
  fillCircle,
  fillRound,
  roundRect,
  setStroke,
  shade,
  softShadow,
  starPath,
  strokeArc,
  vertical,
} from '../kit/draw.ts';

/** Colours of keys and their doors. A key and its door also show the same shape. */
export const HUES = ['#ffb02e', '#4fe0cf', '#ff7d9c'] as const;
export const RUNE_LIGHT = '#9dffb0';

/** Traces the sign of a rune: a spiral, a leaf or a sun. */
export function traceRune(ctx: Ctx, mark: number, size: number): void {
  ctx.beginPath();
  if (mark === 0) {
    for (let turn = 0; turn < 26; turn += 1) {
      const angle = turn * 0.42;
      ctx.lineTo(Math.cos(angle) * size * (0.12 + turn / 28), Math.sin(angle) * size * (0.12 + turn / 28));
    }
  } else if (mark === 1) {
    ctx.moveTo(-size * 0.7, size * 0.8);
    ctx.quadraticCurveTo(-size * 0.9, -size * 0.7, size * 0.8, -size * 0.9);
    ctx.quadraticCurveTo(size * 0.9, size * 0.6, -size * 0.45, size * 0.45);
    ctx.moveTo(-size * 0.7, size * 0.8);
    ctx.lineTo(size * 0.3, -size * 0.35);
  } else {
    ctx.arc(0, 0, size * 0.42, 0, Math.PI * 2);
    for (let ray = 0; ray < 8; ray += 1) {
      const angle = (ray * Math.PI) / 4;
      ctx.moveTo(Math.cos(angle) * size * 0.68, Math.sin(angle) * size * 0.68);
      ctx.lineTo(Math.cos(angle) * size, Math.sin(angle) * size);
    }
  }
}

function rune(ctx: Ctx, mark: number): void {
  softShadow(ctx, 0, 20, 18, 6, 0.5);
  ctx.beginPath();
  ctx.moveTo(-15, 20);
  ctx.lineTo(-17, -10);
  ctx.quadraticCurveTo(-12, -26, 2, -25);
  ctx.quadraticCurveTo(17, -22, 17, -6);
  ctx.lineTo(14, 20);
  ctx.closePath();
  ctx.fillStyle = vertical(ctx, -26, 20, '#7f9a86', '#4f6a5b', '#2f453b');
  ctx.fill();
  setStroke(ctx, '#233a30', 2.5);
  ctx.stroke();
  ctx.translate(0, -4);
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  traceRune(ctx, mark, 10);
  setStroke(ctx, alpha(RUNE_LIGHT, 0.4), 6);
  ctx.stroke();
  setStroke(ctx, '#e8ffe9', 2.6);
  ctx.stroke();
}

function bow(ctx: Ctx, hue: number, x: number, y: number, r: number): void {
  if (hue === 1) {
    roundRect(ctx, x - r, y - r, r * 2, r * 2, 2);
    return;
  }
  if (hue === 2) {
    starPath(ctx, x, y, r * 1.35, r * 0.8, 6);
    return;
  }
  ctx.beginPath();
  ctx.arc(x, y, r, 0, Math.PI * 2);
}

function key(ctx: Ctx, hue: number): void {
  const color = HUES[hue] ?? HUES[0];
  ctx.rotate(-0.5);
  ctx.lineJoin = 'round';
  for (const [width, paint] of [
    [9, shade(color, -0.55)],
    [5, color],
  ] as const) {
    setStroke(ctx, paint, width);
    bow(ctx, hue, -10, 0, 7);
    ctx.stroke();
    ctx.beginPath();
    ctx.moveTo(-2, 0);
    ctx.lineTo(18, 0);
    ctx.lineTo(18, 7);
    ctx.moveTo(11, 0);
    ctx.lineTo(11, 6);
    ctx.stroke();
  }
}

function flask(ctx: Ctx): void {
  softShadow(ctx, 0, 17, 13, 4.5, 0.5);
  fillCircle(ctx, 0, 5, 14, vertical(ctx, -9, 20, '#ffd98a', '#f09a2a', '#a8540f'));
  fillRound(ctx, -5, -19, 10, 14, 3, '#ffdc9a');
  fillRound(ctx, -6.5, -23, 13, 7, 3, '#7a4a24');
  setStroke(ctx, 'rgba(255,255,255,0.75)', 3);
  ctx.lineCap = 'round';
  strokeArc(ctx, 0, 5, 9, 2.6, 3.9);
}

/** Draws a glowing mushroom. Small ones are the glowcaps with which the hero pays. */
function mushroom(ctx: Ctx, size: number, color: string): void {
  softShadow(ctx, 0, size * 0.8, size * 0.8, size * 0.25, 0.45);
  ctx.fillStyle = '#efe6cf';
  ctx.beginPath();
  ctx.moveTo(-size * 0.22, -size * 0.1);
  ctx.quadraticCurveTo(-size * 0.12, size * 0.4, -size * 0.3, size * 0.8);
  ctx.lineTo(size * 0.3, size * 0.8);
  ctx.quadraticCurveTo(size * 0.12, size * 0.4, size * 0.22, -size * 0.1);
  ctx.fill();
  ctx.fillStyle = vertical(ctx, -size, 0, shade(color, 0.5), color, shade(color, -0.35));
  ctx.beginPath();
  ctx.moveTo(-size * 0.85, 0);
  ctx.quadraticCurveTo(-size * 0.75, -size, 0, -size);
  ctx.quadraticCurveTo(size * 0.75, -size, size * 0.85, 0);
  ctx.quadraticCurveTo(0, size * 0.28, -size * 0.85, 0);
  ctx.fill();
  for (const [x, y, r] of [
    [-0.35, -0.45, 0.13],
    [0.18, -0.65, 0.1],
    [0.4, -0.25, 0.12],
  ] as const)
    fillCircle(ctx, x * size, y * size, r * size, 'rgba(255,255,255,0.75)');
}

function stone(ctx: Ctx): void {
  softShadow(ctx, 0, 22, 29, 9, 0.55);
  roundRect(ctx, -26, -27, 52, 50, 17);
  ctx.fillStyle = vertical(ctx, -27, 23, '#b7b29d', '#85816f', '#4c4a40');
  ctx.fill();
  roundRect(ctx, -20, -24, 40, 22, 12);
  ctx.fillStyle = 'rgba(255,250,225,0.22)';
  ctx.fill();
  setStroke(ctx, '#3d5c3a', 5);
  ctx.lineCap = 'round';
  strokeArc(ctx, -8, 2, 9, 0, 5);
}

function plate(ctx: Ctx, isDown: boolean): void {
  fillRound(ctx, -25, -23, 50, 48, 10, '#2a1f15');
  fillRound(ctx, -22, isDown ? -19 : -23, 44, 42, 8, isDown ? '#5f8f4d' : '#a8794a');
  setStroke(ctx, isDown ? '#cfff9d' : '#ffd9a0', 3);
  roundRect(ctx, -14, isDown ? -11 : -15, 28, 26, 6);
  ctx.stroke();
}

function mirror(ctx: Ctx, slant: number): void {
  softShadow(ctx, 0, 20, 22, 8, 0.5);
  fillCircle(ctx, 0, 8, 15, '#5d4326');
  fillCircle(ctx, 0, 5, 13, '#8a673b');
  ctx.rotate((-slant * Math.PI) / 4);
  fillRound(ctx, -30, -6, 60, 13, 6, '#7d5a22');
  fillRound(ctx, -29, -7, 58, 10, 5, '#e0b04c');
  fillRound(ctx, -25, -5, 50, 6, 3, '#e8fbff');
  fillRound(ctx, -20, -4, 18, 2.4, 1.2, '#9fd8e6');
}

function lamp(ctx: Ctx): void {
  softShadow(ctx, 0, 22, 22, 8, 0.5);
  fillRound(ctx, -17, 8, 34, 15, 6, '#5d4326');
  fillCircle(ctx, 0, -2, 19, '#8a673b');
  fillCircle(ctx, 0, -3, 14, '#fff3c4');
  fillCircle(ctx, 0, -3, 9, '#ffd35a');
}

function crystal(ctx: Ctx, isLit: boolean): void {
  softShadow(ctx, 0, 22, 22, 8, 0.5);
  const tone = isLit ? ['#f4fff8', '#86ffc6', '#2fae86'] : ['#b9c9dd', '#6d83a6', '#3d4d70'];
  for (const [x, lean, tall] of [
    [-11, -0.3, 30],
    [12, 0.32, 27],
    [0, 0, 44],
  ] as const) {
    ctx.save();
    ctx.translate(x, 20);
    ctx.rotate(lean);
    ctx.beginPath();
    ctx.moveTo(-9, 0);
    ctx.lineTo(-10, -tall * 0.65);
    ctx.lineTo(0, -tall);
    ctx.lineTo(10, -tall * 0.65);
    ctx.lineTo(9, 0);
    ctx.closePath();
    ctx.fillStyle = vertical(ctx, -tall, 0, ...tone);
    ctx.fill();
    ctx.fillStyle = 'rgba(255,255,255,0.45)';
    ctx.beginPath();
    ctx.moveTo(-7, -2);
    ctx.lineTo(-8, -tall * 0.62);
    ctx.lineTo(0, -tall * 0.95);
    ctx.lineTo(-1, -2);
    ctx.fill();
    ctx.restore();
  }
}

/** Draws a gate of roots across a passage. Its sign shows what opens it. */
function door(ctx: Ctx, kind: string, hue: number): void {
  const color = kind === 'lock' ? (HUES[hue] ?? HUES[0]) : kind === 'plate' ? '#d9a060' : '#86d8ff';
  for (const x of [-24, -8, 8, 24]) {
    fillRound(ctx, x - 7, -34, 14, 66, 7, '#2a1a0e');
    fillRound(ctx, x - 6, -35, 11, 64, 6, vertical(ctx, -34, 30, '#8a6238', '#5b3c1f'));
  }
  fillRound(ctx, -31, -20, 62, 9, 4, '#46301a');
  fillRound(ctx, -31, 12, 62, 9, 4, '#46301a');
  fillCircle(ctx, 0, -1, 17, shade(color, -0.6));
  fillCircle(ctx, 0, -2, 14.5, color);
  ctx.fillStyle = ctx.strokeStyle = '#241608';
  ctx.lineWidth = 4;
  if (kind === 'lock') {
    bow(ctx, hue, 0, -5, 4.5);
    ctx.fill();
    fillRound(ctx, -2.5, -4, 5, 12, 2, '#241608');
  } else if (kind === 'plate') {
    roundRect(ctx, -7, -8, 14, 12, 3);
    ctx.stroke();
  } else {
    ctx.beginPath();
    ctx.moveTo(0, -12);
    ctx.lineTo(7, -2);
    ctx.lineTo(0, 9);
    ctx.lineTo(-7, -2);
    ctx.fill();
  }
}

function hatch(ctx: Ctx): void {
  fillCircle(ctx, 0, 0, 38, '#2a1a0e');
  fillCircle(ctx, 0, -2, 35, '#7a5630');
  fillCircle(ctx, 0, -2, 27, '#3a2614');
  setStroke(ctx, '#9a713f', 5);
  for (let root = 0; root < 9; root += 1) {
    const angle = (root / 9) * Math.PI * 2;
    ctx.beginPath();
    ctx.moveTo(Math.cos(angle) * 30, Math.sin(angle) * 30 - 2);
    ctx.quadraticCurveTo(
      Math.cos(angle + 0.3) * 40,
      Math.sin(angle + 0.3) * 40,
      Math.cos(angle) * 46,
      Math.sin(angle) * 44,
    );
    ctx.stroke();
  }
}

function lantern(ctx: Ctx): void {
  setStroke(ctx, '#3a2a18', 2.4);
  strokeArc(ctx, 0, -9, 5, Math.PI, 0);
  fillRound(ctx, -7, -9, 14, 4, 2, '#6b4a22');
  fillRound(ctx, -6, -6, 12, 14, 3, vertical(ctx, -6, 8, '#fff4c2', '#ffc451', '#ff9a2e'));
  fillRound(ctx, -7, 6, 14, 4, 2, '#6b4a22');
}

function mat(ctx: Ctx): void {
  fillRound(ctx, -27, -20, 54, 42, 8, '#1f4a3e');
  fillRound(ctx, -24, -18, 48, 37, 6, '#3f8a70');
  setStroke(ctx, '#ffd98a', 2);
  ctx.setLineDash([5, 4]);
  roundRect(ctx, -20, -14, 40, 29, 4);
  ctx.stroke();
}

/** Creates a round light that fades to nothing. It is drawn with the composite operation `lighter`. */
export const createGlow = (pixelScale: number, size: number, color: string, strength: number): Sprite =>
  createSprite(size, size, pixelScale, (ctx) => {
    const light = ctx.createRadialGradient(0, 0, 0, 0, 0, size / 2);
    light.addColorStop(0, alpha(color, strength));
    light.addColorStop(0.35, alpha(color, strength * 0.45));
    light.addColorStop(1, alpha(color, 0));
    fillCircle(ctx, 0, 0, size / 2, light);
  });

/** Creates all objects and plants in the burrow. */
export function createThings(pixelScale: number) {
  const make = (width: number, height: number, paint: (ctx: Ctx) => void): Sprite =>
    createSprite(width, height, pixelScale, paint);
  return {
    runes: [0, 1, 2].map((mark) => make(50, 64, (ctx) => rune(ctx, mark))),
    keys: HUES.map((_, hue) => make(60, 60, (ctx) => key(ctx, hue))),
    flask: make(40, 56, flask),
    cap: make(40, 44, (ctx) => mushroom(ctx, 16, '#36d6b8')),
    mushroom: make(70, 76, (ctx) => mushroom(ctx, 27, '#ff9d45')),
    stone: make(64, 66, stone),
    plate: make(60, 60, (ctx) => plate(ctx, false)),
    plateDown: make(60, 60, (ctx) => plate(ctx, true)),
    mirrors: [make(72, 72, (ctx) => mirror(ctx, -1)), make(72, 72, (ctx) => mirror(ctx, 1))],
    lamp: make(56, 64, lamp),
    crystal: make(60, 72, (ctx) => crystal(ctx, false)),
    crystalLit: make(60, 72, (ctx) => crystal(ctx, true)),
    door: (kind: string, hue: number) => make(72, 80, (ctx) => door(ctx, kind, hue)),
    hatch: make(104, 104, hatch),
    lantern: make(26, 36, lantern),
    mat: make(60, 52, mat),
  };
}
export type Things = ReturnType<typeof createThings>;
