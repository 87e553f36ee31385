import { fillCircle } from '../kit/draw.ts';
import type { Ctx } from '../kit/draw.ts';
import { clamp, progress } from '../kit/ease.ts';
import { context2d, type Rect } from '../kit/stage.ts';
import { castRay, reachAt } from './light.ts';
import type { Burrow, Point } from './map.ts';
import { closedGates, lanternReach, type World } from './world.ts';

/** Resolution of the darkness in pixels per tile. It is low, so that stretching softens every edge. */
const GRAIN = 12;
const RAYS = 132;
const SPRITE = 192;
/**
 * Maximum distance in tiles between an omitted point and the outline, and maximum number of consecutive omitted points.
 */
const STRAIGHT = 0.03;
const SKIPPED = 4;
const NIGHT = '#040e0a';

interface Outline {
  readonly x: Float64Array;
  readonly y: Float64Array;
}

const canvasOf = (width: number, height: number): HTMLCanvasElement => {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.ceil(width));
  canvas.height = Math.max(1, Math.ceil(height));
  return canvas;
};

/**
 * Creates the picture of a light that points to the right. `reachOf` returns its range at an angle, and `reach` is the
 * maximum range. The picture is computed pixel by pixel, so it is created only once per burrow.
 */
function createLight(reachOf: (turn: number) => number, reach: number): HTMLCanvasElement {
  const canvas = canvasOf(SPRITE, SPRITE);
  const ctx = context2d(canvas);
  const image = ctx.createImageData(SPRITE, SPRITE);
  for (let index = 0; index < SPRITE * SPRITE; index += 1) {
    const x = ((index % SPRITE) + 0.5) / SPRITE - 0.5;
    const y = (Math.floor(index / SPRITE) + 0.5) / SPRITE - 0.5;
    const share = (Math.hypot(x, y) * 2 * reach) / reachOf(Math.atan2(y, x));
    const light = 1 - progress(share, 0.35, 1);
    image.data[index * 4 + 3] = Math.round(255 * clamp(light * light * (3 - 2 * light), 0, 1));
  }
  ctx.putImageData(image, 0, 0);
  return canvas;
}

/**
 * Traces an outline without the points that are almost on the line between their neighbours, because fewer points are
 * filled faster.
 */
function traceOutline(ctx: Ctx, { x, y }: Outline, count: number): void {
  const at = (line: Float64Array, index: number): number => line[index] ?? 0;
  let [fromX, fromY] = [at(x, 0), at(y, 0)];
  let skipped = 0;
  ctx.moveTo(fromX, fromY);
  for (let index = 1; index < count; index += 1) {
    const [toX, toY] = [at(x, index), at(y, index)];
    const next = (index + 1) % count;
    const [dx, dy] = [at(x, next) - fromX, at(y, next) - fromY];
    const length = Math.hypot(dx, dy);
    const along = (toX - fromX) * dx + (toY - fromY) * dy;
    const aside = Math.abs((toX - fromX) * dy - (toY - fromY) * dx);
    const isOnTheWay = along > 0 && along < length * length && aside < STRAIGHT * length;
    skipped = isOnTheWay && skipped < SKIPPED ? skipped + 1 : 0;
    if (skipped > 0) continue;
    ctx.lineTo(toX, toY);
    [fromX, fromY] = [toX, toY];
  }
}

export interface Light extends Point {
  readonly radius: number;
  readonly strength: number;
}

export interface Dark {
  /**
   * Draws the darkness over the view in tiles, with holes for light. Its pixels align with the pixels of the burrow,
   * so that explored parts can be copied unscaled.
   */
  draw(ctx: Ctx, world: World, view: Rect, unit: number, lights: readonly Light[], flicker: number): void;
}

