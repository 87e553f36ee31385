import { type Ctx, fillCircle, fillRound, setStroke, strokeArc, text } from '../kit/draw.ts';
import { clamp, easeInOutSine, easeOutBack, lerp } from '../kit/ease.ts';
import { reducedMotion } from '../kit/motion.ts';
import { drawPaw, type CatArt } from './cat-art.ts';
import type { Art } from './fabric-art.ts';
import { CELL, FIELD, centreOf, slotRect, trayScale, type Layout, type Point } from './layout.ts';
import { drawBanner, drawNote, drawTools } from './panels.ts';
import { heightOf, widthOf, type Piece } from './pieces.ts';
import type { Play } from './play.ts';
import { SIZE, catCells } from './quilt.ts';

/** Draws a piece around a point. The higher the piece floats, the further its shadow moves down. */
function drawPiece(ctx: Ctx, art: Art, piece: Piece, middle: Point, scale: number, lift: number): void {
  const left = middle.x - (widthOf(piece.squares) * CELL * scale) / 2;
  const top = middle.y - (heightOf(piece.squares) * CELL * scale) / 2;
  const at = ([row, column]: readonly [number, number]): Point => ({
    x: left + (column + 0.5) * CELL * scale,
    y: top + (row + 0.5) * CELL * scale,
  });
  for (const square of piece.squares) {
    const { x, y } = at(square);
    art.shadow.draw(ctx, x + 3 + lift * 6, y + 5 + lift * 16, scale);
  }
  piece.squares.forEach((square, n) => {
    const { x, y } = at(square);
    art.patch(piece.fabric).draw(ctx, x, y, scale);
    if (piece.buttons.includes(n)) art.button.draw(ctx, x, y, scale);
  });
}

function drawQuilt(ctx: Ctx, art: Art, layout: Layout, play: Play): void {
  const { quilt, rips, status } = play.state;
  for (const cell of rips) {
    const { x, y } = centreOf(layout, cell);
    art.rip.draw(ctx, x, y);
  }
  quilt.forEach((cloth, cell) => {
    if (!cloth) return;
    const { x, y } = centreOf(layout, cell);
    const age = play.ageOf(cell);
    const press = age < 0.35 && !reducedMotion() ? Math.sin(clamp(age / 0.35, 0, 1) * Math.PI) * 0.12 : 0;
    const opacity = status === 'lost' ? 0.55 : 1;
    art.patch(cloth.fabric).draw(ctx, x, y, 1 + press, 1 - press, 0, opacity);
    if (cloth.hasButton) art.button.draw(ctx, x, y, 1 + press, 1 + press, 0, opacity);
  });
}

/** Draws the squares a held piece would take, and the lines it would complete. */
function drawAim(ctx: Ctx, art: Art, layout: Layout, play: Play): void {
  const { aim, state, held } = play;
  const slot = held?.slot ?? play.chosen;
  const piece = state.tray[slot];
  if (!aim || !piece) return;
  ctx.fillStyle = 'rgba(255,222,120,0.45)';
  for (const { cells } of aim.groups) {
    for (const cell of cells) {
      const { x, y } = centreOf(layout, cell);
      fillRound(ctx, x - CELL / 2, y - CELL / 2, CELL, CELL, 8, 'rgba(255,222,120,0.45)');
    }
  }
  aim.cells.forEach((cell, n) => {
    const { x, y } = centreOf(layout, cell);
    if (held) {
      art.patch(piece.fabric).draw(ctx, x, y, 1, 1, 0, 0.5);
      return;
    }
    art.patch(piece.fabric).draw(ctx, x, y - 5, 1, 1, 0, aim.isValid ? 0.92 : 0.6);
    if (piece.buttons.includes(n)) art.button.draw(ctx, x, y - 5);
    setStroke(ctx, aim.isValid ? '#fff3c4' : '#d8232f', 4);
    ctx.beginPath();
    ctx.roundRect(x - CELL / 2 + 2, y - CELL / 2 - 3, CELL - 4, CELL - 4, 9);
    ctx.stroke();
  });
}

