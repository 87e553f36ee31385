import { readItemChunks } from '#app/store/items.server.ts';
import { readParts } from '#app/store/site-parts.server.ts';
import type { Db, Store } from '#app/store/store.ts';
import { ownAds, ownVerticals } from './foreign-verticals.ts';
import { parseJson, parseJsonSource, writeJsonSource } from './json-source.server.ts';
import { isJsonObject, type JsonValue } from '#app/lib/json.ts';
import { bundleFields, verticalFields } from './schema.server.ts';

/** Receives a piece of an export; an export is never completely in memory. */
export type WriteText = (text: string) => void | Promise<void>;

/** A member of a JSON object. `write` writes its value, and `indent` is the indentation of the member. */
interface Member {
  key: string;
  write(indent: string): Promise<void>;
}

/** The verticals that an export leaves out: the number of items by vertical id. */
export type LeftOut = ReadonlyMap<number, number>;

/**
 * Writes everything that is published as a site bundle, as of one moment. Counters of visitors are not included (spec
 * BUN-9). The content, layouts and ads of verticals that are not among `verticals` are left out, because an import
 * refuses them. Returns the verticals whose content was left out.
 */
export async function exportBundle(
  store: Store,
  write: WriteText,
  verticals?: Pick<ReadonlyMap<number, unknown>, 'has'>,
): Promise<LeftOut> {
  return store.readConsistently(async (db) => {
    const parts = await readStoredParts(db);
    const site = parts.get(0) ?? new Map<string, string>();
    const content = [...parts.keys()].filter((id) => id !== 0).sort((a, b) => a - b);
    const skeleton = site.get('data_content');
    const named = skeleton === undefined ? [] : Object.keys(parseJson(skeleton) ?? {}).map(Number);
    const storedIds = [...new Set([...named, ...content])].sort((a, b) => a - b);
    const verticalIds = storedIds.filter((id) => !verticals || verticals.has(id));
    const members: Member[] = [];
    for (const [key, text] of site) {
      if (key === 'data_content') continue;
      members.push(textMember(key, verticals ? withoutForeign(key, text, verticals) : text, write));
    }
    if (skeleton !== undefined || verticalIds.length > 0) {
      const contents = verticalIds.map((id) => ({
        key: String(id),
        write: (indent: string) => writeVertical(db, id, parts.get(id), write, indent),
      }));
      members.push({ key: 'data_content', write: (indent) => writeObject(contents, write, indent) });
    }
    await writeObject(inOrder(members, bundleFields), write, '');
    await write('\n');
    return countItems(
      db,
      storedIds.filter((id) => !verticalIds.includes(id)),
    );
  });
}

/** Returns the text of a part of the site without the layouts and ads of verticals that are not exported. */
function withoutForeign(
  key: string,
  text: string,
  verticals: Pick<ReadonlyMap<number, unknown>, 'has'>,
): string {
  if (key !== 'layouts' && key !== 'ads') return text;
  const { source } = parseJsonSource(text);
  let own: JsonValue = source;
  if (key === 'layouts' && isJsonObject(source)) own = ownVerticals(source, verticals);
  if (key === 'ads' && Array.isArray(source)) own = ownAds(source, verticals);
  return writeJsonSource(own);
}

async function countItems(db: Db, verticalIds: readonly number[]): Promise<Map<number, number>> {
  const counts = new Map<number, number>();
  for (const id of verticalIds) {
    const { count } = await db
      .selectFrom('items')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('verticalId', '=', id)
      .executeTakeFirstOrThrow();
    counts.set(id, Number(count));
  }
  return counts;
}

/** Writes one vertical's `{menu, list, list_type, list_tags}`. */
export async function exportVertical(store: Store, verticalId: number, write: WriteText): Promise<void> {
  await store.readConsistently(async (db) => {
    const parts = await readStoredParts(db);
    await writeVertical(db, verticalId, parts.get(verticalId), write, '');
    await write('\n');
  });
}

/**
 * Reads the stored parts by vertical and key. A vertical with items also gets an empty part `list` as a placeholder.
 */
async function readStoredParts(db: Db): Promise<Map<number, Map<string, string>>> {
  const parts = new Map<number, Map<string, string>>();
  for (const { verticalId, key, value } of await readParts(db)) {
    const own = parts.get(verticalId) ?? new Map<string, string>();
    parts.set(verticalId, own.set(key, value));
  }
  const rows = await db.selectFrom('items').select('verticalId').distinct().execute();
  for (const { verticalId } of rows) {
    const own = parts.get(verticalId) ?? new Map<string, string>();
    parts.set(verticalId, own.set('list', '[]'));
  }
  return parts;
}

async function writeVertical(
  db: Db,
  verticalId: number,
  parts: ReadonlyMap<string, string> | undefined,
  write: WriteText,
  indent: string,
): Promise<void> {
  const members = [...(parts ?? [])].map(([key, text]) =>
    key === 'list'
      ? { key, write: (inner: string) => writeItems(db, verticalId, write, inner) }
      : textMember(key, text, write),
  );
  await writeObject(inOrder(members, verticalFields), write, indent);
}

async function writeItems(db: Db, verticalId: number, write: WriteText, indent: string): Promise<void> {
  let isEmpty = true;
  await write('[');
  for await (const chunk of readItemChunks(db, { verticalId })) {
    for (const { data } of chunk) {
      await write(`${isEmpty ? '' : ','}\n${indent}  ${format(data, `${indent}  `)}`);
      isEmpty = false;
    }
  }
  await write(isEmpty ? ']' : `\n${indent}]`);
}

async function writeObject(members: readonly Member[], write: WriteText, indent: string): Promise<void> {
  await write('{');
  for (const [index, member] of members.entries()) {
    await write(`${index === 0 ? '' : ','}\n${indent}  ${JSON.stringify(member.key)}: `);
    await member.write(`${indent}  `);
  }
  await write(members.length === 0 ? '}' : `\n${indent}}`);
}

function textMember(key: string, text: string, write: WriteText): Member {
  return { key, write: async (indent) => write(format(text, indent)) };
}

function format(text: string, indent: string): string {
  return writeJsonSource(parseJsonSource(text).source, 2).replaceAll('\n', `\n${indent}`);
}

/** Returns the members in the given order. All other members follow, sorted by key. */
function inOrder(members: readonly Member[], order: readonly string[]): Member[] {
  const rank = ({ key }: Member) => (order.includes(key) ? order.indexOf(key) : order.length);
  return members.toSorted((a, b) => rank(a) - rank(b) || (a.key < b.key ? -1 : 1));
}
