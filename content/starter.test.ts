import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { assembleStarter, starterFile } from './scripts/build.ts';
import { readGames, type GameSource } from './scripts/starter/games.ts';

const games = await readGames();
const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? [];

/** Returns the slugs of the games that break a rule. */
function breaking(isKept: (game: GameSource) => boolean): string[] {
  return games.filter((game) => !isKept(game)).map(({ slug }) => slug);
}

interface StarterGame extends Record<string, unknown> {
  id: number;
  create_time: number;
  content_type_arr: { router: string }[];
  img: string;
  price: string;
  price_original: string;
}

describe('the starter bundle', () => {
  interface Starter {
    data_content: Record<
      string,
      {
        menu: { content_type_id: number; content_type_name: string; description: string }[];
        list: StarterGame[];
        list_type: Record<string, number[]>;
        list_tags: Record<string, { name: string; data: number[] }>;
      }
    >;
    info: { host: string; figures: string };
    safe: { status: number; p2: string; hash_list: string[]; rand_str: string; pages: string[] };
  }
  let starter: Starter;
  beforeAll(async () => {
    starter = JSON.parse(await readFile(starterFile, 'utf8'));
  });

  it('is up to date with its sources (node scripts/content.ts)', async () => {
    expect((await readFile(starterFile, 'utf8')) === (await assembleStarter())).toBe(true);
  });

  it('has the ten categories of the spec, each with games', () => {
    const { menu, list_type } = starter.data_content['2']!;
    expect(
      menu.map(({ content_type_id, content_type_name }) => `${content_type_id} ${content_type_name}`),
    ).toEqual([
      '5647 Puzzle',
      '5648 Adventure',
      '5649 Sports',
      '5650 Action',
      '5651 Car',
      '5652 Multiplayer',
      '5653 Bejeweled',
      '5654 Skill',
      '5655 Matching',
      '5656 Blocks',
    ]);
    expect(menu.filter(({ content_type_id }) => !list_type[content_type_id]?.length)).toEqual([]);
    expect(menu.filter(({ description }) => description.length < 50 || description.length > 160)).toEqual([]);
  });

  it('has one shared creation time and the price "0" everywhere', () => {
    const { list } = starter.data_content['2']!;
    expect(new Set(list.map((item) => item.create_time)).size).toBe(1);
    expect(new Set(list.flatMap((item) => [item.price, item.price_original]))).toEqual(new Set(['0']));
  });

  it('has about 75 games', () => {
    const { length } = starter.data_content['2']!.list;
    expect(length).toBeGreaterThanOrEqual(70);
    expect(length).toBeLessThanOrEqual(80);
  });

  it('has games at their own addresses, without those of an app store', () => {
    const { list } = starter.data_content['2']!;
    const store = ['from', 'discount', 'rate', 'content_rating', 'downloads', 'reviews_num', 'reviews'];
    for (const field of ['router', ...store])
      expect(new Set(list.map((game) => game[field])), field).toEqual(new Set(['']));
    expect(list.flatMap((game) => game.content_type_arr).filter(({ router }) => router !== '')).toEqual([]);
  });

  it('has a webp in its media folder for every game', () => {
    const media = path.join(path.dirname(starterFile), 'media');
    const pictures = starter.data_content['2']!.list.map(({ img }) => img);
    expect(pictures.filter((img) => !img.endsWith('.webp') || !existsSync(path.join(media, img)))).toEqual(
      [],
    );
  });

  it('has exactly two tags of 12 to 24 games, first-party games first', () => {
    const tags = starter.data_content['2']!.list_tags;
    expect(Object.keys(tags)).toEqual(['Hot', 'Top Now']);
    const own = new Set(games.filter(({ play }) => play.startsWith('arcade:')).map(({ id }) => id));
    for (const { data } of Object.values(tags)) {
      expect(data.length).toBeGreaterThanOrEqual(12);
      expect(data.length).toBeLessThanOrEqual(24);
      expect(new Set(data).size).toBe(data.length);
      const lastOwn = data.findLastIndex((id) => own.has(id));
      expect(data.slice(0, lastOwn + 1).filter((id) => !own.has(id))).toEqual([]);
    }
  });

  it('declares its figures as samples', () => {
    expect(starter.info.figures).toBe('sample');
  });

  it('has the safe section of the starter', () => {
    const { safe, info } = starter;
    expect(safe).toMatchObject({ status: 0, p2: '' });
    expect(safe.hash_list).toHaveLength(20);
    expect(safe.hash_list.filter((hash) => !/^[0-9a-f]{32}$/.test(hash))).toEqual([]);
    expect(safe.rand_str).toHaveLength(16);
    expect(safe.pages).not.toHaveLength(0);
    for (const page of safe.pages) expect(page.startsWith(`${info.host}/`)).toBe(true);
  });
});

