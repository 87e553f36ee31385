import { RouterContextProvider } from 'react-router';
import { createPreviewSnapshot } from '#app/changes/preview-snapshot.server.ts';
import { categoryAddress, homeAddress, itemAddress, playAddress } from '#app/domain/catalogue/addresses.ts';
import { paginate } from '#app/domain/catalogue/lists.ts';
import { mainLanguageOf } from '#app/domain/languages.ts';
import type { PageKind } from '#app/domain/layout.ts';
import type { Snapshot } from '#app/domain/snapshot.ts';
import { canvasVariable } from '#app/pages/canvas/canvas-position.ts';
import { activeVerticals, catalogueOf } from '#app/pages/layouts/active-verticals.server.ts';
import type { PageInput } from '#app/pages/layouts/page-input.server.ts';
import { openPage } from '#app/pages/layouts/page.server.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import { cacheHintsContext, languageContext, platformContext } from '#app/pages/request-context.server.ts';
import type { VerticalServer } from '#app/pages/vertical.server.ts';
import type { PictureData } from '#app/ui/picture-data.ts';
import { findCurrentDraft, type RequestArgs } from '../../draft/current-draft.server.ts';
import { coverOfFile } from '../content/rows.server.ts';
import type { RowCover } from '../content/content-row.ts';

/** The covers of the tiles of a block. A cover is `null` if the portal has no copy of the tile's picture. */
export interface BlockCovers {
  /** Position of the block in the layout. */
  position: number;
  covers: readonly (RowCover | null)[];
}

/** Largest number of covers of one block. */
const maxCovers = 48;

/**
 * Returns the covers that the blocks of a page show in the operator's draft. Pages whose content depends on the
 * visitor, such as the search page, have none.
 */
export async function readCovers(
  args: RequestArgs,
  platform: Platform,
  server: VerticalServer,
  kind: PageKind,
): Promise<BlockCovers[]> {
  const snapshot = await readSnapshot(args, platform);
  // Visitors of a section that is switched off are sent to the home page, so its pages have no covers.
  if (!snapshot || !activeVerticals(platform, snapshot).includes(server)) return [];
  const input = await inputOf(platform, snapshot, server, kind);
  if (!input) return [];
  const page = openPage(contextOf(platform, snapshot), server);
  const { blocks } = await page.finish({ ...input, kind, meta: { heading: '', description: '' } });
  return blocks.flatMap(({ box, data }) => {
    const [position] = /\d+$/.exec(box?.style?.[canvasVariable] ?? '') ?? [];
    const pictures = picturesIn(data).slice(0, maxCovers);
    if (position === undefined || pictures.length === 0) return [];
    const covers = pictures.map((picture) =>
      picture && 'hash' in picture ? coverOfFile(platform, picture) : null,
    );
    return [{ position: Number(position), covers }];
  });
}

/** Returns the site with the edits of the draft. If they do not fit the site, returns the published site. */
async function readSnapshot(
  args: RequestArgs,
  { store, decode, snapshots }: Platform,
): Promise<Snapshot | null> {
  const published = snapshots.current();
  const draft = await findCurrentDraft(args);
  if (!published || !draft) return published;
  const preview = await createPreviewSnapshot({ store, decode, published, draft }).catch(() => null);
  return preview?.snapshot ?? published;
}

/**
 * Returns the input of a page: the first category of the section for category pages, and its first item for details and
 * play pages. `null` if the section has none, or if the content of the page depends on the visitor.
 */
async function inputOf(
  platform: Platform,
  snapshot: Snapshot,
  server: VerticalServer,
  kind: PageKind,
): Promise<Omit<PageInput, 'kind' | 'meta'> | null> {
  const catalogue = catalogueOf(snapshot, server);
  switch (kind) {
    case 'home': {
      const verticalInput = await server.homeInput?.(platform);
      return { address: homeAddress(server.vertical), ...(verticalInput !== undefined && { verticalInput }) };
    }
    case 'category': {
      const category = catalogue.categories.find(({ target }) => !target);
      const page = category && paginate(catalogue.itemsByCategory.get(category.id) ?? [], 1);
      if (!category || !page) return null;
      const address = categoryAddress(category, server.vertical);
      return { address, category, listing: { title: category.name, page, address } };
    }
    case 'details':
    case 'play': {
      const [item] = catalogue.openItems;
      return item ? { address: kind === 'play' ? playAddress(item) : itemAddress(item), item } : null;
    }
    default:
      return null;
  }
}

/**
 * Returns a context that renders a page as for the canvas, so that the box of each block contains the block's position.
 */
function contextOf(platform: Platform, snapshot: Snapshot): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(platformContext, {
    ...platform,
    isPreview: true,
    canvas: { studio: '', channel: '' },
    snapshots: { ...platform.snapshots, current: () => snapshot },
  });
  context.set(cacheHintsContext, { validUntil: null, isNonCanonical: false, address: null });
  context.set(languageContext, mainLanguageOf(snapshot.settings.languages));
  return context;
}

/** Returns the pictures of the tiles in the data of a block, in their order. */
export function picturesIn(data: unknown): (PictureData | null)[] {
  if (typeof data !== 'object' || data === null) return [];
  if (isTile(data)) return [data.picture];
  return Object.values(data).flatMap(picturesIn);
}

function isTile(data: object): data is { picture: PictureData | null } {
  return 'href' in data && 'title' in data && 'picture' in data;
}
