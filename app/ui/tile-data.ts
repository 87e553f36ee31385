import type { PictureData } from './picture-data.ts';
import type { ContentName } from './text-language.ts';

/** The data of an item that its tile shows. */
export interface TileData {
  id: number;
  href: string;
  title: string;
  /** Language of the title, if it is not that of the page. */
  language?: string | undefined;
  picture: PictureData | null;
  /** Name of the item's category, if the block shows the category. */
  category?: ContentName;
  badge?: 'new' | 'hot' | 'top' | 'pick' | 'sample';
  /** The visitor's best score, shown instead of the badge. */
  best?: string;
  /** True if the item cannot be played on a touch screen. */
  needsKeyboard?: boolean;
  /**
   * A silent preview shown under the pointer: a video's https address, or a path of this site to which `.webm` is added
   * (`.webp` in browsers without webm).
   */
  preview?: string;
}
