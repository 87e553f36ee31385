import type { Item } from '#app/core/catalogue/item.ts';

/** What someone may search for. */
export interface Query {
  keyword: string;
}

const vocabularySize = 30_000;
const introLength = 100;
const syllables = 'ka lo mi ra ten sor vel pu dra ni gle fo st er on ba que zi'.split(' ');

/** Items with titles of two to four and intros of 100 made-up words, the nth most frequent one 1/n as often as the first. */
export function generateItems(count: number, seed: number): Item[] {
  const random = startRandom(seed);
  const words = makeWords(random);
  const sums = words.map(() => 0);
  let sum = 0;
  for (let rank = 0; rank < words.length; rank++) {
    sum += 1 / (rank + 1);
    sums[rank] = sum;
  }
  const pick = () => words[firstAbove(sums, random() * sum)] ?? '';
  const text = (length: number) => Array.from({ length }, pick).join(' ');
  return Array.from({ length: count }, (_, index) => {
    const title = text(2 + Math.floor(random() * 3));
    return {
      ...emptyItem,
      id: index + 1,
      title: title.charAt(0).toUpperCase() + title.slice(1),
      intro: `${text(introLength)}.`,
    };
  });
}

/** Words of the texts as often as they stand there; of two words, every second pair stands side by side. */
export function pickQueries(
  items: readonly Item[],
  words: 1 | 2,
  count: number,
  seed: number,
  isTitle: boolean,
): Query[] {
  const random = startRandom(seed);
  const some = () => {
    const item = items[Math.floor(random() * items.length)];
    const all = (isTitle ? item?.title : item?.intro)?.replace('.', '').split(' ') ?? [];
    const from = Math.floor(random() * Math.max(1, all.length - 1));
    return all.slice(from, from + 2);
  };
  return Array.from({ length: count }, (_, index) => {
    const [first = '', second = ''] = some();
    if (words === 1) return { keyword: first };
    return { keyword: `${first} ${index % 2 === 0 ? second : (some()[0] ?? '')}` };
  });
}

function makeWords(random: () => number): string[] {
  const words = new Set<string>();
  while (words.size < vocabularySize) {
    const length = 1 + Math.floor(random() * Math.min(4, 1 + words.size / 20));
    words.add(
      Array.from({ length }, () => syllables[Math.floor(random() * syllables.length)] ?? '').join(''),
    );
  }
  return [...words];
}

function firstAbove(sums: readonly number[], value: number): number {
  let [from, to] = [0, sums.length - 1];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sums[middle] ?? 0) > value) to = middle;
    else from = middle + 1;
  }
  return from;
}

/** Numbers from 0 up to 1, the same for the same seed (a linear congruence, enough for made-up texts). */
function startRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const emptyItem: Item = {
  verticalId: 2,
  id: 0,
  createTime: 0,
  categoryIds: [],
  categoryId: 0,
  router: '',
  title: '',
  shortTitle: '',
  image: '',
  imageDesktop: '',
  imageAlt: '',
  video: '',
  author: '',
  time: '',
  intro: '',
  keywords: '',
  description: '',
  structuredDataType: '',
  price: '0',
  priceOriginal: '0',
  from: '',
  discount: '',
  rate: '',
  contentRating: '',
  downloads: '',
  screenshots: [],
  reviewsCount: '',
  reviews: [],
  playUrl: '',
  playMode: 'iframe',
  details: '',
  richText: '',
  faq: [],
  stars: '',
  sample: { likes: 0, dislikes: 0, collections: 0, opens: 0 },
  ext: {},
};
