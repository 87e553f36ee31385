import {
  type Ctx,
  fillCircle,
  fillRound,
  roundRect,
  setStroke,
  strokeArc,
  strokeLine,
  text,
} from '../kit/draw.ts';
import { clamp, easeOutBack } from '../kit/ease.ts';
import { breakLines } from '../kit/lines.ts';
import type { Rect } from '../kit/stage.ts';
import { drawPaw } from './cat-art.ts';
import { tipOf, type Wish } from './difficulty.ts';
import type { Art } from './fabric-art.ts';
import { FIELD, type Layout } from './layout.ts';
import type { Play } from './play.ts';
import { BUTTONS_PER_SCISSORS } from './rules.ts';
import { phrase } from './texts.ts';

const WORDS: Readonly<Record<Wish, string>> = {
  lines: phrase('wish.lines'),
  buttons: phrase('wish.buttons'),
  cat: phrase('wish.cat'),
  rips: phrase('wish.rips'),
  matching: phrase('wish.matching'),
  double: phrase('wish.double'),
};

/** Draws a small picture of a wish, about 34 units wide. */
function drawWish(ctx: Ctx, art: Art, wish: Wish, x: number, y: number): void {
  if (wish === 'buttons') art.button.draw(ctx, x, y, 0.95);
  else if (wish === 'rips') art.rip.draw(ctx, x, y, 0.62);
  else if (wish === 'cat') {
    ctx.fillStyle = '#c8742a';
    drawPaw(ctx, x, y, 20);
  } else {
    const rows = wish === 'double' ? [-7, 7] : [0];
    for (const dy of rows)
      for (const [n, dx] of [-12, 0, 12].entries())
        art.patch(wish === 'matching' ? 0 : (n + (dy > 0 ? 1 : 0)) % 3).draw(ctx, x + dx, y + dy, 0.21);
    if (wish === 'double') return;
    setStroke(ctx, '#7a4a2a', 2);
    ctx.setLineDash([4, 3]);
    strokeLine(ctx, x - 20, y + 12, x + 20, y + 12);
    ctx.setLineDash([]);
  }
}

function drawTick(ctx: Ctx, x: number, y: number): void {
  setStroke(ctx, '#3f8f4b', 5);
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.beginPath();
  ctx.moveTo(x - 9, y);
  ctx.lineTo(x - 2, y + 7);
  ctx.lineTo(x + 10, y - 8);
  ctx.stroke();
}

/** Draws the customer's note, pinned to the table: the wishes of the order, and its tip if there is space. */
export function drawNote(ctx: Ctx, art: Art, layout: Layout, { state }: Play): void {
  const { note } = layout;
  const isTall = note.height > 140;
  const { x, y, width, height } = note;
  fillRound(ctx, x + 3, y + 7, width, height, 10, 'rgba(40,14,8,0.35)');
  fillRound(ctx, x, y, width, height, 10, '#fffaf0');
  fillRound(ctx, x, y, isTall ? width : 76, isTall ? 38 : height, 10, '#e9747a');
  text(
    ctx,
    isTall ? phrase('panel.number', { order: state.order }) : phrase('panel.order'),
    isTall ? x + width / 2 : x + 38,
    isTall ? y + 20 : y + height / 2 - 12,
    {
      size: isTall ? 22 : 17,
      weight: 700,
      color: '#fffaf0',
    },
  );
  if (!isTall)
    text(ctx, String(state.order), x + 38, y + height / 2 + 13, { size: 28, weight: 700, color: '#fffaf0' });
  state.goals.forEach(({ wish, need }, n) => {
    const [cx, cy] = isTall ? [x + 36, y + 72 + n * 58] : [x + 116 + n * ((width - 84) / 2), y + height / 2];
    const done = state.done[n] ?? 0;
    drawWish(ctx, art, wish, cx, cy);
    if (done >= need) drawTick(ctx, cx + 50, cy - 9);
    else
      text(ctx, `${done}/${need}`, cx + 32, cy - 9, {
        size: 24,
        weight: 700,
        color: '#5a2b1c',
        align: 'left',
      });
    text(ctx, WORDS[wish], cx + 32, cy + 13, {
      size: 17,
      weight: 500,
      color: '#8a5a40',
      align: 'left',
      maxWidth: 104,
    });
  });
  const tip = tipOf(state.order);
  if (!tip || (!isTall && state.goals.length > 1)) return;
  const [middle, room] = isTall ? [x + width / 2, width - 26] : [x + width - 96, 176];
  const lines = breakLines(ctx, tip, { size: 18, weight: 500 }, room);
  const top = isTall ? y + 132 + state.goals.length * 22 : y + height / 2 - (lines.length - 1) * 10.5;
  lines.forEach((line, n) =>
    text(ctx, line, middle, top + n * 21, { size: 18, weight: 500, color: '#a2526a' }),
  );
}

function paintScissors(ctx: Ctx, x: number, y: number, size: number, steel: string): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(-0.5);
  for (const side of [-1, 1]) {
    setStroke(ctx, '#e9747a', size * 0.2);
    ctx.beginPath();
    ctx.ellipse(-size * 0.66, -side * size * 0.34, size * 0.32, size * 0.25, side * 0.5, 0, Math.PI * 2);
    ctx.stroke();
    ctx.fillStyle = steel;
    ctx.beginPath();
    ctx.moveTo(-size * 0.45, -side * size * 0.3);
    ctx.lineTo(size, side * size * 0.42);
    ctx.lineTo(size * 0.1, side * size * 0.22);
    ctx.lineTo(-size * 0.52, -side * size * 0.14);
    ctx.closePath();
    ctx.fill();
  }
  fillCircle(ctx, 0, 0, size * 0.11, '#ffd98c');
  ctx.restore();
}

