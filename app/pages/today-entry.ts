import type { Formats } from '#app/messages/formats.ts';
import type { PictureData } from '#app/ui/picture-data.ts';

/** Illustrations for entries without a picture. */
export type TodayMark = 'stars' | 'sky' | 'question' | 'page';

/** A vertical's entry for today, the same for every visitor. Serialisable. */
export interface TodayEntry {
  /** Folder of the vertical. */
  section: string;
  /** The kind of entry, such as “Quiz of the day”. */
  label: string;
  /** The label for visitors whose browser has stored a choice. */
  ownLabel?: string;
  title: string;
  /** Language of the title, if it is not that of the page. */
  language?: string | undefined;
  href: string;
  mark: TodayMark;
  picture?: PictureData | null;
  /** Storage key of the visitor's choice. The vertical's browser half is only loaded if a choice is stored. */
  keptAs?: string;
  /** Titles and addresses by keys that the vertical defines. Its browser half chooses one of them. */
  choices?: Readonly<Record<string, { title: string; href: string }>>;
}

/** The values that replace those of the entry for a visitor whose browser has stored a choice. */
export type OwnToday = Pick<TodayEntry, 'label' | 'title' | 'href'>;

/** The browser half of a vertical's entry. Returns `null` if this visitor has chosen nothing yet. */
export type ReadOwnToday = (
  entry: TodayEntry,
  formats: Formats,
) => OwnToday | null | Promise<OwnToday | null>;

/** Functions that load the browser halves of the entries, keyed by section. */
export type TodayParts = ReadonlyMap<string, () => Promise<{ readOwnToday: ReadOwnToday }>>;
