import {
  type Ctx,
  type Sprite,
  createSprite,
  fillRound,
  setStroke,
  strokeArc,
  text,
  textWidth,
} from '../kit/draw.ts';
import { clamp, easeOutBack, easeOutCubic } from '../kit/ease.ts';
import { reducedMotion } from '../kit/motion.ts';
import type { Rect, Stage } from '../kit/stage.ts';
import { type Layout, spotOf } from './layout.ts';
import { type Play, TURN_TIME } from './play.ts';
import type { Side } from './reef.ts';
import { FISH_COLORS, paintCaustics, paintFish } from './scene.ts';
import type { Art } from './shell-art.ts';

const CAUSTIC = 420;

export interface Life {
  readonly fish: readonly Sprite[];
  readonly caustics: Sprite;
}

/** Creates the sprites of the fish and of the moving light. */
export const createLife = (pixelScale: number): Life => ({
  fish: FISH_COLORS.map((colour) => createSprite(76, 48, pixelScale, (ctx) => paintFish(ctx, colour))),
  caustics: createSprite(CAUSTIC, CAUSTIC, 0.8, (ctx) => paintCaustics(ctx, CAUSTIC, CAUSTIC)),
});

export function drawFish(ctx: Ctx, life: Life, { x, y, width, height }: Rect, time: number): void {
  for (let index = 0; index < 5; index += 1) {
    const sprite = life.fish[index % life.fish.length];
    const way = index % 2 === 0 ? 1 : -1;
    const lap = (time * (0.018 + index * 0.004) + index * 0.37) % 1;
    const across = x - 50 + (width + 100) * (way === 1 ? lap : 1 - lap);
    const level = y + height * (0.22 + ((index * 0.29) % 0.66)) + Math.sin(time * 1.1 + index) * 10;
    const size = 0.6 + (index % 3) * 0.16;
    sprite?.draw(ctx, across, level, size * way, size, Math.sin(time * 1.7 + index) * 0.08);
  }
}

function drawCaustics(ctx: Ctx, life: Life, play: Play, layout: Layout): void {
  const { reef } = play.match;
  const width = reef.columns * layout.cell;
  const height = reef.rows * layout.cell;
  const sway = reducedMotion() ? 0 : Math.sin(play.time * 0.5);
  ctx.save();
  ctx.beginPath();
  for (const cell of reef.cells) {
    const { x, y } = spotOf(layout, reef, cell);
    ctx.rect(x - layout.cell / 2, y - layout.cell / 2, layout.cell, layout.cell);
  }
  ctx.clip();
  const [scaleX, scaleY] = [(width / CAUSTIC) * 1.25, (height / CAUSTIC) * 1.25];
  const { x, y } = layout.middle;
  life.caustics.draw(ctx, x + sway * 18, y + Math.cos(play.time * 0.37) * 14, scaleX, scaleY, 0, 0.55);
  life.caustics.draw(ctx, x - sway * 15, y + sway * 12, -scaleX, scaleY, 0.02, 0.35);
  ctx.restore();
}

/** Draws a shell at rest, dropping onto the board, or turning over. */
function drawShell(ctx: Ctx, art: Art, play: Play, layout: Layout, cell: number, side: Side): void {
  const { reef } = play.match;
  const { x, y } = spotOf(layout, reef, cell);
  const unit = layout.cell / 100;
  const turn = play.turning.get(cell);
  if (turn) {
    const t = clamp((play.time - turn.start) / TURN_TIME, 0, 1);
    const half = Math.cos(t * Math.PI);
    const lift = Math.sin(t * Math.PI);
    const face: Side = half > 0 ? (turn.to === 1 ? -1 : 1) : turn.to;
    const size = unit * (1 + lift * 0.16);
    art.shadow.draw(
      ctx,
      x,
      y + layout.cell * 0.07,
      unit * (1 - lift * 0.2),
      unit * (1 - lift * 0.2),
      0,
      1 - lift * 0.5,
    );
    ctx.save();
    ctx.translate(x, y - lift * layout.cell * 0.32);
    ctx.rotate(turn.angle);
    const thick = lift * layout.cell * 0.09 * (half > 0 ? 1 : -1);
    ctx.save();
    ctx.translate(thick, 0);
    ctx.scale(Math.max(0.14, Math.abs(half)), 1);
    art.edge.draw(ctx, 0, 0, size);
    ctx.restore();
    ctx.scale(Math.max(0.04, Math.abs(half)), 1);
    ctx.rotate(-turn.angle);
    art.shells[face].draw(ctx, 0, 0, size);
    ctx.restore();
    return;
  }
  const age = play.dropped.cell === cell ? play.time - play.dropped.at : 9;
  const grow = age < 0.35 ? easeOutBack(clamp(age / 0.3, 0, 1), 2.4) : 1;
  const squash = age < 0.5 ? Math.sin(age * 22) * 0.08 * (1 - age / 0.5) : 0;
  const drop = age < 0.14 ? (1 - age / 0.14) * layout.cell * 0.5 : 0;
  art.shadow.draw(ctx, x, y + layout.cell * 0.07, unit * grow);
  art.shells[side].draw(ctx, x, y - drop, unit * grow * (1 + squash), unit * grow * (1 - squash));
}

