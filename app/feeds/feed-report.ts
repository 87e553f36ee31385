import type { Fault } from '#app/bundle/fault.ts';
import type { FeedChoices } from './define-feed.ts';
import type { Validators } from './read-source.server.ts';

/** An entry of a feed: its position and its title. */
export interface EntryPlace {
  /** Path in the document, with the page before it when there are several. */
  place: string;
  /** "" when the entry has none that can be read. */
  providerId: string;
  title: string;
}

/** An entry that was understood and not taken. */
export interface RefusedEntry extends EntryPlace {
  reason: string;
}

/** An entry that another provider seems to have brought already (READINGS 45). */
export interface HeldBackEntry extends EntryPlace {
  reason: 'same address' | 'same title';
  /** The item that is there already. */
  existing: { id: number; title: string; provider: string };
}

/** An item with fields that the operator changed and that the run left alone. */
export interface KeptFields {
  id: number;
  title: string;
  /** Fields whose value differs from the feed's. */
  fields: string[];
}

/** An entry whose item the operator deleted. */
export interface DeletedEntry extends EntryPlace {
  /** Id that the item had. */
  id: number;
}

/** One of the provider's categories, and where its items went. */
export interface CategoryUse {
  name: string;
  count: number;
  category: string;
  /** False: nothing knows the name, and its items went to the default. */
  isMapped: boolean;
}

/** What a run changed, or would change. */
export interface FeedReport {
  provider: string;
  source: string;
  pages: number;
  /** Whether the whole feed was read, so that items missing in it are removed. */
  isWhole: boolean;
  /** The server said that the document is the one of the last run; nothing was compared. */
  isNotModified: boolean;
  /** The validators of the next request. */
  validators: Validators;
  choices?: FeedChoices;
  entries: number;
  added: number;
  changed: number;
  unchanged: number;
  removed: number;
  /** Items of this provider before the run. */
  before: number;
  /** More than a tenth of the provider's items would go. */
  needsYes: boolean;
  /** Entries that could not be read. Their stored items stay. */
  bad: Fault[];
  refused: RefusedEntry[];
  heldBack: HeldBackEntry[];
  kept: KeptFields[];
  deleted: DeletedEntry[];
  /** Number of the provider's items that the operator deleted, in this feed or another of the provider's. */
  deletedCount: number;
  /** Most used first. */
  categories: CategoryUse[];
  /** The category for items whose categories nothing knows, and how many went there. */
  defaulted: { category: string; count: number };
  /** Pictures fetched and prepared in this run. */
  pictures: number;
  warnings: string[];
  /** Site version after the run. `null` if nothing was changed. */
  version: number | null;
}

/** How a run ended. */
export type FeedResult =
  | { outcome: 'refused'; provider: string; source: string; fault: Fault }
  | { outcome: 'applied' | 'unchanged' | 'dry-run' | 'needs-yes' | 'needs-partial'; report: FeedReport };
