import type { MediaFile } from '#app/domain/media-file.ts';

/** One part of the site bundle as JSON text, as it was imported. Vertical id 0 contains the site's own parts. */
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

/** An item as a snapshot load returns it. */
export interface LoadedItem {
  verticalId: number;
  id: number;
  changedAt: number;
  /**
   * JSON text. `null` if it is unchanged since `RawSite.since`: the item of the earlier snapshot is used again, unless
   * it is hidden and therefore not in that snapshot.
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
