import { createPreviewSnapshot } from '#app/changes/preview-snapshot.server.ts';
import type { Catalogue } from '#app/domain/catalogue/catalogue.ts';
import { homeAddress } from '#app/domain/catalogue/addresses.ts';
import type { PageKind } from '#app/domain/layout.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import { fitToSite, libraryParameter, planLibraryEdits } from '#app/pages/layouts/layout-library.server.ts';
import type { VerticalServer } from '#app/pages/vertical.server.ts';
import { findCurrentDraft, readValue, type RequestArgs } from '../../draft/current-draft.server.ts';
import { platformContext } from '../../server/context.ts';
import { sectionName } from '../content/section.server.ts';
import { readCanvasSource } from '../layouts/canvas-source.server.ts';
import { layoutsTarget } from '../layouts/layout-edits.ts';

/** A layout as a card shows it. */
export interface ShownLayout {
  id: string;
  name: string;
  description: string;
  goodFor: string;
  kinds: readonly PageKind[];
  /** Whether the section has this layout in the draft. */
  isPresent: boolean;
  /** The address of its preview. */
  preview: string;
}

/** The data of the layout library. */
export interface LibraryData {
  section: { prefix: string; name: string };
  sections: readonly { prefix: string; name: string }[];
  layouts: readonly ShownLayout[];
  /** The address of the preview of the current home page. */
  present: string;
}

/** Returns the section that an address names. Throws a 404 response if there is none. */
export function findSection({ context }: RequestArgs, prefix: string | undefined) {
  const platform = context.get(platformContext);
  const server = platform.verticals.find(({ vertical }) => vertical.prefix === prefix);
  if (!server) throw new Response(null, { status: 404 });
  return { platform, server };
}

export async function readLibrary(args: RequestArgs, prefix: string | undefined): Promise<LibraryData> {
  const { platform, server } = findSection(args, prefix);
  const draft = await findCurrentDraft(args);
  const { portal, key } = await readCanvasSource(platform, draft && draft.edits.length > 0 ? draft.id : null);
  const home = homeAddress(server.vertical);
  const previewOf = (layout: string) => {
    const to = `${home}?${new URLSearchParams({ [libraryParameter]: layout }).toString()}`;
    return `${portal}/preview/${key}?${new URLSearchParams({ to }).toString()}`;
  };
  const { value } = await readValue(args, layoutsTarget);
  const layouts = platform.layoutLibrary.get(server.vertical.id) ?? [];
  const fit = await fitterFor(args, platform);
  return {
    section: describe(platform, server),
    sections: platform.verticals
      .filter(({ vertical }) => platform.layoutLibrary.has(vertical.id))
      .map((one) => describe(platform, one)),
    layouts: layouts.map((layout) => ({
      id: layout.id,
      name: layout.name,
      description: layout.description,
      goodFor: layout.goodFor,
      kinds: layout.kinds,
      isPresent: planLibraryEdits(value, layout.verticalId, fit(layout)).length === 0,
      preview: previewOf(layout.id),
    })),
    present: previewOf(''),
  };
}

function describe(platform: Platform, server: VerticalServer) {
  return { prefix: server.vertical.prefix, name: sectionName(platform, server) };
}

/** Returns a function that adapts a layout to the site's content, as the draft shows it. */
export async function fitterFor(args: RequestArgs, { store, decode, snapshots }: Platform) {
  const published = snapshots.current();
  const draft = await findCurrentDraft(args);
  const edited =
    published && draft
      ? (await createPreviewSnapshot({ store, decode, published, draft }).catch(() => null))?.snapshot
      : null;
  const catalogues = (edited ?? published)?.catalogues ?? new Map<number, Catalogue>();
  return (layout: Parameters<typeof fitToSite>[0]) => fitToSite(layout, { catalogues });
}
