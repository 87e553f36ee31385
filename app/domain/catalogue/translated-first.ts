import type { Catalogue } from './catalogue.ts';
import type { Item } from './item.ts';
import { pickRandomExcept, type Random } from './random.ts';
import type { Sliceable } from './sliceable.ts';

/** How many items are drawn for each random one that is shown in another language than the main one. */
const drawnPerShown = 4;

/**
 * Returns the function that tells whether an item can be read in the language of a catalogue. Returns `null` in the
 * main language, where all can be.
 */
export function readableIn<Fields>({
  isTranslated,
}: Pick<Catalogue, 'isTranslated'>): ((item: Item<Fields>) => boolean) | null {
  return isTranslated ? ({ translation }) => translation?.isComplete === true : null;
}

/** Moves the translated items of a list to its front. Otherwise keeps its order. */
export function translatedFirst<Fields>(
  catalogue: Pick<Catalogue, 'isTranslated'>,
  list: readonly Item<Fields>[],
): readonly Item<Fields>[] {
  const isReadable = readableIn<Fields>(catalogue);
  if (!isReadable) return list;
  return [...list.filter(isReadable), ...list.filter((item) => !isReadable(item))];
}

/**
 * Returns `count` random items of a list without `except`. In another language than the main one, more are drawn and
 * the translated ones come first, so the work does not grow with the list.
 */
export function pickItems<Fields>(
  catalogue: Pick<Catalogue, 'isTranslated'>,
  list: Sliceable<Item<Fields>>,
  { except, count, random }: { except: Item<Fields> | undefined; count: number; random: Random },
): readonly Item<Fields>[] {
  const drawn = catalogue.isTranslated ? count * drawnPerShown : count;
  return translatedFirst(catalogue, pickRandomExcept(list, except, drawn, random)).slice(0, count);
}
