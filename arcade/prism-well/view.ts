import {
  type Ctx,
  alpha,
  fillCircle,
  fillEllipse,
  fillRound,
  roundRect,
  setStroke,
  shade,
  strokeArc,
  text,
} from '../kit/draw.ts';
import { clamp } from '../kit/ease.ts';
import { breakLines } from '../kit/lines.ts';
import { reducedMotion } from '../kit/motion.ts';
import { CELLS, blockCells } from './board.ts';
import { lightColor, type Art } from './crystal-art.ts';
import { CELL, FIELD, centreOf, lampPoint, middleOf, type Layout } from './layout.ts';
import { AQUA, WHITE, isFull, type Lamp } from './light.ts';
import type { Play } from './play.ts';
import { MULTIPLIER_MAX, type Crystal } from './rules.ts';

/** Draws the lane of a lamp: the rows or columns whose light it takes. */
function drawLane(ctx: Ctx, { field }: Layout, lamp: Lamp, opacity: number): void {
  const isLevel = lamp.side === 'left' || lamp.side === 'right';
  const reach = CELL * 8;
  const start = lamp.at * CELL;
  ctx.fillStyle = alpha(lightColor(lamp.kind), opacity);
  if (isLevel) ctx.fillRect(field.x, field.y + start + 2, reach, CELL * 2 - 4);
  else ctx.fillRect(field.x + start + 2, field.y, CELL * 2 - 4, reach);
}

function drawLamp(ctx: Ctx, art: Art, layout: Layout, play: Play, index: number, time: number): void {
  const lamp = play.state.lamps[index];
  if (!lamp) return;
  const { x, y } = lampPoint(layout, lamp);
  const light = play.lampLight[index] ?? 0;
  const pulse = play.lampPulse[index] ?? 0;
  const share = clamp(light / lamp.need, 0, 1);
  const isLit = light >= lamp.need;
  const color = lightColor(lamp.kind);
  const radius = 25 + pulse * 3;
  const breath = reducedMotion() ? 0 : Math.sin(time * 2.4 + index) * 0.08;
  if (share > 0)
    art
      .glow(lamp.kind)
      .draw(ctx, x, y, 0.8 + share * 0.7 + breath, 0.8 + share * 0.7 + breath, 0, 0.3 + share * 0.6);
  fillCircle(ctx, x, y + 5, radius + 4, 'rgba(20,70,66,0.4)');
  fillCircle(ctx, x, y, radius + 3, isLit ? '#fff3c4' : '#f4d58a');
  fillCircle(ctx, x, y, radius - 1, '#2a1245');
  ctx.save();
  ctx.clip();
  ctx.fillStyle = lamp.kind === WHITE ? '#ffe9a6' : shade(color, -0.08);
  const top = y + radius - share * radius * 2;
  ctx.fillRect(x - radius, top, radius * 2, radius * 2);
  if (!isLit && share > 0) {
    ctx.fillStyle = 'rgba(255,255,255,0.6)';
    ctx.fillRect(x - radius, top, radius * 2, 3);
  }
  ctx.restore();
  setStroke(ctx, color, 5.5);
  strokeArc(ctx, x, y, radius - 2.5);
  if (lamp.kind !== WHITE) {
    const sign = lamp.kind === AQUA ? art.prism : art.crystal(lamp.kind);
    sign.draw(ctx, x + 19, y - 19, 0.42, 0.42);
  }
  if (isLit) {
    art.flare.draw(ctx, x, y, 0.8 + breath);
    return;
  }
  text(ctx, String(lamp.need - light), x, y + 1, {
    size: 24,
    weight: 700,
    color: '#ffffff',
    outline: '#2a1245',
  });
}

