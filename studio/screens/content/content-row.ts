/** A row of the table. */
export interface ContentRow {
  id: number;
  title: string;
  /** Its author, developer or shop. Empty if it has none. */
  by: string;
  cover: RowCover | null;
  /** Position in the catalogue order, from 1. */
  position: number;
  /** Names of the categories, beginning with the primary category. */
  categories: string[];
  tags: string[];
  opens: number;
  likes: number;
  state: 'shown' | 'hidden' | 'rejected';
  /** Why the portal leaves it out: the path of the invalid value and the allowed values. */
  fault: { path: string; allowed: string } | null;
  /** The feed that it comes from, or "". */
  provider: string;
  /** Whether the draft changes or adds it. */
  isChanged: boolean;
  /** Unix milliseconds. 0 if unknown. */
  addedAt: number;
  changedAt: number;
}

/** A small picture of an item. `src` is empty if the portal has no own copy of it. */
export interface RowCover {
  src: string;
  color: string;
}

/** A part of a list. */
export interface RowPage {
  /** Index of the first row. */
  start: number;
  total: number;
  rows: ContentRow[];
}
