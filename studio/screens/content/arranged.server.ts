import type { RequestArgs } from '../../draft/current-draft.server.ts';
import type { RowCover } from './content-row.ts';
import { coverOf } from './rows.server.ts';
import { openSection } from './section.server.ts';

/** Maximum numbers of items that can be arranged: at the start of the catalogue order, and in a tag. */
const maxOfTop = 24;
const maxOfTag = 200;

/** An item in the list beside the table. */
export interface ArrangedItem {
  id: number;
  title: string;
  cover: RowCover | null;
  isHidden: boolean;
}

/**
 * Reads the items of a tag in their order, or the first items of the catalogue order. Throws a 404 response if there is
 * no such tag.
 */
export async function readArranged(args: RequestArgs, prefix: string | undefined, key: string | undefined) {
  const { platform, content } = await openSection(args, prefix);
  const tag = key === undefined ? null : content.tags.find((one) => one.key === key);
  if (tag === undefined) throw new Response('There is no such tag.', { status: 404 });
  const items = tag ? tag.itemIds.flatMap((id) => content.find(id) ?? []) : content.items;
  return {
    tag: tag && { key: tag.key, name: tag.name },
    total: items.length,
    items: items.slice(0, tag ? maxOfTag : maxOfTop).map(({ item, state }): ArrangedItem => ({
      id: item.id,
      title: item.title,
      cover: coverOf(platform, content, item.image),
      isHidden: state !== 'shown',
    })),
  };
}
