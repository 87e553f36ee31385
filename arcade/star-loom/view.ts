import {
  type Ctx,
  alpha,
  fillCircle,
  fillRound,
  setStroke,
  strokeArc,
  strokeLine,
  text,
} from '../kit/draw.ts';
import { clamp, easeOutBack } from '../kit/ease.ts';
import { reducedMotion } from '../kit/motion.ts';
import { SIDE, columnAt, rowAt } from './board.ts';
import type { Figure } from './figures.ts';
import { CLOTH, STEP, middleAt, middleOf, type Frame } from './frame.ts';
import { starColor, type Stars } from './star-art.ts';
import type { Weaver } from './weaver.ts';
import { phrase } from './texts.ts';

const GOLD = '#ffd76a';

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Draws threads of a constellation between given spots: dotted, or gold where both ends are woven. */
function drawThreads(
  ctx: Ctx,
  { threads }: Figure,
  spots: readonly Spot[],
  sewn: readonly boolean[],
  width: number,
): void {
  ctx.lineCap = 'round';
  for (const [from, to] of threads) {
    const [a, b] = [spots[from], spots[to]];
    if (!a || !b) continue;
    const isIn = sewn[from] && sewn[to];
    const isHalf = sewn[from] || sewn[to];
    ctx.setLineDash(isIn ? [] : [width * 0.3, width * 2.1]);
    ctx.strokeStyle = isIn ? GOLD : isHalf ? 'rgba(255,233,170,0.85)' : 'rgba(255,226,190,0.5)';
    ctx.lineWidth = isIn ? width * 1.2 : width;
    strokeLine(ctx, a.x, a.y, b.x, b.y);
  }
  ctx.setLineDash([]);
}

function drawRings(ctx: Ctx, stars: Stars, frame: Frame, weaver: Weaver, time: number): void {
  const { figure, sewn, flash } = weaver;
  if (!figure) return;
  const spots = figure.stitches.map(({ place }) => middleAt(frame, place));
  drawThreads(ctx, figure, spots, sewn, 6);
  const pulse = reducedMotion() ? 0 : Math.sin(time * 3.4) * 1.6;
  figure.stitches.forEach(({ tint }, at) => {
    const spot = spots[at];
    if (!spot) return;
    const color = tint === undefined ? '#ffe6b8' : starColor(tint);
    if (sewn[at]) stars.light.draw(ctx, spot.x, spot.y, 0.72, 0.72, 0, flash > 0 ? 1 : 0.85);
    else {
      fillCircle(ctx, spot.x, spot.y, 44, alpha(color, 0.2));
    }
    setStroke(ctx, sewn[at] ? GOLD : color, sewn[at] ? 5 : 4.5);
    ctx.setLineDash(sewn[at] ? [] : [13, 7.7]);
    strokeArc(ctx, spot.x, spot.y, 42.5 + (sewn[at] ? 0 : pulse));
    ctx.setLineDash([]);
  });
}

/** Draws a small star of the required kind beside each tinted ring, above the stars of the board. */
function drawTints(ctx: Ctx, stars: Stars, frame: Frame, { figure, sewn }: Weaver): void {
  figure?.stitches.forEach(({ place, tint }, at) => {
    if (tint === undefined || sewn[at]) return;
    const { x, y } = middleAt(frame, place);
    fillCircle(ctx, x + 31, y - 31, 17, '#12202e');
    stars.plain(tint).draw(ctx, x + 31, y - 31, 0.34);
  });
}

function drawLocks(ctx: Ctx, frame: Frame, weaver: Weaver): void {
  const { x, y } = frame.cloth;
  weaver.state.board.forEach(({ knot }, place) => {
    if (!knot) return;
    const at = middleAt(frame, place);
    ctx.fillStyle = 'rgba(242,167,184,0.34)';
    if (knot === 'row') ctx.fillRect(x, at.y - 3.5, CLOTH, 7);
    else ctx.fillRect(at.x - 3.5, y, 7, CLOTH);
  });
}

function drawBeads(ctx: Ctx, stars: Stars, frame: Frame, weaver: Weaver, time: number): void {
  const { held, bright, state } = weaver;
  const beat = reducedMotion() ? 0 : Math.sin(time * 11) * 0.03;
  for (const { bead, column, row, size } of weaver.beads.all) {
    const scale = clamp(size.value, 0, 1.4);
    const isHeld = held && (held.axis === 'row' ? Math.round(row) === held.index : column === held.index);
    const offset = isHeld ? held.offset : 0;
    const isRow = held?.axis === 'row';
    const loose = offset + (isRow ? column : row);
    const turned = offset === 0 ? loose : ((((loose + 0.5) % SIDE) + SIDE) % SIDE) - 0.5;
    const places =
      offset === 0 ? [loose] : [turned, turned + SIDE, turned - SIDE].filter((at) => at > -1 && at < SIDE);
    const isBright = bright.has(bead.id);
    const grown = scale * (isBright ? 1.13 + beat : isHeld && weaver.isGripped ? 1.05 : 1);
    const fade = state.status === 'lost' ? 0.5 : 1;
    for (const at of places) {
      const { x, y } = isHeld
        ? middleOf(frame, isRow ? at : column, isRow ? row : at)
        : middleOf(frame, column, row);
      if (isBright || bead.form === 'comet')
        stars.light.draw(ctx, x, y, 0.66, 0.66, 0, isBright ? 1 : 0.7 + beat * 6);
      stars.of(bead).draw(ctx, x, y, grown, grown, 0, fade);
    }
  }
}

