/** What stands for a section where there is room for a mark only. */
export type SectionMark = 'game' | 'page' | 'stars' | 'question' | 'sky' | 'bag' | 'app' | 'shelf';

/** One content section (PRODUCT 1). */
export interface Vertical {
  id: number;
  /** Route name (PRODUCT 2). */
  prefix: string;
  /** As the menu shows it. */
  name: string;
  menuOrder: number;
  /** Absent: a shelf. */
  mark?: SectionMark;
  /** What its items are called in running text. */
  noun: { one: string; many: string };
  /** What one does with an item, on the button that opens it. */
  act: string;
  /** Its categories and tags name kinds of its items, so the noun follows in their headings: “Puzzle games”. */
  namesLists: boolean;
  /** It has a search page (READINGS 18). */
  isSearched: boolean;
  /** Its items have list pages and a random one; absent: they do. */
  isListed?: boolean;
  /** Visitors can collect its items (PRODUCT 8). */
  isCollected: boolean;
}
