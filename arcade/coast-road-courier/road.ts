import type { Ctx } from '../kit/draw.ts';
import type { Bands } from './bands.ts';
import { SIGHT, type Scope } from './camera.ts';
import { drawGround } from './ground.ts';
import type { Palette } from './palette.ts';
import type { Parapet } from './parapet.ts';
import { pieceOf, type Piece } from './piece.ts';
import { SLICE, isTunnel, type Track } from './track.ts';
import { drawMouth, drawTunnel } from './tunnel.ts';

const PAIRS_FROM = 20;

/** The things on the road and beside it. */
export interface Things {
  /**
   * Returns whether the nearer ground must be drawn after the things on a slice, so that it hides a part of them. Other
   * things are only cut off at crests.
   */
  isUnderGround(slice: number): boolean;
  draw(slice: number): void;
}

/** Returns the pieces of road in sight, by the slice at which each is drawn. */
function collectPieces(scope: Scope, track: Track, bands: Bands): readonly (Piece | undefined)[] {
  const pieces: (Piece | undefined)[] = [];
  for (let slice = 0; slice < SIGHT; slice += 1) {
    // Two far slices of one colour are drawn as one piece, at the farther of the two.
    const isPair = slice > PAIRS_FROM && slice < SIGHT - 1;
    const isDrawn = !isPair || Math.abs(scope.first + slice) % 2 === 1;
    pieces.push(isDrawn ? pieceOf(scope, track, bands, isPair ? slice - 1 : slice, slice + 1) : undefined);
  }
  return pieces;
}

/**
 * Draws the road with its things from far to near. Ground without things in between is filled in one step. It covers
 * nothing that is farther away, because farther pieces are cut at the crest in front of them.
 */
export function drawRoad(
  ctx: Ctx,
  scope: Scope,
  track: Track,
  bands: Bands,
  palette: Palette,
  parapet: Parapet,
  things: Things,
): void {
  const pieces = collectPieces(scope, track, bands);
  const isMouth = (slice: number): boolean => {
    const z = (scope.first + slice) * SLICE;
    return slice > 2 && isTunnel(track, z) && !isTunnel(track, z - SLICE);
  };
  let drawn = SIGHT;
  const drawGroundTo = (slice: number): void => {
    let end = slice;
    while (end > 0 && !isMouth(end) && !things.isUnderGround(end)) end -= 1;
    drawGround(ctx, pieces, end, drawn, scope.lens);
    drawn = end;
  };
  for (let slice = SIGHT - 1; slice >= 0; slice -= 1) {
    if (slice < drawn) {
      parapet.flush();
      drawGroundTo(slice);
    }
    const piece = pieces[slice];
    if (piece) {
      parapet.add(piece);
      if (isTunnel(track, (scope.first + piece.slice) * SLICE)) {
        parapet.flush();
        drawTunnel(ctx, piece, (scope.first + piece.slice) % 4 === 0);
      }
    }
    if (isMouth(slice)) {
      parapet.flush();
      drawMouth(ctx, scope, slice, palette);
    }
    things.draw(slice);
  }
  parapet.flush();
}