function paintTurn(ctx: Ctx, x: number, y: number, size: number): void {
  setStroke(ctx, '#fffaf0', size * 0.24);
  ctx.lineCap = 'round';
  strokeArc(ctx, x, y, size * 0.62, -0.4, Math.PI * 1.35);
  const [tx, ty] = [x + Math.cos(-0.4) * size * 0.62, y + Math.sin(-0.4) * size * 0.62];
  ctx.fillStyle = '#fffaf0';
  ctx.beginPath();
  ctx.moveTo(tx - size * 0.42, ty + size * 0.1);
  ctx.lineTo(tx + size * 0.4, ty + size * 0.16);
  ctx.lineTo(tx + size * 0.04, ty - size * 0.5);
  ctx.fill();
}

function drawTool(ctx: Ctx, rect: Rect, label: string, isArmed: boolean, isReady: boolean): void {
  const { x, y, width, height } = rect;
  const drop = isArmed ? 3 : 0;
  fillRound(ctx, x, y + 5, width, height - 2, 18, '#3d1c12');
  fillRound(ctx, x, y + drop, width, height - 6, 18, isArmed ? '#d98a2e' : isReady ? '#a4572e' : '#7d5a48');
  setStroke(ctx, isArmed ? '#fff3c4' : 'rgba(255,226,184,0.7)', 2);
  ctx.setLineDash([6, 5]);
  roundRect(ctx, x + 5, y + 5 + drop, width - 10, height - 16, 13);
  ctx.stroke();
  ctx.setLineDash([]);
  const isBroad = width > height * 1.4;
  text(ctx, label, x + width * (isBroad ? 0.68 : 0.5), y + (isBroad ? height * 0.46 : height * 0.76) + drop, {
    size: 19,
    weight: 600,
    color: '#fffaf0',
  });
}

/** Draws the two uses of scissors, the number of scissors, and the jar of buttons. */
export function drawTools(ctx: Ctx, art: Art, layout: Layout, { state, armed }: Play): void {
  const isReady = state.scissors > 0;
  for (const tool of ['turn', 'cut'] as const) {
    const rect = layout[tool];
    const isBroad = rect.width > rect.height * 1.4;
    drawTool(
      ctx,
      rect,
      tool === 'turn' ? phrase('button.turn') : phrase('button.cut'),
      armed === tool,
      isReady,
    );
    const x = rect.x + (isBroad ? 36 : rect.width / 2);
    const y = rect.y + (isBroad ? rect.height * 0.46 : 34) + (armed === tool ? 3 : 0);
    if (tool === 'turn') paintTurn(ctx, x, y, 22);
    else paintScissors(ctx, x, y, 25, '#fffaf0');
  }
  const { x, y } = layout.jar;
  const isSlim = layout.note.height < 140;
  const [width, height] = isSlim ? [102, 58] : [178, 74];
  fillRound(ctx, x - width / 2, y - height / 2 + 5, width, height, 18, 'rgba(40,14,8,0.4)');
  fillRound(ctx, x - width / 2, y - height / 2, width, height, 18, '#fff3dc');
  paintScissors(ctx, x - width / 2 + (isSlim ? 28 : 42), y - (isSlim ? 9 : 12), isSlim ? 17 : 24, '#8490a4');
  text(ctx, `×${state.scissors}`, x + (isSlim ? 20 : 26), y - (isSlim ? 9 : 12), {
    size: isSlim ? 25 : 32,
    weight: 700,
    color: isReady ? '#5a2b1c' : '#c43d4c',
  });
  const step = isSlim ? 17 : 29;
  for (let n = 0; n < BUTTONS_PER_SCISSORS; n += 1) {
    const dotX = x + (n - 2) * step;
    const dotY = y + (isSlim ? 17 : 21);
    if (n < state.jar) art.button.draw(ctx, dotX, dotY, isSlim ? 0.46 : 0.7);
    else {
      fillCircle(ctx, dotX, dotY, isSlim ? 5 : 8, '#dcc6a4');
    }
  }
}

/** Draws a ribbon across the quilt for a moment. */
export function drawBanner(ctx: Ctx, { field }: Layout, { banner }: Play): void {
  if (!banner.value || banner.age > 1.4) return;
  const grown = easeOutBack(clamp(banner.age * 4, 0, 1)) * clamp((1.4 - banner.age) * 5, 0, 1);
  const [x, y] = [field.x + FIELD / 2, field.y + FIELD * 0.1];
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(grown, grown);
  for (const side of [-1, 1]) {
    ctx.fillStyle = '#a83545';
    ctx.beginPath();
    ctx.moveTo(side * 190, -22);
    ctx.lineTo(side * 258, -22);
    ctx.lineTo(side * 236, 10);
    ctx.lineTo(side * 258, 42);
    ctx.lineTo(side * 190, 42);
    ctx.fill();
  }
  fillRound(ctx, -215, -36, 430, 72, 12, '#d8515c');
  setStroke(ctx, '#ffe3d0', 2.4);
  ctx.setLineDash([8, 7]);
  roundRect(ctx, -207, -28, 414, 56, 8);
  ctx.stroke();
  ctx.setLineDash([]);
  text(ctx, banner.value, 0, 2, { size: 36, weight: 700, color: '#fffaf0', maxWidth: 384 });
  ctx.restore();
}