function drawExtras(ctx: Ctx, art: Art, play: Play, layout: Layout, cell: number): void {
  const { reef, position } = play.match;
  const { x, y } = spotOf(layout, reef, cell);
  const unit = layout.cell / 100;
  const kind = reef.kinds[cell];
  const offset = layout.cell * 0.27;
  if (kind === 'pearl') art.pearl.draw(ctx, x + offset, y - offset, unit * 0.62);
  if (kind === 'starfish') art.starfish.draw(ctx, x + offset, y - offset, unit * 0.52, unit * 0.52, 0.2);
  const left = position.tides[cell] ?? 0;
  if (kind === 'tide' && left > 0) {
    art.badge.draw(ctx, x + offset, y - offset, unit * 0.42);
    text(ctx, String(left), x + offset, y - offset + 1, {
      size: layout.cell * 0.28,
      weight: 700,
      color: '#075a70',
    });
  }
}

/** Draws the squares of legal moves. The gain is shown for the hovered square and, after a hint, for all squares. */
function drawMoves(ctx: Ctx, art: Art, play: Play, layout: Layout): void {
  const { reef } = play.match;
  const unit = layout.cell / 100;
  for (const cell of play.moves) {
    const { x, y } = spotOf(layout, reef, cell);
    const isNear = cell === play.hovered;
    const beat = 0.84 + Math.sin(play.time * 3.4 + cell) * 0.06;
    if (cell === play.best) art.glow.draw(ctx, x, y, unit * (1.05 + Math.sin(play.time * 6) * 0.08));
    if (isNear) {
      art.shells[play.match.position.turn === 1 ? 1 : -1].draw(ctx, x, y, unit * 0.92, unit * 0.92, 0, 0.6);
    } else art.bubble.draw(ctx, x, y, unit * (play.best >= 0 ? 1.12 : beat * 0.8));
    if (isNear || play.best >= 0)
      text(ctx, `+${play.gainOf(cell)}`, x, y + 1, {
        size: layout.cell * (isNear ? 0.36 : 0.3),
        weight: 700,
        color: isNear ? '#ffffff' : '#064c63',
        ...(isNear && { outline: '#063f58' }),
      });
  }
}

function drawMarker(ctx: Ctx, art: Art, play: Play, layout: Layout, isShown: boolean): void {
  const { reef } = play.match;
  const unit = layout.cell / 100;
  const last = play.match.moves.at(-1);
  if (last && !play.turning.has(last.cell)) {
    const { x, y } = spotOf(layout, reef, last.cell);
    setStroke(ctx, 'rgba(255,255,255,0.95)', layout.cell * 0.035);
    strokeArc(ctx, x, y, layout.cell * 0.45);
  }
  if (isShown && play.hovered >= 0) {
    const { x, y } = spotOf(layout, reef, play.hovered);
    art.ring.draw(ctx, x, y, unit * (1 + Math.sin(play.time * 5) * 0.02));
  }
  const since = play.time - play.refused.at;
  if (since < 0.4 && play.refused.cell >= 0) {
    const { x, y } = spotOf(layout, reef, play.refused.cell);
    const reach = layout.cell * 0.2;
    const shake = Math.sin(since * 50) * layout.cell * 0.05 * (1 - since / 0.4);
    ctx.strokeStyle = '#d8324a';
    ctx.lineCap = 'round';
    ctx.lineWidth = layout.cell * 0.1;
    ctx.globalAlpha = 1 - since / 0.4;
    ctx.beginPath();
    ctx.moveTo(x - reach + shake, y - reach);
    ctx.lineTo(x + reach + shake, y + reach);
    ctx.moveTo(x + reach + shake, y - reach);
    ctx.lineTo(x - reach + shake, y + reach);
    ctx.stroke();
    ctx.globalAlpha = 1;
  }
}

function drawToast(ctx: Ctx, play: Play, layout: Layout, stage: Stage): void {
  const age = play.time - play.toast.at;
  const life = 3.4;
  if (age > life || play.toast.text === '') return;
  const shown = Math.min(easeOutCubic(clamp(age / 0.25, 0, 1)), clamp((life - age) / 0.3, 0, 1));
  const size = clamp(15 / stage.scale, 20, 34);
  const width = Math.min(stage.width - 16, textWidth(ctx, play.toast.text, size) + size * 2);
  const height = size * 2;
  const x = clamp(layout.middle.x, width / 2 + 4, stage.width - width / 2 - 4);
  const y = layout.top + layout.cell * 0.5;
  ctx.globalAlpha = shown;
  fillRound(ctx, x - width / 2, y - height / 2 + 4, width, height, height / 2, 'rgba(3,44,74,0.35)');
  fillRound(ctx, x - width / 2, y - height / 2, width, height, height / 2, '#fff8e6');
  text(ctx, play.toast.text, x, y + 1, { size, weight: 600, color: '#0b4b66', maxWidth: width - size });
  ctx.globalAlpha = 1;
}

/** Draws everything that moves on the board. */
export function drawBoard(ctx: Ctx, art: Art, life: Life, play: Play, layout: Layout, stage: Stage): void {
  const { reef, position } = play.match;
  drawCaustics(ctx, life, play, layout);
  const previewed = play.hovered >= 0 ? play.preview(play.hovered) : [];
  const unit = layout.cell / 100;
  for (const cell of previewed) {
    const { x, y } = spotOf(layout, reef, cell);
    art.glow.draw(ctx, x, y, unit * (1.12 + Math.sin(play.time * 7) * 0.06));
  }
  drawMoves(ctx, art, play, layout);
  for (const isTurning of [false, true])
    for (const cell of reef.cells) {
      const shell = position.shells[cell];
      if (!shell || play.turning.has(cell) !== isTurning) continue;
      drawShell(ctx, art, play, layout, cell, shell === 1 ? 1 : -1);
      drawExtras(ctx, art, play, layout, cell);
    }
  drawMarker(ctx, art, play, layout, true);
  play.particles.draw(ctx);
  drawToast(ctx, play, layout, stage);
}
