import { createHash } from 'node:crypto';
import { listMenuEntries, readFormerNames } from '#app/changes/category-names.server.ts';
import { feedOrigin } from '#app/bundle/decode-item.server.ts';
import { asText, isJsonObject, type JsonObject, type JsonValue } from '#app/lib/json.ts';
import { parseJsonSource, writeJsonSource } from '#app/bundle/json-source.server.ts';
import { readMenu } from '#app/changes/stored-json.server.ts';
import { readFeedRecordChunks, type FeedRecord } from '#app/store/feed-ids.server.ts';
import { readItemChunks } from '#app/store/items.server.ts';
import { readMediaPaths } from '#app/store/media-files.server.ts';
import type { Store } from '#app/store/store.ts';
import { readSiteVersion } from '#app/store/write-transaction.server.ts';
import { providerName, type FeedDefinition } from './define-feed.ts';
import type { HeldBackEntry, RunBasis } from './feed-report.ts';
import { createShelf, type Shelf } from './shelf.server.ts';
import { foldAddress, foldOrigin, foldTitle } from '#app/bundle/match-items.ts';

/** A stored item of the feed's own provider. */
export interface OwnItem {
  id: number;
  /** The item as JSON. */
  data: string;
  /** The stored record of the feed's last delivery, or "" if there is none. */
  delivered: string;
  isHidden: boolean;
}

/** A stored item whose JSON is on a shelf, because a feed can have 100,000 items. */
class ShelvedItem implements OwnItem {
  readonly id: number;
  readonly isHidden: boolean;
  readonly #items: Shelf<string>;
  readonly #position: number;
  readonly #record: FeedRecord | undefined;

  constructor(
    { id, data, isHidden }: Pick<OwnItem, 'id' | 'data' | 'isHidden'>,
    items: Shelf<string>,
    record: FeedRecord | undefined,
  ) {
    this.id = id;
    this.isHidden = isHidden;
    this.#items = items;
    this.#position = items.add(data);
    this.#record = record;
  }

  get data(): string {
    return this.#items.at(this.#position);
  }

  get delivered(): string {
    return this.#record?.delivered ?? '';
  }
}

/** A record whose JSON is on a shelf. */
class ShelvedRecord implements FeedRecord {
  readonly id: number;
  readonly #shelf: Shelf<Pick<FeedRecord, 'delivered' | 'removed'>>;
  readonly #position: number;

  constructor(
    { id, delivered, removed }: FeedRecord,
    shelf: Shelf<Pick<FeedRecord, 'delivered' | 'removed'>>,
  ) {
    this.id = id;
    this.#shelf = shelf;
    this.#position = shelf.add({ delivered, removed });
  }

  get delivered(): string {
    return this.#shelf.at(this.#position).delivered;
  }

  get removed(): string | null {
    return this.#shelf.at(this.#position).removed;
  }
}

/** The data of the store that a run needs, as of one site version. */
export interface StoredFeedState {
  version: number | null;
  menu: JsonValue;
  /** Items by provider id. */
  own: ReadonlyMap<string, OwnItem>;
  /** Provider ids of own items that an earlier version stored without their repository. */
  adopted: readonly string[];
  /** Former items of the provider that are no longer stored, by provider id. */
  absent: ReadonlyMap<string, FeedRecord>;
  /** Number of the provider's items that the operator deleted. */
  deletedCount: number;
  /** Ids of the menu's categories. */
  menuIds: ReadonlySet<number>;
  /** Category ids by the former names of the categories. */
  formerNames: ReadonlyMap<string, number>;
  /** Items of other providers and of the operator, by folded address. `byTitle` contains them by folded title. */
  byAddress: ReadonlyMap<string, HeldBackEntry['existing']>;
  byTitle: ReadonlyMap<string, HeldBackEntry['existing']>;
  /** The provider's own items by the address of their original. */
  ownByOrigin: ReadonlyMap<string, HeldBackEntry['existing']>;
  /** Paths of the pictures in the store. The path of a remote picture is its address. */
  mediaPaths: ReadonlySet<string>;
}

