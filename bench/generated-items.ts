import type { Item } from '#app/core/catalogue/item.ts';
import { seededRandom } from '#app/core/catalogue/random.ts';
import { makeItem } from '#test/support/items.ts';
import { makeVocabulary, zipfRank } from './made-up-words.ts';

const vocabularySize = 30_000;
const introLength = 100;

/** Items with titles of two to four and intros of 100 made-up words in Zipf's frequencies; the same for the same seed. */
export function generateItems(count: number, seed: string): Item[] {
  const random = seededRandom(seed);
  const words = makeVocabulary(random, vocabularySize);
  const text = (length: number) =>
    Array.from({ length }, () => words[zipfRank(random, vocabularySize)] ?? '').join(' ');
  return Array.from({ length: count }, (_, index) => {
    const title = text(2 + Math.floor(random() * 3));
    return makeItem({
      id: index + 1,
      title: title.charAt(0).toUpperCase() + title.slice(1),
      intro: `${text(introLength)}.`,
    });
  });
}

/** Words of the texts as often as they stand there; of two words, every second pair stands side by side. */
export function pickKeywords(
  items: readonly Item[],
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
