import { type Ctx, alpha, setStroke, strokeLine } from '../kit/draw.ts';
import { clamp } from '../kit/ease.ts';
import { context2d } from '../kit/stage.ts';
import type { Camera } from './camera.ts';
import { TONES } from './palette.ts';
import { BACK_Y, END_Y, HALF_WIDTH, HOG_Y, HOUSE, type Ice, TEE_Y } from './sheet.ts';

const START_Y = -3;
/**
 * Factor by which the frost picture has more rows and columns than the grid of cells. The finer picture gives the
 * tracks soft edges.
 */
const SMOOTH = 3;
const BORDER = HALF_WIDTH + 0.1;

const RINGS = [
  [HOUSE, TONES.ringBlue],
  [HOUSE * 0.68, '#f4f9ff'],
  [HOUSE * 0.4, TONES.ringRed],
  [HOUSE * 0.14, '#f4f9ff'],
] as const;

const CORNERS = Array.from({ length: 44 }, (_, index) => {
  const angle = (index / 44) * Math.PI * 2;
  return { across: Math.cos(angle), along: Math.sin(angle) };
});

/** Traces a circle on the ice. */
export function traceRing(ctx: Ctx, camera: Camera, x: number, y: number, radius: number): void {
  ctx.beginPath();
  for (const { across, along } of CORNERS) {
    const py = y + along * radius;
    ctx.lineTo(camera.x(x + across * radius, py), camera.y(py));
  }
  ctx.closePath();
}

function traceBand(ctx: Ctx, camera: Camera, half: number, from: number, to: number): void {
  ctx.beginPath();
  ctx.moveTo(camera.x(-half, from), camera.y(from));
  ctx.lineTo(camera.x(half, from), camera.y(from));
  ctx.lineTo(camera.x(half, to), camera.y(to));
  ctx.lineTo(camera.x(-half, to), camera.y(to));
  ctx.closePath();
}

function drawBoards(ctx: Ctx, camera: Camera): void {
  const tall = 0.3;
  for (const side of [-1, 1]) {
    const point = (y: number, up: number): [number, number] => [
      camera.x(side * (BORDER + 0.04), y),
      camera.y(y) - up * camera.scale(y),
    ];
    ctx.fillStyle = side < 0 ? TONES.wood : TONES.woodLight;
    ctx.beginPath();
    ctx.moveTo(...point(START_Y, 0));
    ctx.lineTo(...point(END_Y, 0));
    ctx.lineTo(...point(END_Y, tall));
    ctx.lineTo(...point(START_Y, tall));
    ctx.fill();
    setStroke(ctx, TONES.snow, 5);
    ctx.lineCap = 'round';
    ctx.beginPath();
    ctx.moveTo(...point(START_Y, tall));
    ctx.lineTo(...point(END_Y, tall));
    ctx.stroke();
  }
  const unit = camera.scale(END_Y);
  ctx.fillStyle = TONES.wood;
  ctx.fillRect(camera.x(-BORDER, END_Y), camera.y(END_Y) - tall * unit, BORDER * 2 * unit, tall * unit);
  ctx.fillStyle = TONES.snow;
  ctx.fillRect(camera.x(-BORDER, END_Y), camera.y(END_Y) - tall * unit - 3, BORDER * 2 * unit, 5);
}

const createCanvas = (width: number, height: number): HTMLCanvasElement => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
};

/** The frost as a small picture, drawn over the sheet in strips. */
export interface FrostPicture {
  readonly image: HTMLCanvasElement;
  /** Returns whether a row of the picture shows anything. */
  isSeen(row: number): boolean;
  /** Paints white where frost is thick and clear blue where it is worn. */
  update(ice: Ice): void;
}

