import { type Ctx, alpha, fillCircle, fillRound, setStroke, text } from '../kit/draw.ts';
import { clamp, easeOutBack } from '../kit/ease.ts';
import { reducedMotion } from '../kit/motion.ts';
import { gemColor, type Gems } from './gem-art.ts';
import { columnOf, rowOf } from './grid.ts';
import { BOARD, centreOf, centreOfCell, wagonPlaces, type Layout } from './layout.ts';
import type { Play } from './play.ts';
import { canExtend, forgeOf, sharedKinds } from './rules.ts';
import type { TrainArt } from './train.ts';

function drawPath(ctx: Ctx, layout: Layout, cells: readonly number[], color: string, width: number): void {
  setStroke(ctx, color, width);
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.beginPath();
  for (const cell of cells) {
    const { x, y } = centreOfCell(layout, cell);
    ctx.lineTo(x, y);
  }
  ctx.stroke();
}

function drawPieces(ctx: Ctx, gems: Gems, layout: Layout, play: Play, time: number): void {
  const { chain, state, hint } = play;
  const isDrawing = chain.length > 0;
  const last = chain.at(-1) ?? -1;
  const beat = reducedMotion() ? 0 : Math.sin(time * 9) * 0.03;
  for (const mover of play.movers.all.values()) {
    const { piece, squash, size } = mover;
    const cell = mover.toRow * 7 + mover.toColumn;
    const order = chain.indexOf(cell);
    const { x, y } = centreOf(layout, mover.column, mover.row);
    const isHinted = hint.includes(cell);
    const rise = order >= 0 ? 0.1 + (cell === last ? 0.06 + beat : 0) : isHinted ? 0.06 + beat * 2 : 0;
    const base = Math.max(0, size.value) + rise;
    const isOut =
      isDrawing && order < 0 && !canExtend(state.board, [chain[0] ?? 0], cell) && !matches(play, cell);
    if (piece.power && !isOut) gems.glow.draw(ctx, x, y, 0.62 + beat, 0.62 + beat, 0, 0.7);
    gems
      .of(piece)
      .draw(
        ctx,
        x,
        y - squash.value * 6,
        base * (1 - squash.value * 0.5),
        base * (1 + squash.value * 0.5),
        0,
        isOut ? 0.34 : 1,
      );
  }
  for (const { cleared, column, row } of play.leavers) {
    const { x, y } = centreOf(layout, column, row);
    gems.of(cleared.piece).draw(ctx, x, y, cleared.cause === 'chain' ? 1.12 : 1.04);
  }
}

/** Returns true for gems that the drawn chain could include. */
function matches({ chain, state }: Play, cell: number): boolean {
  const kinds = sharedKinds(state.board, chain);
  return sharedKinds(state.board, [cell]).some((kind) => kinds.includes(kind));
}

function drawChain(ctx: Ctx, layout: Layout, play: Play, isOver: boolean): void {
  const { chain, state } = play;
  const first = chain[0];
  if (first === undefined) return;
  const color = gemColor(sharedKinds(state.board, chain)[0] ?? 0);
  if (!isOver) {
    drawPath(ctx, layout, chain, alpha(color, 0.45), 46);
    drawPath(ctx, layout, chain, '#fff1c4', 14);
    return;
  }
  drawPath(ctx, layout, chain, 'rgba(255,246,214,0.9)', 9);
  const { x, y } = centreOfCell(layout, chain.at(-1) ?? first);
  const power = state.level.hasForge ? forgeOf(chain) : undefined;
  const size = power ? 33 : 27;
  const top = Math.max(layout.board.y + 6, y - 66);
  const side = clamp(x + 40, layout.board.x + 40, layout.board.x + BOARD - 40);
  fillCircle(ctx, side, top, size + 4, '#2a1034');
  fillCircle(ctx, side, top, size, power ? '#ffd25e' : play.isLong() ? '#9ff0a6' : '#d8c4d0');
  text(ctx, String(chain.length), side, top + 1, { size: power ? 42 : 35, weight: 700, color: '#2a1034' });
}

