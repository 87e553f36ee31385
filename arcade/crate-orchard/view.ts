import { type Ctx, alpha, fillRound, roundRect, setStroke, softShadow, starPath, text } from '../kit/draw.ts';
import { approach, clamp, easeOutBack } from '../kit/ease.ts';
import { reducedMotion } from '../kit/motion.ts';
import type { Rect } from '../kit/stage.ts';
import { drawCompost, drawGoals } from './panels.ts';
import { CELL, FIELD, cellCentre, pieceCentre, trayScale, type Layout } from './layout.ts';
import { heldPiece } from './hand.ts';
import { SIZE, stageOf, type Piece } from './orchard.ts';
import type { Play } from './play.ts';
import type { Sprites } from './sprites.ts';
import { phrase } from './texts.ts';

/** The state of animations between frames. It does not affect the rules. */
export interface ViewMemory {
  /** Scale of the held piece, from tray size to field size. */
  grip: number;
  x: number;
  y: number;
  time: number;
}
export const createMemory = (): ViewMemory => ({ grip: 0.6, x: 0, y: 0, time: 0 });

/** Updates the animation state, once per update. */
export function stepMemory(memory: ViewMemory, play: Play, layout: Layout, dt: number): void {
  memory.time += dt;
  const { hand, state } = play;
  const isHeld = hand.mode === 'drag' || hand.mode === 'keys';
  memory.grip = approach(memory.grip, isHeld ? (hand.mode === 'drag' ? 1.06 : 1) : 0.55, 18, dt);
  const piece = heldPiece(hand, state);
  const goal =
    hand.mode === 'keys' && piece
      ? pieceCentre(layout, piece, hand.row, hand.column)
      : { x: hand.x, y: hand.y - hand.lift };
  const rate = hand.mode === 'keys' ? 26 : 40;
  memory.x = isHeld ? approach(memory.x, goal.x, rate, dt) : goal.x;
  memory.y = isHeld ? approach(memory.y, goal.y, rate, dt) : goal.y;
}

function drawPiece(
  ctx: Ctx,
  sprites: Sprites,
  piece: Piece,
  x: number,
  y: number,
  scale: number,
  opacity = 1,
): void {
  const left = x - (piece.shape.width * CELL * scale) / 2;
  const top = y - (piece.shape.height * CELL * scale) / 2;
  ctx.globalAlpha = opacity;
  piece.shape.cells.forEach(([row, column], i) => {
    const sprite = sprites.crate(piece.fruits[i] ?? 0, 'young');
    sprite.draw(ctx, left + (column + 0.5) * CELL * scale, top + (row + 0.5) * CELL * scale, scale);
  });
  ctx.globalAlpha = 1;
}

function drawFlies(ctx: Ctx, sprites: Sprites, x: number, y: number, index: number, time: number): void {
  for (let fly = 0; fly < 2; fly++) {
    const turn = time * (2.6 + fly) + index * 1.7 + fly * 3;
    sprites.fly.draw(ctx, x + Math.cos(turn) * 17, y - 12 + Math.sin(turn * 1.6) * 9);
  }
}

function drawCrates(ctx: Ctx, sprites: Sprites, layout: Layout, play: Play, time: number): void {
  const { state, effects } = play;
  const isStill = reducedMotion();
  state.orchard.forEach((crate, index) => {
    if (!crate) return;
    const { x, y } = cellCentre(layout, index);
    const stage = stageOf(crate, state.rules.rotAt);
    const squash = effects.squash(index);
    const bend = Math.sin(squash * Math.PI * 2) * squash * 0.16;
    const isTurning = stage === 'ripe' && state.rules.rotAt - crate.age <= 3;
    const wobble = isTurning && !isStill ? Math.sin(time * 9 + index) * 0.05 : 0;
    sprites.crate(crate.fruit, stage).draw(ctx, x, y, 1 + bend, 1 - bend, wobble, 1);
    if (isTurning) {
      fillRound(ctx, x + 12, y + 12, 14, 14, 7, '#5a2d12');
      text(ctx, String(state.rules.rotAt - crate.age), x + 19, y + 19.6, {
        size: 12,
        weight: 700,
        color: '#ffd9a0',
      });
    }
    if (stage === 'rotten') drawFlies(ctx, sprites, x, y, index, isStill ? 0 : time);
  });
}

function drawAim(ctx: Ctx, sprites: Sprites, layout: Layout, play: Play, time: number): void {
  const { aim, hand, state } = play;
  if (!aim) return;
  const piece = heldPiece(hand, state);
  const pulse = 0.5 + Math.sin(time * 8) * 0.14;
  for (const group of aim.groups) {
    for (const index of group.cells) {
      const { x, y } = cellCentre(layout, index);
      fillRound(ctx, x - 28, y - 28, 56, 56, 12, `rgba(255,226,122,${pulse * 0.72})`);
    }
  }
  const color = hand.held === 'compost' ? '#c8f08c' : aim.isValid ? '#ffffff' : '#ff5d73';
  aim.cells.forEach((index, i) => {
    const { x, y } = cellCentre(layout, index);
    if (piece && aim.isValid) {
      ctx.globalAlpha = hand.mode === 'picked' ? 0.85 : 0.55;
      sprites.crate(piece.fruits[i] ?? 0, 'young').draw(ctx, x, y);
      ctx.globalAlpha = 1;
    } else fillRound(ctx, x - 27, y - 27, 54, 54, 11, alpha(color, 0.34));
    roundRect(ctx, x - 27, y - 27, 54, 54, 11);
    setStroke(ctx, alpha(color, 0.9), 3);
    ctx.stroke();
  });
}

