import type { SectionScope } from '#app/messages/section-messages.ts';

/** The symbol that represents a section where there is only room for an icon. */
export type SectionMark = 'game' | 'page' | 'stars' | 'question' | 'sky' | 'bag' | 'app' | 'shelf';

/** One content section. */
export interface Vertical {
  id: number;
  /** Route name (spec ADDR-1). */
  prefix: string;
  /**
   * Name of its folder in `app/verticals`. The messages in that folder contain all texts that shared pages show about
   * the section.
   */
  scope: SectionScope;
  /** The name in the documentation of settings and layouts. Pages show the message `section.name`. */
  name: string;
  menuOrder: number;
  /** The section's symbol. `shelf` if it is not set. */
  mark?: SectionMark;
  /** The English words for its items. Popular search words omit them. */
  noun: { one: string; many: string };
  /** Whether it has a search page (spec ADDR-9). */
  isSearched: boolean;
  /** Whether its items have list pages and a random page. True if not set. */
  isListed?: boolean;
  /** Whether visitors can collect its items (spec MINE-1). */
  isCollected: boolean;
}
