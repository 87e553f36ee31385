import type { PictureData } from '#app/ui/picture-data.ts';

/** Marks drawn where an entry has no picture. */
export type TodayMark = 'stars' | 'sky' | 'question' | 'page';

/** A vertical's entry for today, the same for every visitor. Serialisable. */
export interface TodayEntry {
  verticalId: number;
  /** The kind of entry, such as “Quiz of the day”. */
  label: string;
  title: string;
  href: string;
  mark: TodayMark;
  picture?: PictureData | null;
  /** Where the browser keeps the visitor's choice. Without one there, the vertical's browser half is not fetched. */
  keptAs?: string;
  /** Addresses that the vertical's browser half may choose from, by its own keys. */
  choices?: Readonly<Record<string, string>>;
}

/** What takes the entry's place for a visitor whose browser remembers a choice. */
export type OwnToday = Pick<TodayEntry, 'label' | 'title' | 'href'>;

/** The browser half of a vertical's entry. Returns `null` if this visitor has chosen nothing yet. */
export type ReadOwnToday = (entry: TodayEntry) => OwnToday | null | Promise<OwnToday | null>;

/** How that half is fetched, by vertical id. */
export type TodayParts = Readonly<Record<number, () => Promise<{ readOwnToday: ReadOwnToday }>>>;
