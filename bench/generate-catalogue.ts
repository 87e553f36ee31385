import { seededRandom } from '#app/core/catalogue/random.ts';
import { putItems } from '#app/core/store/items.server.ts';
import { writeMediaFiles } from '#app/core/store/media-files.server.ts';
import { writeParts } from '#app/core/store/site-parts.server.ts';
import type { Store } from '#app/core/store/store.ts';
import { inWriteTransaction } from '#app/core/store/write-transaction.server.ts';
import { makeVocabulary, zipfRank } from './made-up-words.ts';

/** The vertical that is filled: games. */
export const generatedVertical = 2;
/** Ids of generated items count from here. */
export const firstItemId = 1001;

const introWords = 100;
const vocabularySize = 20_000;
const chunk = 500;
const topCategories = 14;
const titleStarts =
  'Neon Tiny Super Lost Frozen Golden Pixel Crazy Hidden Turbo Magic Royal Dark Happy Wild Iron Cosmic Silent'.split(
    ' ',
  );
const titleMiddles =
  'Gem Road Dragon Farm Castle Ninja Tower Puzzle Racer Zombie Island Kitchen Space Card Block Pirate Bubble'.split(
    ' ',
  );
const titleEnds =
  'Quest Rush Story Mania Saga Escape Battle Link Dash Legends Tycoon Party Runner Match Duel'.split(' ');
const tagNames = ['Hot', 'Top Now', '2 Players', 'Relaxing', 'Retro', 'For Kids', 'Brain', 'Multiplayer'];
const createdFrom = 1_700_000_000;

interface CategoryNode {
  content_type_id: number;
  content_type_name: string;
  children: CategoryNode[];
}

/** A menu three levels deep; the first entries have most below them. */
function makeMenu(): { menu: CategoryNode[]; leaves: CategoryNode[] } {
  const leaves: CategoryNode[] = [];
  const node = (id: number, name: string, children: CategoryNode[]): CategoryNode => {
    const entry = { content_type_id: id, content_type_name: name, children };
    leaves.push(entry);
    return entry;
  };
  const menu = Array.from({ length: topCategories }, (_, top) =>
    node(
      100 * (top + 1),
      titleMiddles[top] ?? `Kind ${top}`,
      Array.from({ length: Math.max(0, 6 - top) }, (_child, below) =>
        node(
          100 * (top + 1) + 10 * (below + 1),
          `${titleStarts[below]} ${titleMiddles[top]}`,
          below < 2
            ? [node(100 * (top + 1) + 10 * (below + 1) + 1, `${titleEnds[below]} ${titleMiddles[top]}`, [])]
            : [],
        ),
      ),
    ),
  );
  return { menu, leaves };
}

function menuFields(entry: CategoryNode): Record<string, unknown> {
  return {
    ...entry,
    img: '',
    img_active: '',
    img_main: '',
    router: '',
    data_type_menu: generatedVertical,
    data_type_menu_id: 0,
    keywords: '',
    description: `All about ${entry.content_type_name}.`,
    site_title: '',
    children: entry.children.map(menuFields),
  };
}

const picturePath = (index: number) => `generated/${index}.webp`;