export function createFrostPicture(ice: Ice): FrostPicture {
  const cells = createCanvas(ice.columns, ice.rows);
  const image = createCanvas(ice.columns * SMOOTH, ice.rows * SMOOTH);
  const [ctx, smooth] = [context2d(cells), context2d(image)];
  const pixels = ctx.createImageData(ice.columns, ice.rows);
  const seen = new Uint8Array(ice.rows);
  return {
    image,
    isSeen(row) {
      const cell = Math.floor(row / SMOOTH);
      return seen[cell - 1] === 1 || seen[cell] === 1 || seen[cell + 1] === 1;
    },
    update({ frost }) {
      seen.fill(0);
      frost.forEach((value, index) => {
        const worn = clamp((0.5 - value) * 2, 0, 1);
        const thick = clamp((value - 0.5) * 2, 0, 1);
        if (worn + thick > 0) seen[Math.floor(index / ice.columns)] = 1;
        pixels.data[index * 4] = worn > 0 ? 90 : 255;
        pixels.data[index * 4 + 1] = worn > 0 ? 176 : 255;
        pixels.data[index * 4 + 2] = worn > 0 ? 226 : 255;
        pixels.data[index * 4 + 3] = worn > 0 ? worn * 105 : thick * 130;
      });
      ctx.putImageData(pixels, 0, 0);
      smooth.clearRect(0, 0, image.width, image.height);
      smooth.drawImage(cells, 0, 0, image.width, image.height);
    },
  };
}

function drawFrost(ctx: Ctx, camera: Camera, frost: FrostPicture, bottom: number): void {
  const { image } = frost;
  const strips = image.height;
  const { d: unit, f: offset } = ctx.getTransform();
  const snap = (y: number): number => (Math.round(y * unit + offset) - offset) / unit;
  for (let row = Math.floor((START_Y / END_Y) * strips); row < strips; row += 1) {
    if (!frost.isSeen(Math.max(0, row))) continue;
    const [from, to] = [(row / strips) * END_Y, ((row + 1) / strips) * END_Y];
    const [low, top] = [snap(camera.y(from)), snap(camera.y(to))];
    if (top > bottom || low <= top) continue;
    const half = BORDER * camera.scale((from + to) / 2);
    ctx.drawImage(
      image,
      0,
      Math.max(0, row),
      image.width,
      1,
      camera.x(0, 0) - half,
      top,
      half * 2,
      low - top,
    );
  }
}

/** Draws the rink: ice with its lines, the house and the boards. */
export function drawSheet(
  ctx: Ctx,
  camera: Camera,
  frost: FrostPicture,
  fill: CanvasGradient,
  bottom: number,
): void {
  traceBand(ctx, camera, BORDER, START_Y, END_Y);
  ctx.fillStyle = fill;
  ctx.fill();
  for (const [radius, colour] of RINGS) {
    traceRing(ctx, camera, 0, TEE_Y, radius);
    ctx.globalAlpha = 0.86;
    ctx.fillStyle = colour;
    ctx.fill();
  }
  ctx.globalAlpha = 1;
  drawFrost(ctx, camera, frost, bottom);
  for (const [y, wide, colour] of [
    [HOG_Y, 0.12, TONES.ringRed],
    [TEE_Y, 0.03, TONES.ink],
    [BACK_Y, 0.03, TONES.ink],
  ] as const) {
    traceBand(ctx, camera, BORDER, y - wide / 2, y + wide / 2);
    ctx.fillStyle = alpha(colour, 0.6);
    ctx.fill();
  }
  setStroke(ctx, alpha(TONES.ink, 0.35), 1.6);
  strokeLine(ctx, camera.x(0, START_Y), camera.y(START_Y), camera.x(0, END_Y), camera.y(END_Y));
  ctx.fillStyle = TONES.ink;
  for (const side of [-1, 1]) {
    const [x, y] = [camera.x(side * 0.16, -0.1), camera.y(-0.1)];
    const unit = camera.scale(-0.1);
    ctx.fillRect(x - unit * 0.08, y - unit * 0.05, unit * 0.16, unit * 0.1);
  }
  drawBoards(ctx, camera);
}