function drawCrystal(
  ctx: Ctx,
  art: Art,
  crystal: Crystal,
  x: number,
  y: number,
  scaleX: number,
  scaleY: number,
  time: number,
): void {
  const clock = reducedMotion() ? 0 : time;
  if (crystal.type === 'prism') {
    art.prism.draw(ctx, x, y, scaleX, scaleY);
    if (crystal.held >= 0) {
      const swell = 0.5 + Math.sin(clock * 5) * 0.05;
      art.glow(crystal.held).draw(ctx, x, y + 5, swell * 1.3, swell * 1.3);
      art.crystal(crystal.held).draw(ctx, x, y + 6, swell * 0.85, swell * 0.85);
    }
    return;
  }
  if (crystal.type === 'dark') {
    art.dark.draw(ctx, x, y, scaleX, scaleY);
    return;
  }
  if (crystal.type === 'flare') {
    const swell = 1.15 + Math.sin(clock * 5 + crystal.id) * 0.12;
    art.glow(crystal.kind).draw(ctx, x, y, swell, swell);
  }
  art.crystal(crystal.kind).draw(ctx, x, y, scaleX, scaleY);
  if (crystal.type === 'flare') art.flare.draw(ctx, x, y, 0.92, 0.92, clock * 0.9);
  if (crystal.fuse > 0) {
    art.cracks.draw(ctx, x, y, scaleX, scaleY);
    const isUrgent = crystal.fuse <= 3;
    const swell = isUrgent ? 1 + Math.sin(clock * 9) * 0.1 : 1;
    fillCircle(ctx, x + 15, y + 15, 12.5 * swell, isUrgent ? '#d3165c' : '#2a1245');
    text(ctx, String(crystal.fuse), x + 15, y + 16, { size: 17, weight: 700 });
  }
  if (crystal.isVined) art.vine.draw(ctx, x, y, 1, 1);
}

function drawCrystals(ctx: Ctx, art: Art, layout: Layout, play: Play, time: number): void {
  const { field } = layout;
  const { turning, wobble } = play;
  const turned = turning ? new Set<number>(blockCells(turning.block)) : null;
  const shaken = wobble.left > 0 ? new Set<number>(blockCells(wobble.block)) : null;
  const middle = turning ? middleOf(layout, turning.block) : { x: 0, y: 0 };
  const later: (() => void)[] = [];
  for (const cell of CELLS) {
    const crystal = play.shown[cell];
    const actor = crystal && play.actors.get(crystal.id);
    if (!crystal || !actor) continue;
    const squash = reducedMotion() ? 0 : actor.squash;
    const flat = Math.sin(squash * Math.PI) * 0.16;
    let x = field.x + actor.x * CELL;
    let y = field.y + actor.y * CELL + flat * 14;
    if (y < field.y - CELL * 0.4) continue;
    if (shaken?.has(cell)) x += Math.sin(wobble.left * 60) * 5 * wobble.left * 3;
    if (turning && turned?.has(cell)) {
      const [dx, dy] = [x - middle.x, y - middle.y];
      const [cos, sin] = [Math.cos(turning.angle), Math.sin(turning.angle)];
      x = middle.x + dx * cos - dy * sin;
      y = middle.y + dx * sin + dy * cos;
      later.push(() => drawCrystal(ctx, art, crystal, x, y, 1.08, 1.08, time));
    } else drawCrystal(ctx, art, crystal, x, y, 1 + flat, 1 - flat, time);
  }
  for (const draw of later) draw();
}

/** Draws the ring around the block that would be spun. */
function drawRing(ctx: Ctx, layout: Layout, block: number, color: string, swell: number, time: number): void {
  const { x, y } = middleOf(layout, block);
  const half = CELL + 1 + swell;
  setStroke(ctx, 'rgba(26,6,48,0.6)', 9);
  roundRect(ctx, x - half, y - half, half * 2, half * 2, 24);
  ctx.stroke();
  setStroke(ctx, color, 4.5);
  ctx.stroke();
  const spin = reducedMotion() ? 0 : time * 1.4;
  ctx.lineCap = 'round';
  for (const start of [0, Math.PI]) {
    const angle = spin + start;
    strokeArc(ctx, x, y, 13, angle, angle + 2.1);
    const tip = angle + 2.1;
    ctx.beginPath();
    ctx.moveTo(x + Math.cos(tip - 0.5) * 19, y + Math.sin(tip - 0.5) * 19);
    ctx.lineTo(x + Math.cos(tip + 0.12) * 13, y + Math.sin(tip + 0.12) * 13);
    ctx.lineTo(x + Math.cos(tip - 0.5) * 7, y + Math.sin(tip - 0.5) * 7);
    ctx.stroke();
  }
}

