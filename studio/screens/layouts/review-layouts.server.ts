import { readDraftValues } from '#app/changes/draft-values.server.ts';
import type { Draft } from '#app/changes/drafts.server.ts';
import { pageKinds, type PageKind } from '#app/domain/layout.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import { targetKey } from '#app/store/change-target.ts';
import { sectionName } from '../content/section.server.ts';
import { findCanvasPage, readCanvasSource, type CanvasSource } from './canvas-source.server.ts';
import { compareLayouts } from '#app/changes/compare-layouts.ts';
import { layoutsTarget } from './layout-edits.ts';
import { encodeLayout, findLayout } from './open-layout.server.ts';

/** A page whose layout a draft changes. */
export interface ChangedPage {
  prefix: string;
  section: string;
  kind: PageKind;
  /** Address of an example of the page. `null` if the page needs an item or a category and the section has none. */
  address: string | null;
}

/** The pages whose layouts a draft changes, and the sources for pictures of both versions. */
export interface LayoutReview {
  pages: readonly ChangedPage[];
  sources: { published: CanvasSource; draft: CanvasSource };
}

/**
 * Lists the pages whose layouts a draft changes, with the sources for their pictures. Returns `null` if the draft
 * changes no layout.
 */
export async function reviewLayouts(
  platform: Platform,
  draft: Pick<Draft, 'id' | 'base' | 'edits'>,
): Promise<LayoutReview | null> {
  const isAboutLayouts = draft.edits.some(
    (edit) => 'target' in edit && targetKey(edit.target) === targetKey(layoutsTarget),
  );
  if (!isAboutLayouts) return null;
  const values = await readDraftValues(platform.store.db, draft, [layoutsTarget]);
  const { value, published } = values.get(targetKey(layoutsTarget)) ?? {};
  const pages = platform.verticals.flatMap((server): ChangedPage[] => {
    const { id, prefix } = server.vertical;
    return pageKinds.flatMap((kind, index) => {
      const keys = [String(id), String(index + 1)] as const;
      const builtIn = encodeLayout(server.layouts[kind] ?? []);
      const changes = compareLayouts(
        findLayout(published, keys) ?? builtIn,
        findLayout(value, keys) ?? builtIn,
      );
      if (changes.length === 0) return [];
      const address = findCanvasPage(platform, server, kind, {})?.address ?? null;
      return [{ prefix, section: sectionName(platform, server), kind, address }];
    });
  });
  if (pages.length === 0) return null;
  const sources = {
    published: await readCanvasSource(platform, null),
    draft: await readCanvasSource(platform, draft.id),
  };
  return { pages, sources };
}
