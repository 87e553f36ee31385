import { type Ctx, fillEllipse, fillRound, roundRect, setStroke, shade, text } from '../kit/draw.ts';
import { clamp, easeInQuad, easeOutBack, easeOutCubic } from '../kit/ease.ts';
import { reducedMotion } from '../kit/motion.ts';
import type { Rect, Size } from '../kit/stage.ts';
import { countSpot, stripOf } from './board.ts';
import { TILE, type Art } from './crops.ts';
import { drawCrow } from './crow.ts';
import { spotOf, type Point } from './layout.ts';
import { drawFence, drawNote, drawTools } from './panel.ts';
import type { Play } from './play.ts';
import type { Picture } from './puzzle.ts';
import { isLineDone, STICKS } from './rules.ts';

/**
 * The background of a finished picture by season. It has little contrast, so that all colours of the picture are
 * visible.
 */
const MEADOWS = ['#a5dcc6', '#8fd0ea', '#9fc8d2', '#5f83bd'] as const;

/**
 * Highlights the row and the column of the square under the pointer or the cursor, and the line in which a scarecrow
 * has just helped.
 */
function drawGuides(ctx: Ctx, play: Play): void {
  const { layout, state, hinted } = play;
  const { left, top, cell, columns, rows } = layout;
  const at = play.isCursorShown ? play.cursor : play.hover;
  const band = (line: number, fill: string): void => {
    const strip = stripOf(layout, line);
    ctx.fillStyle = fill;
    if (line < rows) ctx.fillRect(left, top + line * cell, columns * cell, cell);
    else ctx.fillRect(left + (line - rows) * cell, top, cell, rows * cell);
    setStroke(ctx, '#ffcb3a', 4);
    roundRect(ctx, strip.x, strip.y, strip.width, strip.height, Math.min(12, cell * 0.26));
    ctx.stroke();
  };
  if (at >= 0 && state.status === 'playing') {
    band(Math.floor(at / columns), 'rgba(255,226,120,0.26)');
    band(rows + (at % columns), 'rgba(255,226,120,0.26)');
  }
  if (hinted) band(hinted.line, `rgba(255,214,70,${0.34 + Math.sin(play.time * 7) * 0.14})`);
}

function drawCrops(ctx: Ctx, art: Art, play: Play): void {
  const { state, layout, time } = play;
  const unit = layout.cell / TILE;
  const isLost = state.status === 'lost';
  state.marks.forEach((mark, cell) => {
    if (mark === 0) return;
    const { x, y } = spotOf(layout, cell);
    const age = time - (play.born[cell] ?? -9);
    const grown = clamp(age / 0.32, 0, 1);
    if (mark === STICKS) {
      const drop = 1 + (1 - easeOutCubic(grown)) * 0.7;
      art.sticks.draw(ctx, x, y, unit * drop, unit * drop, 0, 0.25 + grown * 0.5);
      return;
    }
    const eaten = isLost ? clamp((play.ending - 0.3 - (cell % 7) * 0.08) / 0.6, 0, 1) * 0.55 : 0;
    const size = unit * (easeOutBack(grown) - eaten);
    const squash = 1 + Math.sin(grown * Math.PI) * 0.16;
    art.seeds[mark].draw(ctx, x, y, size / squash, size * squash);
  });
}

/** Draws the harvest: a meadow spreads from the middle and every square ripens in its own colour. */
function drawHarvest(ctx: Ctx, art: Art, play: Play): void {
  const { state, layout, ending, time } = play;
  const { left, top, cell, columns, rows } = layout;
  const { crops, hues } = state.field.picture;
  const unit = cell / TILE;
  const meadow = MEADOWS[play.season] ?? MEADOWS[0];
  const shown = clamp(ending / 0.5, 0, 1);
  ctx.globalAlpha = shown;
  fillRound(ctx, left - 3, top - 3, columns * cell + 6, rows * cell + 6, 7, meadow);
  ctx.fillStyle = shade(meadow, 0.16);
  for (let row = 0; row < rows; row += 2) ctx.fillRect(left - 3, top + row * cell, columns * cell + 6, cell);
  ctx.globalAlpha = 1;
  const pace = 1.1 / Math.hypot(columns, rows);
  crops.forEach((crop, index) => {
    if (crop === 0) return;
    const { x, y } = spotOf(layout, index);
    const far = Math.hypot((index % columns) - columns / 2, Math.floor(index / columns) - rows / 2);
    const age = ending - 0.25 - far * pace * 1.6;
    if (age < 0.16) {
      const size = unit * (1 - easeInQuad(clamp(age / 0.16, 0, 1)) * 0.6);
      art.seeds[crop].draw(ctx, x, y, size);
      return;
    }
    const grown = clamp((age - 0.16) / 0.45, 0, 1);
    const wind = reducedMotion() || grown < 1 ? 0 : Math.sin(time * 2.6 - (x + y) * 0.018) * 0.03;
    const size = unit * (0.4 + 0.6 * easeOutBack(grown, 2.4));
    art.ripe.get(hues[index] ?? 'g')?.draw(ctx, x, y, size * (1 + wind), size * (1 - wind));
  });
}

