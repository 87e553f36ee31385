import {
  type Ctx,
  alpha,
  fillCircle,
  fillEllipse,
  fillRound,
  setStroke,
  shade,
  strokeArc,
  text,
  textWidth,
} from '../kit/draw.ts';
import { clamp } from '../kit/ease.ts';
import { reducedMotion } from '../kit/motion.ts';
import { hueOf, type Art } from './art.ts';
import { spareOf } from './garden.ts';
import { seenHeading, spotOf, spotOfCell, type Point } from './layout.ts';
import { keyOf, type Play } from './play.ts';
import { bloomsOf } from './rules.ts';

/** The unit the art is drawn for. */
const TILE = 84;
const SPEED = 22;

/** Draws a blossom: a bud that opens petal by petal. */
export function drawFlower(
  ctx: Ctx,
  art: Art,
  at: Point,
  wish: number,
  open: number,
  size: number,
  time: number,
): void {
  ctx.save();
  ctx.translate(at.x, at.y);
  ctx.scale(size, size);
  art.pots[wish]?.draw(ctx, 0, 0);
  ctx.translate(0, -8 - open * 3);
  const petals = art.petals[wish];
  const sway = Math.sin(time * 1.6 + at.x) * 0.05;
  const leafs = 0.6 + open * 0.4;
  for (const side of [-1, 1]) {
    fillEllipse(ctx, side * 14 * leafs, 11, 11, 5, '#4fa564', side * 0.5);
  }
  const count = 8;
  for (let ring = 0; ring < 2; ring += 1) {
    const far = (ring === 0 ? 15 : 8) * clamp(open, 0, 1.3) + 2;
    const scale = (ring === 0 ? 1 : 0.72) * (0.5 + clamp(open, 0, 1.2) * 0.5);
    for (let index = 0; index < count; index += 1) {
      const angle = ((index + ring * 0.5) / count) * Math.PI * 2 + sway;
      petals?.draw(ctx, Math.sin(angle) * far, -Math.cos(angle) * far, scale, scale, angle);
    }
  }
  fillCircle(ctx, 0, 0.8, 4 + open * 4, '#c97f1c');
  fillCircle(ctx, 0, 0, 3.4 + open * 3.6, wish === 3 ? '#ff9a3d' : '#ffd24a');
  ctx.restore();
}

/** Draws all rays, colour by colour, in a few strokes each. */
function drawRays(ctx: Ctx, play: Play): void {
  const { state, layout, time } = play;
  const groups = new Map<number, Point[][]>();
  for (const ray of state.light.rays) {
    const age = time - (play.born.get(keyOf(ray)) ?? time);
    const share = clamp(age * SPEED, 0, 1);
    if (share <= 0) continue;
    const [dx, dy] = seenHeading(layout, ray.heading);
    const from = spotOf(layout, ray.x, ray.y);
    const { columns, rows } = state.garden;
    const isLeaving =
      ray.x + ray.heading[0] < 0 ||
      ray.y + ray.heading[1] < 0 ||
      ray.x + ray.heading[0] >= columns ||
      ray.y + ray.heading[1] >= rows;
    const length = layout.cell * share * (isLeaving ? 0.6 : 1);
    const lines = groups.get(ray.colour) ?? [];
    lines.push([from, { x: from.x + dx * length, y: from.y + dy * length }]);
    groups.set(ray.colour, lines);
  }
  const unit = layout.cell / TILE;
  ctx.lineCap = 'round';
  const dash = reducedMotion() ? 0 : -time * 90 * unit;
  for (const [colour, lines] of groups) {
    const hue = hueOf(colour);
    ctx.beginPath();
    for (const [from, to] of lines) {
      if (!from || !to) continue;
      ctx.moveTo(from.x, from.y);
      ctx.lineTo(to.x, to.y);
    }
    for (const [width, paint] of [
      [24, alpha(hue, 0.16)],
      [13, alpha(hue, 0.4)],
      [6.5, hue],
    ] as const) {
      setStroke(ctx, paint, width * unit);
      ctx.stroke();
    }
    setStroke(ctx, alpha('#ffffff', 0.85), 2.4 * unit);
    ctx.setLineDash([9 * unit, 15 * unit]);
    ctx.lineDashOffset = dash;
    ctx.stroke();
    ctx.setLineDash([]);
  }
}

