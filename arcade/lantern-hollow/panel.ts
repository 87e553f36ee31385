import {
  type Ctx,
  alpha,
  fillCircle,
  fillRound,
  roundRect,
  setStroke,
  strokeArc,
  text,
  textWidth,
} from '../kit/draw.ts';
import { clamp } from '../kit/ease.ts';
import { context2d, type Rect } from '../kit/stage.ts';
import { OIL } from './levels.ts';
import { FLOOR, WALL, middleOf, type Burrow, type Point } from './map.ts';
import type { Play } from './play.ts';
import { HUES, RUNE_LIGHT, type Things } from './things.ts';
import { PRICE, type World } from './world.ts';

const BUTTON = 40;

/** Returns the centre and radius of the flame button at the bottom right. */
export const buttonAt = ({ x, y, width, height }: Rect): Point & { r: number } => ({
  x: x + width - BUTTON - 18,
  y: y + height - BUTTON - 18,
  r: BUTTON,
});

/** Draws the discovered part of the burrow on a scrap of bark at the bottom left. */
function drawMap(ctx: Ctx, play: Play, visible: Rect): void {
  const { world, time } = play;
  const { burrow } = world;
  const wide = Math.min(visible.width * 0.3, 190);
  const unit = Math.min(wide / burrow.width, 128 / burrow.height);
  const [width, height] = [burrow.width * unit, burrow.height * unit];
  const [x, y] = [visible.x + 16, visible.y + visible.height - height - 16];
  fillRound(ctx, x - 8, y - 8, width + 16, height + 16, 12, 'rgba(6,20,13,0.72)');
  roundRect(ctx, x - 8, y - 8, width + 16, height + 16, 12);
  setStroke(ctx, 'rgba(255,190,90,0.4)', 2);
  ctx.stroke();
  ctx.save();
  roundRect(ctx, x - 6, y - 6, width + 12, height + 12, 10);
  ctx.clip();
  ctx.drawImage(inked(world), x, y, width, height);
  const dot = (point: Point, color: string, r: number): void => {
    fillCircle(ctx, x + point.x * unit, y + point.y * unit, r, color);
  };
  burrow.gates.forEach((gate, index) => {
    if (world.open.has(index) || world.seen[gate.tile] !== 1) return;
    dot(middleOf(burrow, gate.tile), gate.kind === 'lock' ? (HUES[gate.hue] ?? '#fff') : '#86d8ff', 4);
  });
  burrow.items.forEach((item, index) => {
    if (world.taken.has(index) || world.seen[item.tile] !== 1) return;
    if (item.kind === 'rune') dot(middleOf(burrow, item.tile), RUNE_LIGHT, 4);
    if (item.kind === 'key') dot(middleOf(burrow, item.tile), HUES[item.mark] ?? '#fff', 3.4);
  });
  if (world.seen[burrow.exit] === 1 || world.runes >= 3) {
    dot(middleOf(burrow, burrow.exit), '#2a1a0e', 6);
    dot(
      middleOf(burrow, burrow.exit),
      world.runes >= 3 ? RUNE_LIGHT : '#d9a060',
      4 + Math.sin(time * 5) * (world.runes >= 3 ? 1 : 0),
    );
  }
  dot(world.hero, '#fff6d8', 4.2);
  ctx.restore();
}

/** The map of a burrow's discovered floor, with two pixels per tile. */
interface InkedMap {
  readonly burrow: Burrow;
  readonly ctx: Ctx;
  readonly isInked: Uint8Array;
}

let inkedMap: InkedMap | undefined;

function createInkedMap(burrow: Burrow): InkedMap {
  const canvas = document.createElement('canvas');
  canvas.width = burrow.width * 2;
  canvas.height = burrow.height * 2;
  return { burrow, ctx: context2d(canvas), isInked: new Uint8Array(burrow.tiles.length) };
}

