import type { IncomingMessage } from 'node:http';
import { decodeLayouts } from '#app/bundle/decode.server.ts';
import { changeSnapshot } from '#app/domain/snapshot.ts';
import { fitToSite, libraryParameter, type LibraryLayout } from '#app/pages/layouts/layout-library.server.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import type { CreatePreviewListener, PreviewListener } from './preview-listener.ts';

/**
 * Wraps the listener of a canvas for the layout library. `/g?library-layout=magazine` is the page `/g` with that layout
 * and without scripts, and `/g?library-layout=` is the same page with its current layout.
 */
export function withLibraryLayouts(
  platform: Platform,
  createListener: CreatePreviewListener,
): PreviewListener {
  const own = createListener(platform);
  const listeners = new Map<LibraryLayout | null, PreviewListener>();
  function listenerFor(layout: LibraryLayout | null): PreviewListener {
    const listener = listeners.get(layout) ?? createListener(stillPlatform(platform, layout));
    listeners.set(layout, listener);
    return listener;
  }
  return {
    handle(request, response) {
      const id = takeParameter(request);
      if (id === null) own.handle(request, response);
      else listenerFor(findLayout(platform, request, id)).handle(request, response);
    },
  };
}

/** Removes the parameter from the address of a request and returns it. Returns `null` if there is none. */
function takeParameter(request: IncomingMessage): string | null {
  if (!request.url?.includes(`${libraryParameter}=`)) return null;
  const url = URL.parse(request.url, 'http://localhost');
  const id = url?.searchParams.get(libraryParameter) ?? null;
  if (!url || id === null) return null;
  url.searchParams.delete(libraryParameter);
  request.url = url.pathname + url.search;
  return id;
}

/** Finds a layout of the section that the address of a request belongs to. */
function findLayout(
  { layoutLibrary, verticals }: Platform,
  { url = '/' }: IncomingMessage,
  id: string,
): LibraryLayout | null {
  const [, prefix] = /^\/([^/?]*)/.exec(url) ?? [];
  const server = verticals.find(({ vertical }) => vertical.prefix === prefix);
  const layouts = server ? layoutLibrary.get(server.vertical.id) : undefined;
  return layouts?.find((layout) => layout.id === id) ?? null;
}

/** Returns the platform of pages without scripts, in which a layout replaces the section's own. */
function stillPlatform(platform: Platform, layout: LibraryLayout | null): Platform {
  const { canvas: _connection, ...others } = platform;
  const still: Platform = { ...others, hasScripts: false };
  const snapshot = platform.snapshots.current();
  if (!snapshot || !layout) return still;
  const { verticalId } = layout;
  const fitted = decodeLayouts({ [verticalId]: fitToSite(layout, snapshot) }).get(verticalId);
  const shown = changeSnapshot(snapshot, (one) => {
    const own = one.layouts.get(verticalId);
    return { ...one, layouts: new Map(one.layouts).set(verticalId, { ...own, ...fitted }) };
  });
  return { ...still, snapshots: { ...platform.snapshots, current: () => shown } };
}