function drawPieces(ctx: Ctx, art: Art, play: Play): void {
  const { state, layout, time } = play;
  const unit = layout.cell / TILE;
  state.garden.pieces.forEach((piece, index) => {
    const { x, y } = spotOfCell(layout, state.garden, piece.cell);
    const value = state.setting[index] ?? 0;
    const angle = play.angles[index]?.value ?? 0;
    const isHinted = index === play.hinted;
    const pulse = isHinted ? 1 + Math.sin(time * 8) * 0.07 : 1;
    const size = unit * pulse;
    if (isHinted) art.glow.draw(ctx, x, y, unit * (1 + Math.sin(time * 8) * 0.1));
    if (piece.kind === 'pot') art.pot.draw(ctx, x, y, size);
    else if (piece.kind === 'lens') art.lenses[piece.tint]?.draw(ctx, x, y, size);
    else if (piece.kind === 'portal')
      art.portal.draw(ctx, x, y, size, size, reducedMotion() ? 0 : time * 0.3);
    else if (piece.kind === 'prism') {
      const squeeze = Math.max(
        0.2,
        Math.abs(Math.cos(((angle - (value === 0 ? -1 : 1) * (Math.PI / 4)) * Math.PI) / 2)),
      );
      art.prisms[value === 1 ? 1 : 0]?.draw(ctx, x, y, size * squeeze, size);
    } else if (piece.kind === 'stand' && value === 2) art.stand.draw(ctx, x, y, size);
    else {
      art.foot.draw(ctx, x, y, size);
      (piece.kind === 'splitter' ? art.splitter : art.mirror).draw(ctx, x, y, size, size, angle);
    }
  });
}

function drawFlowers(ctx: Ctx, art: Art, play: Play): void {
  const { state, layout, time } = play;
  const unit = layout.cell / TILE;
  const blooms = bloomsOf(state);
  state.garden.flowers.forEach((flower, index) => {
    const at = spotOfCell(layout, state.garden, flower.cell);
    const reached = state.light.reached[index] ?? 0;
    const isWrong = reached > 0 && !blooms[index];
    const open = play.open[index]?.value ?? 0;
    if (open > 0.2) art.glow.draw(ctx, at.x, at.y, unit * open * 0.9);
    if (isWrong) {
      setStroke(ctx, hueOf(reached), 4 * unit);
      ctx.setLineDash([6 * unit, 6 * unit]);
      strokeArc(ctx, at.x, at.y, 36 * unit);
      ctx.setLineDash([]);
    }
    const shiver = isWrong && !reducedMotion() ? Math.sin(time * 22) * 1.3 * unit : 0;
    drawFlower(ctx, art, { x: at.x + shiver, y: at.y }, flower.wish, open, unit, time);
  });
}

function drawSun(ctx: Ctx, art: Art, play: Play): void {
  const { state, layout, time } = play;
  const unit = layout.cell / TILE;
  state.garden.suns.forEach((sun, hour) => {
    const [dx, dy] = seenHeading(layout, sun.heading);
    const spot = spotOf(layout, sun.x, sun.y);
    const at = { x: spot.x + dx * layout.cell * 0.06, y: spot.y + dy * layout.cell * 0.06 };
    if (hour !== state.hour) {
      if (hour < state.hour) return;
      art.sun.draw(ctx, at.x, at.y, unit * 0.6, unit * 0.6, 0, 0.45);
      return;
    }
    art.glow.draw(ctx, at.x, at.y, unit * (1.25 + Math.sin(time * 3) * 0.05));
    art.sun.draw(ctx, at.x, at.y, unit, unit, reducedMotion() ? 0 : Math.sin(time * 0.8) * 0.12);
  });
}

