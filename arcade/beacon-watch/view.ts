import { fillCircle, setStroke, strokeArc } from '../kit/draw.ts';
import type { Ctx } from '../kit/draw.ts';
import { clamp, easeOutBack, lerp, progress } from '../kit/ease.ts';
import { reducedMotion } from '../kit/motion.ts';
import type { Chart, Point } from './chart.ts';
import { CLASSES, type Ship } from './fleet.ts';
import { lightAt } from './light.ts';
import type { Pair, Pieces } from './pieces.ts';
import type { Crate, Shadow, State } from './rules.ts';

/** Returns the scale at which things at this y are drawn. Things are smaller towards the horizon. */
const depthOf = (chart: Chart, y: number): number =>
  lerp(0.78, 1.14, progress(y, chart.horizon, chart.height));

function drawPair(
  ctx: Ctx,
  pair: Pair,
  x: number,
  y: number,
  size: number,
  light: number,
  turn = 0,
  flip = 1,
): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(turn);
  ctx.scale(flip * size, size);
  if (light < 1) pair.dark.draw(ctx, 0, 0);
  if (light > 0) {
    ctx.globalAlpha *= clamp(light, 0, 1);
    pair.lit.draw(ctx, 0, 0);
  }
  ctx.restore();
}

function drawLampOf(ctx: Ctx, pieces: Pieces, x: number, y: number, size: number): void {
  pieces.lamp.draw(ctx, x, y, size);
}

function drawWake(ctx: Ctx, ship: Ship, size: number): void {
  const [back, wide] = [26 * size, 7 * size];
  const [cos, sin] = [Math.cos(ship.heading), Math.sin(ship.heading) * 0.7];
  setStroke(ctx, 'rgba(200,232,238,0.4)', 1.5);
  ctx.beginPath();
  for (const side of [-1, 1]) {
    ctx.moveTo(ship.x - cos * 8, ship.y + 6 * size - sin * 8);
    ctx.lineTo(
      ship.x - cos * back - sin * wide * side,
      ship.y + 6 * size - sin * back + cos * wide * side * 0.6,
    );
  }
  ctx.stroke();
}

/** Draws the time for which the crew still remembers the way, as an arc over the masts. */
function drawSight(ctx: Ctx, ship: Ship, most: number, top: number): void {
  const share = clamp(ship.sight / most, 0, 1);
  if (share <= 0) return;
  ctx.lineCap = 'round';
  setStroke(ctx, share > 0.35 ? '#9ff0c0' : '#ffcf6a', 3);
  strokeArc(ctx, ship.x, top, 9, -Math.PI / 2 - Math.PI * 0.7 * share, -Math.PI / 2 + Math.PI * 0.7 * share);
}

function drawShip(ctx: Ctx, state: State, pieces: Pieces, ship: Ship, time: number): void {
  const { chart, night, upgrades } = state;
  const size = depthOf(chart, ship.y) * (0.95 + CLASSES[ship.kind].size / 55);
  const isStill = reducedMotion();
  const roll = isStill ? 0 : Math.sin(time * 2 + ship.x * 0.05) * 0.06;
  const bob = isStill ? 0 : Math.sin(time * 2.3 + ship.y) * 1.4;
  const flip = Math.cos(ship.heading) < 0 ? -1 : 1;
  const pair = pieces.ships[ship.kind];
  if (ship.status === 'lost') {
    const sunk = clamp(ship.since / 1.8, 0, 1);
    ctx.globalAlpha = 1 - sunk;
    drawPair(ctx, pair, ship.x, ship.y + sunk * 20, size, 0.5, sunk * 0.9 * flip, flip);
    ctx.globalAlpha = 1;
    return;
  }
  if (ship.status === 'home') {
    ctx.globalAlpha = 1 - clamp(ship.since - 1.2, 0, 1);
    drawPair(
      ctx,
      pair,
      ship.x,
      ship.y - Math.sin(clamp(ship.since * 2, 0, 1) * Math.PI) * 12,
      size,
      1,
      0,
      flip,
    );
    ctx.globalAlpha = 1;
    return;
  }
  drawWake(ctx, ship, size);
  const tremble = ship.held > 0 && !isStill ? Math.sin(time * 30) * 0.1 : 0;
  const sink = ship.held * 3;
  drawPair(
    ctx,
    pair,
    ship.x,
    ship.y + bob + sink - 6 * size,
    size,
    ship.light + ship.sight * 0.1,
    roll + tremble,
    flip,
  );
  drawLampOf(ctx, pieces, ship.x + flip * 11 * size, ship.y + bob + sink - 9 * size, 0.24 * size);
  drawSight(ctx, ship, night.memory + 0.5 * upgrades.charts, ship.y - 40 * size);
}

