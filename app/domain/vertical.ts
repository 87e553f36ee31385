import type { SectionScope } from '#app/messages/section-messages.ts';

/** The symbol of a section where there is only room for an icon. */
export type SectionMark = 'game' | 'page' | 'stars' | 'question' | 'sky' | 'bag' | 'app' | 'shelf';

/** One content section. */
export interface Vertical {
  id: number;
  /** Name of its folder in `app/verticals`. */
  folder: string;
  /** Route name (spec ADDR-1). */
  prefix: string;
  /** The name of its folder of messages, which contains all that shared pages show of a section. */
  scope: SectionScope;
  /** The name in the menu. */
  name: string;
  menuOrder: number;
  /** The look of its search results. A shelf if it is not set. */
  mark?: SectionMark;
  /** How running text refers to its items. */
  noun: { one: string; many: string };
  /** Text of the button that opens one of its items. */
  callToAction: string;
  /** Its categories and tags name kinds of its items, so the noun follows in their headings: “Puzzle games”. */
  namesLists: boolean;
  /** Whether it has a search page (spec ADDR-9). */
  isSearched: boolean;
  /** Whether its items have list pages and a random page. True if not set. */
  isListed?: boolean;
  /** Whether visitors can collect its items (spec MINE-1). */
  isCollected: boolean;
}