describe('starter games', () => {
  it('have unique integer ids from 762 to 1994', () => {
    expect(breaking(({ id }) => Number.isInteger(id) && id >= 762 && id <= 1994)).toEqual([]);
    expect(new Set(games.map(({ id }) => id)).size).toBe(games.length);
  });

  it('have sample figures within the limits', () => {
    expect(breaking(({ sample }) => sample.open >= 119_000 && sample.open <= 1_990_000)).toEqual([]);
    expect(breaking(({ sample }) => ['3.0', '3.5', '4.0', '4.5', '5.0'].includes(sample.rate))).toEqual([]);
    expect(
      breaking(({ sample }) =>
        [sample.like, sample.step, sample.collect].every((n) => Number.isInteger(n) && n >= 0),
      ),
    ).toEqual([]);
  });

  it.each([
    ['Blocks', 'Matching'],
    ['Puzzle', 'Adventure'],
    ['Puzzle', 'Car'],
    ['Matching', 'Bejeweled'],
  ])('include one in both %s and %s', (first, second) => {
    expect(games.some(({ categories }) => categories.includes(first) && categories.includes(second))).toBe(
      true,
    );
  });

  it('are played at https addresses or in the arcade', () => {
    expect(breaking(({ play }) => /^(?:https:\/\/|arcade:\/[a-z0-9-]+\/$)/.test(play))).toEqual([]);
  });

  it('have a text of 80 words or more', () => {
    expect(breaking(({ intro }) => words(intro).length >= 80)).toEqual([]);
  });

  it('have a meta description of 50 to 160 characters', () => {
    expect(breaking(({ description }) => description.length >= 50 && description.length <= 160)).toEqual([]);
  });

  it('have controls for each of their devices and no other', () => {
    expect(breaking(({ controls }) => controls.length > 0)).toEqual([]);
    expect(
      breaking(({ controls, devices }) => {
        const used = new Set(controls.map(({ device }) => device));
        return used.symmetricDifference(new Set(devices)).size === 0;
      }),
    ).toEqual([]);
  });

  it('have questions with answers of 12 words or more', () => {
    expect(
      breaking(({ faq }) => faq.length > 0 && faq.every(({ answer }) => words(answer).length >= 12)),
    ).toEqual([]);
  });

  it('never share a run of seven words', () => {
    const seen = new Map<string, string>();
    const shared: string[] = [];
    for (const { slug, intro, description, faq } of games) {
      const texts = [intro, description, ...faq.flatMap(({ question, answer }) => [question, answer])];
      const runs = new Set(texts.flatMap((text) => sevens(words(text))));
      for (const run of runs) {
        const other = seen.get(run);
        if (other) shared.push(`${other} and ${slug}: ${run}`);
        seen.set(run, slug);
      }
    }
    expect(shared).toEqual([]);
  });
});

function sevens(list: readonly string[]): string[] {
  return list.slice(6).map((_, index) => list.slice(index, index + 7).join(' '));
}
