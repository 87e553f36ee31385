import { checkRedirects } from '#app/bundle/check-redirects.server.ts';
import { BundleFaultError, FaultList } from '#app/bundle/fault.ts';
import { parseJson, writeJsonSource } from '#app/bundle/json-source.server.ts';
import type { BundleRegistry } from '#app/bundle/registry.ts';
import { writeSummary } from '#app/domain/change-summary.ts';
import { isObject } from '#app/lib/is-object.ts';
import { fromCommandLine } from '#app/store/write-transaction.server.ts';
import { readObjectPart } from './stored-json.server.ts';
import { decodeSettings } from '#app/domain/settings/site-settings.server.ts';
import { targetKey, type ChangeTarget } from '#app/store/change-target.ts';
import { writeParts } from '#app/store/site-parts.server.ts';
import type { Db, Store } from '#app/store/store.ts';
import { inWriteTransaction, type ChangeAuthor } from '#app/store/write-transaction.server.ts';
import { readDraftValues } from './draft-values.server.ts';
import type { Draft } from './drafts.server.ts';
import { isLivePage, knownAddresses, type LivePages } from '#app/domain/live-redirects.ts';
import { addressKey, pageNamedBy } from '#app/domain/redirects.ts';

/** Name of the part in the store, and of the field in a bundle, that maps old addresses to new ones. */
const part = 'ext_redirects';

/** An entry of the redirect table. */
export interface StoredRedirect {
  from: string;
  to: string;
  /** Whether a page of the site exists at the old address, so that the redirect has no effect. */
  isShadowed: boolean;
}

/** The effect of changing the redirect table. */
export interface RedirectChange {
  from: string;
  before: string | null;
  after: string | null;
  /** Site version after the change. */
  version: number;
}

/** Lists all redirects in the order in which they were added. */
export async function readRedirects(
  db: Db,
  registry: Pick<BundleRegistry, 'verticals'>,
): Promise<StoredRedirect[]> {
  const entries = [...(await readTable(db))].map(([from, to]) => ({ from, to }));
  const addresses = await findPageAddresses(
    db,
    registry,
    entries.map(({ from }) => from),
  );
  return entries.map((entry) => ({ ...entry, isShadowed: addresses.has(entry.from) }));
}

/**
 * Returns the given addresses at which a page exists on the published site. If `draft` is given, returns those at which
 * a page will exist once the draft is published.
 */
export async function findPageAddresses(
  db: Db,
  registry: Pick<BundleRegistry, 'verticals'>,
  addresses: readonly string[],
  draft: Pick<Draft, 'base' | 'edits'> | null = null,
): Promise<Set<string>> {
  const live = await readLivePages(db, registry, addresses, draft);
  return new Set(
    addresses.filter((address) => {
      const key = addressKey(address);
      return key !== null && isLivePage(key, live);
    }),
  );
}

/**
 * Adds a redirect, or changes the redirect from the same address. Throws BundleFaultError for a value that an import
 * would refuse, and for an address at which a page exists.
 */
export async function addRedirect(
  store: Store,
  registry: Pick<BundleRegistry, 'verticals'>,
  { from, to }: { from: string; to: string },
  author: ChangeAuthor = fromCommandLine,
): Promise<RedirectChange> {
  return inWriteTransaction(store, author, async (site) => {
    const table = await readTable(site.db);
    const [known = from, before = null] =
      [...table].find(([other]) => addressKey(other) === addressKey(from)) ?? [];
    const changed = Object.fromEntries([...table, [known, to]]);
    const faults = new FaultList();
    checkRedirects(faults, parseJson(JSON.stringify(changed)));
    const key = addressKey(from);
    if (
      faults.size === 0 &&
      key !== null &&
      isLivePage(key, await readLivePages(site.db, registry, [from]))
    ) {
      faults.add([part, from], 'is the address of a page of this site', 'an address without a page');
    }
    if (faults.size > 0) throw new BundleFaultError(faults.toArray());
    const change = { from: known, before, after: to };
    if (change.before === to) {
      site.discard();
      return { ...change, version: site.previousVersion ?? 0 };
    }
    await writeParts(site, [{ verticalId: 0, key: part, value: writeJsonSource(changed) }]);
    site.describe(writeSummary('setRedirect', { from: known, to }));
    return { ...change, version: site.version };
  });
}