function drawName(ctx: Ctx, play: Play): void {
  const { layout, ending, state } = play;
  const t = clamp((ending - 1.5) / 0.4, 0, 1);
  if (t <= 0) return;
  const { left, top, cell, columns } = layout;
  const middle = left + (columns * cell) / 2;
  const y = Math.max(26, top - 30);
  const scale = easeOutBack(t);
  ctx.save();
  ctx.translate(middle, y);
  ctx.scale(scale, scale);
  const width = Math.max(150, Math.min(330, state.field.picture.name.length * 17 + 60));
  ctx.fillStyle = '#b5342f';
  for (const side of [-1, 1]) {
    ctx.beginPath();
    ctx.moveTo((side * width) / 2 - side * 14, -12);
    ctx.lineTo(side * (width / 2 + 26), -12);
    ctx.lineTo(side * (width / 2 + 14), 8);
    ctx.lineTo(side * (width / 2 + 26), 28);
    ctx.lineTo((side * width) / 2 - side * 14, 28);
    ctx.fill();
  }
  fillRound(ctx, -width / 2, -20, width, 42, 8, '#e8503f');
  fillRound(ctx, -width / 2, -20, width, 7, 4, '#ff8a6a');
  text(ctx, state.field.picture.name, 0, 3, {
    size: 27,
    weight: 700,
    color: '#fff6dd',
    maxWidth: width - 20,
  });
  ctx.restore();
}

/** Draws a small picture of the crops sown so far in the corner between the counts. */
function drawPreview(ctx: Ctx, play: Play): void {
  const { layout, state } = play;
  const { side, head, left, top, columns, rows } = layout;
  const room = Math.min(side, head) - 14;
  if (room < 34) return;
  const dot = Math.min(room / columns, room / rows);
  const [x, y] = [left - 10 - dot * columns, top - 10 - dot * rows];
  fillRound(ctx, x - 5, y - 5, dot * columns + 10, dot * rows + 10, 6, '#6f4326');
  fillRound(ctx, x - 2, y - 2, dot * columns + 4, dot * rows + 4, 3, '#fff1cf');
  for (const crop of [1, 2] as const) {
    ctx.fillStyle = crop === 1 ? '#4a9a36' : '#ea7d22';
    state.marks.forEach((mark, cell) => {
      if (mark === crop)
        ctx.fillRect(x + (cell % columns) * dot, y + Math.floor(cell / columns) * dot, dot + 0.3, dot + 0.3);
    });
  }
}

function drawFog(ctx: Ctx, art: Art, play: Play): void {
  const { layout, state, time } = play;
  for (const line of state.field.fog) {
    if (isLineDone(state, line)) continue;
    const strip = stripOf(layout, line);
    const isRow = line < layout.rows;
    const length = isRow ? strip.width : strip.height;
    const size = layout.cell / 34;
    const count = Math.max(2, Math.round(length / (layout.cell * 0.7)));
    const drift = reducedMotion() ? 0 : Math.sin(time * 0.9 + line) * layout.cell * 0.1;
    for (let puff = 1; puff < count; puff += 1) {
      const way = (puff / count) * length + drift;
      const [x, y] = isRow
        ? [strip.x + length - way - layout.cell * 0.4, strip.y + strip.height / 2]
        : [strip.x + strip.width / 2, strip.y + length - way - layout.cell * 0.4];
      art.puff.draw(ctx, x, y, size * 0.8, size * 0.8, 0, 0.85);
    }
    const { x, y } = countSpot(layout, line, 0);
    text(ctx, '?', x, y + 1, { size: layout.cell * 0.58, weight: 700, color: '#5f7288' });
  }
}

function drawCursor(ctx: Ctx, play: Play): void {
  if (!play.isCursorShown || play.state.status !== 'playing') return;
  const { x, y } = spotOf(play.layout, play.cursor);
  const half = play.layout.cell * (0.5 + Math.sin(play.time * 6) * 0.025);
  for (const [color, width] of [
    ['#4a2a12', 7],
    ['#fff3b0', 4],
  ] as const) {
    setStroke(ctx, color, width);
    ctx.beginPath();
    ctx.roundRect(x - half, y - half, half * 2, half * 2, half * 0.35);
    ctx.stroke();
  }
}

