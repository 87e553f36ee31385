import type { DumpRow } from './dump-rows.server.ts';
import { addBounded, fieldOf, type MovedSite } from './moved-site.ts';
import {
  postFields,
  siteOptions,
  wordPressSite,
  type WordPressPost,
  type WordPressTerm,
} from './wordpress-site.ts';

/** The tables of WordPress and MyArcadePlugin that are read, without their prefix. */
export const wordPressTables: ReadonlySet<string> = new Set([
  'options',
  'posts',
  'postmeta',
  'terms',
  'term_taxonomy',
  'term_relationships',
  'myarcadegames',
]);

/** Types of posts that have no content of their own. They are skipped. */
const partTypes = new Set(['revision', 'nav_menu_item', 'customize_changeset', 'oembed_cache']);

/** Pairs of a field of posts and the corresponding column of MyArcadePlugin's table. */
const fetchedColumns = [...postFields]
  .filter((name) => name.startsWith('mabp_'))
  .map((name) => [name, name.slice('mabp_'.length)] as const);

export interface WordPressReader {
  /** Adds a row. `table` has no prefix. */
  addRow(table: string, row: DumpRow): void;
  /** Returns the site after the last row. */
  finish(): MovedSite;
}

/** Collects the rows of a WordPress site in any order. */
export function createWordPressReader(): WordPressReader {
  const options = new Map<string, string>();
  const posts: WordPressPost[] = [];
  const metas = new Map<string, Map<string, string>>();
  const fetched = new Map<string, Map<string, string>>();
  const names = new Map<string, { name: string; slug: string }>();
  /** Pairs of a term and its taxonomy, by the id with which relationships refer to the pair. */
  const taxonomies = new Map<string, { termId: string; taxonomy: string; parent: string }>();
  const relationships = new Map<string, string[]>();

  const add = {
    options: (field: FieldOf) => {
      if (siteOptions.has(field('option_name'))) options.set(field('option_name'), field('option_value'));
    },
    posts: (field: FieldOf) => {
      const type = field('post_type');
      const status = field('post_status');
      if (partTypes.has(type) || status === 'auto-draft') return;
      const isFile = type === 'attachment';
      const post = {
        id: field('id'),
        type,
        status,
        title: field('post_title'),
        content: isFile ? '' : field('post_content'),
        slug: field('post_name'),
        date: field('post_date_gmt'),
        localDate: field('post_date'),
        link: '',
        file: isFile ? field('guid') : '',
      };
      addBounded(posts, post, 'posts');
    },
    postmeta: (field: FieldOf) => {
      const key = field('meta_key');
      if (!postFields.has(key)) return;
      const known = metas.get(field('post_id')) ?? new Map<string, string>();
      if (!known.has(key)) known.set(key, field('meta_value'));
      metas.set(field('post_id'), known);
    },
    terms: (field: FieldOf) => {
      names.set(field('term_id'), { name: field('name'), slug: field('slug') });
    },
    term_taxonomy: (field: FieldOf) => {
      const pair = { termId: field('term_id'), taxonomy: field('taxonomy'), parent: field('parent') };
      taxonomies.set(field('term_taxonomy_id'), pair);
    },
    term_relationships: (field: FieldOf) => {
      const known = relationships.get(field('object_id'));
      if (known) known.push(field('term_taxonomy_id'));
      else relationships.set(field('object_id'), [field('term_taxonomy_id')]);
    },
    myarcadegames: (field: FieldOf) => {
      const id = field('postid');
      if (id === '' || id === '0') return;
      fetched.set(id, new Map(fetchedColumns.map(([name, column]) => [name, field(column)])));
    },
  } satisfies Record<string, (field: FieldOf) => void>;
  const adders = new Map<string, (field: FieldOf) => void>(Object.entries(add));

  return {
    addRow(table, row) {
      adders.get(table)?.((name) => fieldOf(row.get(name)));
    },
    finish() {
      const terms = new Map<string, WordPressTerm>();
      for (const { termId, taxonomy, parent } of taxonomies.values()) {
        const named = names.get(termId);
        if (named) terms.set(termId, { id: termId, taxonomy, parent, ...named });
      }
      const postTerms = new Map(
        [...relationships].map(
          ([post, pairs]) => [post, pairs.flatMap((id) => taxonomies.get(id)?.termId ?? [])] as const,
        ),
      );
      return wordPressSite({ options, posts, metas, terms, postTerms, fetched });
    },
  };
}

type FieldOf = (name: string) => string;
