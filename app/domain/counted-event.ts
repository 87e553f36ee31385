/** The section, and the item or category, for which the events of a page are counted. */
export interface CountedPage {
  /** Route prefix of the vertical. */
  vertical: string;
  item?: number;
  category?: number;
}

/** A search with its outcome: matches of the whole keyword, only close matches, or no result. */
export interface CountedSearch {
  keyword: string;
  found: 'matches' | 'close' | 'nothing';
}

/** Something that the statistics count. The browser sends it without anything that identifies the visitor. */
export type CountedEvent = CountedPage &
  (
    | { kind: 'view' | 'visit' | 'open' | 'play' | 'like' | 'click' }
    | { kind: 'time'; seconds: number }
    | ({ kind: 'search' } & CountedSearch)
  );

/** The body of `POST /api/events`. */
export interface EventBatch {
  /** Host of the page that linked to the site, or "". */
  source: string;
  /** Whether the device has a touch screen. iPads otherwise look like desktop computers. */
  hasTouch: boolean;
  /** The language of the page, a BCP 47 tag. */
  language: string;
  events: CountedEvent[];
}

/** Longest play time that one event can report, in seconds. Browsers report it every 15 seconds. */
export const longestPlay = 60;
/** Maximum number of events in a batch. */
export const maxEvents = 50;
