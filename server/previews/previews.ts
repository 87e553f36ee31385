import type { IncomingMessage, ServerResponse } from 'node:http';
import { VersionTooOldError } from '#app/changes/current-values.server.ts';
import { createPreviewLinks } from '#app/changes/preview-links.server.ts';
import { RefusedChange } from '#app/changes/publish-values.server.ts';
import { revisionHeader } from '#app/pages/canvas/revision-headers.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import { documentHeaders, resourceHeaders } from '#server/pages/security-headers.ts';
import { errorPageAt } from '#server/requests/error-page.ts';
import { sendOnce, sendText } from '#server/requests/replies.ts';
import type { PortalListener } from '#server/requests/request-listener.ts';
import { serverRow, type ServerRow } from '#server/requests/row.ts';
import { readCookie, writeCookie } from './preview-cookie.ts';
import { amendHeaders } from './preview-headers.ts';
import type { CreatePreviewListener } from './preview-listener.ts';
import { createPreviewListeners } from './preview-listeners.ts';
import { pictureKey } from './preview-pictures.ts';
import { readTheme } from './preview-platform.ts';
import { waitForStep } from './preview-steps.ts';
import { studioOrigin } from './studio-origin.ts';

/*
 * The preview of a draft: the pages of the portal, rendered from a snapshot with the edits of the draft. A signed link
 * sets a cookie, and from then on every address of the portal shows the draft in that browser (docs/changes.md).
 */

export interface PreviewOptions {
  platform: Platform;
  /** Creates the listener that answers from another platform, without cache and rate limit. */
  createListener: CreatePreviewListener;
}

export interface Previews {
  /** The addresses that begin and end a preview. */
  rows: ServerRow[];
  /** Finds ad code of drafts by its address. */
  findAdCode(address: string): string | null;
  /** Wraps the portal's listener: requests with a valid cookie are answered from their draft. */
  wrap(listener: PortalListener): PortalListener;
}

/** Creates the previews of the portal. */
export function createPreviews({ platform, createListener }: PreviewOptions): Previews {
  const { environment, log, store } = platform;
  const links = createPreviewLinks(store);
  const listeners = createPreviewListeners({ platform, links, createListener });
  const headers = resourceHeaders(environment);
  const ancestors = studioOrigin(environment) ?? "'none'";

  /** Answers a request from a draft. Returns `false` if its cookie is not valid. */
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const picture = pictureKey(request);
    const [key = '', theme = ''] = (picture ?? readCookie(request) ?? '').split('~', 2);
    const isPicture = picture !== null;
    const preview = await links.verify(key);
    if (!preview || (isPicture && !preview.isCanvas)) return false;
    const added = amendHeaders(response, ancestors);
    try {
      if (preview.isCanvas && preview.draftId !== null) {
        await waitForStep(store.db, preview.draftId, request, response);
        if (response.destroyed) return true;
      }
      const prepared = await listeners.prepare(preview, { theme: readTheme(theme), isPicture });
      if (!prepared) return false;
      if (preview.isCanvas && prepared.revision !== null) added.push(revisionHeader, prepared.revision);
      prepared.listener.handle(request, response);
    } catch (error) {
      const isExpected = error instanceof RefusedChange || error instanceof VersionTooOldError;
      if (!isExpected) log.error({ err: error, draft: preview.draftId }, 'A preview could not be prepared');
      const reason = error instanceof VersionTooOldError ? error.message : 'Its edits do not fit the site.';
      sendText(response, 409, `The draft cannot be shown. ${isExpected ? reason : ''}`.trim(), headers);
    }
    return true;
  }

  async function begin(request: IncomingMessage, response: ServerResponse, key: string): Promise<void> {
    const preview = await links.verify(key);
    if (!preview) {
      sendEnded(response);
      return;
    }
    const seconds = Math.floor((preview.expiresAt - store.clock.now()) / 1000);
    const theme = readTheme(parameterOf(request, 'theme'));
    lead(response, targetOf(request), writeCookie(environment, theme ? `${key}~${theme}` : key, seconds));
  }

  /** Sends a page that says that a link has expired or was revoked. The reader may have no account. */
  function sendEnded(response: ServerResponse): void {
    const { html, hashes } = errorPageAt(platform, '/', { kind: 'preview-ended' });
    amendHeaders(response, ancestors);
    sendOnce(response, 404, html, [
      ['content-type', 'text/html; charset=utf-8'],
      ...documentHeaders(hashes, { snapshot: platform.snapshots.current(), environment }),
    ]);
  }

  /**
   * Uses the `Refresh` header to send the browser to a page. After a redirect, the portal's home page would say that
   * the requested page does not exist (spec ADDR-15).
   */
  function lead(response: ServerResponse, location: string, setCookie: string): void {
    const own = [
      ['refresh', `0; url=${location}`],
      ['set-cookie', setCookie],
      ['referrer-policy', 'no-referrer'],
    ] as const;
    amendHeaders(response, ancestors);
    sendText(response, 200, '', [...headers.filter(([name]) => name !== 'Referrer-Policy'), ...own]);
  }

  return {
    rows: [
      serverRow({
        pattern: '/preview/*',
        policy: { rate: { name: 'preview', burst: 30, perSecond: 1 } },
        matches: (path) => /^\/preview\/[\w.-]+$/.test(path),
        async answer(request, response, path) {
          const key = path.slice('/preview/'.length);
          if (key === 'end') lead(response, targetOf(request), writeCookie(environment, '', 0));
          else await begin(request, response, key);
        },
      }),
    ],
    findAdCode: listeners.findAdCode,
    wrap: (listener) => ({
      sendFresh: (request, response, row) =>
        !isPreview(request) && listener.sendFresh(request, response, row),
      handle(request, response, row) {
        // Files, pictures and ad code are the same in all previews.
        if (row.kind === 'server' || !isPreview(request)) {
          return listener.handle(request, response, row);
        }
        answer(request, response)
          .then((isAnswered) => {
            if (!isAnswered) listener.handle(request, response, row);
          })
          .catch((error: unknown) => {
            log.error({ err: error }, 'A preview failed');
            if (response.headersSent) response.destroy();
            else sendText(response, 500, 'Something went wrong.', headers);
          });
      },
    }),
  };
}

function isPreview(request: IncomingMessage): boolean {
  return readCookie(request) !== null || pictureKey(request) !== null;
}

/** Returns the address of this site that the parameter `to` names, or the home page. */
function targetOf(request: IncomingMessage): string {
  const base = 'http://localhost';
  const to = parameterOf(request, 'to') ?? '/';
  const url = to.startsWith('/') ? URL.parse(to, base) : null;
  if (url?.origin !== base) return '/';
  // Dot segments can leave two slashes at the beginning, as in `/.//host`, which browsers take for another host.
  return url.pathname.replace(/^\/+/, '/') + url.search;
}

function parameterOf({ url = '/' }: IncomingMessage, name: string): string | null {
  return URL.parse(url, 'http://localhost')?.searchParams.get(name) ?? null;
}