function drawHint(ctx: Ctx, layout: Layout, play: Play, time: number): void {
  const { hint, state } = play;
  if (!hint) return;
  const width = 4 + Math.sin(time * 7) * 1.5;
  setStroke(ctx, '#ffcb08', width);
  const cells =
    hint.kind === 'compost'
      ? [hint.index]
      : (state.tray[hint.slot]?.shape.cells.map(([r, c]) => (hint.row + r) * SIZE + hint.column + c) ?? []);
  for (const index of cells) {
    const { x, y } = cellCentre(layout, index);
    roundRect(ctx, x - 26, y - 26, 52, 52, 11);
    ctx.stroke();
  }
  const from = hint.kind === 'compost' ? layout.compost : layout.tray[hint.slot];
  if (!from) return;
  roundRect(ctx, from.x + 2, from.y + 2, from.width - 4, from.height - 4, 20);
  ctx.stroke();
}

function drawSlot(ctx: Ctx, sprites: Sprites, rect: Rect, slot: number, play: Play): void {
  const piece = play.state.tray[slot];
  const { hand } = play;
  const isHeld = hand.held === slot;
  if (isHeld) {
    roundRect(ctx, rect.x + 2, rect.y + 2, rect.width - 4, rect.height - 4, 20);
    setStroke(ctx, '#ffcb08', 4);
    ctx.stroke();
  }
  text(ctx, String(slot + 1), rect.x + 18, rect.y + 19, {
    size: 15,
    weight: 600,
    color: 'rgba(255,255,255,0.42)',
  });
  if (!piece) return;
  const entrance = reducedMotion() ? 1 : easeOutBack(clamp(play.dealt * 3.2 - slot * 0.35, 0, 1));
  const isAway = isHeld && hand.mode !== 'picked';
  const opacity = isAway ? 0.18 : play.isDead[slot] ? 0.32 : 1;
  const x = rect.x + rect.width / 2;
  const y = rect.y + rect.height / 2 + 3;
  if (entrance > 0) drawPiece(ctx, sprites, piece, x, y, trayScale(rect, piece) * entrance, opacity);
}

function drawSupply(ctx: Ctx, layout: Layout, left: number): void {
  const [first] = layout.tray;
  if (!first) return;
  const x = layout.isWide ? first.x + first.width - 34 : first.x + first.width * 1.5 + 8;
  const y = layout.isWide ? first.y + 20 : first.y - 4;
  const isLow = left <= 6;
  const label = layout.isWide ? `+${left}` : phrase('panel.supply', { left });
  const width = layout.isWide ? 52 : 142;
  fillRound(ctx, x - width / 2, y - 13, width, 26, 13, isLow ? '#a3213f' : '#101a4f');
  text(ctx, label, x, y + 1, { size: 15, weight: 600, color: '#fff', maxWidth: width - 10 });
}

function drawHeld(ctx: Ctx, sprites: Sprites, play: Play, memory: ViewMemory): void {
  const { hand, state } = play;
  if (hand.mode !== 'drag' && hand.mode !== 'keys') return;
  const piece = heldPiece(hand, state);
  const shake = Math.sin(play.refused * 30) * play.refused * 8;
  if (piece) {
    if (hand.mode === 'keys' && play.aim?.isValid) return;
    if (hand.mode === 'drag') {
      const width = piece.shape.width * CELL;
      softShadow(ctx, memory.x + 6, memory.y + (piece.shape.height * CELL) / 2 + 12, width * 0.6, 26, 0.5);
    }
    drawPiece(
      ctx,
      sprites,
      piece,
      memory.x + shake,
      memory.y - (hand.mode === 'keys' ? 8 : 0),
      memory.grip,
      0.94,
    );
  } else if (hand.mode === 'drag') {
    ctx.fillStyle = '#c8f08c';
    starPath(ctx, memory.x, memory.y, 16, 7, 6);
    ctx.fill();
  }
}

/** Draws everything that moves, over the backdrop and the field. */
export function drawPlay(ctx: Ctx, sprites: Sprites, layout: Layout, play: Play, memory: ViewMemory): void {
  const { state } = play;
  drawGoals(ctx, sprites, layout, play);
  drawCompost(ctx, layout, play, memory.time);
  layout.tray.forEach((rect, slot) => drawSlot(ctx, sprites, rect, slot, play));
  drawSupply(ctx, layout, state.supply);
  drawCrates(ctx, sprites, layout, play, memory.time);
  drawAim(ctx, sprites, layout, play, memory.time);
  drawHint(ctx, layout, play, memory.time);
  if (state.status === 'stuck' || state.status === 'spent') {
    fillRound(ctx, layout.field.x - 4, layout.field.y - 4, FIELD + 8, FIELD + 8, 18, 'rgba(10,16,56,0.5)');
    const label = state.status === 'stuck' ? phrase('panel.stuck') : phrase('panel.spent');
    text(ctx, label, layout.field.x + FIELD / 2, layout.field.y + FIELD / 2, {
      size: 54,
      weight: 700,
      outline: '#101a4f',
      outlineWidth: 12,
      maxWidth: FIELD - 20,
    });
  }
  drawHeld(ctx, sprites, play, memory);
  play.effects.draw(ctx, sprites);
}
