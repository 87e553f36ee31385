import { asText } from '#app/lib/json.ts';
import type { Item } from '#app/domain/catalogue/item.ts';
import { nearlySame, shinglesOf, similarityOf, type Shingles } from '#app/domain/quality/similar-texts.ts';
import { countWords } from '#app/domain/quality/words.ts';
import type { Snapshot } from '#app/domain/snapshot.ts';
import { unavailableSince } from '#app/domain/unavailable-items.ts';
import { readDelivered } from '#app/feeds/delivered-fields.ts';
import { createPacer } from '#app/lib/chunks.server.ts';
import { withoutTags } from '#app/lib/plain-text.ts';
import { readDeliveredChunks } from '#app/store/feed-ids.server.ts';
import type { Db } from '#app/store/store.ts';
import type { Place } from '../finding.ts';

/** The texts of an item that visitors can find. */
export interface ItemText {
  item: Item;
  words: number;
  shingles: Shingles;
  /** Whether a feed delivered nearly the same texts. Other sites with the same feed show them, too. */
  isProvided: boolean;
}

/** Lists the items that visitors and search engines can find: available items of enabled sections, without samples. */
export function listFoundItems({ catalogues, settings, unavailable }: Snapshot): Item[] {
  const { verticals } = settings;
  return [...catalogues.values()]
    .filter(({ verticalId }) => verticals.length === 0 || verticals.includes(verticalId))
    .flatMap(({ items }) =>
      items.filter((item) => !item.isSample && unavailableSince(unavailable, item) === null),
    );
}

/** Returns an item as the location of a finding. */
export function placeOfItem({ prefix, id, title }: Pick<Item, 'prefix' | 'id' | 'title'>): Place {
  return { kind: 'item', prefix, id, title };
}

/** The texts by snapshot. They are collected once for all checks and all operators. */
const known = new WeakMap<Snapshot, Promise<ItemText[]>>();

/** Returns the texts of all items that visitors can find. Yields to other work of the process. */
export function readItemTexts(db: Db, snapshot: Snapshot): Promise<ItemText[]> {
  const earlier = known.get(snapshot);
  if (earlier) return earlier;
  const texts = collectTexts(db, snapshot);
  known.set(snapshot, texts);
  texts.catch(() => known.delete(snapshot));
  return texts;
}

async function collectTexts(db: Db, snapshot: Snapshot): Promise<ItemText[]> {
  const pacer = createPacer();
  const items = listFoundItems(snapshot);
  const provided = await readProvided(db, items);
  const texts: ItemText[] = [];
  for (const item of items) {
    if (pacer.isDue()) await pacer.takeTurn();
    const text = textOfItem(item);
    const shingles = shinglesOf(text, item.title);
    const delivered = provided.get(keyOf(item));
    const isProvided = delivered !== undefined && similarityOf(delivered, shingles) >= nearlySame;
    texts.push({ item, words: countWords(text), shingles, isProvided });
  }
  return texts;
}

/** Reads the texts that feeds delivered for items, as shingles. */
async function readProvided(db: Db, items: readonly Item[]): Promise<ReadonlyMap<string, Shingles>> {
  const fed = new Map(items.filter(({ isFromFeed }) => isFromFeed).map((item) => [keyOf(item), item]));
  const provided = new Map<string, Shingles>();
  const pacer = createPacer();
  for (const verticalId of new Set([...fed.values()].map((item) => item.verticalId))) {
    for await (const chunk of readDeliveredChunks(db, verticalId)) {
      for (const { id, delivered } of chunk) {
        if (pacer.isDue()) await pacer.takeTurn();
        const key = keyOf({ verticalId, id });
        const item = fed.get(key);
        const values = item && readDelivered(delivered)?.values;
        if (!values) continue;
        const fields = ['title', 'intro', 'details', 'rich_text'].map((field) => asText(values.get(field)));
        provided.set(key, shinglesOf(withoutTags(fields.join(' ')), item.title));
      }
    }
  }
  return provided;
}

function keyOf({ verticalId, id }: Pick<Item, 'verticalId' | 'id'>): string {
  return `${verticalId} ${id}`;
}

/** Returns all texts on the page of an item, without markup. */
export function textOfItem({ title, intro, details, richText, faq, fields }: Item): string {
  const questions = faq.map(({ question, answer }) => `${question} ${answer}`);
  return withoutTags([title, intro, details, richText, ...questions, ...textsIn(fields, 0)].join(' '));
}

const deepest = 6;

/** Finds the sentences in an item's own fields, such as the questions of a quiz. Addresses have no spaces. */
function textsIn(value: unknown, depth: number): string[] {
  if (typeof value === 'string') return value.trim().includes(' ') ? [value] : [];
  if (typeof value !== 'object' || value === null || depth >= deepest) return [];
  return Object.values(value).flatMap((part) => textsIn(part, depth + 1));
}
