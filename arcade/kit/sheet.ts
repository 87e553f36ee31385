import type { Ctx } from './draw.ts';
import { context2d } from './stage.ts';

/** Small pictures of one size on a single canvas, because creating a canvas is slow. */
export interface Sheet {
  /** Draws one picture centred at a position, optionally scaled. */
  draw(ctx: Ctx, index: number, x: number, y: number, scale?: number): void;
}

const COLUMNS = 16;

/** Renders `count` pictures. `paint` draws one around 0, 0 in logical units. `pixelScale` is that of the stage. */
export function createSheet(
  count: number,
  width: number,
  height: number,
  pixelScale: number,
  paint: (ctx: Ctx, index: number) => void,
): Sheet {
  const unit = Math.max(0.5, pixelScale);
  const [wide, high] = [Math.ceil(width * unit), Math.ceil(height * unit)];
  const image = document.createElement('canvas');
  image.width = Math.min(count, COLUMNS) * wide;
  image.height = Math.ceil(count / COLUMNS) * high;
  const leftOf = (index: number): number => (index % COLUMNS) * wide;
  const topOf = (index: number): number => Math.floor(index / COLUMNS) * high;
  const target = context2d(image);
  for (let index = 0; index < count; index += 1) {
    const [left, top] = [leftOf(index), topOf(index)];
    target.save();
    target.beginPath();
    target.rect(left, top, wide, high);
    target.clip();
    target.setTransform(unit, 0, 0, unit, left + wide / 2, top + high / 2);
    paint(target, index);
    target.restore();
  }
  return {
    draw(ctx, index, x, y, scale = 1) {
      const [shownWide, shownHigh] = [width * scale, height * scale];
      ctx.drawImage(
        image,
        leftOf(index),
        topOf(index),
        wide,
        high,
        x - shownWide / 2,
        y - shownHigh / 2,
        shownWide,
        shownHigh,
      );
    },
  };
}