/** Draws the remaining turns as a bar of daylight with the sun at its end, and the mirrors in the tray. */
function drawDay(ctx: Ctx, art: Art, play: Play): void {
  const { state, layout } = play;
  const { x, y, width } = layout.foot;
  const hasTray = state.garden.spare > 0;
  const wide = width - (hasTray ? 118 : 0);
  const left = clamp(1 - state.turns / state.limit, 0, 1);
  fillRound(ctx, x, y + 6, wide, 34, 17, '#8a6220');
  fillRound(ctx, x, y + 3, wide, 34, 17, '#e2b654');
  fillRound(ctx, x + 5, y + 8, wide - 10, 24, 12, '#1d4a3c');
  const bar = Math.max(24, (wide - 10) * left);
  fillRound(ctx, x + 5, y + 8, bar, 24, 12, left < 0.25 ? '#ff8a5a' : '#ffcf4a');
  fillRound(ctx, x + 9, y + 11, Math.max(8, bar - 8), 6, 3, 'rgba(255,255,255,0.45)');
  const parAt = x + 5 + (wide - 10) * (1 - state.par / state.limit);
  ctx.fillStyle = state.turns <= state.par ? '#ffffff' : 'rgba(255,255,255,0.4)';
  ctx.fillRect(parAt - 1.5, y + 8, 3, 24);
  text(ctx, '★★★', (parAt + x + wide) / 2, y + 20.5, {
    size: 15,
    color: left < 0.25 ? '#fff' : '#7a4f10',
    maxWidth: Math.max(16, x + wide - parAt - 30),
  });
  art.sun.draw(ctx, x + 5 + bar - 10, y + 20, 0.56);
  if (!hasTray) return;
  const spare = spareOf(state.garden, state.setting);
  fillRound(ctx, x + width - 106, y + 3, 106, 40, 12, '#8a6220');
  fillRound(ctx, x + width - 106, y, 106, 40, 12, '#fff6de');
  art.mirror.draw(ctx, x + width - 70, y + 20, 0.6, 0.6, -Math.PI / 4, spare > 0 ? 1 : 0.35);
  text(ctx, `× ${spare}`, x + width - 28, y + 21, { size: 22, weight: 700, color: shade('#7a4f10', -0.1) });
}

function drawToast(ctx: Ctx, play: Play, area: { width: number }): void {
  const { toast, layout } = play;
  if (!toast) return;
  const shown = Math.min(clamp(toast.age / 0.25, 0, 1), clamp((toast.life - toast.age) / 0.4, 0, 1));
  ctx.globalAlpha = shown;
  const maxWidth = area.width - 50;
  const width = Math.min(maxWidth, textWidth(ctx, toast.text, 20)) + 36;
  const isTopFree = play.state.garden.suns.every(({ heading }) => seenHeading(layout, heading)[1] !== 1);
  const y =
    (isTopFree ? Math.max(22, layout.top - layout.cell * 0.62) : layout.foot.y - 18) - (1 - shown) * 10;
  fillRound(ctx, area.width / 2 - width / 2, y - 19, width, 40, 20, '#1d4a3c');
  text(ctx, toast.text, area.width / 2, y + 2, { size: 20, color: '#fff3cf', maxWidth });
  ctx.globalAlpha = 1;
}

/** Draws the bed with its light, over the cached house. */
export function drawGarden(ctx: Ctx, art: Art, play: Play, area: { width: number }): void {
  const { state, layout, time } = play;
  drawRays(ctx, play);
  drawSun(ctx, art, play);
  drawPieces(ctx, art, play);
  drawFlowers(ctx, art, play);
  if (play.isCursorShown && state.status === 'playing') {
    const cell = state.garden.pieces[play.cursor]?.cell ?? 0;
    const { x, y } = spotOfCell(layout, state.garden, cell);
    setStroke(ctx, '#fff3b0', 4);
    const half = layout.cell * (0.46 + Math.sin(time * 5) * 0.015);
    ctx.beginPath();
    ctx.roundRect(x - half, y - half, half * 2, half * 2, layout.cell * 0.16);
    ctx.stroke();
  }
  play.particles.draw(ctx);
  drawDay(ctx, art, play);
  drawToast(ctx, play, area);
}
