import { shade, type Ctx } from '../kit/draw.ts';
import { clamp, lerp } from '../kit/ease.ts';
import { reducedMotion } from '../kit/motion.ts';
import type { Bodies } from './bodies.ts';
import { COLS, ROWS, colOf, groupsOf, indexOf, rowOf, type Board, type Cell } from './board.ts';
import { addBlob, addBridge, fillPath, type Art, type Blob } from './jelly-art.ts';
import { UNIT, centreOf, type Seat } from './layout.ts';
import { JELLIES, WORLD } from './palette.ts';
import { placesOf, restOf, type Piece } from './pair.ts';
import type { Shaft } from './shaft.ts';

const BODY = UNIT * 0.46;
const EDGES = JELLIES.map((colour) => shade(colour, -0.55));

/** The drawn position of the falling pair, which follows the rules smoothly. */
export interface PairLook {
  drop: number;
  col: number;
  angle: number;
  stretch: number;
}
export const createPairLook = (): PairLook => ({ drop: -1, col: 0, angle: 0, stretch: 0 });

/** Moves the drawn pair towards its position in the rules. */
export function followPair(look: PairLook, shaft: Shaft, dt: number): void {
  const { pair } = shaft;
  if (!pair) return;
  const angle = (pair.turn * Math.PI) / 2;
  const key = shaft.drops * 2 + (shaft.canHold ? 0 : 1);
  if (look.drop !== key) Object.assign(look, { drop: key, col: pair.col, angle, stretch: 0 });
  const before = look.col;
  const share = 1 - Math.exp(-dt * 28);
  look.col = lerp(look.col, pair.col, share);
  const round = Math.PI * 2;
  const way = ((((angle - look.angle + Math.PI) % round) + round) % round) - Math.PI;
  look.angle += way * share;
  look.stretch = lerp(look.stretch, (look.col - before) / Math.max(dt, 0.001) / 14, 0.3);
}

function blobOf(seat: Seat, cell: Cell, bodies: Bodies, index: number, melting: number): Blob {
  const body = bodies.of(cell.id);
  const squash = clamp(body?.squash.value ?? 0, -0.35, 0.5) + melting;
  const { x, y } = centreOf(seat, colOf(index), body?.row ?? rowOf(index));
  const halfHeight = BODY * (1 - squash * 0.75);
  return {
    x,
    y: y + BODY - halfHeight + (UNIT / 2 - BODY),
    halfWidth: BODY * (1 + squash * 0.34),
    halfHeight,
    lean: clamp((body?.lean.value ?? 0) * 26, -8, 8),
  };
}

/** Returns the deformation of a melting jelly: it first swells and then becomes flat. */
function meltShape(shaft: Shaft): number {
  const share = 1 - clamp(shaft.timer / 0.5, 0, 1);
  return share < 0.4 ? -Math.sin((share / 0.4) * Math.PI) * 0.22 : ((share - 0.4) / 0.6) ** 2 * 1.15;
}

const looseBlob = (x: number, y: number, stretch: number): Blob => ({
  x,
  y,
  halfWidth: BODY,
  halfHeight: BODY,
  lean: clamp(-stretch * 7, -7, 7),
});

interface Drawn {
  readonly blob: Blob;
  readonly colour: number;
}

function addFlesh(board: Board, blobs: readonly (Blob | null)[], paths: readonly Path2D[]): void {
  board.forEach((cell, index) => {
    const blob = blobs[index];
    if (cell?.kind !== 'jelly' || !blob) return;
    const path = paths[cell.colour];
    if (!path) return;
    addBlob(path, blob);
    const beside = colOf(index) < COLS - 1 ? index + 1 : -1;
    for (const next of [beside, index + COLS]) {
      const other = blobs[next];
      const match = board[next];
      if (!other || match?.kind !== 'jelly' || match.colour !== cell.colour) continue;
      const gap = next === beside ? Math.abs(blob.y - other.y) : blob.y - other.y - UNIT;
      if (gap < UNIT * 0.3) addBridge(path, blob, other, next === beside);
    }
  });
}

/**
 * Returns the jelly of each group that shows the face: the one nearest to a point slightly above the middle of the
 * group.
 */
function facesOf(board: Board): number[] {
  return groupsOf(board).map((group) => {
    const x = group.reduce((sum, index) => sum + colOf(index), 0) / group.length;
    const y = group.reduce((sum, index) => sum + rowOf(index), 0) / group.length + 0.3;
    const far = (index: number): number => Math.hypot(colOf(index) - x, rowOf(index) - y);
    return group.reduce((best, index) => (far(index) < far(best) ? index : best));
  });
}

function drawFace(ctx: Ctx, art: Art, blob: Blob, isShut: boolean, look: { x: number; y: number }): void {
  const scaleY = clamp(blob.halfHeight / BODY, 0.5, 1.25);
  const [x, y] = [blob.x + blob.lean * 0.5, blob.y - blob.halfHeight * 0.22];
  (isShut ? art.shut : art.eyes).draw(ctx, x, y, 1, scaleY);
  if (isShut) return;
  const length = Math.hypot(look.x - x, look.y - y) || 1;
  const [dx, dy] = [((look.x - x) / length) * 2, ((look.y - y) / length) * 2.4];
  ctx.fillStyle = WORLD.ink;
  ctx.beginPath();
  for (const side of [-6.5, 6.5]) {
    ctx.moveTo(x + side + dx + 3, y - 2 + dy);
    ctx.arc(x + side + dx, y - 2 + dy, 3, 0, Math.PI * 2);
  }
  ctx.fill();
}