function drawScarecrow(ctx: Ctx, art: Art, play: Play): void {
  const { hinted, layout, time } = play;
  if (!hinted) return;
  const age = time - hinted.born;
  const { x, y } = spotOf(layout, hinted.cell);
  const grown = easeOutBack(clamp(age / 0.4, 0, 1)) * (1 - clamp((age - 2.6) / 0.4, 0, 1));
  const size = clamp(layout.cell / 44, 0.75, 1.1) * grown;
  if (size <= 0.02) return;
  art.scarecrow.draw(ctx, x, y - 30 * size, size, size, reducedMotion() ? 0 : Math.sin(age * 8) * 0.08);
}

/** Draws a flock over a lost field. */
function drawFlock(ctx: Ctx, play: Play, area: Size): void {
  if (play.state.status !== 'lost') return;
  for (let bird = 0; bird < 7; bird += 1) {
    const t = play.ending * 0.75 - bird * 0.09;
    if (t <= 0 || t > 1.4) continue;
    const at = {
      x: area.width * (1.1 - t),
      y: area.height * (0.15 + (bird % 4) * 0.18) + Math.sin(t * 7 + bird) * 26,
    };
    drawCrow(ctx, at, 1.25, Math.sin(play.time * 22 + bird), 0, true);
  }
}

/** Draws a distant balloon, and its shadow on the land. */
export function drawBalloon(
  ctx: Ctx,
  art: Art,
  visible: Rect,
  time: number,
  share: Point,
  size: number,
): void {
  const bob = reducedMotion() ? 0 : Math.sin(time * 0.7 + share.x * 9) * 12;
  const x = visible.x + visible.width * share.x + (reducedMotion() ? 0 : Math.sin(time * 0.23) * 10);
  const y = visible.y + visible.height * share.y + bob;
  fillEllipse(ctx, x + 46 * size, y + 118 * size - bob, 34 * size, 22 * size, 'rgba(50,40,80,0.2)', 0.3);
  art.balloon.draw(ctx, x, y, size);
}

/** Draws a finished picture as a little patch of farmland. */
export function drawPatch(ctx: Ctx, art: Art, picture: Picture, x: number, y: number, size: number): void {
  const cell = size / Math.max(picture.columns, picture.rows);
  const [wide, tall] = [picture.columns * cell, picture.rows * cell];
  fillRound(ctx, x - wide / 2 - 4, y - tall / 2, wide + 14, tall + 12, 10, 'rgba(50,30,60,0.3)');
  fillRound(ctx, x - wide / 2 - 7, y - tall / 2 - 7, wide + 14, tall + 14, 10, '#4d8f3a');
  fillRound(ctx, x - wide / 2 - 3, y - tall / 2 - 3, wide + 6, tall + 6, 6, '#8a5a39');
  picture.hues.forEach((hue, index) => {
    const at = {
      x: x - wide / 2 + ((index % picture.columns) + 0.5) * cell,
      y: y - tall / 2 + (Math.floor(index / picture.columns) + 0.5) * cell,
    };
    art.ripe.get(hue)?.draw(ctx, at.x, at.y, cell / TILE);
  });
}

/** Draws the balloon to the left of the field and its counts, if there is enough space. */
export function drawAir(ctx: Ctx, art: Art, play: Play, visible: Rect): void {
  const room = play.layout.left - play.layout.side - visible.x;
  if (room < 130) return;
  const share = { x: (room / visible.width) * 0.45, y: 0.42 };
  drawBalloon(ctx, art, visible, play.time, share, Math.min(1.3, room * 0.0075));
}

/** Draws everything that moves on a field, over the cached land and counts. */
export function drawField(ctx: Ctx, art: Art, play: Play, area: Size): void {
  const { state } = play;
  drawGuides(ctx, play);
  if (state.status === 'won') drawHarvest(ctx, art, play);
  else {
    drawCrops(ctx, art, play);
    drawPreview(ctx, play);
    drawFog(ctx, art, play);
  }
  drawCursor(ctx, play);
  drawScarecrow(ctx, art, play);
  drawTools(ctx, art, play);
  play.particles.draw(ctx);
  drawFence(ctx, play);
  drawFlock(ctx, play, area);
  if (state.status === 'won') drawName(ctx, play);
  drawNote(ctx, play);
}
