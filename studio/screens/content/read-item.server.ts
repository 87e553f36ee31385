import { categoryIdOf } from '#app/bundle/category-id.ts';
import { listRecordedChanges } from '#app/store/recorded-changes.server.ts';
import { asList, asText, isJsonObject, type JsonObject } from '#app/lib/json.ts';
import { parseJson } from '#app/bundle/json-source.server.ts';
import { countTextsIn, holderOfItem } from '#app/bundle/translations/text-holders.server.ts';
import { itemAddress } from '#app/domain/catalogue/addresses.ts';
import { localAddress } from '#app/pages/seo/meta.ts';
import { readItem as readStoredItem } from '#app/store/items.server.ts';
import { headlineFor } from '../../changes/headline.server.ts';
import type { RequestArgs } from '../../draft/current-draft.server.ts';
import { schemaTextsIn } from '../../schema-texts/schema-texts.server.ts';
import { bundleRegistryOf } from '../../server/bundle-registry.server.ts';
import { documentMessagesContext } from '../../server/context.ts';
import { readDraftFrame } from '../look/preview.server.ts';
import { nameLanguage } from '../translations/name-language.server.ts';
import { readQuery } from './content-query.ts';
import { readItemData } from './content.server.ts';
import { findFaults } from './edit-item.server.ts';
import { findItems } from './find-items.server.ts';
import { categoryRevision } from './item-edits.server.ts';
import { fillForm, itemFormOf } from './item-form.server.ts';
import { coverOf, indexOf } from './rows.server.ts';
import { openSection, type OpenSection } from './section.server.ts';

/** Number of changes in the history of an item. */
const maxChanges = 30;

/**
 * Reads the data of the drawer of an item. Throws a 404 response if the section has no item with this id in the draft.
 */
export async function readItem(args: RequestArgs, prefix: string | undefined, itemId: string | undefined) {
  const section = await openSection(args, prefix);
  const { platform, server, content, draft } = section;
  const id = /^\d{1,15}$/.test(itemId ?? '') ? Number(itemId) : 0;
  const found = content.find(id);
  const data = (await readItemData(platform.store, content, [id])).get(id);
  if (!found || !data) throw new Response('There is no such item.', { status: 404 });
  const published = parseItem(await readStoredItem(platform.store.db, server.vertical.id, id));
  const list = await findItems(platform, content, readQuery(new URL(args.request.url).searchParams));
  const index = list.items.findIndex(({ item }) => item.id === id);
  const at = (other: number) => (index < 0 ? null : (list.items[other]?.item.id ?? null));
  const needsCheck = found.isChanged || found.state === 'rejected';
  const { item } = found;
  const form = itemFormOf(server, schemaTextsIn(args.context.get(documentMessagesContext).language));
  const figures = platform.figuresOf(content.snapshot, item);
  const path = found.state === 'shown' ? ownPath(itemAddress(item)) : null;
  const headline = headlineFor(args.context);
  const isPublic = content.snapshot.catalogues.get(server.vertical.id)?.itemById.has(id) ?? false;
  return {
    id,
    title: asText(data.title),
    shortTitle: asText(data.short_title),
    now: platform.clock.now(),
    addedAt: item.createTime * 1000,
    position: indexOf(content, found) + 1,
    state: found.state,
    isHidden: isJsonObject(data.ext) && data.ext.hidden === true,
    isNew: published === null,
    isChanged: found.isChanged,
    provider: found.provider,
    cover: coverOf(platform, content, item.image),
    groups: [...fillForm(form, data, published)].map(([group, fields]) => ({ group, fields })),
    categories: asList(data.content_type_arr).map(categoryIdOf),
    primary: item.categoryId,
    categoryRevision: categoryRevision(data),
    tags: content.tags.filter(({ itemIds }) => itemIds.includes(id)).map(({ key }) => key),
    translations: countTranslations(args, section, data),
    figures: { opens: figures.opens, likes: figures.likes, dislikes: figures.dislikes },
    address: isPublic ? addressOnPortal(localAddress(platform.environment), itemAddress(item)) : null,
    /**
     * The path of its page in the preview of the draft. `null` if the item has no page, or if its page is the same as
     * the published one.
     */
    previewPath: found.isChanged ? path : null,
    /** Its page in a frame. `null` if it has none. */
    page:
      path === null
        ? null
        : { path, ...(await readDraftFrame(platform, draft && draft.edits.length > 0 ? draft : null)) },
    previous: at(index - 1),
    next: at(index + 1),
    faults: needsCheck ? await findFaults(section, data) : [],
    history: (
      await listRecordedChanges(platform.store.db, {
        target: { kind: 'item', verticalId: server.vertical.id, id },
        limit: maxChanges,
      })
    ).map(({ version, at: time, author, summary, undoneBy }) => ({
      version,
      at: time,
      author,
      headline: headline(summary),
      isUndone: undoneBy !== null,
    })),
  };
}

/** Data of the drawer of an item. */
export type ItemData = Awaited<ReturnType<typeof readItem>>;

/** Counts the texts of an item by the state of their translation, for each language of the site but the first. */
function countTranslations(args: RequestArgs, { platform, server, content }: OpenSection, data: JsonObject) {
  const tags = content.snapshot.settings.languages.slice(1);
  const [holder] = holderOfItem(server.vertical.id, data, bundleRegistryOf(platform));
  const counts = holder ? countTextsIn(holder, tags) : [];
  return counts.map((count, index) => ({ ...nameLanguage(args, tags[index] ?? ''), counts: count }));
}

function parseItem(text: string | null): JsonObject | null {
  const value = text === null ? null : parseJson(text);
  return isJsonObject(value) ? value : null;
}

/** Returns an address if it is a path of the portal, otherwise `null`. */
function ownPath(address: string): string | null {
  return address.startsWith('/') ? address : null;
}

function addressOnPortal(portal: string, address: string): string {
  return address.startsWith('/') ? portal + address : address;
}
