import { type Ctx, fillRound, roundRect, setStroke, text } from '../kit/draw.ts';
import { clamp, easeInOutCubic, easeOutBack, easeOutCubic, lerp } from '../kit/ease.ts';
import { reducedMotion } from '../kit/motion.ts';
import { placeOf, type Layout } from './layout.ts';
import { drawPanel } from './panel.ts';
import { FLIGHT, MEET, type Flight, type Play } from './play.ts';
import { canTake } from './rules.ts';
import { TILE, type TileArt } from './tile-art.ts';

const DROP = 0.3;

function drawTiles(ctx: Ctx, art: TileArt, play: Play, time: number): void {
  const { state, fit, arriving, shaking, chosen, hinted } = play;
  const { shape } = state.rules;
  const isStill = reducedMotion();
  const lifted: number[] = [];
  const drawOne = (slot: number): void => {
    const tile = state.board[slot];
    if (!tile) return;
    const wait = arriving.get(slot) ?? 0;
    if (wait > DROP) return;
    const landing = 1 - wait / DROP;
    const place = placeOf(fit, shape, slot);
    const sway = (shaking.get(slot) ?? 0) * 12;
    const isHinted = hinted?.pair.includes(slot) === true;
    const bob = isHinted && !isStill ? Math.abs(Math.sin(time * 5)) * 6 : 0;
    const x = place.x + Math.sin(time * 50) * sway * fit.scale;
    const rise = (chosen === slot ? 9 : 0) + bob + (1 - easeOutCubic(landing)) * 44;
    const y = place.y - rise * fit.scale;
    const scale = fit.scale * (wait > 0 ? lerp(1.12, 1, landing) : 1);
    const opacity = wait > 0 ? clamp(landing * 2, 0, 1) : 1;
    art.face(tile.face).draw(ctx, x, y, scale, scale, 0, opacity);
    if (tile.isSealed && !state.isOpen) art.seal.draw(ctx, x, y, scale, scale, 0, opacity);
    else if (wait === 0 && !canTake(state, slot)) art.veil.draw(ctx, x, y, scale);
    if (chosen === slot) art.chosen.draw(ctx, x, y, scale);
    else if (isHinted)
      art.hinted.draw(ctx, x, y, scale, scale, 0, isStill ? 1 : 0.7 + Math.sin(time * 8) * 0.3);
  };
  state.board.forEach((_, slot) => {
    if (slot === chosen || hinted?.pair.includes(slot)) lifted.push(slot);
    else drawOne(slot);
  });
  lifted.forEach(drawOne);
}

function drawCursor(ctx: Ctx, play: Play, time: number): void {
  const { fit, cursor, state } = play;
  const { x, y } = placeOf(fit, state.rules.shape, cursor);
  const grow = reducedMotion() ? 2 : 2 + Math.sin(time * 6) * 2;
  const [width, height] = [TILE.width * fit.scale + grow * 2, TILE.height * fit.scale + grow * 2];
  const rise = play.chosen === cursor ? 9 * fit.scale : 0;
  for (const [colour, line] of [
    ['#7a1f14', 8],
    ['#ffffff', 4],
  ] as const) {
    roundRect(ctx, x - width / 2, y - height / 2 - rise, width, height, 10 * fit.scale);
    setStroke(ctx, colour, line);
    ctx.stroke();
  }
}

function drawFlight(ctx: Ctx, art: TileArt, flight: Flight, scale: number): void {
  const { from, faces, age } = flight;
  const middle = { x: (from[0].x + from[1].x) / 2, y: (from[0].y + from[1].y) / 2 };
  const go = easeInOutCubic(clamp(age / MEET, 0, 1));
  const gone = clamp((age - MEET) / 0.24, 0, 1);
  const grow = scale * (1 + Math.sin(go * Math.PI * 0.5) * 0.12) * (1 + gone * 0.25);
  const firstIsLeft = from[0].x <= from[1].x;
  if (gone < 1)
    faces.forEach((face, index) => {
      const start = from[index] ?? middle;
      const side = (index === 0) === firstIsLeft ? -1 : 1;
      const goal = middle.x + side * (TILE.width / 2 + 1) * scale;
      const x = lerp(start.x, goal, go);
      const y = lerp(start.y, middle.y, go) - (Math.sin(go * Math.PI) * 18 + gone * 26) * scale;
      art.face(face).draw(ctx, x, y, grow, grow, 0, 1 - gone);
    });
  if (age < MEET) return;
  const float = (age - MEET) / (FLIGHT - MEET);
  ctx.globalAlpha = clamp((1 - float) * 2.5, 0, 1);
  const pop = easeOutBack(clamp(float * 3, 0, 1));
  text(ctx, `+${flight.points}`, middle.x, middle.y - 12 - float * 34, {
    size: (26 + flight.steam * 3) * pop + 1,
    weight: 700,
    color: flight.steam > 1 ? '#ffe27a' : '#ffffff',
    outline: '#4a1b12',
  });
  ctx.globalAlpha = 1;
}

function drawBanner(ctx: Ctx, layout: Layout, play: Play): void {
  const { banner } = play;
  if (!banner) return;
  const { tray } = layout;
  const show = Math.min(
    easeOutCubic(clamp(banner.age / 0.3, 0, 1)),
    clamp((banner.life - banner.age) / 0.3, 0, 1),
  );
  const height = banner.note ? 96 : 64;
  const y = tray.y + tray.height - height - 20;
  ctx.globalAlpha = show;
  const width = Math.min(tray.width - 32, 460);
  const x = tray.x + (tray.width - width) / 2;
  const slide = (1 - show) * 26;
  fillRound(ctx, x, y + slide + 4, width, height, 20, 'rgba(40,12,6,0.5)');
  fillRound(ctx, x, y + slide, width, height, 20, '#fff3d6');
  fillRound(ctx, x + 9, y + slide + 9, 8, height - 18, 4, '#d5402b');
  const middle = x + width / 2 + 6;
  text(ctx, banner.text, middle, y + slide + 34, {
    size: 32,
    weight: 700,
    color: '#5b1f12',
    maxWidth: width - 50,
  });
  if (banner.note)
    text(ctx, banner.note, middle, y + slide + 68, {
      size: 23,
      weight: 500,
      color: '#6b4a38',
      maxWidth: width - 50,
    });
  ctx.globalAlpha = 1;
}

/** Draws the tiles and everything that moves, over the room and the tray. */
export function drawPlay(
  ctx: Ctx,
  art: TileArt,
  layout: Layout,
  play: Play,
  time: number,
  hasCursor: boolean,
): void {
  drawTiles(ctx, art, play, time);
  if (hasCursor && play.state.status === 'playing') drawCursor(ctx, play, time);
  drawPanel(ctx, layout, play, time);
  for (const flight of play.flights) drawFlight(ctx, art, flight, play.fit.scale);
  play.particles.draw(ctx);
  drawBanner(ctx, layout, play);
}
