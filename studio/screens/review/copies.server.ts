import { data } from 'react-router';
import { z } from 'zod';
import type { Item } from '#app/domain/catalogue/item.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import { pairOf, setTextsKept } from '#app/store/kept-texts.server.ts';
import { findCopies } from '#server/doctor/review/copies.ts';
import { textOfItem } from '#server/doctor/review/item-texts.ts';
import type { TextPiece } from '../../changes/shown-change.ts';
import { compareTexts } from '../../changes/show-value.server.ts';
import { describePictures } from '../../pictures/pictures.server.ts';
import { takePage } from '../../server/take-page.server.ts';

/** Maximum number of pairs on one page. */
const pageLength = 20;
/** Maximum length of a text that is compared, in characters. Longer texts are shortened. */
const longestText = 4_000;

/** One of two similar items. */
export interface ShownItem {
  id: number;
  title: string;
  href: string;
  /** Small version of its cover, or "". */
  cover: string;
  isFromFeed: boolean;
  text: string;
}

/** Two items with nearly the same texts. */
export interface ShownCopy {
  key: string;
  verticalId: number;
  earlier: ShownItem;
  later: ShownItem;
  /** Share of the texts that the two items have in common, in percent. */
  percent: number;
  /**
   * The differences, from the earlier to the later text. `null` if the texts are very short, or if comparing them takes
   * too long.
   */
  pieces: readonly TextPiece[] | null;
}

/** Reads a page of the similar items, the most similar first. */
export async function readCopies(platform: Platform, query: URLSearchParams) {
  const { store, snapshots } = platform;
  const snapshot = snapshots.current();
  const all = snapshot ? await findCopies(store.db, snapshot) : [];
  const { entries: part, page, last } = takePage(all, query, pageLength);
  const covers = await describePictures(
    platform,
    part.flatMap(({ earlier, later }) => [earlier.image, later.image]),
  );
  const show = (item: Item): ShownItem => ({
    id: item.id,
    title: item.title,
    href: `/content/${item.prefix}/${item.id}`,
    cover: covers.get(item.image)?.src ?? '',
    isFromFeed: item.isFromFeed ?? false,
    text: readableText(item),
  });
  const copies = part.map(({ earlier, later, similarity }): ShownCopy => {
    const [before, after] = [show(earlier), show(later)];
    return {
      key: `${earlier.prefix} ${earlier.id} ${later.id}`,
      verticalId: earlier.verticalId,
      earlier: before,
      later: after,
      percent: Math.floor(similarity * 100),
      pieces: compareTexts(before.text, after.text),
    };
  });
  return { copies, total: all.length, page, last };
}

/** Returns the text of an item for reading, without its title. Shortens long texts. */
function readableText(item: Item): string {
  const text = textOfItem({ ...item, title: '' })
    .replaceAll(/\s+/g, ' ')
    .trim();
  return text.length > longestText ? `${text.slice(0, longestText - 1).toWellFormed()}…` : text;
}

const id = z.coerce.number().int().positive();
const schema = z.object({
  intent: z.enum(['keep', 'unkeep']),
  verticalId: id,
  earlierId: id,
  laterId: id,
});

/** The effect of an action on a pair. */
export type CopyAnswer = z.output<typeof schema>;

/**
 * Records that the operator keeps two similar items, or has the pair reported again. Throws a response with status 400
 * if the form is malformed.
 */
export async function decideCopy({ store }: Platform, fields: unknown): Promise<CopyAnswer> {
  const parsed = schema.safeParse(fields);
  if (!parsed.success) throw data(null, { status: 400 });
  const { intent, verticalId, earlierId, laterId } = parsed.data;
  await setTextsKept(store.db, pairOf(verticalId, earlierId, laterId), intent === 'keep');
  return parsed.data;
}
