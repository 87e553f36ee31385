import { reducedMotion } from './motion.ts';

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Inset {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export type Orientation = 'portrait' | 'landscape';

export interface StageOptions {
  canvas: HTMLCanvasElement;
  /** Returns the size of the play area for a frame. The play area is scaled to fit into the frame and centred. */
  layout(orientation: Orientation, frame: Size): Size;
  /**
   * Frame pixels at the edges that the play area leaves free, such as those that the bar at the top covers. The canvas
   * extends over them.
   */
  inset?: (orientation: Orientation, frame: Size) => Inset;
  onResize?: (stage: Stage) => void;
}

/** A layer that is drawn once per size and then copied, such as a backdrop or board. */
export interface Layer {
  paint(): void;
  /** Makes the layer draw its contents again before the next frame. */
  invalidate(): void;
}

export interface Stage {
  readonly canvas: HTMLCanvasElement;
  readonly ctx: CanvasRenderingContext2D;
  /** Logical size of the play area; its origin is 0, 0. */
  readonly width: number;
  readonly height: number;
  readonly orientation: Orientation;
  /**
   * The whole visible area in logical units. It is larger than the play area if the play area does not fill the frame.
   * Draw a backdrop over all of it.
   */
  readonly visible: Rect;
  /** Frame (CSS) pixels per logical unit. */
  readonly scale: number;
  /** Device pixels per logical unit. Determines the size of sprites. */
  readonly pixelScale: number;
  readonly frame: Size;
  /** Converts a client position to logical units. */
  toLogical(clientX: number, clientY: number): { x: number; y: number };
  /** Converts logical units to a client position. */
  toFrame(x: number, y: number): { x: number; y: number };
  /** Sets the transform for this frame, including the shake. Does not clear the canvas, so draw the backdrop next. */
  begin(): void;
  /** Adds a short shake, in logical units. Does nothing if the player prefers less motion. */
  shake(amount: number): void;
  /** Must be called once per update. */
  step(dt: number): void;
  /** A cached layer covering `visible`; `draw` works in logical units. */
  layer(draw: (ctx: CanvasRenderingContext2D, visible: Rect) => void): Layer;
}

const MAX_PIXEL_RATIO = 2;

/** Returns the 2D context of a canvas. Throws with the reason if there is none. */
export function context2d(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const ctx = canvas.getContext('2d');
  if (!ctx) throw new Error('This browser has no 2D canvas');
  return ctx;
}

/** Creates the stage. It supports any frame size, both orientations and screens of any density. */
export function createStage(options: StageOptions): Stage {
  const { canvas } = options;
  const ctx = context2d(canvas);
  let logical: Size = { width: 1, height: 1 };
  let frame: Size = { width: 1, height: 1 };
  let orientation: Orientation = 'landscape';
  let visible: Rect = { x: 0, y: 0, width: 1, height: 1 };
  let scale = 1;
  let ratio = 1;
  let offset = { x: 0, y: 0 };
  let shakeAmount = 0;
  let shakeTime = 0;
  let version = 0;

  const measure = (): void => {
    const box = canvas.getBoundingClientRect();
    frame = { width: Math.max(1, box.width), height: Math.max(1, box.height) };
    ratio = Math.min(MAX_PIXEL_RATIO, Math.max(1, devicePixelRatio || 1));
    orientation = frame.width >= frame.height ? 'landscape' : 'portrait';
    logical = options.layout(orientation, frame);
    const inset = options.inset?.(orientation, frame) ?? { top: 0, right: 0, bottom: 0, left: 0 };
    const room = {
      width: Math.max(1, frame.width - inset.left - inset.right),
      height: Math.max(1, frame.height - inset.top - inset.bottom),
    };
    scale = Math.min(room.width / logical.width, room.height / logical.height);
    offset = {
      x: inset.left + (room.width - logical.width * scale) / 2,
      y: inset.top + (room.height - logical.height * scale) / 2,
    };
    visible = {
      x: -offset.x / scale,
      y: -offset.y / scale,
      width: frame.width / scale,
      height: frame.height / scale,
    };
    canvas.width = Math.round(frame.width * ratio);
    canvas.height = Math.round(frame.height * ratio);
    version += 1;
  };

  const stage: Stage = {
    canvas,
    ctx,
    get width() {
      return logical.width;
    },
    get height() {
      return logical.height;
    },
    get orientation() {
      return orientation;
    },
    get visible() {
      return visible;
    },
    get scale() {
      return scale;
    },
    get pixelScale() {
      return scale * ratio;
    },
    get frame() {
      return frame;
    },
    toLogical(clientX, clientY) {
      const box = canvas.getBoundingClientRect();
      return { x: (clientX - box.left - offset.x) / scale, y: (clientY - box.top - offset.y) / scale };
    },
    toFrame(x, y) {
      const box = canvas.getBoundingClientRect();
      return { x: box.left + offset.x + x * scale, y: box.top + offset.y + y * scale };
    },
    begin() {
      const pull = shakeAmount * shakeAmount;
      const dx = Math.sin(shakeTime * 71) * pull;
      const dy = Math.cos(shakeTime * 57) * pull;
      const unit = scale * ratio;
      ctx.setTransform(unit, 0, 0, unit, (offset.x + dx * scale) * ratio, (offset.y + dy * scale) * ratio);
    },
    shake(amount) {
      if (!reducedMotion()) shakeAmount = Math.max(shakeAmount, Math.sqrt(amount));
    },
    step(dt) {
      shakeTime += dt;
      shakeAmount = Math.max(0, shakeAmount - dt * (2 + shakeAmount * 4));
    },
    layer(draw) {
      let cache: HTMLCanvasElement | undefined;
      let drawn = -1;
      return {
        invalidate() {
          drawn = -1;
        },
        paint() {
          cache ??= document.createElement('canvas');
          if (drawn !== version) {
            cache.width = canvas.width;
            cache.height = canvas.height;
            const target = context2d(cache);
            const unit = scale * ratio;
            target.setTransform(unit, 0, 0, unit, offset.x * ratio, offset.y * ratio);
            draw(target, visible);
            drawn = version;
          }
          ctx.drawImage(cache, visible.x, visible.y, visible.width, visible.height);
        },
      };
    },
  };

  measure();
  const remeasure = (): void => {
    measure();
    options.onResize?.(stage);
  };
  if (typeof ResizeObserver === 'function') new ResizeObserver(remeasure).observe(canvas);
  addEventListener('resize', remeasure);
  return stage;
}