/** Draws a light along the held line, or along the line of a hint. */
function drawLine(ctx: Ctx, frame: Frame, weaver: Weaver): void {
  const { x, y } = frame.cloth;
  const { held, hint, isGripped } = weaver;
  const line = held && isGripped ? held : hint;
  if (!line) return;
  const at = (line.index + 0.5) * STEP;
  ctx.fillStyle = hint && !isGripped ? 'rgba(255,226,150,0.2)' : 'rgba(150,255,232,0.17)';
  if (line.axis === 'row') fillRound(ctx, x, y + at - STEP / 2 + 3, CLOTH, STEP - 6, 20, ctx.fillStyle);
  else fillRound(ctx, x + at - STEP / 2 + 3, y, STEP - 6, CLOTH, 20, ctx.fillStyle);
}

/** Draws one arrow over the stars for each step of the hinted slide. */
function drawArrows(ctx: Ctx, frame: Frame, { hint, isGripped }: Weaver, time: number): void {
  if (!hint || isGripped) return;
  const { x, y } = frame.cloth;
  const at = (hint.index + 0.5) * STEP;
  const way = Math.sign(hint.shift);
  const run = reducedMotion() ? 0 : (time * 60) % 46;
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  for (let arrow = 0; arrow < Math.abs(hint.shift) + 1; arrow += 1) {
    const tip = CLOTH / 2 + way * ((arrow - Math.abs(hint.shift) / 2) * 46 + run - 23);
    const point = (forward: number, side: number): void => {
      if (hint.axis === 'row') ctx.lineTo(x + tip + forward * way, y + at + side);
      else ctx.lineTo(x + at + side, y + tip + forward * way);
    };
    ctx.beginPath();
    point(-13, -17);
    point(8, 0);
    point(-13, 17);
    for (const [width, color] of [
      [17, '#12202e'],
      [8, GOLD],
    ] as const) {
      setStroke(ctx, color, width);
      ctx.stroke();
    }
  }
}

function drawCursor(ctx: Ctx, frame: Frame, place: number, isHolding: boolean): void {
  const { x, y } = middleOf(frame, columnAt(place), rowAt(place));
  setStroke(ctx, isHolding ? GOLD : '#c9fff4', 6);
  ctx.beginPath();
  ctx.roundRect(x - 45, y - 45, 90, 90, 20);
  ctx.stroke();
}

/** Draws everything on the cloth, over the loom. */
export function drawCloth(
  ctx: Ctx,
  stars: Stars,
  frame: Frame,
  weaver: Weaver,
  time: number,
  cursor: number | undefined,
  isHolding: boolean,
): void {
  const { x, y } = frame.cloth;
  ctx.save();
  ctx.beginPath();
  ctx.rect(x - 5, y - 5, CLOTH + 10, CLOTH + 10);
  ctx.clip();
  drawLocks(ctx, frame, weaver);
  drawRings(ctx, stars, frame, weaver, time);
  if (weaver.flash === 0) drawLine(ctx, frame, weaver);
  drawBeads(ctx, stars, frame, weaver, time);
  drawTints(ctx, stars, frame, weaver);
  drawArrows(ctx, frame, weaver, time);
  if (weaver.flash > 0 && weaver.figure) {
    ctx.fillStyle = `rgba(10,26,44,${Math.min(0.6, weaver.flash)})`;
    ctx.fillRect(x - 5, y - 5, CLOTH + 10, CLOTH + 10);
    drawRings(ctx, stars, frame, weaver, time);
  }
  if (cursor !== undefined) drawCursor(ctx, frame, cursor, isHolding);
  weaver.sparks.drawSweeps(ctx, frame.cloth);
  ctx.restore();
  if (weaver.lesson) drawLesson(ctx, frame, weaver.lesson);
}