function drawLamp(ctx: Ctx, gems: Gems, layout: Layout, cell: number): void {
  const { x, y } = centreOf(layout, columnOf(cell), rowOf(cell));
  gems.glow.draw(ctx, x, y, 0.8, 0.8, 0, 0.5);
  setStroke(ctx, '#ffe9a6', 6);
  ctx.lineCap = 'round';
  for (const [sx, sy] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const) {
    ctx.beginPath();
    ctx.moveTo(x + sx * 45, y + sy * 24);
    ctx.lineTo(x + sx * 45, y + sy * 45);
    ctx.lineTo(x + sx * 24, y + sy * 45);
    ctx.stroke();
  }
}

/** Draws a plank with the news of this level. */
function drawNews(ctx: Ctx, layout: Layout, { heading, text: line, left }: NonNullable<Play['news']>): void {
  const share = easeOutBack(clamp((4.5 - left) * 3, 0, 1), 1.2) * clamp(left * 3, 0, 1);
  const x = layout.board.x + BOARD / 2;
  const y = layout.board.y + BOARD - 84 + (1 - share) * 160;
  ctx.globalAlpha = clamp(share, 0, 1);
  fillRound(ctx, x - 306, y - 58, 612, 120, 22, '#2a1034');
  fillRound(ctx, x - 300, y - 54, 600, 108, 18, '#7a4530');
  fillRound(ctx, x - 292, y - 46, 584, 92, 13, '#8f5638');
  text(ctx, heading, x, y - 18, { size: 40, weight: 700, color: '#ffd98a' });
  text(ctx, line, x, y + 22, { size: 31, weight: 600, color: '#fff3dc', maxWidth: 556 });
  ctx.globalAlpha = 1;
}

export function drawTrain(ctx: Ctx, train: TrainArt, layout: Layout, play: Play, time: number): void {
  const { state, shift } = play;
  const turn = shift * 0.05;
  const bob = reducedMotion() ? 0 : Math.sin(time * 7) * 1.1;
  ctx.save();
  if (layout.isWide) {
    ctx.beginPath();
    ctx.rect(-2000, -2000, layout.board.x + 1984, 6000);
    ctx.clip();
  }
  play.effects.drawPuffs(ctx);
  wagonPlaces(layout, state.wagons.length).forEach((place, at) => {
    const wagon = state.wagons[at];
    if (!wagon) return;
    const look = { cargo: wagon.cargo, need: wagon.need, shown: play.shownOf(at), bump: play.bumpOf(at) };
    train.drawWagon(ctx, place, look, turn, shift);
  });
  const heat = state.level.hasHeat ? state.heat : undefined;
  train.drawEngine(ctx, layout.engine, { shift, turn, bob, heat, time });
  ctx.restore();
}

/** Draws everything on the board, over its frame. */
export function drawBoard(
  ctx: Ctx,
  gems: Gems,
  layout: Layout,
  play: Play,
  time: number,
  lamp: number | undefined,
): void {
  const { x, y } = layout.board;
  ctx.save();
  ctx.beginPath();
  ctx.rect(x - 2, y - 2, BOARD + 4, BOARD + 4);
  ctx.clip();
  if (lamp !== undefined) drawLamp(ctx, gems, layout, lamp);
  drawChain(ctx, layout, play, false);
  if (play.hint.length > 1) drawPath(ctx, layout, play.hint, 'rgba(255,236,180,0.5)', 12);
  drawPieces(ctx, gems, layout, play, time);
  drawChain(ctx, layout, play, true);
  play.effects.drawBeams(ctx, x, y, BOARD);
  ctx.restore();
  if (play.news) drawNews(ctx, layout, play.news);
  if (play.state.status === 'lost') {
    ctx.fillStyle = 'rgba(20,8,28,0.45)';
    ctx.fillRect(x, y, BOARD, BOARD);
  }
}

/** Draws the glow of lanterns at the upper corners of the board. */
export function drawLanterns(ctx: Ctx, gems: Gems, layout: Layout, time: number): void {
  const flicker = reducedMotion() ? 0 : Math.sin(time * 7.3) * 0.04 + Math.sin(time * 12.1) * 0.03;
  for (const side of [0, 1]) {
    const x = layout.board.x + side * BOARD;
    gems.glow.draw(ctx, x, layout.board.y - 2, 1.1 + flicker, 1.1 + flicker, 0, 0.62);
  }
}
