import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import type { BundleRegistry } from '#app/bundle/registry.ts';
import { listInterfaceTexts } from '#app/messages/built-in.server.ts';
import { createBundleRegistry } from '#app/pages/registry.server.ts';
import { createBlockRegistry, defineBlock } from '#app/pages/layouts/block.server.ts';

/** A bundle that tests change. Any field may be made invalid. */
// oxlint-disable-next-line typescript/no-explicit-any -- tests change any part of a document
export type TestBundle = any;

const gridBlock = defineBlock({
  type: 'grid',
  description: 'Items in a grid',
  settings: { columns: z.int().min(1).max(6).default(4), moreLink: z.string().default('') },
  load: () => ({}),
});

/** A registry with three verticals (articles 1, played games 2, quizzes 8) and one block. */
export const testRegistry: BundleRegistry = createBundleRegistry(
  [
    { id: 1, prefix: 'c', isPlayed: false },
    { id: 2, prefix: 'g', isPlayed: true },
    { id: 8, prefix: 'qa', isPlayed: false },
  ].map(({ id, prefix, isPlayed }) => ({
    vertical: {
      id,
      prefix,
      scope: 'second-vertical' as const,
      name: prefix,
      menuOrder: id,
      noun: { one: 'item', many: 'items' },
      isSearched: true,
      isCollected: false,
    },
    extSchema: z.object({
      slug: z.string().default(''),
      devices: z.array(z.enum(['keyboard', 'touch'])).default([]),
      hint: z.string().max(40).optional().meta({ text: 'other' }),
    }),
    structuredDataTypes: ['game'],
    isPlayed,
    blocks: {},
    layouts: {},
  })),
  new Map([1, 2, 8].map((id) => [id, createBlockRegistry({ grid: gridBlock })])),
  () => listInterfaceTexts('en'),
);

/** Returns one complete item. */
export function sampleItem(id: number, categories: readonly number[] = [10]): TestBundle {
  return {
    id,
    create_time: 1_700_000_000,
    content_type_arr: categories.map((category) => ({
      content_type_id: category,
      content_type_name: `Category ${category}`,
      router: '',
    })),
    content_type_id: categories[0],
    content_type_name: `Category ${categories[0]}`,
    router: '',
    title: `Game ${id}`,
    img: '',
    img_pc: '',
    video: '',
    author: '',
    time: '',
    intro: 'Move the blocks.',
    keywords: '',
    description: '',
    short_title: '',
    img_desc: '',
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
    game_url_remote: `https://games.example/${id}/`,
    game_url_remote_to_type: 'iframe',
    details: '',
    rich_text: '',
    faq: '',
    site_data_arr: { rate: '4.5', like: 10, step: 1, collect: 3, play: 1, open_num: 120_000 },
    ext: { slug: `game-${id}`, devices: ['touch'] },
  };
}

/** Returns one complete menu entry. */
export function sampleCategory(id: number, children: TestBundle[] = []): TestBundle {
  return {
    content_type_id: id,
    content_type_name: `Category ${id}`,
    img: '',
    img_active: '',
    img_main: '',
    router: '',
    data_type_menu: 2,
    data_type_menu_id: 0,
    keywords: '',
    description: '',
    site_title: '',
    children,
  };
}

/** Optional fields of a menu entry. */
export const optionalCategoryFields = [
  'img_active',
  'img_main',
  'data_type_menu',
  'data_type_menu_id',
  'keywords',
  'description',
  'site_title',
];

/** Returns one complete ad entry. */
export function sampleAd(id: number): TestBundle {
  return {
    id,
    type: 5,
    data_type: 0,
    position: 'body',
    ad_type: 0,
    cou: 1,
    script: '',
    div: '<p>Play more</p>',
    script_in_div: '',
  };
}

function categoryOf(id: number): number {
  return id % 2 === 0 ? 10 : 21;
}

/** Returns a complete bundle without faults: one vertical, a small tree of categories, two tags. */
export function sampleBundle(itemCount = 6): TestBundle {
  const ids = Array.from({ length: itemCount }, (_, index) => 100 + index);
  return {
    info: {
      host: 'portal.example',
      protocol: 'https',
      keywords: 'games',
      description: 'Free games',
      title: 'Portal',
      img: 'icon.png',
      logo1: '',
      logo2: '',
    },
    settings: { homeSource: 2, 'cookie.showTime': '12', themeColor: '#FFCB08' },
    data_content: {
      '2': {
        menu: [sampleCategory(10), sampleCategory(20, [sampleCategory(21)])],
        list: ids.map((id) => sampleItem(id, [categoryOf(id)])),
        list_type: {
          '10': ids.filter((id) => categoryOf(id) === 10),
          '20': ids.filter((id) => categoryOf(id) === 21),
        },
        list_tags: {
          Hot: { name: 'Hot', data: ids.slice(0, 3) },
          'Top Now': { name: 'Top Now', data: ids.slice(1, 4) },
        },
      },
      '8': {},
    },
    layouts: {
      '2': {
        '1': [
          {
            module: 'grid',
            config: {
              theme_color: '#FFCB08',
              data_type: 2,
              category_index: 1,
              item_count: 24,
              title: 'New',
              padding: { m: '8px', p: '16px' },
              margin: { m: '0', p: '0' },
              more_link: '/g',
            },
          },
        ],
      },
    },
    ads: [sampleAd(1), sampleAd(2)],
    ad_diversion: [],
    safe: {
      status: 0,
      pages: ['portal.example/g/details'],
      p2: '',
      hash_list: ['0123456789abcdef0123456789abcdef'],
      rand_str: 'abcdefghijklmnop',
    },
    admin_cache_time: 300,
  };
}

/** Writes a bundle folder with its pictures, which have a few pixels of one colour. Returns the folder. */
export async function writeBundleFolder(
  folder: string,
  text: string,
  pictures: readonly string[] = ['icon.png'],
): Promise<string> {
  await mkdir(path.join(folder, 'media'), { recursive: true });
  await writeFile(path.join(folder, 'site.json'), text);
  for (const [index, name] of pictures.entries()) {
    const file = path.join(folder, 'media', name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, await samplePicture(200, 100, index));
  }
  return folder;
}

/** Returns a PNG of one colour. */
export async function samplePicture(width: number, height: number, shade = 0): Promise<Buffer> {
  const background = { r: 20 + shade, g: 60, b: 200 };
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}