/** Draws a warning above a ship in the dark that is heading for a nearby reef, so that players can foresee a loss. */
function drawWarning(ctx: Ctx, ship: Ship, state: State, time: number): void {
  if (ship.sight > 0 || ship.held > 0) return;
  const [cos, sin] = [Math.cos(ship.heading), Math.sin(ship.heading)];
  const isNear = state.reefs.some((reef) => {
    const [dx, dy] = [reef.x - ship.x, reef.y - ship.y];
    const along = dx * cos + dy * sin;
    return along > 0 && along < 130 && Math.abs(dy * cos - dx * sin) < reef.radius + 8;
  });
  if (!isNear) return;
  const size = 9 + Math.sin(time * 9) * 1.4;
  const y = ship.y - 46;
  fillCircle(ctx, ship.x, y, size, '#ff6a4f');
  ctx.fillStyle = '#fff4da';
  ctx.fillRect(ship.x - 1.5, y - 5.5, 3, 6.5);
  ctx.fillRect(ship.x - 1.5, y + 2.5, 3, 3);
}

function drawShadow(ctx: Ctx, state: State, pieces: Pieces, shadow: Shadow, time: number): void {
  const size = depthOf(state.chart, shadow.y) * (0.75 + 0.35 * shadow.most) * clamp(shadow.age * 1.2, 0.2, 1);
  const writhe = shadow.light > 0 ? Math.sin(time * 34) * 2.5 : 0;
  const sway = reducedMotion() ? 0 : Math.sin(time * 2.4 + shadow.x * 0.1) * 0.2;
  const share = shadow.health / shadow.most;
  pieces.shadow.draw(
    ctx,
    shadow.x + writhe,
    shadow.y,
    size * (0.62 + 0.38 * share),
    size * (0.62 + 0.38 * share),
    sway,
  );
  if (share > 0.98) return;
  ctx.fillStyle = 'rgba(10,6,28,0.6)';
  ctx.fillRect(shadow.x - 15, shadow.y - 29 * size, 30, 4);
  ctx.fillStyle = '#b8f26a';
  ctx.fillRect(shadow.x - 15, shadow.y - 29 * size, 30 * clamp(share, 0, 1), 4);
}

function drawCrate(ctx: Ctx, state: State, pieces: Pieces, crate: Crate, time: number): void {
  const bob = reducedMotion() ? 0 : Math.sin(time * 2.6 + crate.age) * 2;
  const light = lightAt(state.beam, state.chart, state.fogs, state.flare, crate);
  drawPair(
    ctx,
    pieces.crate,
    crate.x,
    crate.y + bob,
    depthOf(state.chart, crate.y) * 1.05,
    light,
    Math.sin(time * 1.4) * 0.1,
  );
  if (crate.hauled <= 0) return;
  setStroke(ctx, '#ffcf6a', 3);
  strokeArc(ctx, crate.x, crate.y, 20, -Math.PI / 2, -Math.PI / 2 + Math.PI * 2 * crate.hauled);
}

