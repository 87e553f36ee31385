import { checkTextPages } from '#app/bundle/check-pages.server.ts';
import { BundleFaultError, FaultList } from '#app/bundle/fault.ts';
import { writeJsonSource } from '#app/bundle/json-source.server.ts';
import { writeSummary } from '#app/domain/change-summary.ts';
import { fromCommandLine } from '#app/store/write-transaction.server.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { readObjectPart } from './stored-json.server.ts';
import { writeParts } from '#app/store/site-parts.server.ts';
import type { Store } from '#app/store/store.ts';
import { inWriteTransaction, type ChangeAuthor } from '#app/store/write-transaction.server.ts';
import type { TextPageName } from '#app/domain/text-pages.ts';

/** Name of the part in the store, and of the field in a bundle, that maps the names of text pages to their Markdown. */
const part = 'ext_pages';

/** The effect of changing a text page. */
export interface TextPageChange {
  page: TextPageName;
  isChanged: boolean;
  /** Number of lines that were added. */
  added: number;
  removed: number;
  /** Site version after the change. */
  version: number;
}

/** Returns the Markdown of a text page, or `null` if the operator has not written it yet. */
export async function readTextPage(store: Store, name: TextPageName): Promise<string | null> {
  const text = ownValue(await readObjectPart(store.db, part), name);
  return typeof text === 'string' ? text : null;
}

/**
 * Replaces the Markdown of a text page in one transaction. The text is checked as in an import. Throws
 * BundleFaultError.
 */
export async function changeTextPage(
  store: Store,
  name: TextPageName,
  markdown: string,
  author: ChangeAuthor = fromCommandLine,
): Promise<TextPageChange> {
  const faults = new FaultList();
  checkTextPages(faults, { [name]: markdown });
  if (faults.size > 0) throw new BundleFaultError(faults.toArray());
  return inWriteTransaction(store, author, async (site) => {
    const pages = await readObjectPart(site.db, part);
    const before = ownValue(pages, name);
    const change = { page: name, isChanged: before !== markdown, ...compareLines(before, markdown) };
    if (!change.isChanged) {
      site.discard();
      return { ...change, version: site.previousVersion ?? 0 };
    }
    await writeParts(site, [
      { verticalId: 0, key: part, value: writeJsonSource({ ...pages, [name]: markdown }) },
    ]);
    site.describe(writeSummary('changedTextPage', { name }));
    return { ...change, version: site.version };
  });
}

function compareLines(before: unknown, after: string): { added: number; removed: number } {
  const counts = new Map<string, number>();
  for (const line of after.split('\n')) counts.set(line, (counts.get(line) ?? 0) + 1);
  for (const line of typeof before === 'string' ? before.split('\n') : []) {
    counts.set(line, (counts.get(line) ?? 0) - 1);
  }
  let [added, removed] = [0, 0];
  for (const count of counts.values()) {
    if (count > 0) added += count;
    else removed -= count;
  }
  return { added, removed };
}
