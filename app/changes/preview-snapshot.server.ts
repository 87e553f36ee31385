import type { SnapshotDecoder } from '#app/bundle/decode.server.ts';
import { snapshotAt } from '#app/domain/catalogue-at.ts';
import type { Snapshot } from '#app/domain/snapshot.ts';
import { targetKey } from '#app/store/change-target.ts';
import { readPositions } from '#app/store/items.server.ts';
import type { LoadedItem, MediaRow, RawPart } from '#app/store/raw-site.ts';
import { readUploadsAt } from '#app/store/uploads.server.ts';
import { readParts } from '#app/store/site-parts.server.ts';
import type { Db, Store } from '#app/store/store.ts';
import { mergeEdits } from './apply-edits.server.ts';
import type { Draft } from './drafts.server.ts';
import { picturesOf } from './check-values.server.ts';
import { createResolver, type MergedChange, type MergedValue } from './publish-values.server.ts';

/** The sources of a preview of a draft. */
export interface PreviewSource {
  store: Store;
  decode: SnapshotDecoder;
  /** The published snapshot. Catalogues that the draft does not touch, and unchanged items, are taken from it. */
  published: Snapshot;
  draft: Pick<Draft, 'edits' | 'base'>;
}

/** A snapshot of the site with a draft's edits, and the verticals whose catalogues differ from the published ones. */
export interface PreviewSnapshot {
  snapshot: Snapshot;
  changedVerticals: ReadonlySet<number>;
}

/**
 * Creates a snapshot of the published site with the edits of a draft. If others changed the same fields, the snapshot
 * contains the draft's values. Nothing is checked, so that an unfinished draft also has a preview. Throws RefusedChange
 * if the edits do not fit the site, and VersionTooOldError.
 */
export async function createPreviewSnapshot(source: PreviewSource): Promise<PreviewSnapshot> {
  const { store, decode, published, draft } = source;
  return store.readConsistently(async (db) => {
    const merged = await mergeEdits(db, draft.edits, draft.base, createResolver([], 'mine'));
    const changedVerticals = verticalsOf(merged);
    const reused = new Map([...published.catalogues].filter(([id]) => !changedVerticals.has(id)));
    const parts = replaceParts(await readParts(db), merged.values);
    const uploads = await readUploadsAt(db, picturesOf(merged.values));
    const raw = {
      version: published.version,
      since: published.version,
      parts,
      items: readMergedItems(db, changedVerticals, merged, store.clock.now()),
      media: readAdPictures(parts, published, uploads),
    };
    const media =
      uploads.length === 0
        ? published.media
        : new Map([...published.media, ...uploads.map((upload) => [upload.path, upload] as const)]);
    const whole = { ...(await decode(raw, published, reused)), media, unavailable: published.unavailable };
    return { snapshot: snapshotAt(whole, store.clock.now()).snapshot, changedVerticals };
  });
}

function verticalsOf({ values, moves = new Map() }: MergedChange): Set<number> {
  const ids = values.flatMap(({ target }) => (target.kind === 'picture' ? [] : [target.verticalId]));
  return new Set([...ids, ...moves.keys()].filter((id) => id !== 0));
}

function replaceParts(parts: readonly RawPart[], values: readonly MergedValue[]): RawPart[] {
  const byKey = new Map(parts.map((part) => [targetKey({ kind: 'part', ...part }), part]));
  for (const { target, value } of values) {
    if (target.kind !== 'part') continue;
    if (value?.data == null) byKey.delete(targetKey(target));
    else byKey.set(targetKey(target), { verticalId: target.verticalId, key: target.key, value: value.data });
  }
  return [...byKey.values()];
}

/** Yields the items of the changed verticals in their new order. Only changed items come with their data. */
async function* readMergedItems(
  db: Db,
  verticalIds: ReadonlySet<number>,
  { values, moves = new Map() }: MergedChange,
  now: number,
): AsyncGenerator<LoadedItem[]> {
  for (const verticalId of verticalIds) {
    const positions = new Map(await readPositions(db, verticalId));
    for (const [id, position] of moves.get(verticalId) ?? []) positions.set(id, position);
    const texts = new Map<number, string>();
    for (const { target, value, now: stored } of values) {
      if (target.kind !== 'item' || target.verticalId !== verticalId) continue;
      if (value?.data == null) positions.delete(target.id);
      else {
        positions.set(target.id, value.position ?? 0);
        if (value.data !== stored?.data) texts.set(target.id, value.data);
      }
    }
    const changedAt = Math.floor(now / 1000);
    yield [...positions]
      .sort(([idA, a], [idB, b]) => a - b || idA - idB)
      .map(([id]) => ({ verticalId, id, changedAt, data: texts.get(id) ?? null }));
  }
}

/** Yields the pictures of ads, which become HTML while the snapshot is decoded. */
async function* readAdPictures(
  parts: readonly RawPart[],
  { media }: Pick<Snapshot, 'media'>,
  uploads: readonly MediaRow[],
): AsyncGenerator<MediaRow[]> {
  const ads = parts.filter(({ verticalId, key }) => verticalId === 0 && key === 'ads');
  const paths = picturesOf(
    ads.map(({ verticalId, key, value }) => ({
      target: { kind: 'part', verticalId, key },
      value: { data: value },
    })),
  );
  const published = paths.flatMap((path) => {
    const file = media.get(path);
    return file ? [{ path, ...file }] : [];
  });
  yield [...published, ...uploads];
}
