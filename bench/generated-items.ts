import type { Item } from '#app/domain/catalogue/item.ts';
import { seededRandom } from '#app/domain/catalogue/random.ts';
import { makeItem } from '#test/support/items.ts';
import { createTextSource, introLength } from './generated-texts.ts';

/** Creates items with only those texts that the search reads. */
export function generateItems(count: number, seed: string): Item[] {
  const texts = createTextSource(seed);
  return Array.from({ length: count }, (_, index) =>
    makeItem({ id: index + 1, title: texts.title(), intro: `${texts.text(introLength)}.` }),
  );
}

/**
 * Picks keywords from the texts, so common words are picked often. If a keyword has two words, every second pair is
 * adjacent in a text.
 */
export function pickKeywords(
  items: readonly Pick<Item, 'title' | 'intro'>[],
  words: 1 | 2,
  count: number,
  seed: string,
  isTitle: boolean,
): string[] {
  const random = seededRandom(seed);
  const some = () => {
    const item = items[Math.floor(random() * items.length)];
    const all = (isTitle ? item?.title : item?.intro)?.replace('.', '').split(' ') ?? [];
    const from = Math.floor(random() * Math.max(1, all.length - 1));
    return all.slice(from, from + 2);
  };
  return Array.from({ length: count }, (_, index) => {
    const [first = '', second = ''] = some();
    if (words === 1) return first;
    return `${first} ${index % 2 === 0 ? second : (some()[0] ?? '')}`;
  });
}
