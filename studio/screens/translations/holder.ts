import type { TextGroup } from '#app/bundle/translations/text-holders.server.ts';
import type { StateCounts } from '#app/bundle/translations/translation.server.ts';
import type { Excerpt } from '#app/translations/text-search.ts';

/** The kinds of things with texts, in the order of the lists. */
export const textGroups = [
  'info',
  'settings',
  'ext_pages',
  'layouts',
  'ads',
  'categories',
  'tags',
  'items',
] as const satisfies readonly TextGroup[];

/** Identifies something with texts: an item, category or tag, a text page, or a part of the site. */
export interface HolderKey {
  /** Route name of a section, or `site`. */
  section: string;
  group: TextGroup;
  /** Id of the item or category, or name of the tag or text page. Empty for the other parts of the site. */
  id: string;
}

/** A row of the list. */
export interface HolderRow extends HolderKey {
  name: string;
  counts: StateCounts;
  /** The passage by which the search found it. `null` if the name contains all words of the search. */
  excerpt: Excerpt | null;
}

/** A language with its name in the language of the Studio. */
export interface NamedLanguage {
  /** BCP 47 tag. */
  tag: string;
  name: string;
}

/** A language with the direction in which it is written. */
export interface DirectedLanguage extends NamedLanguage {
  direction: 'ltr' | 'rtl';
}

/** Returns the address of the list of a language. */
export function languageAddress(tag: string): string {
  return `/translations/${encodeURIComponent(tag)}`;
}

/** Returns the address of the screen that translates something into a language. */
export function holderAddress(language: string, { section, group, id }: HolderKey): string {
  const steps = [section, group, ...(id === '' ? [] : [id])];
  return `${languageAddress(language)}/${steps.map(encodeURIComponent).join('/')}`;
}

/** Returns a text that identifies something with texts within a site. */
export function rowKey({ section, group, id }: HolderKey): string {
  return `${section} ${group} ${id}`;
}

/** Whether two keys identify the same item, category, tag, page or part. */
export function isSameHolder(one: HolderKey, other: HolderKey): boolean {
  return one.section === other.section && one.group === other.group && one.id === other.id;
}
