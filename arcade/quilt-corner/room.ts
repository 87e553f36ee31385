import {
  type Ctx,
  fillCircle,
  fillRound,
  roundRect,
  setStroke,
  shade,
  strokeArc,
  strokeLine,
  vertical,
} from '../kit/draw.ts';
import { createRandom } from '../kit/random.ts';
import type { Rect } from '../kit/stage.ts';
import { CELL, FIELD, slotRect, type Layout } from './layout.ts';

function paintPlanks(ctx: Ctx, view: Rect): void {
  const random = createRandom(31);
  ctx.fillStyle = vertical(ctx, view.y, view.y + view.height, '#c98a56', '#b3713f', '#8f5430');
  ctx.fillRect(view.x, view.y, view.width, view.height);
  const plank = 118;
  for (let y = Math.floor(view.y / plank) * plank; y < view.y + view.height; y += plank) {
    ctx.fillStyle = random.chance(0.5) ? 'rgba(255,220,170,0.09)' : 'rgba(80,30,10,0.08)';
    ctx.fillRect(view.x, y, view.width, plank);
    for (let grain = 0; grain < 9; grain += 1) {
      const at = y + random.range(6, plank - 6);
      ctx.strokeStyle = random.chance(0.5) ? 'rgba(94,44,18,0.16)' : 'rgba(255,222,178,0.14)';
      ctx.lineWidth = random.range(1, 2.6);
      ctx.beginPath();
      ctx.moveTo(view.x, at);
      for (let x = view.x; x < view.x + view.width + 60; x += 60)
        ctx.lineTo(x, at + Math.sin(x * 0.009 + grain * 2) * random.range(1, 5));
      ctx.stroke();
    }
    ctx.fillStyle = 'rgba(70,26,10,0.42)';
    ctx.fillRect(view.x, y - 1.5, view.width, 3);
    ctx.fillStyle = 'rgba(255,226,184,0.2)';
    ctx.fillRect(view.x, y + 1.5, view.width, 2);
  }
}

/** Paints a gingham cloth over a corner of the table. */
function paintCloth(ctx: Ctx, view: Rect, corner: 'left' | 'right'): void {
  const reach = Math.min(430, view.height * 0.74);
  ctx.save();
  ctx.translate(
    corner === 'left' ? view.x : view.x + view.width,
    corner === 'left' ? view.y : view.y + view.height,
  );
  ctx.rotate(corner === 'left' ? 0 : Math.PI);
  ctx.fillStyle = 'rgba(50,18,10,0.35)';
  ctx.beginPath();
  ctx.moveTo(0, 12);
  ctx.lineTo(reach + 8, 12);
  ctx.lineTo(8, reach + 12);
  ctx.fill();
  ctx.beginPath();
  ctx.moveTo(-2, -2);
  ctx.lineTo(reach, -2);
  ctx.lineTo(-2, reach);
  ctx.closePath();
  ctx.clip();
  ctx.fillStyle = '#fdf1e2';
  ctx.fillRect(-2, -2, reach + 4, reach + 4);
  ctx.fillStyle = corner === 'left' ? 'rgba(86,146,128,0.42)' : 'rgba(206,96,96,0.4)';
  for (let n = 0; n < reach; n += 48) {
    ctx.fillRect(n, -2, 24, reach + 4);
    ctx.fillRect(-2, n, reach + 4, 24);
  }
  ctx.restore();
}

/** Paints a spool of thread seen from above. */
function paintSpool(ctx: Ctx, x: number, y: number, size: number, color: string): void {
  for (const [radius, fill] of [
    [1.06, 'rgba(40,14,8,0.35)'],
    [1, '#8d5a2e'],
    [0.93, '#e8bd83'],
    [0.78, shade(color, -0.3)],
    [0.72, color],
    [0.56, shade(color, 0.16)],
    [0.4, '#e8bd83'],
    [0.16, '#5e3417'],
  ] as const) {
    ctx.fillStyle = fill;
    ctx.beginPath();
    const drop = radius > 1 ? size * 0.16 : 0;
    ctx.arc(x + drop * 0.5, y + drop, size * radius, 0, Math.PI * 2);
    ctx.fill();
  }
  setStroke(ctx, shade(color, 0.35), 1.5);
  for (const radius of [0.5, 0.6, 0.68]) {
    strokeArc(ctx, x, y, size * radius, 0.4, 2.4);
  }
}

/** Paints a tomato pincushion. */
function paintPincushion(ctx: Ctx, x: number, y: number, size: number): void {
  const ball = ctx.createRadialGradient(x - size * 0.3, y - size * 0.4, 2, x, y, size);
  ball.addColorStop(0, '#ff8d7a');
  ball.addColorStop(0.6, '#dd4a40');
  ball.addColorStop(1, '#96241f');
  fillCircle(ctx, x + 4, y + 9, size, 'rgba(40,14,8,0.35)');
  fillCircle(ctx, x, y, size, ball);
  setStroke(ctx, 'rgba(120,24,22,0.55)', 2);
  ctx.fillStyle = '#4e9a57';
  for (let n = 0; n < 6; n += 1) {
    const angle = (n / 6) * Math.PI * 2;
    strokeLine(ctx, x, y, x + Math.cos(angle + 0.5) * size, y + Math.sin(angle + 0.5) * size);
    ctx.beginPath();
    ctx.ellipse(
      x + Math.cos(angle) * size * 0.22,
      y + Math.sin(angle) * size * 0.22,
      size * 0.24,
      size * 0.1,
      angle,
      0,
      7,
    );
    ctx.fill();
  }
  for (const [dx, dy, color] of [
    [-0.5, -0.3, '#ffffff'],
    [0.42, -0.46, '#ffd257'],
    [0.5, 0.4, '#7fc4ff'],
    [-0.3, 0.56, '#ffffff'],
  ] as const) {
    fillCircle(ctx, x + dx * size, y + dy * size, size * 0.12, color);
  }
}

