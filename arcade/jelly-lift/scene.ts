import { type Ctx, alpha, fillRound, roundRect, setStroke, shade, text, vertical } from '../kit/draw.ts';
import type { Rect } from '../kit/stage.ts';
import { SHAFT_HEIGHT, SHAFT_WIDTH, UNIT, type Layout, type Seat } from './layout.ts';
import { DOOR } from './board.ts';
import { WORLD } from './palette.ts';
import { phrase } from './texts.ts';

/** Draws a fan of brass rays, the ornament of the house. */
function fan(ctx: Ctx, x: number, y: number, radius: number, colour: string, rays = 9): void {
  setStroke(ctx, colour, Math.max(1.2, radius * 0.03));
  ctx.beginPath();
  for (let ray = 0; ray <= rays; ray += 1) {
    const angle = Math.PI + (ray / rays) * Math.PI;
    ctx.moveTo(x + Math.cos(angle) * radius * 0.34, y + Math.sin(angle) * radius * 0.34);
    ctx.lineTo(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius);
  }
  for (const part of [0.34, 1]) {
    ctx.moveTo(x - radius * part, y);
    ctx.arc(x, y, radius * part, Math.PI, 0);
  }
  ctx.stroke();
}

function lamp(ctx: Ctx, x: number, y: number, size: number): void {
  const light = ctx.createRadialGradient(x, y, size * 0.2, x, y, size * 5);
  light.addColorStop(0, 'rgba(255,240,190,0.95)');
  light.addColorStop(0.25, 'rgba(255,226,150,0.4)');
  light.addColorStop(1, 'rgba(255,220,150,0)');
  ctx.fillStyle = light;
  ctx.fillRect(x - size * 5, y - size * 5, size * 10, size * 10);
  for (let step = 2; step >= 0; step -= 1) {
    const w = size * (0.5 + step * 0.28);
    fillRound(
      ctx,
      x - w,
      y - size * 1.3 + (2 - step) * size * 0.5,
      w * 2,
      size * 0.62,
      size * 0.12,
      '#fff3cf',
    );
  }
  fillRound(ctx, x - size * 0.3, y + size * 0.2, size * 0.6, size * 1.1, size * 0.15, WORLD.brass);
}

/** Paints the hall of the department store: mint wall, brass lines, warm lamps, raspberry carpet. */
export function paintHall(ctx: Ctx, visible: Rect): void {
  const { x, y, width, height } = visible;
  ctx.fillStyle = vertical(ctx, y, y + height, '#e2f6e6', WORLD.wall, WORLD.wallDeep);
  ctx.fillRect(x, y, width, height);
  const pane = Math.max(110, Math.min(190, width / 6));
  const columns = Math.ceil(width / pane / 2) + 1;
  for (let column = -columns; column <= columns; column += 1) {
    const left = x + width / 2 + column * pane - pane / 2;
    ctx.fillStyle = column % 2 === 0 ? 'rgba(255,255,255,0.2)' : 'rgba(32,110,92,0.1)';
    roundRect(ctx, left + 9, y + height * 0.13, pane - 18, height * 0.72, pane * 0.5);
    ctx.fill();
    setStroke(ctx, alpha(WORLD.brass, 0.55), 1.6);
    ctx.stroke();
    fan(ctx, left + pane / 2, y + height * 0.8, pane * 0.34, alpha(WORLD.brass, 0.5));
    ctx.fillStyle = alpha(WORLD.brass, 0.8);
    ctx.fillRect(left - 1.5, y, 3, height);
    if (column % 2 !== 0) lamp(ctx, left + pane / 2, y + height * 0.3, pane * 0.11);
  }
  const floor = y + height * 0.9;
  ctx.fillStyle = vertical(ctx, floor, y + height, '#c92c65', WORLD.carpet, '#74113a');
  ctx.fillRect(x, floor, width, height * 0.1);
  ctx.fillStyle = WORLD.brass;
  ctx.fillRect(x, floor - 5, width, 5);
  ctx.fillStyle = WORLD.brassLight;
  ctx.fillRect(x, floor - 5, width, 1.5);
  setStroke(ctx, alpha(WORLD.brassLight, 0.35), 2);
  ctx.beginPath();
  for (let at = x; at < x + width; at += 26) {
    ctx.moveTo(at, floor + 8);
    ctx.lineTo(at + 13, floor + 18);
    ctx.lineTo(at + 26, floor + 8);
  }
  ctx.stroke();
}

function brassFrame(ctx: Ctx, x: number, y: number, width: number, height: number, radius: number): void {
  fillRound(ctx, x + 2, y + 4, width, height, radius, 'rgba(40,20,10,0.3)');
  fillRound(
    ctx,
    x,
    y,
    width,
    height,
    radius,
    vertical(ctx, y, y + height, WORLD.brassLight, WORLD.brass, '#b17a26', WORLD.brass),
  );
  roundRect(ctx, x + 1.2, y + 1.2, width - 2.4, height - 2.4, radius);
  setStroke(ctx, alpha(WORLD.brassDark, 0.7), 1.4);
  ctx.stroke();
}

