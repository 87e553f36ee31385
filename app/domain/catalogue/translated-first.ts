import type { Catalogue } from './catalogue.ts';
import type { Item } from './item.ts';
import { pickRandomExcept, type Random } from './random.ts';
import type { Sliceable } from './sliceable.ts';

/** Number of random items that are drawn for each one that is shown, in languages other than the main one. */
const drawnPerShown = 4;

/**
 * Returns a function that reports whether an item can be read in the language of a catalogue. Returns `null` for a
 * catalogue that is not translated, because all its items can be read.
 */
export function readableIn<Fields>({
  isTranslated,
}: Pick<Catalogue, 'isTranslated'>): ((item: Item<Fields>) => boolean) | null {
  return isTranslated ? ({ translation }) => translation?.isComplete === true : null;
}

/** Moves the translated items of a list to its front and preserves the order within both groups. */
export function translatedFirst<Fields>(
  catalogue: Pick<Catalogue, 'isTranslated'>,
  list: readonly Item<Fields>[],
): readonly Item<Fields>[] {
  const isReadable = readableIn<Fields>(catalogue);
  if (!isReadable) return list;
  return [...list.filter(isReadable), ...list.filter((item) => !isReadable(item))];
}

/**
 * Returns `count` random items of a list, but never `except`. In languages other than the main one, draws more items
 * and returns the translated ones first, so the work does not grow with the list.
 */
export function pickItems<Fields>(
  catalogue: Pick<Catalogue, 'isTranslated'>,
  list: Sliceable<Item<Fields>>,
  { except, count, random }: { except: Item<Fields> | undefined; count: number; random: Random },
): readonly Item<Fields>[] {
  const drawn = catalogue.isTranslated ? count * drawnPerShown : count;
  return translatedFirst(catalogue, pickRandomExcept(list, except, drawn, random)).slice(0, count);
}