/** Returns the basis of a run. `dependsOnOthers` is true if entries were held back, or refused by the quality gate. */
export function basisOf(
  { menu, formerNames, byAddress, byTitle }: StoredFeedState,
  dependsOnOthers: boolean,
): RunBasis {
  return {
    menu: digestOf([writeJsonSource(menu), JSON.stringify([...formerNames])]),
    others: dependsOnOthers ? digestOf([...byAddress.keys(), '', ...byTitle.keys()]) : '',
  };
}

function digestOf(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text}\n`);
  return hash.digest('base64url').slice(0, 22);
}

/** Reads the data with which a run is compared. `provider` is the result of `providerName`. */
export async function readFeedState(
  store: Store,
  feed: Pick<FeedDefinition, 'verticalId' | 'provider' | 'repositoryOf'>,
  provider: string,
): Promise<StoredFeedState> {
  const { verticalId } = feed;
  return store.readConsistently(async (db) => {
    const own = new Map<string, OwnItem>();
    const byAddress = new Map<string, HeldBackEntry['existing']>();
    const byTitle = new Map<string, HeldBackEntry['existing']>();
    const ownByOrigin = new Map<string, HeldBackEntry['existing']>();
    const items = createShelf<string>(store);
    const recordShelf = createShelf<Pick<FeedRecord, 'delivered' | 'removed'>>(store);
    const readRecords = async (name: string) => {
      const records = new Map<string, FeedRecord>();
      for await (const chunk of readFeedRecordChunks(db, verticalId, name)) {
        for (const { providerId, ...record } of chunk) {
          records.set(providerId, new ShelvedRecord(record, recordShelf));
        }
      }
      return records;
    };
    const records = await readRecords(provider);
    const earlier = provider === feed.provider ? records : await readRecords(feed.provider);
    const adopted: string[] = [];
    for await (const chunk of readItemChunks(db, { verticalId })) {
      for (const { id, data } of chunk) {
        const { source: item, value: plain } = parseJsonSource(data);
        if (!isJsonObject(item) || !isJsonObject(plain)) continue;
        const { provider: recorded, providerId } = feedOrigin(item.ext);
        const isEarlier = recorded === feed.provider && feed.repositoryOf && isJsonObject(plain.ext);
        const repository = isEarlier ? feed.repositoryOf?.(plain.ext as JsonObject) : undefined;
        const origin = { provider: providerName(recorded, repository), providerId };
        if (origin.provider === provider) {
          const isHidden = isJsonObject(item.ext) && item.ext.hidden === true;
          const known = (recorded === provider ? records : earlier).get(providerId);
          if (recorded !== provider) adopted.push(providerId);
          own.set(origin.providerId, new ShelvedItem({ id, data, isHidden }, items, known));
        }
        const existing = { id, title: asText(item.title), provider: origin.provider };
        const original = isJsonObject(item.ext) ? foldOrigin(asText(item.ext.origin_url)) : '';
        if (origin.provider === provider) {
          addFirst(ownByOrigin, original, existing);
          continue;
        }
        addFirst(byAddress, original, existing);
        addFirst(byAddress, foldAddress(asText(item.game_url_remote)), existing);
        addFirst(byTitle, foldTitle(existing.title), existing);
      }
    }
    const menu = await readMenu(db, verticalId);
    const absent = new Map([...records].filter(([providerId]) => !own.has(providerId)));
    return {
      version: await readSiteVersion(db),
      menu,
      menuIds: new Set(listMenuEntries(menu).map(({ id }) => id)),
      formerNames: await readFormerNames(db, verticalId),
      own,
      adopted,
      absent,
      deletedCount: absent.values().reduce((count, { removed }) => count + (removed === null ? 1 : 0), 0),
      byAddress,
      byTitle,
      ownByOrigin,
      mediaPaths: await readMediaPaths(db),
    };
  });
}

function addFirst<Value>(map: Map<string, Value>, key: string, value: Value): void {
  if (key !== '' && !map.has(key)) map.set(key, value);
}