/** Fills an empty, migrated store with a games catalogue of `size` items; the same seed gives the same one. */
export async function generateCatalogue(store: Store, size: number, seed = 'portico'): Promise<void> {
  const random = seededRandom(`${seed} ${size}`);
  const vocabulary = makeVocabulary(random, vocabularySize);
  const { menu, leaves } = makeMenu();
  const orders: Record<string, number[]> = Object.fromEntries(
    leaves.map((leaf) => [leaf.content_type_id, []]),
  );
  const tags = tagNames.map((name, index) => ({
    name,
    share: index < 2 ? 0 : 0.12 / index,
    data: [] as number[],
  }));

  function makeItem(index: number): Record<string, unknown> {
    const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
    const id = firstItemId + index;
    const title = `${pick(titleStarts)} ${pick(titleMiddles)} ${pick(titleEnds)} ${vocabulary[zipfRank(random, vocabularySize)]}`;
    const words = Array.from({ length: introWords }, () => vocabulary[zipfRank(random, vocabularySize)]);
    const count = 1 + Math.floor(random() * 3);
    const own = [
      ...new Set(Array.from({ length: count }, () => leaves[zipfRank(random, leaves.length)])),
    ].filter((leaf) => leaf !== undefined);
    for (const leaf of own) {
      const order = orders[leaf.content_type_id];
      if (order && order.length < 200 && random() < 0.5) order.unshift(id);
    }
    for (const tag of tags)
      if (random() < tag.share || (tag.share === 0 && index % 3 === 0 && tag.data.length < 18))
        tag.data.push(id);
    const isKnown = index % 2 === 0;
    const types = own.map(({ content_type_id, content_type_name }) => ({
      content_type_id,
      content_type_name,
      router: '',
    }));
    return {
      id,
      create_time: createdFrom + Math.floor(random() * 50_000_000),
      content_type_arr: types,
      content_type_id: own[0]?.content_type_id ?? 0,
      content_type_name: own[0]?.content_type_name ?? '',
      router: index % 997 === 996 ? '/aboutUs' : '',
      title,
      short_title: '',
      img: isKnown ? picturePath(index) : `https://img.example.com/covers/${id}.jpg`,
      img_pc: '',
      img_desc: '',
      video: '',
      author: '',
      time: '',
      intro: `${words.slice(0, 60).join(' ')}.\n\n${words.slice(60).join(' ')}.`,
      keywords: words.slice(0, 5).join(', '),
      description: words.slice(5, 25).join(' '),
      structure_data_type: 'game',
      price: '0',
      price_original: '0',
      from: '',
      discount: '',
      rate: '',
      content_rating: '',
      downloads: '',
      screenshot: [],
      reviews_num: '',
      reviews: '',
      game_url_remote: `https://games.example.com/play/${id}/`,
      game_url_remote_to_type: 'iframe',
      details:
        index % 10 === 0
          ? `<p>${words.slice(0, 20).join(' ')}</p><h2>How to play</h2><p>${words[0]}</p>`
          : '',
      rich_text: '',
      faq: '',
      site_data_arr: {
        rate: ['3.0', '3.5', '4.0', '4.5', '5.0'][Math.floor(random() * 5)] ?? '',
        like: Math.floor(random() * 20_000),
        step: Math.floor(random() * 2_000),
        collect: Math.floor(random() * 9_000),
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
  }

  await inWriteTransaction(store, async (site) => {
    for (let start = 0; start < size; start += chunk) {
      const items = Array.from({ length: Math.min(chunk, size - start) }, (_, offset) =>
        makeItem(start + offset),
      );
      await putItems(
        site,
        generatedVertical,
        items.map((item) => ({ id: Number(item.id), data: JSON.stringify(item) })),
      );
    }
    const known = Array.from({ length: Math.ceil(size / 2) }, (_, index) => ({
      path: picturePath(index * 2),
      hash: (index * 2).toString(16).padStart(16, '0'),
      width: 800,
      height: 800,
      color: '#336699',
      thumbhash: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
      widths: [160, 320, 640],
    }));
    await writeMediaFiles(site, known);
    const part = (verticalId: number, key: string, value: unknown) => ({
      verticalId,
      key,
      value: JSON.stringify(value),
    });
    await writeParts(site, [
      part(0, 'info', {
        host: 'portal.example',
        protocol: 'https',
        title: 'Generated',
        description: 'A generated site',
      }),
      part(0, 'data_content', { [generatedVertical]: {} }),
      part(generatedVertical, 'menu', menu.map(menuFields)),
      part(generatedVertical, 'list', []),
      part(generatedVertical, 'list_type', orders),
      part(
        generatedVertical,
        'list_tags',
        Object.fromEntries(tags.map(({ name, data }) => [name, { name, data }])),
      ),
    ]);
  });
}
