import type { PageKind } from '#app/domain/layout.ts';
import type { PageHead } from '../seo/meta.ts';
import type { PageContext } from './block.server.ts';

/** The data about a page that its route module provides. `composePage` adds the rest. */
export type PageInput<Fields = unknown> = Pick<
  PageContext<Fields>,
  'item' | 'category' | 'listing' | 'search' | 'searchAround' | 'query' | 'verticalInput'
> & {
  /** `text` is a page that belongs to no vertical and has the site's background (spec LOOK-4). */
  kind: PageKind | 'text';
  /** Path and query in their canonical form. */
  address: string;
  /**
   * The languages in which the page's main text exists. Default for a page about an item: the languages of the item.
   * For a text page: the main language. For other pages: all languages, because their texts belong to the interface.
   */
  languages?: readonly string[];
  meta: PageHead;
};
