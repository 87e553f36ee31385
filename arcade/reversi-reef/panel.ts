import { type Ctx, fillRound, roundRect, setStroke, text } from '../kit/draw.ts';
import type { Rect } from '../kit/stage.ts';
import type { Layout } from './layout.ts';
import type { Play } from './play.ts';
import { type Side, squareName } from './reef.ts';
import type { Art } from './shell-art.ts';
import { phrase } from './texts.ts';

const GLASS = 'rgba(5,66,96,0.72)';
const FAINT = '#bff3ef';

function plate(ctx: Ctx, rect: Rect, isActive: boolean, time: number): void {
  const { x, y, width, height } = rect;
  fillRound(ctx, x, y + 4, width, height, 22, 'rgba(3,40,70,0.3)');
  fillRound(ctx, x, y, width, height, 22, isActive ? '#0a6d8b' : GLASS);
  if (!isActive) return;
  roundRect(ctx, x + 2, y + 2, width - 4, height - 4, 20);
  setStroke(ctx, '#fff3b8', 3.5 + Math.sin(time * 4) * 1.2);
  ctx.stroke();
}

function drawPlate(ctx: Ctx, art: Art, play: Play, rect: Rect, side: Side): void {
  const { x, y, width, height } = rect;
  const isActive = play.match.position.turn === side;
  plate(ctx, rect, isActive, play.time);
  const points = String(Math.round(play.shown[side]));
  const bob = isActive ? Math.sin(play.time * 4) * 3 : 0;
  const name = play.nameOf(side);
  const middle = x + width / 2;
  if (width < height) {
    art.shells[side].draw(ctx, middle, y + 44 + bob, 0.76);
    text(ctx, points, middle, y + 98, { size: 42, weight: 700, maxWidth: width - 16 });
    text(ctx, name, middle, y + 130, { size: 24, color: FAINT, maxWidth: width - 12 });
    return;
  }
  art.shells[side].draw(ctx, x + height * 0.52, y + height / 2 + bob, (height / 100) * 0.92);
  const at = x + height * 1.02;
  const room = width - height * 1.02 - 84;
  text(ctx, name, at, y + height / 2 + 1, { size: 27, color: FAINT, align: 'left', maxWidth: room });
  text(ctx, points, x + width - 16, y + height / 2 + 2, {
    size: 46,
    weight: 700,
    align: 'right',
    maxWidth: 72,
  });
}

/** Draws the previous moves. The latest one is always visible. */
function drawHistory(ctx: Ctx, art: Art, play: Play, layout: Layout): void {
  const { history: rect, isHistoryRow } = layout;
  if (!rect || rect.height < 50) return;
  const { reef, moves } = play.match;
  fillRound(ctx, rect.x, rect.y, rect.width, rect.height, 20, GLASS);
  const perRow = isHistoryRow ? 5 : 2;
  const line = isHistoryRow ? rect.height : 30;
  const head = isHistoryRow ? 0 : 40;
  const lines = isHistoryRow ? 1 : Math.max(1, Math.floor((rect.height - head - 8) / line));
  const total = Math.ceil(moves.length / perRow);
  const skipped = isHistoryRow ? Math.max(0, moves.length - perRow) : Math.max(0, total - lines) * perRow;
  if (!isHistoryRow)
    text(ctx, play.match.reef.name, rect.x + rect.width / 2, rect.y + 23, {
      size: 21,
      weight: 600,
      color: '#fff3b8',
      maxWidth: rect.width - 20,
    });
  if (moves.length === 0)
    text(
      ctx,
      isHistoryRow ? phrase('panel.named', { reef: reef.name }) : phrase('panel.empty'),
      rect.x + rect.width / 2,
      rect.y + (isHistoryRow ? rect.height / 2 : head + 18),
      {
        size: 20,
        color: FAINT,
        maxWidth: rect.width - 20,
      },
    );
  moves.slice(skipped).forEach((move, index) => {
    const step = rect.width / perRow;
    const x = rect.x + (index % perRow) * step;
    const y = rect.y + head + (Math.floor(index / perRow) + 0.5) * line;
    art.shells[move.side].draw(ctx, x + 24, y, isHistoryRow ? 0.34 : 0.26);
    const isLast = skipped + index === moves.length - 1;
    text(ctx, squareName(reef, move.cell), x + 44, y + 1, {
      size: 21,
      align: 'left',
      color: isLast ? '#fff3b8' : '#ffffff',
    });
    text(ctx, `+${move.gain}`, x + step - 10, y + 1, { size: 17, align: 'right', color: FAINT });
  });
}

/** Draws scores and moves beside the board. */
export function drawPanel(ctx: Ctx, art: Art, play: Play, layout: Layout): void {
  for (const side of [-1, 1] as const) drawPlate(ctx, art, play, layout.plates[side], side);
  drawHistory(ctx, art, play, layout);
}
