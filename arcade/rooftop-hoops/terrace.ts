import { type Ctx, alpha, fillCircle, fillRound, setStroke, vertical } from '../kit/draw.ts';
import type { Rect } from '../kit/stage.ts';
import { type Arena, floorOf } from './court.ts';
import { TONES } from './palette.ts';

const WASH = ['#f6d9b8', '#e58b76', '#8fbdb4', '#f3c27c', '#d99a94'] as const;

/** Paints a far washing line, hazy in the evening light. */
function paintFarWashing(ctx: Ctx, x: number, y: number, width: number, seed: number): void {
  const sag = (share: number): number => y + Math.sin(share * Math.PI) * 16 + share * 8;
  setStroke(ctx, alpha(TONES.nearDark, 0.55), 1.8);
  ctx.beginPath();
  for (let index = 0; index <= 12; index += 1) ctx.lineTo(x + (width * index) / 12, sag(index / 12));
  ctx.stroke();
  const count = Math.floor(width / 30);
  for (let index = 1; index < count; index += 1) {
    const kind = (index * 3 + seed) % 4;
    if (kind === 3) continue;
    const [cx, cy] = [x + (width * index) / count, sag(index / count)];
    ctx.fillStyle = alpha(WASH[(index + seed) % WASH.length] ?? WASH[0], 0.9);
    if (kind === 0) ctx.fillRect(cx - 8, cy, 17, 22);
    else if (kind === 1) {
      ctx.beginPath();
      ctx.moveTo(cx - 6, cy);
      ctx.lineTo(cx + 6, cy);
      ctx.lineTo(cx + 13, cy + 8);
      ctx.lineTo(cx + 7, cy + 11);
      ctx.lineTo(cx + 7, cy + 23);
      ctx.lineTo(cx - 7, cy + 23);
      ctx.lineTo(cx - 7, cy + 11);
      ctx.lineTo(cx - 13, cy + 8);
      ctx.fill();
    } else {
      ctx.fillRect(cx - 7, cy, 5, 24);
      ctx.fillRect(cx + 1, cy, 5, 20);
    }
  }
}

function paintPot(ctx: Ctx, x: number, y: number, size: number, leaf: string): void {
  ctx.fillStyle = leaf;
  for (const [dx, dy, r] of [
    [-0.55, -1.5, 0.55],
    [0.1, -1.95, 0.7],
    [0.65, -1.45, 0.5],
    [0, -1.3, 0.6],
  ] as const) {
    fillCircle(ctx, x + dx * size, y + dy * size, r * size);
  }
  fillCircle(ctx, x - 0.1 * size, y - 2.1 * size, 0.4 * size, alpha('#fff0bf', 0.35));
  ctx.fillStyle = '#b9573f';
  ctx.beginPath();
  ctx.moveTo(x - 0.7 * size, y - size);
  ctx.lineTo(x + 0.7 * size, y - size);
  ctx.lineTo(x + 0.5 * size, y);
  ctx.lineTo(x - 0.5 * size, y);
  ctx.fill();
  fillRound(ctx, x - 0.8 * size, y - 1.15 * size, 1.6 * size, 0.32 * size, 2, '#dd7f5c');
}

/** Paints a roof light glowing from the rooms below. */
function paintRoofLight(ctx: Ctx, x: number, y: number): void {
  ctx.fillStyle = alpha(TONES.wallDark, 0.35);
  ctx.fillRect(x - 46, y + 1, 92, 4);
  ctx.fillStyle = '#2f6a70';
  ctx.beginPath();
  ctx.moveTo(x - 44, y);
  ctx.lineTo(x - 28, y - 24);
  ctx.lineTo(x + 28, y - 24);
  ctx.lineTo(x + 44, y);
  ctx.fill();
  ctx.fillStyle = vertical(ctx, y - 22, y, '#ffe9ae', '#ffc069');
  for (const side of [-1, 1]) {
    ctx.beginPath();
    ctx.moveTo(x + side * 2, y - 3);
    ctx.lineTo(x + side * 2, y - 21);
    ctx.lineTo(x + side * 26, y - 21);
    ctx.lineTo(x + side * 37, y - 3);
    ctx.fill();
  }
}

function paintSurface(ctx: Ctx, { x, y, width, height }: Rect, floor: number): void {
  const bottom = y + height;
  const rear = floor - 34;
  ctx.fillStyle = vertical(ctx, rear - 46, rear + 10, TONES.parapetLight, TONES.parapet);
  ctx.fillRect(x, rear - 46, width, 60);
  ctx.fillStyle = alpha(TONES.deep, 0.2);
  for (let px = Math.floor(x / 74) * 74; px < x + width; px += 74) ctx.fillRect(px, rear - 36, 3, 40);
  ctx.fillStyle = '#86c9bb';
  ctx.fillRect(x, rear - 50, width, 9);
  ctx.fillStyle = alpha(TONES.deep, 0.25);
  ctx.fillRect(x, rear - 41, width, 4);
  ctx.fillStyle = vertical(ctx, rear, floor + 24, '#c97f5f', TONES.roof, TONES.roofLight);
  ctx.fillRect(x, rear, width, floor + 24 - rear);
  ctx.fillStyle = alpha(TONES.wallDark, 0.13);
  for (let px = Math.floor(x / 120) * 120; px < x + width + 120; px += 120) {
    ctx.beginPath();
    ctx.moveTo(px, rear);
    ctx.lineTo(px + 3, rear);
    ctx.lineTo(px - 37, floor + 24);
    ctx.lineTo(px - 42, floor + 24);
    ctx.fill();
  }
  ctx.fillStyle = '#ffd9ab';
  ctx.fillRect(x, floor + 18, width, 8);
  ctx.fillStyle = vertical(ctx, floor + 26, floor + 90, TONES.wall, TONES.wallDark);
  ctx.fillRect(x, floor + 26, width, Math.max(0, bottom - floor - 26));
  ctx.fillStyle = alpha('#ffcf9c', 0.16);
  for (let row = 0, py = floor + 34; py < bottom; row += 1, py += 15) {
    for (let px = Math.floor(x / 44) * 44 + (row % 2) * 22 - 44; px < x + width; px += 44) {
      if (Math.abs(px * 7 + row * 13) % 5 < 3) ctx.fillRect(px, py, 40, 11);
    }
  }
}

/** Paints the roof of the game, with the neighbours' washing. */
export function paintTerrace(ctx: Ctx, visible: Rect, arena: Arena): void {
  const floor = floorOf(arena);
  const { width } = arena;
  paintFarWashing(ctx, width * 0.3, floor - 196, width * 0.3, 1);
  paintFarWashing(ctx, width * 0.66, floor - 150, width * 0.42, 3);
  paintFarWashing(ctx, visible.x - 40, floor - 168, width * 0.16 - visible.x, 2);
  paintSurface(ctx, visible, floor);
  paintRoofLight(ctx, width * 0.54, floor - 26);
  paintPot(ctx, width * 0.205, floor - 84, 15, '#4f8f6d');
  paintPot(ctx, width * 0.64, floor - 84, 13, '#6aa06a');
  paintPot(ctx, width * 0.675, floor - 84, 17, '#3f8468');
}
