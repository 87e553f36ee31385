import { readDraft, type Draft } from '#app/changes/drafts.server.ts';
import type { PreviewLinks, VerifiedPreview } from '#app/changes/preview-links.server.ts';
import { createPreviewSnapshot, type PreviewSnapshot } from '#app/changes/preview-snapshot.server.ts';
import type { Snapshot } from '#app/domain/snapshot.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import { resourceHeaders } from '#server/pages/security-headers.ts';
import { sendText } from '#server/requests/replies.ts';
import { previewBar } from './preview-bar.ts';
import { createPreviewAdCode, createPreviewCache } from './preview-cache.ts';
import { withErrorPage } from './preview-error-page.ts';
import { withLibraryLayouts } from './preview-layouts.ts';
import type { CreatePreviewListener, PreviewListener } from './preview-listener.ts';
import { readPicture, withOnly } from './preview-pictures.ts';
import { canvasOf, inTheme, platformOf, withoutScripts, type Theme } from './preview-platform.ts';
import { studioOrigin } from './studio-origin.ts';

/** Prepares the listeners that answer from drafts. The listeners of the latest drafts stay in memory. */
export interface PreviewListeners {
  /** Returns the listener of a preview. Returns `null` if the draft does not exist or nothing is published. */
  prepare(preview: VerifiedPreview, look: PreviewLook): Promise<Prepared | null>;
  /** Finds ad code of drafts by its address. */
  findAdCode(address: string): string | null;
}

/** How the pages of a preview look. */
export interface PreviewLook {
  /** `null` for the theme that the visitor's system prefers. */
  theme: Theme | null;
  /** Whether the pages are shown as pictures of pages and blocks, in frames without scripts. */
  isPicture: boolean;
}

export interface PreviewListenerOptions {
  platform: Platform;
  links: PreviewLinks;
  /** Creates the listener that answers from another platform, without cache and rate limit. */
  createListener: CreatePreviewListener;
}

/**
 * The listener of a preview. `revision` is the id and the revision of its draft, such as `7 12`, or `null` if there is
 * no draft.
 */
export interface Prepared {
  listener: PreviewListener;
  revision: string | null;
}

/** Returns the listener for a preview link. `endsAt` is the time at which the link expires, in Unix milliseconds. */
type FindListener = (endsAt: number) => PreviewListener;

function always(listener: PreviewListener): FindListener {
  return () => listener;
}

/** Number of links to one draft whose listeners stay in memory. */
const maxBars = 8;

/** Creates the listeners of previews. */
export function createPreviewListeners(options: PreviewListenerOptions): PreviewListeners {
  const { platform, links, createListener } = options;
  const { snapshots, store } = platform;
  const cache = createPreviewCache<FindListener>();
  platform.caches.add(cache);
  const adCode = createPreviewAdCode();
  const studio = studioOrigin(platform.environment);

  async function prepare(
    { draftId, isCanvas, expiresAt }: VerifiedPreview,
    { theme, isPicture }: PreviewLook,
  ): Promise<Prepared | null> {
    const published = snapshots.current();
    if (!published) return null;
    const channel = isCanvas ? await links.channelOf(draftId) : null;
    const listenerFor = (preview: PreviewSnapshot, draft: Draft | null): FindListener => {
      if (isPicture) return always(createPictureListener(options, preview));
      const previewed = platformOf(platform, inTheme(preview, theme));
      if (channel !== null) {
        const canvas = canvasOf(previewed, { studio: studio ?? "'none'", channel });
        return always(withErrorPage(canvas, withLibraryLayouts(canvas, createListener)));
      }
      return draft
        ? createBarListeners(previewed, { draft, studio, createListener })
        : always(createListener(previewed));
    };
    const kind = isCanvas ? 'canvas' : 'preview';
    const source = `${isPicture ? 'picture' : kind} ${draftId ?? 0}`;
    if (draftId === null) {
      const find = await cache.get(source, `${published.version} ${theme}`, async () =>
        listenerFor({ snapshot: published, changedVerticals: new Set() }, null),
      );
      return { listener: find(expiresAt), revision: null };
    }
    const draft = await readDraft(store.db, draftId);
    if (!draft) return null;
    const find = await cache.get(source, `${draft.revision} ${published.version} ${theme}`, async () => {
      const preview = await createPreviewSnapshot({ store, decode: platform.decode, published, draft });
      adCode.note(preview);
      return listenerFor(preview, draft);
    });
    return { listener: find(expiresAt), revision: `${draft.id} ${draft.revision}` };
  }

  return { prepare, findAdCode: adCode.find };
}

/**
 * Creates the listener of pictures. A picture of a block is a page with only this block, so each block has a listener
 * of its own.
 */
function createPictureListener(
  { platform, createListener }: PreviewListenerOptions,
  preview: PreviewSnapshot,
): PreviewListener {
  const snapshot = withoutScripts(preview.snapshot);
  const listenerOf = (shown: Snapshot) =>
    createListener({
      ...platformOf(platform, { ...preview, snapshot: shown }),
      isPicture: true,
      hasScripts: false,
    });
  const pages = listenerOf(snapshot);
  const blocks = new Map<string, PreviewListener>();
  return {
    handle(request, response) {
      const block = readPicture(request);
      if (!block) return pages.handle(request, response);
      const { verticalId, kind, type } = block;
      if (platform.blocks.get(verticalId)?.has(type) !== true) {
        const headers = resourceHeaders(platform.environment);
        return sendText(response, 404, 'There is no such block.', headers);
      }
      const name = `${verticalId} ${kind} ${type}`;
      const listener = blocks.get(name) ?? listenerOf(withOnly(snapshot, block));
      blocks.set(name, listener);
      listener.handle(request, response);
    },
  };
}

/**
 * Creates the listeners of a draft's pages. The bar above the pages says when the link expires, so each expiry has a
 * listener of its own.
 */
function createBarListeners(
  previewed: Platform,
  {
    draft: { title, author },
    studio,
    createListener,
  }: { draft: Draft; studio: string | null; createListener: CreatePreviewListener },
): FindListener {
  const listeners = new Map<number, PreviewListener>();
  return (endsAt) => {
    const bar = { title, author, endsAt, studio: studio && `${studio}/publish` };
    const listener =
      listeners.get(endsAt) ?? createListener({ ...previewed, previewBar: previewBar(bar, previewed) });
    listeners.delete(endsAt);
    listeners.set(endsAt, listener);
    for (const end of [...listeners.keys()].slice(0, -maxBars)) listeners.delete(end);
    return listener;
  };
}