/** Paints the lit corridor behind the doors of a shaft. */
function paintShaft(ctx: Ctx, seat: Seat): void {
  const { x, y } = seat;
  brassFrame(ctx, x - 12, y - 14, SHAFT_WIDTH + 24, SHAFT_HEIGHT + 28, 14);
  for (const inset of [7, 4]) {
    roundRect(ctx, x - inset, y - inset - 1, SHAFT_WIDTH + inset * 2, SHAFT_HEIGHT + inset * 2 + 2, 8);
    setStroke(ctx, alpha(WORLD.brassDark, 0.55), 1);
    ctx.stroke();
  }
  ctx.fillStyle = vertical(ctx, y, y + SHAFT_HEIGHT, '#ffe6ae', '#f0a94e', '#8a3f2a');
  ctx.fillRect(x, y, SHAFT_WIDTH, SHAFT_HEIGHT);
  fan(ctx, x + SHAFT_WIDTH / 2, y + SHAFT_HEIGHT * 0.6, 100, 'rgba(255,248,220,0.5)', 13);
  ctx.fillStyle = WORLD.brassDark;
  ctx.beginPath();
  const middle = x + (DOOR + 0.5) * UNIT;
  ctx.moveTo(middle - 8, y - 11);
  ctx.lineTo(middle + 8, y - 11);
  ctx.lineTo(middle, y - 2);
  ctx.fill();
}

/** Paints one of the two doors behind the jellies, as wide as half the shaft; drawn around its middle. */
export function paintDoor(ctx: Ctx): void {
  const [w, h] = [SHAFT_WIDTH / 2, SHAFT_HEIGHT];
  ctx.fillStyle = vertical(ctx, -h / 2, h / 2, '#1c5a57', WORLD.shaft, WORLD.shaftDeep);
  ctx.fillRect(-w / 2, -h / 2, w, h);
  setStroke(ctx, alpha(WORLD.brass, 0.26), 1.6);
  for (const inset of [9, 14]) ctx.strokeRect(-w / 2 + inset, -h / 2 + inset, w - inset * 2, h - inset * 2);
  for (let step = 0; step < 5; step += 1) {
    ctx.beginPath();
    ctx.arc(0, h * 0.1 + step * 40 - 60, 36, Math.PI, 0);
    ctx.arc(0, h * 0.1 + step * 40 - 60, 22, 0, Math.PI, true);
    ctx.strokeStyle = alpha(WORLD.brass, 0.16);
    ctx.stroke();
  }
  ctx.fillStyle = 'rgba(0,0,0,0.22)';
  for (let line = 1; line < 12; line += 1) ctx.fillRect(-w / 2, -h / 2 + line * UNIT - 0.5, w, 1);
  for (let line = 1; line < 3; line += 1) ctx.fillRect(-w / 2 + line * UNIT - 0.5, -h / 2, 1, h);
  ctx.fillStyle = alpha(WORLD.brassLight, 0.5);
  ctx.fillRect(-w / 2, -h / 2, 1.5, h);
  ctx.fillRect(w / 2 - 1.5, -h / 2, 1.5, h);
}

function plaque(ctx: Ctx, x: number, y: number, width: number, height: number, label: string): void {
  brassFrame(ctx, x - width / 2, y - height / 2, width, height, 12);
  fillRound(
    ctx,
    x - width / 2 + 5,
    y - height / 2 + 5,
    width - 10,
    height - 10,
    9,
    vertical(ctx, y - height / 2, y + height / 2, '#1a5350', WORLD.shaftDeep),
  );
  fillRound(ctx, x - 26, y - height / 2 - 8, 52, 18, 9, WORLD.cream);
  text(ctx, label, x, y - height / 2 + 1.5, { size: 12, weight: 700, color: WORLD.carpet });
}

function paintDial(ctx: Ctx, x: number, y: number, radius: number): void {
  ctx.fillStyle = vertical(ctx, y - radius, y, WORLD.brassLight, WORLD.brass, '#a9731f');
  ctx.beginPath();
  ctx.arc(x, y, radius + 6, Math.PI, 0);
  ctx.lineTo(x + radius + 6, y + 10);
  ctx.lineTo(x - radius - 6, y + 10);
  ctx.closePath();
  ctx.fill();
  setStroke(ctx, WORLD.brassDark, 1.6);
  ctx.stroke();
  ctx.fillStyle = WORLD.cream;
  ctx.beginPath();
  ctx.arc(x, y, radius, Math.PI, 0);
  ctx.closePath();
  ctx.fill();
  setStroke(ctx, shade(WORLD.carpet, 0.1), 2);
  ctx.beginPath();
  for (let tick = 0; tick <= 8; tick += 1) {
    const angle = Math.PI + (tick / 8) * Math.PI;
    ctx.moveTo(x + Math.cos(angle) * radius * 0.92, y + Math.sin(angle) * radius * 0.92);
    ctx.lineTo(x + Math.cos(angle) * radius * 0.78, y + Math.sin(angle) * radius * 0.78);
  }
  ctx.stroke();
}

/** The size of the slot. A press in the slot swaps the falling pair. */
export const SLOT = { width: 78, height: 96 } as const;

/** Paints the static parts of a game: shafts, plaques and dial. */
export function paintParts(ctx: Ctx, layout: Layout): void {
  for (const seat of layout.seats) {
    const { hold, next } = seat;
    paintShaft(ctx, seat);
    if (layout.isFlat) {
      plaque(ctx, hold.x, hold.y, SLOT.width, 92, phrase('slot.hold'));
      plaque(ctx, next.x, next.y, 124, 92, phrase('slot.next'));
      continue;
    }
    plaque(ctx, hold.x, hold.y, SLOT.width, SLOT.height, phrase('slot.hold'));
    const isUnder = next.x === hold.x;
    plaque(
      ctx,
      next.x,
      next.y + (isUnder ? 28 : 0),
      SLOT.width,
      isUnder ? 152 : SLOT.height,
      phrase('slot.next'),
    );
    if (!isUnder) plaque(ctx, next.x, next.y + 116, SLOT.width, SLOT.height, phrase('slot.then'));
  }
  if (layout.dial) paintDial(ctx, layout.dial.x, layout.dial.y, layout.dial.radius);
}