function drawBeam(ctx: Ctx, state: State, pieces: Pieces): void {
  const { beam, chart } = state;
  ctx.save();
  ctx.translate(chart.lamp.x, chart.lamp.y);
  ctx.rotate(beam.angle - Math.PI / 2);
  ctx.globalAlpha = clamp(0.68 + 0.32 * beam.focus, 0, 1) * (state.oil > 0 ? 1 : 0.5);
  const [scaleX, scaleY] = [beam.length / 400, (Math.tan(beam.half) * beam.length) / 200];
  pieces.beam.draw(ctx, 200 * scaleX, 0, scaleX, scaleY);
  ctx.globalCompositeOperation = 'lighter';
  ctx.globalAlpha *= 0.4;
  pieces.beam.draw(ctx, 200 * scaleX, 0, scaleX, scaleY);
  if (beam.focus > 0.4) pieces.beam.draw(ctx, 200 * scaleX, 0, scaleX, scaleY * 0.55);
  ctx.restore();
}

/**
 * Draws everything on the sea: reefs, beam, then crates, ships and shadows from back to front, then fog and warnings.
 */
export function drawSea(ctx: Ctx, state: State, pieces: Pieces, time: number): void {
  const { chart, beam, fogs, flare } = state;
  const glow = state.flash * 0.5;
  for (const reef of state.reefs) {
    const light = Math.max(lightAt(beam, chart, fogs, flare, reef), glow);
    drawPair(
      ctx,
      pieces.reefs[reef.look] ?? pieces.crate,
      reef.x,
      reef.y,
      (reef.radius / 25) * 1.02,
      light * 0.9,
    );
  }
  drawBeam(ctx, state, pieces);
  const things: { y: number; draw: () => void }[] = [
    ...state.crates.map((crate) => ({ y: crate.y, draw: () => drawCrate(ctx, state, pieces, crate, time) })),
    ...state.ships.map((ship) => ({ y: ship.y, draw: () => drawShip(ctx, state, pieces, ship, time) })),
    ...state.shadows.map((shadow) => ({
      y: shadow.y + 6,
      draw: () => drawShadow(ctx, state, pieces, shadow, time),
    })),
  ];
  for (const { draw } of things.sort((one, other) => one.y - other.y)) draw();
  for (const fog of fogs) pieces.fog.draw(ctx, fog.x, fog.y, fog.radius / 100, fog.radius / 100);
  for (const ship of state.ships) if (ship.status === 'sailing') drawWarning(ctx, ship, state, time);
}

/** Draws the light of the lamp. It is larger while the beam is narrow. */
export function drawLamp(ctx: Ctx, state: State, pieces: Pieces, time: number): void {
  const { lamp } = state.chart;
  const flicker = state.oil > 0 ? 1 : 0.5 + Math.sin(time * 23) * 0.12;
  const size = (0.95 + 0.35 * state.beam.focus) * flicker;
  drawLampOf(ctx, pieces, lamp.x, lamp.y, size);
}

/** Draws the flare and the flash of lightning while they last. */
export function drawSky(
  ctx: Ctx,
  state: State,
  pieces: Pieces,
  view: Point & { width: number; height: number },
  bolt: number,
): void {
  if (state.flare > 0) {
    const share = 1 - state.flare / 5;
    const y = lerp(state.chart.horizon + 90, state.chart.horizon + 10, easeOutBack(clamp(share * 5, 0, 1)));
    ctx.fillStyle = `rgba(255,110,90,${0.16 * clamp(state.flare, 0, 1)})`;
    ctx.fillRect(view.x, view.y, view.width, view.height);
    drawLampOf(ctx, pieces, state.chart.width * 0.5, y + share * 40, 1.5);
  }
  if (state.flash <= 0) return;
  ctx.fillStyle = `rgba(214,226,255,${(reducedMotion() ? 0.14 : 0.34) * state.flash})`;
  ctx.fillRect(view.x, view.y, view.width, view.height);
  setStroke(ctx, `rgba(250,250,255,${state.flash})`, 3);
  ctx.beginPath();
  let x = view.x + view.width * (0.2 + 0.6 * bolt);
  ctx.moveTo(x, view.y);
  for (let n = 1; n <= 6; n += 1) {
    x += (n % 2 ? 1 : -1) * (12 + ((n * 37 * (1 + bolt)) % 22));
    ctx.lineTo(x, lerp(view.y, state.chart.horizon, n / 6));
  }
  ctx.stroke();
}