/** Draws the flower whose petals light up with the multiplier. */
function drawFlower(ctx: Ctx, art: Art, layout: Layout, streak: number, time: number): void {
  if (!layout.flower) return;
  const { x, y } = layout.flower;
  const colors = [0, 3, 1, 5, 2, 4, 0, 3];
  const sway = reducedMotion() ? 0 : Math.sin(time * 1.2) * 0.05;
  fillCircle(ctx, x + 4, y + 8, 60, 'rgba(4,60,54,0.28)');
  for (let n = 0; n < MULTIPLIER_MAX; n += 1) {
    const angle = (n / MULTIPLIER_MAX) * Math.PI * 2 - Math.PI / 2 + sway;
    const isLit = n < streak;
    const [px, py] = [x + Math.cos(angle) * 37, y + Math.sin(angle) * 37];
    const color = lightColor(colors[n] ?? 0);
    if (isLit) art.glow(colors[n] ?? 0).draw(ctx, px, py, 1, 1, 0, 0.8);
    fillEllipse(ctx, px, py, 25, 15.5, isLit ? shade(color, -0.25) : '#7aa79b', angle);
    fillEllipse(ctx, px, py - 1.5, 22, 12.5, isLit ? color : '#d8efe6', angle);
  }
  fillCircle(ctx, x, y, 25, '#2a1245');
  text(ctx, `×${Math.max(1, streak)}`, x, y + 1, { size: 25, weight: 700, color: '#ffe9a8' });
}

function drawTip(ctx: Ctx, { tip }: Layout, value: string): void {
  if (!value) return;
  const size = tip.width < 200 ? 19 : 26;
  const lines = breakLines(ctx, value, { size, weight: 500 }, tip.width - 26);
  const height = lines.length * size * 1.28 + 24;
  const top = tip.y + (tip.height - height) / 2;
  fillRound(ctx, tip.x, top + 4, tip.width, height, 18, 'rgba(4,60,54,0.4)');
  fillRound(ctx, tip.x, top, tip.width, height, 18, '#fffdf6');
  lines.forEach((line, n) =>
    text(ctx, line, tip.x + tip.width / 2, top + 12 + size * (0.66 + n * 1.28), {
      size,
      weight: 500,
      color: '#3a1a58',
    }),
  );
}

/** Draws everything that moves, over the garden and the well. */
export function drawPlay(ctx: Ctx, art: Art, layout: Layout, play: Play, tip: string, time: number): void {
  const { field } = layout;
  const { state } = play;
  ctx.save();
  ctx.beginPath();
  const cut = CELL * 2;
  for (const [x, y] of [
    [cut, 0],
    [FIELD - cut, 0],
    [FIELD, cut],
    [FIELD, FIELD - cut],
    [FIELD - cut, FIELD],
    [cut, FIELD],
    [0, FIELD - cut],
    [0, cut],
  ] as const)
    ctx.lineTo(field.x + x, field.y + y);
  ctx.clip();
  state.lamps.forEach((lamp, n) => {
    if (!isFull(lamp)) drawLane(ctx, layout, lamp, 0.13 + (play.lampPulse[n] ?? 0) * 0.12);
  });
  ctx.restore();
  drawCrystals(ctx, art, layout, play, time);
  const swell = reducedMotion() ? 0 : Math.sin(time * 5) * 2;
  if (play.hint && play.phase === 'idle')
    drawRing(ctx, layout, play.hint.block, '#9dffd2', swell, time * play.hint.turn);
  if (play.cursor !== null && !play.turning) drawRing(ctx, layout, play.cursor, '#ffffff', 0, time);
  state.lamps.forEach((_, n) => drawLamp(ctx, art, layout, play, n, time));
  drawFlower(ctx, art, layout, play.streak, time);
  if (!layout.isTipOver || (state.moves === state.rules.moves && play.phase === 'idle'))
    drawTip(ctx, layout, tip);
  play.effects.draw(ctx, art);
}

/** Draws a few crystals that float over the well on the title screen. */
export function drawTitle(ctx: Ctx, art: Art, layout: Layout, time: number): void {
  const clock = reducedMotion() ? 0 : time;
  CELLS.forEach((cell, n) => {
    const { x, y } = centreOf(layout, cell);
    const lift = Math.sin(clock * 1.3 + n * 0.7) * 4;
    art.crystal((n * 7 + Math.floor(n / 5)) % 5).draw(ctx, x, y + lift);
  });
}
