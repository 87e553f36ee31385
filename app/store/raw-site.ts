import type { MediaFile } from '#app/domain/media-file.ts';

/** One part of the bundle as JSON text, as it is stored. Vertical id 0 contains the site's own parts. */
export interface RawPart {
  verticalId: number;
  key: string;
  value: string;
}

/** One item as JSON text. */
export interface RawItem {
  verticalId: number;
  id: number;
  data: string;
  /** Unix seconds of its last change. 0 if it has not changed since it was added. */
  changedAt: number;
}

/** An item as it is read for a snapshot. */
export interface LoadedItem {
  verticalId: number;
  id: number;
  changedAt: number;
  /**
   * JSON text. `null` if the item has not changed since `RawSite.since`. The item of the earlier snapshot is then used
   * again. If that snapshot does not contain the item, because it is hidden, the item stays hidden.
   */
  data: string | null;
}

/** A picture with its media path. */
export interface MediaRow extends MediaFile {
  path: string;
}

/** Everything that is published, in the store's format: the input of a snapshot. */
export interface RawSite {
  /** Site version at which it was read. */
  version: number;
  /** Version of the earlier snapshot that unchanged items are taken from. `null` if every item contains its data. */
  since: number | null;
  parts: RawPart[];
  /**
   * Chunks of items, by vertical id and then in catalogue order. Can be iterated once, while the snapshot is decoded.
   */
  items: AsyncIterable<readonly LoadedItem[]>;
  /** Chunks of pictures, in no particular order. Can be iterated once. */
  media: AsyncIterable<readonly MediaRow[]>;
}
