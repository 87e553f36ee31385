import { type Ctx, fillCircle, fillRound, setStroke, text } from '../kit/draw.ts';
import { clamp } from '../kit/ease.ts';
import { isInDanger, goalsOf } from './rules.ts';
import type { Shaft } from './shaft.ts';
import type { Art } from './jelly-art.ts';
import { SHAFT_WIDTH, UNIT, nextSpots, type Layout, type Seat } from './layout.ts';
import { WORLD } from './palette.ts';
import type { Pieces } from './pair.ts';
import { phrase } from './texts.ts';

function drawPieces(ctx: Ctx, art: Art, pieces: Pieces, x: number, y: number, scale: number): void {
  const gap = UNIT * 0.46 * scale;
  const topOf = (nth: number): number => (pieces.length < 2 ? y : nth === 0 ? y + gap : y - gap);
  pieces.forEach(({ colour }, nth) => (art.whole[colour] ?? art.rainbow).draw(ctx, x, topOf(nth), scale));
  pieces.forEach(({ form }, nth) => {
    if (form === 'heavy') art.weight.draw(ctx, x, topOf(nth) + 4 * scale, scale);
  });
}

/** Draws the held pair and the next two pairs of a seat. */
export function drawQueue(ctx: Ctx, art: Art, layout: Layout, seat: Seat, shaft: Shaft): void {
  const scale = layout.isFlat ? 0.78 : 0.9;
  if (shaft.held) {
    ctx.globalAlpha = shaft.canHold ? 1 : 0.45;
    drawPieces(ctx, art, shaft.held, seat.hold.x, seat.hold.y + 5, scale);
    ctx.globalAlpha = 1;
  }
  nextSpots(layout, seat).forEach(({ x, y }, nth) => {
    const pieces = shaft.queue[nth];
    if (pieces)
      drawPieces(ctx, art, pieces, x, y + (layout.isFlat ? 0 : 5), nth === 0 ? scale : scale * 0.78);
  });
}

/** Draws the dial, whose needle shows the level of the chain meter. */
export function drawDial(ctx: Ctx, layout: Layout, shaft: Shaft, needle: number): void {
  const { dial } = layout;
  if (!dial) return;
  const angle = Math.PI + clamp(needle, 0, 1) * Math.PI;
  ctx.fillStyle = 'rgba(47,207,155,0.75)';
  ctx.beginPath();
  ctx.moveTo(dial.x, dial.y);
  ctx.arc(dial.x, dial.y, dial.radius * 0.72, Math.PI, angle);
  ctx.fill();
  setStroke(ctx, WORLD.carpet, 4);
  ctx.lineCap = 'round';
  ctx.beginPath();
  ctx.moveTo(dial.x, dial.y);
  ctx.lineTo(dial.x + Math.cos(angle) * dial.radius * 0.84, dial.y + Math.sin(angle) * dial.radius * 0.84);
  ctx.stroke();
  fillCircle(ctx, dial.x, dial.y, 6, WORLD.brassDark);
  const { need } = shaft.spec;
  fillRound(ctx, dial.x - 42, dial.y + 14, 84, 24, 12, WORLD.carpet);
  text(ctx, `${Math.min(shaft.meter, need)} / ${need}`, dial.x, dial.y + 26.5, { size: 15, weight: 700 });
}

/** Draws the things that remain to be freed, broken or pushed. */
export function drawGoals(ctx: Ctx, art: Art, layout: Layout, shaft: Shaft, wanted: readonly string[]): void {
  const rows = goalsOf(shaft).filter(({ kind }) => wanted.includes(kind));
  rows.forEach(({ kind, left }, nth) => {
    const x = layout.goals.x - 42;
    const y = layout.goals.y + 10 + nth * 38;
    fillRound(ctx, x, y, 84, 32, 11, left > 0 ? WORLD.shaft : '#1f9a6d');
    const sprite = kind === 'parcel' ? art.parcel : kind === 'ice' ? art.ice : art.button;
    sprite.draw(ctx, x + 22, y + 16, 0.66);
    text(ctx, left > 0 ? phrase('goal.left', { count: left }) : phrase('goal.done'), x + 59, y + 17, {
      size: 14,
      weight: 700,
      color: WORLD.cream,
      maxWidth: 44,
    });
  });
}

/** Draws the pieces of gum that are about to come down, and a warning when the stack is close to the top. */
export function drawWarnings(ctx: Ctx, art: Art, seat: Seat, shaft: Shaft, time: number): void {
  if (isInDanger(shaft)) {
    ctx.fillStyle = `rgba(255,70,90,${(0.1 + Math.sin(time * 7) * 0.06).toFixed(3)})`;
    ctx.fillRect(seat.x, seat.y, SHAFT_WIDTH, UNIT * 3);
  }
  if (shaft.incoming === 0) return;
  const shown = Math.min(6, shaft.incoming);
  for (let nth = 0; nth < shown; nth += 1)
    art.gum.draw(ctx, seat.x + 22 + nth * 25, seat.y - 3 + Math.sin(time * 8 + nth) * 1.6, 0.56);
  if (shaft.incoming > shown)
    text(ctx, `+${shaft.incoming - shown}`, seat.x + 18 + shown * 25, seat.y - 2, {
      size: 17,
      weight: 700,
      outline: WORLD.ink,
      align: 'left',
    });
}
