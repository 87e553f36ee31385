import type { Ctx } from './draw.ts';
import { context2d } from './stage.ts';
import type { Rect, Stage } from './stage.ts';

/** A part of the picture that is cached as pixels and painted again only when it changes. */
export interface Plate {
  /** Draws the cached part. Paints it again first if its contents, which `key` identifies, or its size have changed. */
  draw(ctx: Ctx, key: string | number, opacity?: number): void;
}

/** Increased when a font has loaded, so that plates painted before are painted again. */
let letterings = 0;
if (typeof document === 'object')
  document.fonts?.addEventListener('loadingdone', () => {
    letterings += 1;
  });

/** Creates a plate for a rectangle of the stage. `paint` draws in logical units. */
export function createPlate(stage: Stage, place: () => Rect, paint: (ctx: Ctx) => void): Plate {
  let image: HTMLCanvasElement | undefined;
  let painted = '';
  let box: Rect = { x: 0, y: 0, width: 0, height: 0 };

  /** Paints the image. Extends the rectangle to whole device pixels, so that copying does not blur the image. */
  const fit = (): void => {
    const { visible, pixelScale } = stage;
    const { x, y, width, height } = place();
    const [left, top] = [Math.floor((x - visible.x) * pixelScale), Math.floor((y - visible.y) * pixelScale)];
    const [right, bottom] = [
      Math.ceil((x + width - visible.x) * pixelScale),
      Math.ceil((y + height - visible.y) * pixelScale),
    ];
    image ??= document.createElement('canvas');
    image.width = Math.max(1, right - left);
    image.height = Math.max(1, bottom - top);
    box = {
      x: visible.x + left / pixelScale,
      y: visible.y + top / pixelScale,
      width: image.width / pixelScale,
      height: image.height / pixelScale,
    };
    const target = context2d(image);
    target.setTransform(pixelScale, 0, 0, pixelScale, -box.x * pixelScale, -box.y * pixelScale);
    paint(target);
  };

  return {
    draw(ctx, key, opacity = 1) {
      const { frame, pixelScale } = stage;
      const look = `${key} ${frame.width} ${frame.height} ${pixelScale} ${letterings}`;
      if (look !== painted || !image) {
        fit();
        painted = look;
      }
      if (!image) return;
      const before = ctx.globalAlpha;
      if (opacity !== 1) ctx.globalAlpha = before * opacity;
      ctx.drawImage(image, box.x, box.y, box.width, box.height);
      if (opacity !== 1) ctx.globalAlpha = before;
    },
  };
}
