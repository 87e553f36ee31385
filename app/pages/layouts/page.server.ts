import { data, type RouterContextProvider } from 'react-router';
import type { Layout, PageKind } from '#app/domain/layout.ts';
import { canvasStyle } from '../canvas/canvas-position.ts';
import type { Platform } from '../platform.server.ts';
import type { VerticalServer } from '../vertical.server.ts';
import type { SectionContext } from './block.server.ts';
import { composePage } from './compose-page.server.ts';
import type { PageData } from './page-data.ts';
import type { PageInput } from './page-input.server.ts';
import { readPageRequest } from './page-request.server.ts';

/** A page of a vertical in preparation: the catalogue to read, and functions to complete the page. */
export interface OpenPage<Fields = unknown> extends SectionContext<Fields> {
  platform: Platform;
  /** Loads the blocks of the layout for the page's kind and returns the input of the page's component. */
  finish(input: PageInput<Fields> & { kind: PageKind }): Promise<PageData>;
  /** Like `finish`, but with a given layout, for pages that belong to no vertical. */
  finishWith(input: PageInput<Fields>, layout: Layout): Promise<PageData>;
  /** Returns the designed 404 page with suggestions, to be thrown (spec ADDR-16). */
  notFound(): Promise<ReturnType<typeof data<PageData>>>;
  /** Marks the page's address as non-canonical (spec SERVE-5). */
  markNonCanonical(): void;
  /**
   * Returns the parameters with these names for the page's own blocks. If there are any, the address is
   * non-canonical.
   */
  readQuery(url: URL, names: readonly string[]): { query?: URLSearchParams };
}

/**
 * Opens a page of a vertical. If the operator has disabled the vertical, redirects to the home page, as for any unknown
 * address.
 */
export function openPage<Fields>(
  context: Readonly<RouterContextProvider>,
  server: VerticalServer<Fields>,
): OpenPage<Fields> {
  const request = readPageRequest(context, server);
  const { platform, hints, context: section } = request;
  return {
    ...section,
    platform,
    finish: (input) =>
      composePage(
        request,
        input,
        section.snapshot.layouts.get(section.verticalId)?.[input.kind] ?? server.layouts[input.kind] ?? [],
        { styleAt: platform.canvas ? canvasStyle(section.verticalId, input.kind) : undefined },
      ),
    finishWith: (input, layout) => composePage(request, input, layout),
    async notFound() {
      hints.isNonCanonical = true;
      const meta = {
        heading: section.messages('pages')('missing.title'),
        description: '',
        robots: 'noindex' as const,
        canonicalPath: null,
      };
      const layout = platform.notFoundLayout(section);
      const input = { kind: 'home', address: '/404', meta } as const;
      const page = await composePage(request, input, layout, { isTranslated: true });
      return data(page, { status: 404 });
    },
    markNonCanonical() {
      hints.isNonCanonical = true;
    },
    readQuery(url, names) {
      const query = new URLSearchParams([...url.searchParams].filter(([name]) => names.includes(name)));
      if (query.size === 0) return {};
      hints.isNonCanonical = true;
      return { query };
    },
  };
}