function drawTray(ctx: Ctx, art: Art, layout: Layout, play: Play, time: number): void {
  const { state, held, back, chosen, armed, shiver, fresh } = play;
  const count = state.tray.length;
  state.tray.forEach((piece, slot) => {
    const rect = slotRect(layout, slot, count);
    const middle = { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
    if (slot === chosen) {
      setStroke(ctx, '#ffe08a', 4);
      ctx.beginPath();
      ctx.roundRect(rect.x + 12, rect.y + 12, rect.width - 24, rect.height - 24, 16);
      ctx.stroke();
    }
    if (!piece || held?.slot === slot) return;
    const scale = trayScale(piece, rect);
    if (back?.slot === slot) {
      const t = easeInOutSine(back.share);
      const at = { x: lerp(back.at.x, middle.x, t), y: lerp(back.at.y, middle.y, t) };
      drawPiece(ctx, art, piece, at, lerp(1, scale, t), 1 - t);
      return;
    }
    const entry = reducedMotion() ? 1 : easeOutBack(clamp(fresh * 3.4 - slot * 0.3, 0, 1));
    const shake = shiver.slot === slot ? Math.sin(shiver.left * 50) * shiver.left * 22 : 0;
    const sway = armed && !reducedMotion() ? Math.sin(time * 6 + slot) * 3 : 0;
    if (entry > 0)
      drawPiece(ctx, art, piece, { x: middle.x + shake, y: middle.y + sway }, scale * entry, 0.1);
    if (piece.isLoose) {
      const [x, y] = [rect.x + rect.width - 30, rect.y + 28];
      fillCircle(ctx, x, y, 11, '#4e9a57');
      setStroke(ctx, '#ffffff', 2.6);
      strokeArc(ctx, x, y, 5.5, 0, Math.PI * 1.5);
    }
  });
}

const catMiddle = ({ field }: Layout, at: number): Point => ({
  x: field.x + ((at % SIZE) + 1) * CELL,
  y: field.y + (Math.floor(at / SIZE) + 1) * CELL,
});

/** Draws paw prints where the cat will go next. */
function drawPlans(ctx: Ctx, layout: Layout, { state }: Play): void {
  const { cat } = state;
  if (!cat || cat.stay > 3) return;
  for (const cell of catCells(cat.next)) {
    const { x, y } = centreOf(layout, cell);
    ctx.fillStyle = 'rgba(255,250,240,0.8)';
    drawPaw(ctx, x, y + 1.5, 22);
    ctx.fillStyle = '#a4572e';
    drawPaw(ctx, x, y, 19);
  }
}

function drawCat(ctx: Ctx, art: CatArt, layout: Layout, play: Play, time: number): void {
  const { cat } = play.state;
  if (!cat) return;
  const { from, share } = play.cat;
  const goal = catMiddle(layout, cat.at);
  const start = from < 0 ? { x: layout.field.x - 90, y: goal.y } : catMiddle(layout, from);
  const clock = reducedMotion() ? 0 : time;
  if (share < 1) {
    const t = easeInOutSine(share);
    const arc = Math.sin(t * Math.PI) * 90;
    const isLeft = goal.x < start.x;
    const x = lerp(start.x, goal.x, t);
    const y = lerp(start.y, goal.y, t) - arc;
    art.leaping.draw(ctx, x, y, isLeft ? 1 : -1, 1);
    return;
  }
  const breath = Math.sin(clock * 2) * 0.018;
  art.asleep.draw(ctx, goal.x, goal.y, 0.92 + breath, 0.92 - breath);
  for (let n = 0; n < 3; n += 1) {
    const t = (clock * 0.4 + n / 3) % 1;
    ctx.globalAlpha = Math.sin(t * Math.PI);
    text(ctx, 'z', goal.x + 14 + t * 20 + n * 3, goal.y - 8 - t * 44, {
      size: 15 + n * 4,
      weight: 700,
      color: '#fffaf0',
      outline: '#5a2b16',
    });
  }
  ctx.globalAlpha = 1;
  const isSoon = cat.stay <= 2;
  fillCircle(ctx, goal.x + 36, goal.y + 36, 15, isSoon ? '#c43d4c' : '#47928b');
  setStroke(ctx, '#fff3dc', 2.4);
  ctx.stroke();
  text(ctx, String(cat.stay), goal.x + 36, goal.y + 37, { size: 18, weight: 700 });
}

/** Draws everything that moves, over the sewing table. */
export function drawPlay(ctx: Ctx, art: Art, cat: CatArt, layout: Layout, play: Play, time: number): void {
  drawQuilt(ctx, art, layout, play);
  drawPlans(ctx, layout, play);
  play.effects.drawScraps(ctx, art);
  drawAim(ctx, art, layout, play);
  drawCat(ctx, cat, layout, play, time);
  play.effects.drawThreads(ctx, art);
  drawNote(ctx, art, layout, play);
  drawTools(ctx, art, layout, play);
  drawTray(ctx, art, layout, play, time);
  const { held } = play;
  const piece = held && play.state.tray[held.slot];
  if (held && piece) drawPiece(ctx, art, piece, held.middle, lerp(0.7, 1, held.lift), held.lift);
  drawBanner(ctx, layout, play);
  play.effects.drawAbove(ctx, art);
}

/** Draws a finished corner of a quilt with the cat on it, for the title screen. */
export function drawTitle(ctx: Ctx, art: Art, cat: CatArt, layout: Layout, time: number): void {
  const clock = reducedMotion() ? 0 : time;
  for (let cell = 0; cell < SIZE * SIZE; cell += 1) {
    const [row, column] = [Math.floor(cell / SIZE), cell % SIZE];
    const { x, y } = centreOf(layout, cell);
    const fabric = (Math.abs(row - 4) + Math.abs(column - 4)) % 6;
    const wave = Math.sin(clock * 1.4 - (row + column) * 0.4) * 0.012;
    art.patch(fabric).draw(ctx, x, y, 1 + wave);
    if (row % 4 === 2 && column % 4 === 2) art.button.draw(ctx, x, y);
  }
  const breath = Math.sin(clock * 2) * 0.02;
  const { field } = layout;
  cat.asleep.draw(ctx, field.x + FIELD * 0.86, field.y + FIELD * 0.88, 1.3 + breath, 1.3 - breath);
}
