import type { Random } from '../kit/random.ts';
import type { Rules } from './difficulty.ts';
import { pickForm, type Piece } from './pieces.ts';
import { LINEN, complete, cover, fits, placesFor, type Table } from './quilt.ts';

function cutCloth(order: number, rules: Rules, id: number, bolt: number, random: Random): Piece {
  const { squares } = pickForm(order, random);
  const dyed = random.chance(0.4) ? bolt : random.int(0, rules.fabrics - 1);
  const fabric = random.chance(rules.linen) ? LINEN : dyed;
  const buttons = random.chance(rules.buttons) ? [random.int(0, squares.length - 1)] : [];
  return { id, squares, fabric, buttons, isLoose: false };
}

/**
 * Returns the table after a piece was sewn on and the completed lines were stitched away, or `null` if the piece does
 * not fit.
 */
function sewOn(table: Table, piece: Piece, row: number, column: number): Table | null {
  const cells = cover(table, piece.squares, row, column);
  if (!cells) return null;
  const quilt = table.quilt.map((cloth, cell) =>
    cells.includes(cell) ? { fabric: piece.fabric, hasButton: false } : cloth,
  );
  const stitched = new Set(complete(quilt, table.rips).flatMap((group) => group.cells));
  return {
    ...table,
    quilt: quilt.map((cloth, cell) => (stitched.has(cell) ? null : cloth)),
    rips: table.rips.filter((cell) => !stitched.has(cell)),
  };
}

/** Returns whether a short search finds an order in which all pieces can be sewn on. */
function canPlaceAll(table: Table, pieces: readonly Piece[], random: Random): boolean {
  if (pieces.length === 0) return true;
  return pieces.some((piece) =>
    random
      .shuffle(placesFor(table, piece.squares))
      .slice(0, 2)
      .some(([row, column]) => {
        const next = sewOn(table, piece, row, column);
        return (
          next !== null &&
          canPlaceAll(
            next,
            pieces.filter((other) => other !== piece),
            random,
          )
        );
      }),
  );
}

/**
 * Returns three pieces. If possible, at least one of them fits. The first `rules.care` attempts also require an order
 * in which all three fit.
 */
export function deal(table: Table, order: number, rules: Rules, firstId: number, random: Random): Piece[] {
  let best: Piece[] = [];
  for (let tries = 0; tries < rules.care + 8; tries += 1) {
    const bolt = random.int(0, rules.fabrics - 1);
    const pieces = [0, 1, 2].map((n) => cutCloth(order, rules, firstId + n, bolt, random));
    const isFair = pieces.some((piece) => fits(table, piece));
    if (best.length === 0 || isFair) best = pieces;
    if (isFair && (tries >= rules.care || canPlaceAll(table, pieces, random))) return pieces;
  }
  return best;
}