/** Draws the tiles that were discovered since the last call, and returns the canvas of the map. */
function inked({ burrow, seen }: World): HTMLCanvasElement {
  if (inkedMap?.burrow !== burrow) inkedMap = createInkedMap(burrow);
  const { ctx, isInked } = inkedMap;
  for (let tile = 0; tile < seen.length; tile += 1) {
    if (seen[tile] !== 1 || isInked[tile] === 1) continue;
    isInked[tile] = 1;
    const kind = burrow.tiles[tile];
    if (kind === WALL) continue;
    ctx.fillStyle = kind === FLOOR ? '#d9a860' : '#a87f48';
    ctx.fillRect((tile % burrow.width) * 2, Math.floor(tile / burrow.width) * 2, 2, 2);
  }
  return ctx.canvas;
}

function drawButton(ctx: Ctx, play: Play, visible: Rect): void {
  const { x, y, r } = buttonAt(visible);
  const canThrow = play.world.oil > OIL.flash + 1;
  fillCircle(ctx, x, y, r, 'rgba(6,20,13,0.72)');
  setStroke(ctx, 'rgba(255,190,90,0.22)', 5);
  strokeArc(ctx, x, y, r - 4);
  ctx.strokeStyle = play.world.oil < 25 ? '#ff6b4a' : '#ffb74a';
  ctx.lineCap = 'round';
  strokeArc(ctx, x, y, r - 4, -Math.PI / 2, -Math.PI / 2 + (play.world.oil / 100) * Math.PI * 2);
  ctx.globalAlpha = canThrow ? 1 : 0.35;
  for (const [tall, wide, color] of [
    [46, 17, '#ff7a2e'],
    [33, 12, '#ffc451'],
    [19, 7, '#fff6d0'],
  ] as const) {
    ctx.fillStyle = color;
    ctx.beginPath();
    ctx.moveTo(x - wide, y + 8);
    ctx.quadraticCurveTo(x - wide, y - tall * 0.3, x + 2, y + 18 - tall);
    ctx.quadraticCurveTo(x + wide, y - tall * 0.3, x + wide, y + 8);
    ctx.quadraticCurveTo(x, y + 24, x - wide, y + 8);
    ctx.fill();
  }
  ctx.globalAlpha = 1;
}

/** Draws the carried keys and glowcaps above the flame button. */
function drawPouch(ctx: Ctx, things: Things, world: World, visible: Rect): void {
  const { x, y, r } = buttonAt(visible);
  let at = y - r - 26;
  for (const hue of world.keys) {
    things.keys[hue]?.draw(ctx, x, at, 0.8);
    at -= 40;
  }
  if (!world.rules.mole) return;
  things.cap.draw(ctx, x - 12, at, 0.85);
  const color = world.caps >= PRICE ? '#7dffe6' : '#e8f6ee';
  text(ctx, String(world.caps), x + 14, at + 2, { size: 24, weight: 700, color, outline: '#06140d' });
}

function drawToast(ctx: Ctx, play: Play, visible: Rect, below: number): void {
  const { toast } = play;
  if (!toast) return;
  const shown = Math.min(clamp(toast.age / 0.25, 0, 1), clamp((toast.life - toast.age) / 0.4, 0, 1));
  const y = visible.y + below + 26 - (1 - shown) * 14;
  const x = visible.x + visible.width / 2;
  const maxWidth = visible.width - 60;
  ctx.globalAlpha = shown;
  const width = Math.min(maxWidth, textWidth(ctx, toast.text, 21) * 1.04) + 40;
  fillRound(ctx, x - width / 2, y - 21, width, 42, 21, 'rgba(6,20,13,0.82)');
  text(ctx, toast.text, x, y + 1, { size: 21, color: '#ffe9bf', maxWidth });
  ctx.globalAlpha = 1;
}

/** Draws everything over the burrow: map, flame button, pouch and messages. */
export function drawPanel(ctx: Ctx, play: Play, things: Things, visible: Rect, below: number): void {
  drawMap(ctx, play, visible);
  drawButton(ctx, play, visible);
  drawPouch(ctx, things, play.world, visible);
  drawToast(ctx, play, visible, below);
  const { oil, status } = play.world;
  if (oil > 22 || status !== 'playing') return;
  setStroke(ctx, alpha('#ff5a2e', 0.25 + Math.sin(play.time * 6) * 0.15), 14);
  ctx.strokeRect(visible.x, visible.y, visible.width, visible.height);
}