export function createDark(burrow: Burrow, world: World): Dark {
  const { halo, reach } = world.rules;
  const layer = canvasOf(1, 1);
  const layerCtx = context2d(layer);
  const lantern = createLight((turn) => reachAt({ halo, reach }, turn), reach);
  const round = createLight(() => 1, 1);
  const [lanternFill, roundFill] = [lantern, round].map((image) =>
    layerCtx.createPattern(image, 'no-repeat'),
  );
  const mask = canvasOf(burrow.width * GRAIN, burrow.height * GRAIN);
  const maskCtx = context2d(mask);
  const drawn = new Uint8Array(burrow.tiles.length);
  const ends: Outline = { x: new Float64Array(RAYS), y: new Float64Array(RAYS) };

  const remember = (): void => {
    world.seen.forEach((seen, tile) => {
      if (seen === 0 || drawn[tile] === 1) return;
      drawn[tile] = 1;
      const [x, y] = [tile % burrow.width, Math.floor(tile / burrow.width)];
      fillCircle(maskCtx, (x + 0.5) * GRAIN, (y + 0.5) * GRAIN, GRAIN * 0.82);
    });
  };

  /** Traces the area that is visible from a point. The area extends a little way into the walls. */
  const traceSight = (from: Point, reachOf: (angle: number) => number, rays: number): void => {
    const isClosed = closedGates(world);
    for (let ray = 0; ray < rays; ray += 1) {
      const angle = (ray / rays) * Math.PI * 2;
      const far = castRay(burrow, isClosed, from, angle, reachOf(angle) * 1.05) + 0.42;
      ends.x[ray] = from.x + Math.cos(angle) * far;
      ends.y[ray] = from.y + Math.sin(angle) * far;
    }
    layerCtx.beginPath();
    traceOutline(layerCtx, ends, rays);
    layerCtx.closePath();
  };

  /** Fills the traced area with a light. The result is the same as drawing the light clipped to the area. */
  const fillSight = (
    light: CanvasPattern | null | undefined,
    { x, y }: Point,
    turn: number,
    size: number,
  ): void => {
    if (!light) return;
    const [a, b] = [(Math.cos(turn) * size) / SPRITE, (Math.sin(turn) * size) / SPRITE];
    const middle = SPRITE / 2;
    light.setTransform({ a, b, c: -b, d: a, e: x - (a - b) * middle, f: y - (a + b) * middle });
    layerCtx.fillStyle = light;
    layerCtx.fill();
  };

  return {
    draw(ctx, _world, view, unit, lights, flicker) {
      remember();
      const [width, height] = [Math.ceil(view.width * GRAIN) + 1, Math.ceil(view.height * GRAIN) + 1];
      if (layer.width !== width || layer.height !== height) Object.assign(layer, { width, height });
      const c = layerCtx;
      const [left, top] = [Math.floor(view.x * GRAIN), Math.floor(view.y * GRAIN)];
      c.imageSmoothingEnabled = false;
      c.setTransform(1, 0, 0, 1, -left, -top);
      c.globalCompositeOperation = 'copy';
      c.globalAlpha = 0.97;
      c.fillStyle = NIGHT;
      c.fillRect(left, top, width, height);
      c.globalCompositeOperation = 'destination-out';
      c.globalAlpha = 0.34;
      c.drawImage(mask, 0, 0);

      c.setTransform(GRAIN, 0, 0, GRAIN, -left, -top);
      const { hero } = world;
      traceSight(hero, (angle) => lanternReach(world, angle), RAYS);
      c.globalAlpha = 1;
      fillSight(lanternFill, hero, hero.face, lanternReach(world, hero.face) * 2 * flicker);
      for (const { x, y, radius, strength } of lights) {
        if (x + radius < view.x || x - radius > view.x + view.width) continue;
        if (y + radius < view.y || y - radius > view.y + view.height) continue;
        c.globalAlpha = strength;
        if (radius > 1.6) {
          traceSight({ x, y }, () => radius, 40);
          fillSight(roundFill, { x, y }, 0, radius * 2);
        } else c.drawImage(round, x - radius, y - radius, radius * 2, radius * 2);
      }
      const dot = unit / GRAIN;
      ctx.drawImage(layer, left * dot, top * dot, width * dot, height * dot);
    },
  };
}