/** Removes a redirect. Returns `null` if there is none from this address. */
export async function removeRedirect(
  store: Store,
  from: string,
  author: ChangeAuthor = fromCommandLine,
): Promise<RedirectChange | null> {
  return inWriteTransaction(store, author, async (site) => {
    const entries = [...(await readTable(site.db))];
    const found = entries.find(([other]) => addressKey(other) === addressKey(from));
    if (!found) {
      site.discard();
      return null;
    }
    const rest = Object.fromEntries(entries.filter((entry) => entry !== found));
    await writeParts(site, [{ verticalId: 0, key: part, value: writeJsonSource(rest) }]);
    site.describe(writeSummary('removedRedirect', { from: found[0] }));
    return { from: found[0], before: found[1], after: null, version: site.version };
  });
}

async function readTable(db: Db): Promise<Map<string, string>> {
  const entries = Object.entries(await readObjectPart(db, part));
  return new Map(entries.flatMap(([from, to]) => (typeof to === 'string' ? [[from, to]] : [])));
}

/** Reads the data that decides whether pages exist at the given addresses. */
async function readLivePages(
  db: Db,
  { verticals }: Pick<BundleRegistry, 'verticals'>,
  addresses: readonly string[],
  draft: Pick<Draft, 'base' | 'edits'> | null = null,
): Promise<LivePages> {
  const read = async (targets: readonly ChangeTarget[]) => {
    const values = await readDraftValues(db, draft, targets);
    return (target: ChangeTarget) => values.get(targetKey(target))?.value;
  };
  const site = await read([pagesTarget, settingsTarget]);
  const [pages, settings] = [pagesTarget, settingsTarget]
    .map(site)
    .map((value) => (isObject(value) ? value : {}));
  const known = knownAddresses(decodeSettings(settings ?? {}), verticals, Object.keys(pages ?? {}));
  const named = addresses.flatMap((address) => {
    const key = addressKey(address);
    const page = key === null ? null : pageNamedBy(key, known);
    return page?.kind === 'item' || page?.kind === 'category' ? [page] : [];
  });
  const valueOf = await read(
    named.map((page) =>
      page.kind === 'item' ? itemTarget(page.verticalId, page.id) : menuTarget(page.verticalId),
    ),
  );
  return {
    addresses: known,
    hasItem(verticalId, id) {
      const item = valueOf(itemTarget(verticalId, id));
      return item !== undefined && !isHidden(item);
    },
    hasCategory: (verticalId, id) => categoryIds(valueOf(menuTarget(verticalId))).includes(id),
  };
}

const pagesTarget = { kind: 'part', verticalId: 0, key: 'ext_pages' } as const satisfies ChangeTarget;
const settingsTarget = { kind: 'part', verticalId: 0, key: 'settings' } as const satisfies ChangeTarget;

function itemTarget(verticalId: number, id: number): ChangeTarget {
  return { kind: 'item', verticalId, id };
}

function menuTarget(verticalId: number): ChangeTarget {
  return { kind: 'part', verticalId, key: 'menu' };
}

function isHidden(item: unknown): boolean {
  const ext = isObject(item) ? item.ext : null;
  return isObject(ext) && ext.hidden === true;
}

function categoryIds(menu: unknown): number[] {
  if (!Array.isArray(menu)) return [];
  return menu
    .filter(isObject)
    .flatMap(({ content_type_id: id, children }) => [
      ...(typeof id === 'number' ? [id] : []),
      ...categoryIds(children),
    ]);
}
