import { parseDate } from '#app/feeds/parse-date.ts';
import type { MovedGame, MovedSite, MovedTerm, MovedText } from './moved-site.ts';
import { countOf } from './moved-site.ts';

/** A post of WordPress of any type. Its address is only known from WordPress' own export. */
export interface WordPressPost {
  id: string;
  type: string;
  status: string;
  title: string;
  content: string;
  slug: string;
  /** In UTC. */
  date: string;
  /** The date in the time zone of the site. Addresses contain this date. */
  localDate: string;
  /** The whole address, or "". */
  link: string;
  /** Address of the file of an attachment, or "". */
  file: string;
}

/** A term of any taxonomy. */
export interface WordPressTerm {
  id: string;
  taxonomy: string;
  slug: string;
  name: string;
  /** Id of the parent term. "0" or "" if there is none. */
  parent: string;
}

/** The contents of a WordPress export. */
export interface WordPressContent {
  options: ReadonlyMap<string, string>;
  posts: readonly WordPressPost[];
  /** Fields of posts by post id. */
  metas: ReadonlyMap<string, ReadonlyMap<string, string>>;
  terms: ReadonlyMap<string, WordPressTerm>;
  /** Ids of terms by post id. */
  postTerms: ReadonlyMap<string, readonly string[]>;
  /** Rows of MyArcadePlugin's table of fetched games, by post id, with the names of the post's fields. */
  fetched: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

/**
 * The fields of posts that are read. MyArcadePlugin 5 stores a game in the fields that begin with `mabp_`, and its
 * number of plays in `myarcade_plays`.
 */
export const postFields: ReadonlySet<string> = new Set([
  'mabp_game_type',
  'mabp_description',
  'mabp_instructions',
  'mabp_swf_url',
  'mabp_thumbnail_url',
  'mabp_height',
  'mabp_width',
  'mabp_screen1_url',
  'mabp_screen2_url',
  'mabp_screen3_url',
  'mabp_screen4_url',
  'myarcade_plays',
  '_thumbnail_id',
]);

/** The options that are read. */
export const siteOptions: ReadonlySet<string> = new Set([
  'home',
  'siteurl',
  'permalink_structure',
  'category_base',
  'tag_base',
]);

const none: ReadonlyMap<string, string> = new Map();

/** Returns the site that an export describes. Posts with the fields of MyArcadePlugin are its games. */
export function wordPressSite(content: WordPressContent): MovedSite {
  const { options, posts, metas, terms, postTerms, fetched } = content;
  const home = options.get('home') || options.get('siteurl') || '';
  const addressOf = createPostAddresses(content, pathOf(home));
  const files = new Map(posts.filter(({ file }) => file !== '').map(({ id, file }) => [id, file]));
  const games: MovedGame[] = [];
  const texts: MovedText[] = [];
  let unknownAddresses = 0;
  for (const post of posts) {
    const own = metas.get(post.id) ?? none;
    const row = fetched.get(post.id) ?? none;
    const field = (name: string) => own.get(name) || row.get(name) || '';
    const address = addressOf(post);
    if (field('mabp_swf_url') === '' && field('mabp_game_type') === '') {
      const kind = post.type === 'page' || post.type === 'post' ? post.type : null;
      if (kind !== null && post.status === 'publish') texts.push({ kind, title: post.title, address });
      continue;
    }
    if (address === '' && post.status === 'publish') unknownAddresses += 1;
    const ownTerms = (postTerms.get(post.id) ?? []).flatMap((id) => terms.get(id) ?? []);
    games.push({
      id: post.id,
      title: post.title,
      intro: field('mabp_description') || post.content,
      instructions: field('mabp_instructions'),
      play: field('mabp_swf_url'),
      image: field('mabp_thumbnail_url') || files.get(field('_thumbnail_id')) || '',
      screenshots: [1, 2, 3, 4].map((number) => field(`mabp_screen${number}_url`)).filter(Boolean),
      width: field('mabp_width'),
      height: field('mabp_height'),
      categories: ownTerms.filter(isCategory).map(({ name }) => name),
      tags: ownTerms.filter(isTag).map(({ name }) => name),
      publishedAt: parseDate(post.date.startsWith('0000') ? post.localDate : post.date),
      figures: { opens: countOf(field('myarcade_plays')), likes: 0, dislikes: 0 },
      addresses: address === '' ? [] : [address],
      isPublished: post.status === 'publish',
    });
  }
  return {
    system: 'wordpress',
    home,
    games,
    categories: termAddresses(content, isCategory, pathOf(home)),
    tags: termAddresses(content, isTag, pathOf(home)),
    texts,
    warnings:
      unknownAddresses === 0
        ? []
        : [
            `The old addresses of ${unknownAddresses} games are unknown, or are the home page with a query, ` +
              'such as /?p=7, so they get no redirects.',
          ],
  };
}

/**
 * MyArcadePlugin can use taxonomies of a theme, with names such as `game_category`, so a part of the name is enough.
 */
function isCategory({ taxonomy }: WordPressTerm): boolean {
  return /categor/i.test(taxonomy);
}

function isTag({ taxonomy }: WordPressTerm): boolean {
  return !/categor/i.test(taxonomy) && /tag/i.test(taxonomy);
}

/** Returns the path of an address, without a slash at its end. */
function pathOf(address: string): string {
  return URL.canParse(address) ? new URL(address).pathname.replace(/(?<!\/)\/+$/, '') : '';
}

/**
 * Returns a function that returns the path of a post, or "" if the path is unknown. Paths of posts follow the option
 * `permalink_structure`, such as `/%year%/%postname%/` (WordPress, get_permalink). Paths of custom post types begin
 * with the name of the type.
 */
function createPostAddresses(content: WordPressContent, folder: string): (post: WordPressPost) => string {
  const structure = content.options.get('permalink_structure') ?? '';
  return (post) => {
    if (post.link !== '') return URL.canParse(post.link) ? withoutHomeQuery(new URL(post.link)) : '';
    if (structure === '' || post.slug === '') return '';
    if (post.type === 'page') return `${folder}/${post.slug}`;
    if (post.type !== 'post') return `${folder}/${encodeURIComponent(post.type)}/${post.slug}`;
    const [, year = '', month = '', day = '', hour = '', minute = '', second = ''] =
      /^(\d{4})-(\d\d)-(\d\d)(?: (\d\d):(\d\d):(\d\d))?/.exec(post.localDate) ?? [];
    const parts = new Map([
      ['year', year],
      ['monthnum', month],
      ['day', day],
      ['hour', hour],
      ['minute', minute],
      ['second', second],
      ['post_id', post.id],
      ['postname', post.slug],
      ['category', categoryPath(content, post)],
    ]);
    let isKnown = true;
    const path = structure.replaceAll(/%(\w+)%/g, (_all, name: string) => {
      const part = parts.get(name) ?? '';
      if (part === '') isKnown = false;
      return part;
    });
    return isKnown ? folder + (path.startsWith('/') ? path : `/${path}`) : '';
  };
}

function withoutHomeQuery({ pathname, search }: URL): string {
  return pathname === '/' ? '' : pathname + search;
}

/** Returns the part of an address for %category%: the category with the lowest id, preceded by its parents. */
function categoryPath({ terms, postTerms }: WordPressContent, post: WordPressPost): string {
  const own = (postTerms.get(post.id) ?? [])
    .flatMap((id) => terms.get(id) ?? [])
    .filter(({ taxonomy }) => taxonomy === 'category')
    .sort((a, b) => Number(a.id) - Number(b.id));
  return own[0] ? termPath(terms, own[0]) : 'uncategorized';
}

/** Maximum number of parents in the address of a category. */
const maxParents = 10;

function termPath(terms: ReadonlyMap<string, WordPressTerm>, term: WordPressTerm): string {
  const slugs = [term.slug];
  let parent = terms.get(term.parent);
  while (parent && slugs.length <= maxParents) {
    slugs.unshift(parent.slug);
    parent = terms.get(parent.parent);
  }
  return slugs.join('/');
}

/**
 * Lists the categories or tags with their paths. A path consists of the base of the taxonomy, the slugs of the parents
 * and the slug of the term.
 */
function termAddresses(
  { options, terms }: WordPressContent,
  isWanted: (term: WordPressTerm) => boolean,
  folder: string,
): MovedTerm[] {
  const bases = new Map([
    ['category', options.get('category_base') || 'category'],
    ['post_tag', options.get('tag_base') || 'tag'],
  ]);
  return [...terms.values()].filter(isWanted).map((term) => {
    const base = (bases.get(term.taxonomy) ?? encodeURIComponent(term.taxonomy)).replaceAll(
      /^\/+|(?<!\/)\/+$/g,
      '',
    );
    return {
      name: term.name,
      addresses: term.slug === '' ? [] : [`${folder}/${base}/${termPath(terms, term)}`],
    };
  });
}