function drawGhost(ctx: Ctx, art: Art, seat: Seat, shaft: Shaft): void {
  if (!shaft.pair) return;
  const row = restOf(shaft.board, shaft.pair);
  ctx.globalAlpha = 0.34;
  for (const place of placesOf({ ...shaft.pair, row })) {
    const { x, y } = centreOf(seat, place.col, place.row);
    (art.whole[place.piece.colour] ?? art.rainbow).draw(ctx, x, y, 0.8);
  }
  ctx.globalAlpha = 1;
}

function pairPlaces(shaft: Shaft, look: PairLook, seat: Seat): { x: number; y: number; piece: Piece }[] {
  const { pair } = shaft;
  if (!pair) return [];
  const pivot = centreOf(seat, look.col, pair.row);
  return pair.pieces.map((piece, nth) => ({
    x: pivot.x + (nth === 1 ? Math.sin(look.angle) * UNIT : 0),
    y: pivot.y - (nth === 1 ? Math.cos(look.angle) * UNIT : 0),
    piece,
  }));
}

/** Draws the contents of one shaft: jellies with merged outlines, blocks, the landing position and the falling pair. */
export function drawShaft(
  ctx: Ctx,
  art: Art,
  seat: Seat,
  shaft: Shaft,
  bodies: Bodies,
  look: PairLook,
  time: number,
): void {
  const { board } = shaft;
  const clock = reducedMotion() ? 0 : time;
  for (const index of shaft.buttons) {
    const { x, y } = centreOf(seat, colOf(index), rowOf(index));
    art.button.draw(ctx, x, y, 1 + Math.sin(clock * 4 + index) * 0.05);
  }
  drawGhost(ctx, art, seat, shaft);
  const melting = new Set(shaft.melting);
  const flat = meltShape(shaft);
  const blobs = board.map((cell, index) =>
    cell ? blobOf(seat, cell, bodies, index, melting.has(index) && cell.kind === 'jelly' ? flat : 0) : null,
  );
  const paths = JELLIES.map(() => new Path2D());
  addFlesh(board, blobs, paths);
  const falling: (Drawn & { piece: Piece })[] = pairPlaces(shaft, look, seat).map(({ x, y, piece }) => ({
    blob: looseBlob(x, y, look.stretch),
    colour: piece.colour,
    piece,
  }));
  for (const { blob, colour } of falling) {
    const path = paths[colour];
    if (path) addBlob(path, blob);
  }
  const [one, two] = falling;
  const joint = one && paths[one.colour];
  if (joint && two?.colour === one.colour) {
    const [left, right] = one.blob.x <= two.blob.x ? [one.blob, two.blob] : [two.blob, one.blob];
    const [low, high] = one.blob.y >= two.blob.y ? [one.blob, two.blob] : [two.blob, one.blob];
    const isBeside = right.x - left.x > low.y - high.y;
    addBridge(joint, isBeside ? left : low, isBeside ? right : high, isBeside);
  }
  ctx.lineWidth = 4;
  ctx.lineJoin = 'round';
  paths.forEach((path, colour) => {
    ctx.strokeStyle = EDGES[colour] ?? WORLD.ink;
    ctx.stroke(path);
  });
  paths.forEach((path, colour) => {
    ctx.fillStyle = JELLIES[colour] ?? WORLD.cream;
    fillPath(ctx, path);
  });
  board.forEach((cell, index) => {
    const blob = blobs[index];
    if (!cell || !blob) return;
    const [scaleX, scaleY] = [blob.halfWidth / BODY, blob.halfHeight / BODY];
    if (cell.kind === 'jelly' || cell.kind === 'ice')
      (cell.kind === 'ice' ? art.whole : art.gloss)[cell.colour]?.draw(ctx, blob.x, blob.y, scaleX, scaleY);
    if (cell.kind === 'ice') art.ice.draw(ctx, blob.x, blob.y - 1);
    if (cell.kind === 'gum') art.gum.draw(ctx, blob.x, blob.y, scaleX, scaleY);
    if (cell.kind === 'parcel')
      art.parcel.draw(ctx, blob.x, blob.y + 1, 1, 1, Math.sin(clock * 3 + index) * 0.03);
  });
  const goal = falling[0]?.blob ?? centreOf(seat, 2, ROWS);
  for (const index of facesOf(board)) {
    const blob = blobs[index];
    const id = board[index]?.id ?? 0;
    const isShut = melting.has(index) || (clock * 0.9 + id * 0.37) % 3.4 < 0.12;
    if (blob && blob.halfHeight > BODY * 0.3) drawFace(ctx, art, blob, isShut, goal);
  }
  if (shaft.phase === 'melt') drawFlash(ctx, blobs, shaft);
  falling.forEach(({ blob, colour, piece }, nth) => {
    if (piece.form === 'rainbow') art.rainbow.draw(ctx, blob.x, blob.y, 1 + Math.sin(clock * 6) * 0.05);
    else art.gloss[colour]?.draw(ctx, blob.x, blob.y);
    if (piece.form === 'heavy') art.weight.draw(ctx, blob.x, blob.y - 3);
    if (piece.form === 'plain' && !(nth === 1 && one?.colour === colour))
      drawFace(ctx, art, blob, (clock + nth) % 3 < 0.12, { x: blob.x, y: seat.y + ROWS * UNIT });
  });
}

function drawFlash(ctx: Ctx, blobs: readonly (Blob | null)[], shaft: Shaft): void {
  const share = clamp(shaft.timer / 0.5, 0, 1);
  const flash = new Path2D();
  for (const index of shaft.melting) {
    const blob = blobs[index];
    if (blob && index < indexOf(0, ROWS)) addBlob(flash, blob);
  }
  ctx.fillStyle = `rgba(255,255,255,${(Math.max(0, share - 0.55) * 1.5).toFixed(3)})`;
  fillPath(ctx, flash);
}
