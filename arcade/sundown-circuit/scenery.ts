import { alpha, createSprite, fillEllipse, setStroke, strokeLine } from '../kit/draw.ts';
import type { Ctx } from '../kit/draw.ts';
import { createRandom } from '../kit/random.ts';
import type { Random } from '../kit/random.ts';
import type { RacingLine } from './line.ts';
import { DESERT, mesa, smallProp, tent } from './props.ts';
import type { Prop } from './props.ts';
import type { Patch, Point, Track } from './track.ts';
import { SHOULDER, around, beside, boundsOf } from './track.ts';

export interface World {
  readonly image: HTMLCanvasElement;
  readonly ctx: Ctx;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const MARGIN = 340;
/** Maximum number of pixels of the painted world. Larger worlds are painted at a lower resolution. */
const MOST_PIXELS = 9_000_000;

const ringPath = (points: readonly Point[]): Path2D => {
  const path = new Path2D();
  points.forEach(({ x, y }, index) => (index === 0 ? path.moveTo(x, y) : path.lineTo(x, y)));
  path.closePath();
  return path;
};

function paintGround(ctx: Ctx, random: Random, box: World): void {
  const tone = ctx.createLinearGradient(box.left, box.top, box.left + box.width, box.top + box.height);
  tone.addColorStop(0, '#f39a55');
  tone.addColorStop(0.45, DESERT.ground);
  tone.addColorStop(1, '#9c3f50');
  ctx.fillStyle = tone;
  ctx.fillRect(box.left, box.top, box.width, box.height);
  const spot = (): Point => ({
    x: box.left + random.next() * box.width,
    y: box.top + random.next() * box.height,
  });
  for (let count = 0; count < 46; count += 1) {
    const { x, y } = spot();
    ctx.fillStyle = alpha(random.chance(0.5) ? DESERT.lit : DESERT.deep, 0.16);
    ctx.beginPath();
    ctx.ellipse(x, y, random.range(60, 190), random.range(24, 70), random.range(-0.4, 0.4), 0, Math.PI * 2);
    ctx.fill();
  }
  ctx.lineCap = 'round';
  for (let count = 0; count < 130; count += 1) {
    const { x, y } = spot();
    const wide = random.range(30, 90);
    setStroke(ctx, alpha(random.chance(0.6) ? '#ffc98a' : '#8f3545', 0.28), random.range(1.5, 3));
    ctx.beginPath();
    ctx.moveTo(x - wide, y);
    ctx.quadraticCurveTo(x, y - random.range(6, 16), x + wide, y + random.range(-4, 6));
    ctx.stroke();
  }
  for (let count = 0; count < 300; count += 1) {
    const { x, y } = spot();
    ctx.fillStyle = alpha(random.chance(0.5) ? '#7a2f48' : '#ffd09a', 0.5);
    ctx.fillRect(x, y, random.range(2, 4), 2);
  }
}

/** Paints red and cream stones along the inside and outside of every real bend. */
function paintKerbs(ctx: Ctx, track: Track): void {
  const half = track.width / 2;
  track.points.forEach((point, index) => {
    if (Math.abs(point.curve) < 1 / 330) return;
    const next = around(track.points, index + 1);
    for (const side of [-1, 1]) {
      const [from, to] = [beside(point, side * half), beside(next, side * half)];
      setStroke(ctx, index % 2 === 0 ? DESERT.kerb : DESERT.cream, 10);
      ctx.lineCap = 'butt';
      strokeLine(ctx, from.x, from.y, to.x, to.y);
    }
  });
}

function paintRoad(ctx: Ctx, track: Track, line: RacingLine): void {
  const middle = ringPath(track.points);
  const stroke = (width: number, color: string, path = middle): void => {
    setStroke(ctx, color, width);
    ctx.stroke(path);
  };
  ctx.lineJoin = 'round';
  ctx.lineCap = 'round';
  const outer = track.width + SHOULDER * 2;
  ctx.save();
  ctx.translate(15, 7);
  stroke(outer + 10, alpha(DESERT.shade, 0.5));
  ctx.restore();
  stroke(outer + 12, '#8f2f52');
  ctx.setLineDash([26, 26]);
  ctx.lineCap = 'butt';
  stroke(outer + 12, '#ffd9a8');
  ctx.setLineDash([]);
  ctx.lineCap = 'round';
  stroke(outer + 2, '#5a2350');
  stroke(outer - 2, '#eaa564');
  stroke(outer - 26, DESERT.sand);
  stroke(track.width + 12, alpha('#b8643f', 0.5));
  stroke(track.width + 4, DESERT.cream);
  stroke(track.width - 2, DESERT.road);
  stroke(track.width - 30, '#5f4377');
  ctx.setLineDash([30, 34]);
  stroke(3, alpha(DESERT.cream, 0.3));
  ctx.setLineDash([]);
  const groove = ringPath(line.points);
  stroke(40, alpha('#2c1740', 0.16), groove);
  stroke(18, alpha('#2c1740', 0.2), groove);
  paintKerbs(ctx, track);
}

function paintPatch(ctx: Ctx, patch: Patch, random: Random): void {
  ctx.save();
  ctx.translate(patch.x, patch.y);
  ctx.rotate(patch.turn);
  const oval = (long: number, short: number, dx = 0, dy = 0): void => {
    fillEllipse(ctx, dx, dy, patch.long * long, patch.short * short);
  };
  if (patch.kind === 'puddle') {
    ctx.fillStyle = alpha('#2c1740', 0.6);
    oval(1.1, 1.16);
    const water = ctx.createLinearGradient(-patch.long, -patch.short, patch.long, patch.short);
    water.addColorStop(0, '#ffd9a0');
    water.addColorStop(0.4, '#f0739a');
    water.addColorStop(1, '#5b4bd0');
    ctx.fillStyle = water;
    oval(1, 1);
    oval(0.5, 0.7, patch.long * 0.6, patch.short * 0.5);
    ctx.fillStyle = 'rgba(255,255,255,0.7)';
    oval(0.36, 0.14, -patch.long * 0.3, -patch.short * 0.42);
  } else {
    ctx.fillStyle = '#8d5a58';
    oval(1.05, 1.1);
    for (let count = 0; count < 90; count += 1) {
      const [angle, reach] = [random.range(0, Math.PI * 2), Math.sqrt(random.next())];
      ctx.fillStyle = random.pick(['#c08a74', '#6d3f4c', '#e2b48e', '#9a6a62']);
      ctx.beginPath();
      ctx.arc(
        Math.cos(angle) * reach * patch.long,
        Math.sin(angle) * reach * patch.short,
        random.range(2, 4),
        0,
        Math.PI * 2,
      );
      ctx.fill();
    }
  }
  ctx.restore();
}

function paintStart(ctx: Ctx, track: Track): void {
  const start = around(track.points, 0);
  ctx.save();
  ctx.translate(start.x, start.y);
  ctx.rotate(start.angle);
  const rows = Math.floor(track.width / 12);
  for (let row = 0; row < rows; row += 1) {
    for (const column of [0, 1]) {
      ctx.fillStyle = (row + column) % 2 === 0 ? DESERT.cream : '#2b1740';
      ctx.fillRect(column * 12 - 12, (row - rows / 2) * 12, 12, 12);
    }
  }
  ctx.restore();
}

interface Placed extends Point {
  prop: Prop;
}

/** Places things so that they touch neither the road nor each other. */
function placeProps(track: Track, random: Random, box: World): Placed[] {
  const placed: Placed[] = [];
  const clear = track.width / 2 + SHOULDER + 12;
  const add = (prop: Prop, x: number, y: number): void => {
    const isFree =
      track.points.every((point) => Math.hypot(point.x - x, point.y - y) > clear + prop.radius) &&
      placed.every((other) => Math.hypot(other.x - x, other.y - y) > other.prop.radius + prop.radius);
    if (isFree) placed.push({ prop, x, y });
  };
  const far = (): [number, number] => [
    box.left + random.next() * box.width,
    box.top + random.next() * box.height,
  ];
  for (const step of [-9, -5, 5, 9]) {
    const point = around(track.points, step);
    for (const side of [-1, 1]) {
      const spot = beside(point, side * (clear + 58));
      add(tent(random), spot.x, spot.y);
    }
  }
  for (let tries = 0; tries < 60; tries += 1) add(mesa(random), ...far());
  for (let tries = 0; tries < 330; tries += 1) add(smallProp(random), ...far());
  return placed.sort((one, two) => one.y - two.y);
}

function paintProps(ctx: Ctx, props: readonly Placed[]): void {
  const dark = createSprite(1, 1, 1, () => undefined).image;
  [dark.width, dark.height] = [ctx.canvas.width, ctx.canvas.height];
  const shades = dark.getContext('2d');
  if (shades) {
    shades.setTransform(ctx.getTransform());
    for (const { prop, x, y } of props) {
      shades.save();
      shades.transform(1, 0, -1.7, -0.62, x, y);
      prop.paint(shades, () => DESERT.shade);
      shades.restore();
    }
    ctx.save();
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.globalAlpha = 0.5;
    ctx.drawImage(dark, 0, 0);
    ctx.restore();
  }
  for (const { prop, x, y } of props) {
    ctx.save();
    ctx.translate(x, y);
    prop.paint(ctx, (color) => color);
    ctx.restore();
  }
}

/** Paints the whole desert with its road once; the race is drawn over pieces of it. */
export function bakeWorld(track: Track, line: RacingLine, pixelScale: number): World {
  const bounds = boundsOf(track);
  const left = bounds.left - MARGIN;
  const top = bounds.top - MARGIN;
  const width = bounds.right - bounds.left + MARGIN * 2;
  const height = bounds.bottom - bounds.top + MARGIN * 2;
  const unit = Math.min(pixelScale, Math.sqrt(MOST_PIXELS / (width * height)));
  const { image } = createSprite(width, height, unit, () => undefined);
  const ctx = image.getContext('2d');
  if (!ctx) throw new Error('This browser has no 2D canvas');
  ctx.setTransform(image.width / width, 0, 0, image.height / height, 0, 0);
  ctx.translate(-left, -top);
  const world: World = { image, ctx, left, top, width, height };
  const random = createRandom(track.seed ^ 0x5eed);
  paintGround(ctx, random, world);
  const props = placeProps(track, random, world);
  paintRoad(ctx, track, line);
  for (const patch of track.patches) paintPatch(ctx, patch, random);
  paintStart(ctx, track);
  paintProps(ctx, props);
  return world;
}
