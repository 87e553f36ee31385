import {
  type Ctx,
  type Sprite,
  createSprite,
  fillRound,
  roundRect,
  setStroke,
  vertical,
} from '../kit/draw.ts';
import { gardenFaces, seasonFaces } from './faces-garden.ts';
import { goldFace, houseFaces, keyFace } from './faces-house.ts';
import { FACE_COUNT, GOLD, KEY, isSeason } from './kinds.ts';
import { paint, type Drawing } from './paint.ts';

/** Top face of a tile, in tile units. */
export const TILE = { width: 50, height: 66 } as const;
/** Offset of each layer to the upper left. This is the visible part of the sides of a tile. */
export const LIFT = { x: 5, y: 8 } as const;
const RADIUS = 8;
const MARGIN = 14;

const plainFaces: readonly Drawing[] = houseFaces.flatMap((face, index) => [
  face,
  gardenFaces[index] ?? face,
]);

const drawingOf = (face: number): Drawing =>
  (face === KEY
    ? keyFace
    : face === GOLD
      ? goldFace
      : isSeason(face)
        ? seasonFaces[face - 24]
        : plainFaces[face]) ?? keyFace;

interface Surface {
  readonly top: readonly string[];
  readonly side: string;
  readonly back: string;
  readonly frame?: string;
}

const ivory: Surface = { top: ['#fffdf3', '#fbf1d8', '#f1e2c0'], side: '#d9c49a', back: '#1e7a63' };
const surfaceOf = (face: number): Surface => {
  if (face === GOLD)
    return { top: ['#fff3b0', '#ffd658', '#f0b02c'], side: '#b97b12', back: '#8a4b12', frame: '#b97b12' };
  if (face === KEY)
    return { top: ['#e8604a', '#d5402b', '#b83221'], side: '#8f2419', back: '#1e7a63', frame: '#ffcf7a' };
  return isSeason(face)
    ? { ...ivory, top: ['#f3ecff', '#e6dcfa', '#d3c5f0'], side: '#a994d0', frame: '#7b5fb8' }
    : ivory;
};

function body(ctx: Ctx, surface: Surface): void {
  const { width, height } = TILE;
  const [x, y] = [-width / 2, -height / 2];
  ctx.save();
  ctx.shadowColor = 'rgba(30,10,4,0.5)';
  ctx.shadowBlur = 9 * Math.abs(ctx.getTransform().a);
  ctx.shadowOffsetX = 3 * ctx.getTransform().a;
  ctx.shadowOffsetY = 4 * ctx.getTransform().a;
  fillRound(ctx, x + LIFT.x, y + LIFT.y, width, height, RADIUS, surface.back);
  ctx.restore();
  for (let step = 12; step >= 0; step -= 1) {
    const share = step / 12;
    const colour = share > 0.52 ? surface.back : surface.side;
    fillRound(ctx, x + LIFT.x * share, y + LIFT.y * share, width, height, RADIUS, colour);
  }
  fillRound(ctx, x, y, width, height, RADIUS, vertical(ctx, y, -y, ...surface.top));
  roundRect(ctx, x + 1.2, y + 1.2, width - 2.4, height - 2.4, RADIUS - 1);
  setStroke(ctx, 'rgba(255,255,255,0.75)', 1.6);
  ctx.stroke();
  if (!surface.frame) return;
  roundRect(ctx, x + 4.5, y + 4.5, width - 9, height - 9, RADIUS - 3);
  setStroke(ctx, surface.frame, 1.8);
  ctx.stroke();
}

/** Draws a tile's face around 0, 0. */
export function paintTile(ctx: Ctx, face: number): void {
  body(ctx, surfaceOf(face));
  ctx.save();
  ctx.scale(1.06, 1.1);
  paint(ctx, drawingOf(face));
  ctx.restore();
}

/** Paints the paper seal: a band around the lower half with a red stamp; the face stays readable. */
function paintSeal(ctx: Ctx): void {
  const { width, height } = TILE;
  ctx.save();
  roundRect(ctx, -width / 2, -height / 2, width, height, RADIUS);
  ctx.clip();
  ctx.fillStyle = 'rgba(60,34,20,0.34)';
  ctx.fillRect(-width, -height, width * 2, height * 2);
  ctx.restore();
  fillRound(ctx, -width / 2 - 1, 13, width + 2, 15, 2, '#b98f52');
  fillRound(ctx, -width / 2 - 1, 11, width + 2, 15, 2, '#f9e9c2');
  paint(ctx, [
    ['M-23 14H23M-23 23H23', '#e0c48c', 1.2],
    ['M-9 9H9V28H-9Z', '#c8301f', 4],
    ['M-9 9H9V28H-9Z', '#c8301f'],
    ['M-7 18H7V27H-7Z', '#ffe9c8'],
    ['M-4.5 18V14A4.5 4.5 0 0 1 4.5 14V18', '#ffe9c8', 2.8],
    ['M0 21V24', '#c8301f', 3],
  ]);
}

export interface TileArt {
  face(face: number): Sprite;
  readonly seal: Sprite;
  /** Laid over tiles that cannot be taken. */
  readonly veil: Sprite;
  /** Rims around a chosen tile and a hinted one. */
  readonly chosen: Sprite;
  readonly hinted: Sprite;
}

function rim(pixelScale: number, colour: string): Sprite {
  const { width, height } = TILE;
  return createSprite(width + MARGIN * 2, height + MARGIN * 2, pixelScale, (ctx) => {
    ctx.shadowColor = colour;
    ctx.shadowBlur = 9 * pixelScale;
    setStroke(ctx, colour, 4);
    for (let pass = 0; pass < 2; pass += 1) {
      roundRect(ctx, -width / 2 - 1, -height / 2 - 1, width + 2, height + 2, RADIUS + 1);
      ctx.stroke();
    }
  });
}

/** Renders every tile once; `pixelScale` counts device pixels per tile unit. */
export function createTileArt(pixelScale: number): TileArt {
  const { width, height } = TILE;
  const size = [width + MARGIN * 2, height + MARGIN * 2] as const;
  const faces = Array.from({ length: FACE_COUNT }, (_, face) =>
    createSprite(...size, pixelScale, (ctx) => paintTile(ctx, face)),
  );
  const seal = createSprite(...size, pixelScale, paintSeal);
  const veil = createSprite(...size, pixelScale, (ctx) =>
    fillRound(ctx, -width / 2, -height / 2, width, height, RADIUS, 'rgba(84,46,26,0.34)'),
  );
  return {
    face: (face) => faces[face] ?? seal,
    seal,
    veil,
    chosen: rim(pixelScale, '#ffcb08'),
    hinted: rim(pixelScale, '#3fe0b0'),
  };
}
