import { parseDate } from '#app/feeds/parse-date.ts';
import { isObject } from '#app/lib/is-object.ts';
import { ownValue } from '#app/lib/own-value.ts';
import type { DumpRow } from './dump-rows.server.ts';
import {
  addBounded,
  countOf,
  fieldOf,
  splitNames,
  type MovedGame,
  type MovedSite,
  type MovedTerm,
  type MovedText,
} from './moved-site.ts';

/**
 * The tables of CloudArcade (db/tables.sql, versions 1.x and 2.x) that are read. Users, votes and comments are not
 * read. Older versions store tags in a column of `games` instead of in tables.
 */
export const cloudArcadeTables: ReadonlySet<string> = new Set([
  'games',
  'categories',
  'cat_links',
  'tags',
  'tag_links',
  'pages',
  'posts',
  'settings',
]);

export interface CloudArcadeReader {
  addRow(table: string, row: DumpRow): void;
  /** Returns the site after the last row. */
  finish(): MovedSite;
}

interface Named {
  name: string;
  slug: string;
}

/** Collects the rows of a CloudArcade site in any order. */
export function createCloudArcadeReader(): CloudArcadeReader {
  const games: DumpRow[] = [];
  const texts: { kind: 'page' | 'post'; title: string; slug: string }[] = [];
  const categories = new Map<string, Named>();
  const tags = new Map<string, Named>();
  const links = { categories: new Map<string, string[]>(), tags: new Map<string, string[]>() };
  const settings = new Map<string, string>();

  return {
    addRow(table, row) {
      const field = (name: string) => fieldOf(row.get(name));
      if (table === 'games') addBounded(games, keepFields(row), 'games');
      if (table === 'categories') categories.set(field('id'), { name: field('name'), slug: field('slug') });
      if (table === 'tags') tags.set(field('id'), { name: field('name'), slug: field('name') });
      if (table === 'cat_links') addLink(links.categories, field('gameid'), field('categoryid'));
      if (table === 'tag_links') addLink(links.tags, field('game_id'), field('tag_id'));
      if (table === 'settings') settings.set(field('name'), field('value'));
      if (table === 'pages' || table === 'posts') {
        const kind = table === 'pages' ? 'page' : 'post';
        addBounded(texts, { kind, title: field('title'), slug: field('slug') }, table);
      }
    },
    finish() {
      const addressesOf = createAddresses(settings);
      const named = (ids: readonly string[], terms: ReadonlyMap<string, Named>) =>
        ids.flatMap((id) => terms.get(id)?.name ?? []);
      return {
        system: 'cloudarcade',
        home: '',
        games: games.map((row): MovedGame => {
          const field = (name: string) => fieldOf(row.get(name));
          const ownCategories = named(links.categories.get(field('id')) ?? [], categories);
          const ownTags = named(links.tags.get(field('id')) ?? [], tags);
          return {
            id: field('id'),
            title: field('title'),
            intro: field('description'),
            instructions: field('instructions'),
            play: field('url'),
            image: field('thumb_1') || field('thumb_2'),
            screenshots: [],
            width: field('width'),
            height: field('height'),
            categories: ownCategories.length > 0 ? ownCategories : splitNames(field('category')),
            tags: ownTags.length > 0 ? ownTags : splitNames(field('tags')),
            publishedAt: parseDate(field('createddate')),
            figures: {
              opens: countOf(field('views')),
              likes: countOf(field('upvote')),
              dislikes: countOf(field('downvote')),
            },
            addresses: addressesOf('game', field('slug') || slugOf(field('title'))),
            isPublished: field('published') !== '0',
          };
        }),
        categories: [...categories.values()].map(({ name, slug }): MovedTerm => ({
          name,
          addresses: addressesOf('category', (slug || slugOf(name)).toLowerCase()),
        })),
        tags: [...tags.values()].map(({ name, slug }): MovedTerm => ({
          name,
          addresses: addressesOf('tag', slug),
        })),
        texts: texts.map(({ kind, title, slug }): MovedText => ({
          kind,
          title,
          address: addressesOf(kind, slug)[0] ?? '',
        })),
        warnings: [],
      };
    },
  };
}

const gameFields =
  'id createddate title description instructions category thumb_1 thumb_2 url width height tags views upvote downvote slug published'.split(
    ' ',
  );

function keepFields(row: DumpRow): DumpRow {
  return new Map(gameFields.map((name) => [name, row.has(name) ? fieldOf(row.get(name)) : null]));
}

function addLink(links: Map<string, string[]>, game: string, term: string): void {
  const known = links.get(game);
  if (known) known.push(term);
  else links.set(game, [term]);
}

function slugOf(title: string): string {
  return title.toLowerCase().replaceAll(' ', '-');
}

/**
 * Returns a function that lists both paths of a page: the readable one, /game/SLUG, and the other one,
 * /index.php?viewpage=game&slug=SLUG. The setting `custom_path` replaces the first segments of paths. With
 * `lang_code_in_url`, paths begin with the language.
 */
function createAddresses(settings: ReadonlyMap<string, string>): (kind: string, slug: string) => string[] {
  const custom = readCustomPaths(settings.get('custom_path') ?? '');
  const language = settings.get('language') ?? '';
  const hasLanguage = settings.get('lang_code_in_url') === '1' && /^[a-z]{2}$/.test(language);
  const prefix = hasLanguage ? `/${language}` : '';
  return (kind, slug) => {
    if (slug === '') return [];
    const escaped = encodeURIComponent(slug);
    const segment = custom.get(kind) ?? kind;
    return [
      `${prefix}/${encodeURIComponent(segment)}/${escaped}`,
      `/index.php?viewpage=${encodeURIComponent(segment)}&slug=${escaped}`,
    ];
  };
}

function readCustomPaths(json: string): Map<string, string> {
  try {
    const value: unknown = JSON.parse(json || '{}');
    if (!isObject(value)) return new Map();
    return new Map(
      Object.keys(value).flatMap((name) => {
        const original = ownValue(value, name);
        return typeof original === 'string' && name !== '' ? [[original, name] as const] : [];
      }),
    );
  } catch {
    return new Map();
  }
}
