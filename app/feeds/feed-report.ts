import type { Fault } from '#app/bundle/fault.ts';
import type { FeedChoices } from './define-feed.ts';
import type { GateFinding } from './quality-gate.ts';
import type { Validators } from './read-source.server.ts';

/** Identifies an entry of a feed by its location, its id and its title. */
export interface EntryIdentity {
  /**
   * Location in the document, as an encoded phrase: a path or a line. If there are several pages, the page precedes it.
   */
  place: string;
  /** Empty if the entry has no readable id. */
  providerId: string;
  title: string;
}

/** An entry that is valid but was refused. */
export interface RefusedEntry extends EntryIdentity {
  /** An encoded phrase. */
  reason: string;
  /** The field of the item that was refused, if it is a single field. */
  field?: 'title' | 'price' | 'playUrl';
}

/** An entry that breaks rules of the quality gate. */
export interface GatedEntry extends EntryIdentity {
  findings: readonly GateFinding[];
}

/** An entry that was not imported, because an item with the same address or title already exists (spec FEED-5). */
export interface HeldBackEntry extends EntryIdentity {
  reason: 'same address' | 'same title';
  /** The existing item. */
  existing: { id: number; title: string; provider: string };
}

/** An item with fields that the operator changed. The operator’s values override those of the feed. */
export interface OverriddenFields {
  id: number;
  title: string;
  /** Fields whose value differs from the feed's. */
  fields: string[];
}

/** An entry whose item the operator deleted. */
export interface DeletedEntry extends EntryIdentity {
  /** Former id of the item. */
  id: number;
}

/** A category of the provider, and the portal's category that its items received. */
export interface CategoryUse {
  name: string;
  count: number;
  category: string;
  /** False if the name is unknown and its items received the default category. */
  isMapped: boolean;
}

/** Digests of the site's data that a run is compared with, apart from the provider's own items. */
export interface RunBasis {
  menu: string;
  /**
   * Digest of the items of other providers and of the operator. Empty if these items made no difference: no entry was
   * held back, and the quality gate refused none.
   */
  others: string;
}

/** The changes that a run made, or would make. */
export interface FeedReport {
  provider: string;
  source: string;
  pages: number;
  /** True if the whole feed was read. Items that it no longer contains are then removed. */
  isWhole: boolean;
  /** True if no page of the feed has changed since the last run. No entry was then compared. */
  isNotModified: boolean;
  /** The validators for the next request. */
  validators: Validators;
  /** Digests of the site's data that the feed was compared with. */
  basis: RunBasis;
  choices?: FeedChoices;
  entries: number;
  added: number;
  changed: number;
  unchanged: number;
  removed: number;
  /** Number of the provider's items before the run. */
  before: number;
  /** True if more than a tenth of the provider's items would be removed. */
  needsYes: boolean;
  /** The faults of invalid entries. The stored items of these entries stay. */
  bad: Fault[];
  refused: RefusedEntry[];
  heldBack: HeldBackEntry[];
  /** New entries that are imported although they break rules of the quality gate. */
  marked: GatedEntry[];
  overridden: OverriddenFields[];
  deleted: DeletedEntry[];
  /** Number of the provider's items that the operator deleted, whether or not this feed contains them. */
  deletedCount: number;
  /** Sorted by use, the most used first. */
  categories: CategoryUse[];
  /** The category for items with unknown categories, and the number of these items. */
  defaulted: { category: string; count: number };
  /** Number of pictures fetched and prepared in this run. */
  pictures: number;
  /** Number of pictures that could not be fetched in this run. */
  missingPictures: number;
  /** Encoded phrases that say why the operator would not be paid. `warnings` contains them, too. */
  unpaid: string[];
  /** Encoded phrases. */
  warnings: string[];
  /** Site version after the run. `null` if nothing was changed. */
  version: number | null;
}

/** The outcome of a run. */
export type FeedResult =
  | { outcome: 'refused'; provider: string; source: string; fault: Fault }
  | {
      /** `stale`: the changes were not applied, because the caller withdrew the run. */
      outcome: 'applied' | 'unchanged' | 'dry-run' | 'needs-yes' | 'needs-partial' | 'waiting' | 'stale';
      report: FeedReport;
    };