function paintQuilt(ctx: Ctx, { field }: Layout): void {
  const edge = 17;
  const { x, y } = field;
  fillRound(ctx, x - edge + 3, y - edge + 12, FIELD + edge * 2, FIELD + edge * 2, 24, 'rgba(40,14,8,0.42)');
  fillRound(ctx, x - edge, y - edge, FIELD + edge * 2, FIELD + edge * 2, 24, '#2f6f6b');
  fillRound(ctx, x - edge, y - edge, FIELD + edge * 2, FIELD + edge * 2 - 5, 24, '#47928b');
  setStroke(ctx, '#d9f2e2', 2.4);
  ctx.lineCap = 'round';
  ctx.setLineDash([9, 8]);
  roundRect(ctx, x - 10, y - 10, FIELD + 20, FIELD + 20, 16);
  ctx.stroke();
  ctx.setLineDash([]);
  fillRound(ctx, x - 3, y - 3, FIELD + 6, FIELD + 6, 10, '#c9b08a');
  for (let row = 0; row < 9; row += 1) {
    for (let column = 0; column < 9; column += 1) {
      const isTinted = (Math.floor(row / 3) + Math.floor(column / 3)) % 2 === 0;
      const [left, top] = [x + column * CELL, y + row * CELL];
      fillRound(ctx, left + 1, top + 1, CELL - 2, CELL - 2, 8, isTinted ? '#f9efdb' : '#eedfc4');
      fillRound(ctx, left + 4, top + 4, CELL - 10, CELL - 12, 7, 'rgba(255,255,255,0.35)');
    }
  }
  setStroke(ctx, '#b98f63', 3);
  ctx.setLineDash([8, 7]);
  for (const n of [3, 6]) {
    ctx.beginPath();
    ctx.moveTo(x + n * CELL, y + 4);
    ctx.lineTo(x + n * CELL, y + FIELD - 4);
    ctx.moveTo(x + 4, y + n * CELL);
    ctx.lineTo(x + FIELD - 4, y + n * CELL);
    ctx.stroke();
  }
  ctx.setLineDash([]);
}

/** Paints the wooden tray for three cuts of cloth. */
function paintTray(ctx: Ctx, layout: Layout): void {
  const { x, y, width, height } = layout.tray;
  fillRound(ctx, x + 2, y + 9, width, height, 26, 'rgba(40,14,8,0.4)');
  fillRound(ctx, x, y, width, height, 26, '#6f3c1d');
  fillRound(ctx, x, y, width, height - 5, 26, '#9c5f33');
  fillRound(ctx, x + 8, y + 8, width - 16, height - 20, 20, '#5f3218');
  fillRound(ctx, x + 8, y + 12, width - 16, height - 24, 20, '#7b4726');
  setStroke(ctx, 'rgba(255,226,180,0.16)', 2);
  for (let slot = 1; slot < 3; slot += 1) {
    const rect = slotRect(layout, slot, 3);
    ctx.beginPath();
    ctx.moveTo(layout.isTrayUpright ? x + 26 : rect.x, layout.isTrayUpright ? rect.y : y + 24);
    ctx.lineTo(
      layout.isTrayUpright ? x + width - 26 : rect.x,
      layout.isTrayUpright ? rect.y : y + height - 24,
    );
    ctx.stroke();
  }
}

/** Paints the sewing table with everything that does not move. */
export function paintRoom(ctx: Ctx, view: Rect, layout: Layout): void {
  paintPlanks(ctx, view);
  paintCloth(ctx, view, 'left');
  paintCloth(ctx, view, 'right');
  const right = view.x + view.width;
  const foot = view.y + view.height;
  paintSpool(ctx, view.x + 40, foot - 30, 34, '#d8433f');
  paintSpool(ctx, view.x + 104, foot - 6, 28, '#eda52b');
  paintSpool(ctx, right - 34, view.y + 128, 30, '#2f7fb8');
  paintPincushion(ctx, right - 30, foot - 34, 40);
  const light = ctx.createRadialGradient(
    layout.field.x + FIELD * 0.3,
    layout.field.y,
    40,
    layout.field.x + FIELD * 0.5,
    layout.field.y + FIELD * 0.5,
    Math.hypot(view.width, view.height) * 0.62,
  );
  light.addColorStop(0, 'rgba(255,236,190,0.34)');
  light.addColorStop(0.5, 'rgba(255,220,170,0.05)');
  light.addColorStop(1, 'rgba(50,14,24,0.42)');
  ctx.fillStyle = light;
  ctx.fillRect(view.x, view.y, view.width, view.height);
  paintQuilt(ctx, layout);
  paintTray(ctx, layout);
}
