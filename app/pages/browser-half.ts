import type { BlockComponentMap } from './layouts/block-list.tsx';
import type { ReadOwnToday } from './today-entry.ts';

/** The parts of a vertical that pages of other verticals and `/` use in the browser. */
export interface BrowserHalf {
  /** Address of the complete style sheet of the vertical's pages. */
  styles: string;
  /** Loads the block components of the vertical's home, which `/` can show. */
  home(): Promise<{ components: BlockComponentMap }>;
  /** Loads the browser half of the vertical's entry in the block "today". */
  today?(): Promise<{ readOwnToday: ReadOwnToday }>;
  /**
   * Marks that style sheets need before the first paint: names of data attributes of the document's root element, each
   * with the key in local storage that contains its value.
   */
  earlyMarks?: Readonly<Record<string, string>>;
}

/** Defines the browser half of a vertical. It is the default export of `browser.ts` in its folder. */
export function defineBrowserHalf(half: BrowserHalf): BrowserHalf {
  return half;
}