function drawLesson(ctx: Ctx, { cloth }: Frame, { line, left }: { line: string; left: number }): void {
  const share = easeOutBack(clamp((5 - left) * 3, 0, 1), 1.2) * clamp(left * 3, 0, 1);
  const y = cloth.y + CLOTH - 40 + (1 - share) * 120;
  const [middle, half] = [cloth.x + CLOTH / 2, CLOTH / 2 - 6];
  ctx.globalAlpha = clamp(share, 0, 1);
  ctx.fillStyle = '#8f3f63';
  for (const side of [-1, 1]) {
    ctx.beginPath();
    ctx.moveTo(middle + side * (half - 30), y - 22);
    ctx.lineTo(middle + side * (half + 16), y - 22);
    ctx.lineTo(middle + side * (half - 2), y + 12);
    ctx.lineTo(middle + side * (half + 16), y + 44);
    ctx.lineTo(middle + side * (half - 30), y + 44);
    ctx.fill();
  }
  fillRound(ctx, middle - half + 12, y - 36, half * 2 - 24, 72, 12, '#e2668c');
  fillRound(ctx, middle - half + 17, y - 31, half * 2 - 34, 62, 9, '#f28aa6');
  text(ctx, line, middle, y + 1, { size: 33, weight: 700, color: '#3a0f2c', maxWidth: half * 2 - 60 });
  ctx.globalAlpha = 1;
}

/** Draws the pattern card: the constellation, its woven stars and the remaining goals. */
export function drawCard(ctx: Ctx, stars: Stars, frame: Frame, weaver: Weaver): void {
  const { x, y, width, height } = frame.card;
  const { figure, sewn, state } = weaver;
  const { figures } = state.level;
  const eclipses = weaver.eclipses;
  const isLow = !frame.isWide;
  const chart = isLow
    ? { x: x + width / 2, y: y + height / 2, size: height - 44 }
    : { x: x + width / 2, y: y + 210, size: Math.min(width - 54, 196) };
  const side = isLow ? x + (width - height) / 4 + 4 : x + width / 2;
  const sideWidth = isLow ? (width - height) / 2 - 16 : width - 40;
  const name = figure?.name ?? phrase('card.done');
  text(ctx, name, side, isLow ? y + height / 2 - 14 : y + 46, {
    size: 38,
    weight: 700,
    color: '#ffe6b0',
    maxWidth: sideWidth,
  });
  const done = state.figure;
  const dots = isLow ? { x: side, y: y + height / 2 + 26 } : { x: side, y: y + 82 };
  figures.forEach((_, at) => {
    if (figures.length === 1) return;
    ctx.fillStyle = at < done ? GOLD : at === done ? '#ff9fbd' : 'rgba(255,255,255,0.25)';
    fillCircle(ctx, dots.x + (at - (figures.length - 1) / 2) * 26, dots.y, at === done ? 9 : 7);
  });
  if (figure) drawChart(ctx, stars, figure, sewn, chart);
  const tally = isLow
    ? { x: x + width - (width - height) / 4 - 4, y: y + height / 2 }
    : { x: x + width / 2, y: y + height - 52 };
  const wanted = figure ? figure.stitches.length - sewn.filter(Boolean).length : 0;
  const entries: readonly (readonly [form: 'star' | 'eclipse', count: number])[] =
    state.level.eclipses > 0
      ? [
          ['star', wanted],
          ['eclipse', eclipses],
        ]
      : [['star', wanted]];
  entries.forEach(([form, count], at) => {
    const off = at - (entries.length - 1) / 2;
    const [ex, ey] = isLow ? [tally.x, tally.y + off * 62] : [tally.x + off * 122, tally.y];
    stars.of({ id: 0, kind: 0, form, shade: 1 }).draw(ctx, ex - 28, ey, 0.5);
    text(ctx, String(count), ex + 22, ey + 2, {
      size: 42,
      weight: 700,
      color: count === 0 ? '#9ff5c9' : '#ffffff',
    });
  });
}

function drawChart(
  ctx: Ctx,
  stars: Stars,
  figure: Figure,
  sewn: readonly boolean[],
  chart: { x: number; y: number; size: number },
): void {
  const columns = figure.stitches.map(({ place }) => columnAt(place));
  const rows = figure.stitches.map(({ place }) => rowAt(place));
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  const [wide, tall] = [Math.max(...columns) - left, Math.max(...rows) - top];
  const unit = Math.min(chart.size / (Math.max(wide, tall) + 0.9), 56);
  const spotOf = (column: number, row: number): Spot => ({
    x: chart.x + (column - left - wide / 2) * unit,
    y: chart.y + (row - top - tall / 2) * unit,
  });
  const spots = figure.stitches.map(({ place }) => spotOf(columnAt(place), rowAt(place)));
  ctx.fillStyle = 'rgba(255,255,255,0.16)';
  for (let dot = 0; dot < (wide + 1) * (tall + 1); dot += 1) {
    const { x, y } = spotOf(left + (dot % (wide + 1)), top + Math.floor(dot / (wide + 1)));
    fillCircle(ctx, x, y, 2.2);
  }
  drawThreads(ctx, figure, spots, sewn, Math.max(2.5, unit * 0.11));
  figure.stitches.forEach(({ tint }, at) => {
    const spot = spots[at];
    if (!spot) return;
    if (sewn[at]) stars.light.draw(ctx, spot.x, spot.y, unit / 100, unit / 100);
    ctx.fillStyle = sewn[at] ? GOLD : tint === undefined ? '#dceaf2' : starColor(tint);
    fillCircle(ctx, spot.x, spot.y, unit * (sewn[at] ? 0.3 : 0.24));
  });
}
