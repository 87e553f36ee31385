import type { OpenSection } from './section.server.ts';
import { repeatPart } from '#app/bundle/fault.ts';
import { plainWidthOf } from '@portico/shared/prepared-files';
import { localAddress } from '#app/pages/seo/meta.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import type { Content } from './content.server.ts';
import type { ContentRow, RowCover, RowPage } from './content-row.ts';
import type { FoundItems } from './find-items.server.ts';
import { makerOf } from './maker.server.ts';
import { indexAfter } from './patch-list.ts';
import { compareInCatalogue, type ContentItem } from './stored-items.server.ts';

/** Number of rows of a page, and the maximum number that a browser can request. */
export const pageLength = 100;
const longestPage = 500;

type Services = Pick<Platform, 'environment' | 'figuresOf'>;

/** Returns a part of a list as rows. */
export function pageOfRows(
  services: Services,
  { content, say }: Pick<OpenSection, 'content' | 'say'>,
  { items }: FoundItems,
  { start, length }: { start: number; length: number },
): RowPage {
  const first = Math.max(0, Math.min(start, items.length));
  const part = items.slice(first, first + Math.min(length, longestPage));
  const names = new Map(content.categories.map(({ id, name }) => [id, name]));
  const tagsOf = createTagLookup(content, part);
  return {
    start: first,
    total: items.length,
    rows: part.map((one): ContentRow => {
      const { item, provider, state, fault, isChanged } = one;
      const { opens, likes } = services.figuresOf(content.snapshot, item);
      const categoryIds = [...new Set([item.categoryId, ...item.categoryIds])];
      return {
        id: item.id,
        title: item.title,
        by: makerOf(item),
        cover: coverOf(services, content, item.image),
        position: indexOf(content, one) + 1,
        categories: categoryIds.flatMap((id) => names.get(id) ?? []),
        tags: tagsOf(item.id),
        opens,
        likes,
        state,
        fault: fault && { path: fault.path, allowed: say(repeatPart(fault, 'allowed')) },
        provider,
        isChanged,
        addedAt: item.createTime * 1000,
        changedAt: item.changedAt * 1000,
      };
    }),
  };
}

/** Returns the function that names the tags of the items of one page. */
function createTagLookup({ tags }: Content, items: readonly ContentItem[]): (id: number) => string[] {
  const wanted = new Set(items.map(({ item }) => item.id));
  const found = new Map<number, string[]>();
  for (const { name, itemIds } of tags) {
    for (const id of itemIds) if (wanted.has(id)) found.set(id, [...(found.get(id) ?? []), name]);
  }
  return (id) => found.get(id) ?? [];
}

/**
 * Returns a small version of a picture. Pictures of other hosts are not loaded, because the Studio sends no requests to
 * them.
 */
export function coverOf(
  { environment }: Pick<Platform, 'environment'>,
  { media }: Pick<Content, 'media'>,
  path: string,
): RowCover | null {
  if (path === '') return null;
  const file = media.get(path);
  return file ? coverOfFile({ environment }, file) : { src: '', color: '' };
}

/** Returns a small version of a picture that the portal has prepared. */
export function coverOfFile(
  { environment }: Pick<Platform, 'environment'>,
  { hash, widths, color }: { hash: string; widths: readonly number[]; color: string },
): RowCover {
  const name = `${hash}-${plainWidthOf(widths)}.webp`;
  return { src: `${localAddress(environment)}/media/${name}`, color };
}

/** Returns the index of an item in the catalogue order. */
export function indexOf({ items }: Pick<Content, 'items'>, wanted: ContentItem): number {
  return indexAfter(items, wanted, compareInCatalogue) - 1;
}
