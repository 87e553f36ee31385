import { seededRandom, type Random } from '#app/domain/catalogue/random.ts';
import { putItems, type NewItem } from '#app/store/items.server.ts';
import { writeMediaFiles } from '#app/store/media-files.server.ts';
import type { MediaRow, RawPart } from '#app/store/raw-site.ts';
import { writeParts } from '#app/store/site-parts.server.ts';
import type { Store } from '#app/store/store.ts';
import { inWriteTransaction } from '#app/store/write-transaction.server.ts';
import { testChange } from '#test/store/test-change.ts';
import { sampleCategory, sampleItem, type TestBundle } from '#test/bundle/sample-bundle.ts';
import { createTextSource, introLength, type TextSource } from './generated-texts.ts';

/** The vertical that receives the items: games. */
const verticalId = 2;
const firstId = 1001;
const chunk = 500;
const topCategories = 14;
/** Maximum number of items in the manual order of a category. */
const longestOrder = 200;
const ratings = ['3.0', '3.5', '4.0', '4.5', '5.0'];
/** The share of all items that each tag contains. */
const tagShares = {
  Hot: 0.0002,
  'Top Now': 0.0002,
  '2 Players': 0.06,
  Relaxing: 0.04,
  Retro: 0.03,
  'For Kids': 0.024,
  Brain: 0.02,
  Multiplayer: 0.017,
};

/** Fills an empty, migrated store with a catalogue of `size` games. The same seed produces the same catalogue. */
export async function generateCatalogue(store: Store, size: number, seed = 'portico'): Promise<void> {
  const texts = createTextSource(`${seed} ${size}`);
  const menu = makeMenu();
  const allIds = listIds(menu);
  const memberships = Array.from({ length: size }, () => pickCategories(allIds, texts.random));
  await inWriteTransaction(store, testChange, async (site) => {
    for (let start = 0; start < size; start += chunk) {
      const items = memberships
        .slice(start, start + chunk)
        .map((categoryIds, offset) => generateItem(start + offset, categoryIds, texts));
      await putItems(site, verticalId, items);
    }
    await writeMediaFiles(site, knownPictures(size));
    await writeParts(site, siteParts(menu, memberships, seededRandom(seed)));
  });
}

/** Creates a menu of three levels. The first entries have the most entries below them. */
function makeMenu(): TestBundle[] {
  return Array.from({ length: topCategories }, (_, top) => {
    const id = 100 * (top + 1);
    const children = Array.from({ length: Math.max(0, 6 - top) }, (_child, below) => {
      const childId = id + 10 * (below + 1);
      return sampleCategory(childId, below < 2 ? [sampleCategory(childId + 1)] : []);
    });
    return sampleCategory(id, children);
  });
}

function listIds(menu: readonly TestBundle[]): number[] {
  return menu.flatMap(({ content_type_id: id, children }) => [Number(id), ...listIds(children)]);
}

/** Picks one to three categories. Categories early in the list are picked far more often than late ones. */
function pickCategories(ids: readonly number[], random: Random): number[] {
  const pick = () => ids[Math.floor(ids.length ** random()) - 1] ?? 0;
  return [...new Set(Array.from({ length: 1 + Math.floor(random() * 3) }, pick))];
}

/** Creates a complete item. Every second item has a known picture, and every tenth a longer text. */
function generateItem(index: number, categoryIds: readonly number[], texts: TextSource): NewItem {
  const { random } = texts;
  const id = firstId + index;
  const upTo = (most: number) => Math.floor(random() * most);
  const data: TestBundle = {
    ...sampleItem(id, categoryIds),
    create_time: 1_700_000_000 + upTo(50_000_000),
    router: index % 997 === 996 ? '/aboutUs' : '',
    title: texts.title(),
    img: index % 2 === 0 ? picturePath(index) : `https://img.example.com/covers/${id}.jpg`,
    intro: `${texts.text(introLength)}.`,
    keywords: texts.text(5),
    description: texts.text(20),
    details: index % 10 === 0 ? `<p>${texts.text(20)}</p><h2>How to play</h2><p>${texts.text(5)}</p>` : '',
    site_data_arr: {
      rate: ratings[upTo(ratings.length)],
      like: upTo(20_000),
      step: upTo(2_000),
      collect: upTo(9_000),
      open_num: Math.floor(random() ** 3 * 1_990_000),
      play: 1,
    },
    ext: {
      slug: `game-${id}`,
      developer: `Studio ${index % 211}`,
      devices: index % 4 === 0 ? ['keyboard'] : ['mouse', 'touch'],
      orientation: 'landscape',
      width: 960,
      height: 600,
    },
  };
  return { id, data: JSON.stringify(data) };
}

function picturePath(index: number): string {
  return `generated/${index}.webp`;
}

function knownPictures(size: number): MediaRow[] {
  return Array.from({ length: Math.ceil(size / 2) }, (_, half) => ({
    path: picturePath(half * 2),
    hash: (half * 2).toString(16).padStart(16, '0'),
    width: 800,
    height: 800,
    color: '#336699',
    thumbhash: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
    widths: [160, 320, 640],
  }));
}

function siteParts(
  menu: readonly TestBundle[],
  memberships: readonly (readonly number[])[],
  random: Random,
): RawPart[] {
  const info = {
    host: 'portal.example',
    protocol: 'https',
    title: 'Generated',
    description: 'A generated site',
  };
  const own = {
    menu,
    list: [],
    list_type: pickOrders(memberships, random),
    list_tags: pickTags(memberships.length, random),
  };
  return [
    { verticalId: 0, key: 'info', value: JSON.stringify(info) },
    { verticalId: 0, key: 'data_content', value: JSON.stringify({ [verticalId]: {} }) },
    ...Object.entries(own).map(([key, value]) => ({ verticalId, key, value: JSON.stringify(value) })),
  ];
}

/** Picks about half of the earliest items of each category, and orders them from new to old. */
function pickOrders(memberships: readonly (readonly number[])[], random: Random): Record<string, number[]> {
  const orders: Record<string, number[]> = {};
  for (const [index, categoryIds] of memberships.entries()) {
    for (const id of categoryIds) {
      const order = (orders[id] ??= []);
      if (order.length < longestOrder && random() < 0.5) order.unshift(firstId + index);
    }
  }
  return orders;
}

function pickTags(size: number, random: Random): Record<string, { name: string; data: number[] }> {
  const ids = Array.from({ length: size }, (_, index) => firstId + index);
  const [first = firstId, ...others] = ids;
  return Object.fromEntries(
    Object.entries(tagShares).map(([name, share]) => {
      const data = [first, ...others.filter(() => random() < share)];
      return [name, { name, data }];
    }),
  );
}
