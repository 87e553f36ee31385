import type { IncomingMessage, ServerResponse } from 'node:http';
import { escapeText } from 'entities';
import { VersionTooOldError } from '#app/changes/current-values.server.ts';
import { readDraft, type Draft } from '#app/changes/drafts.server.ts';
import { createPreviewLinks, type VerifiedPreview } from '#app/changes/preview-links.server.ts';
import { createPreviewSnapshot, type PreviewSnapshot } from '#app/changes/preview-snapshot.server.ts';
import { RefusedChange } from '#app/changes/publish-values.server.ts';
import type { Environment } from '#app/config/environment.server.ts';
import type { AdEntry } from '#app/domain/ad-entry.ts';
import type { SearchedNames } from '#app/domain/catalogue/catalogue.ts';
import { popularityIn } from '#app/domain/catalogue/popularity.ts';
import { cataloguesOf, type Snapshot } from '#app/domain/snapshot.ts';
import { revisionHeader } from '#app/pages/canvas/revision-headers.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import { createSuggesting, type Suggesting } from '#app/snapshot/suggesting.server.ts';
import { resourceHeaders } from '#server/pages/security-headers.ts';
import { sendText } from '#server/requests/replies.ts';
import type { PortalListener } from '#server/requests/request-listener.ts';
import { serverRow, type ServerRow } from '#server/requests/row.ts';
import { previewBar } from './preview-bar.ts';
import { createPreviewAdCode, createPreviewCache } from './preview-cache.ts';
import { withErrorPage } from './preview-error-page.ts';
import { withLibraryLayouts } from './preview-layouts.ts';
import type { CreatePreviewListener, PreviewListener } from './preview-listener.ts';
import { pictureKey, readPicture, withOnly } from './preview-pictures.ts';
import { waitForStep } from './preview-steps.ts';

/*
 * The preview of a draft: the pages of the portal, rendered from a snapshot with the edits of the draft. A signed link
 * sets a cookie, and from then on every address of the portal shows the draft in that browser (docs/changes.md).
 */

/** Name of the cookie that holds the key of a preview. */
const cookieName = 'portico_preview';

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
  const { environment, log, snapshots, store } = platform;
  const links = createPreviewLinks(store);
  const cache = createPreviewCache<FindListener>();
  platform.caches.add(cache);
  const adCode = createPreviewAdCode();
  const headers = resourceHeaders(environment);
  const studio = studioOrigin(environment);
  const ancestors = studio ?? "'none'";

  /**
   * Returns the platform of the canvas. Scripts of advertisers and of consent platforms do not run in it, and the boxes
   * of its blocks contain their positions.
   */
  function canvasOf(previewed: Platform, channel: string): Platform {
    const snapshot = previewed.snapshots.current();
    const shown = snapshot && withoutScripts(snapshot);
    return {
      ...previewed,
      snapshots: { ...previewed.snapshots, current: () => shown },
      canvas: { studio: ancestors, channel },
    };
  }

  /** Returns the listener of pictures. Blocks are shown one at a time, each by a listener of its own. */
  function picturesOf(preview: PreviewSnapshot): PreviewListener {
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
          return sendText(response, 404, 'There is no such block.', headers);
        }
        const name = `${verticalId} ${kind} ${type}`;
        const listener = blocks.get(name) ?? listenerOf(withOnly(snapshot, block));
        blocks.set(name, listener);
        listener.handle(request, response);
      },
    };
  }

  /** Returns the listeners of a draft's pages. Each names the end of its own link. */
  function barsOf(previewed: Platform, { title, author }: Draft): FindListener {
    const listeners = new Map<number, PreviewListener>();
    return (endsAt) => {
      const shown = { title, author, endsAt, studio: studio && `${studio}/publish` };
      const listener =
        listeners.get(endsAt) ?? createListener({ ...previewed, previewBar: previewBar(shown, previewed) });
      listeners.delete(endsAt);
      listeners.set(endsAt, listener);
      for (const end of [...listeners.keys()].slice(0, -mostBars)) listeners.delete(end);
      return listener;
    };
  }

  async function prepare(
    { draftId, isCanvas, expiresAt }: VerifiedPreview,
    { theme, isPicture }: { theme: Theme | null; isPicture: boolean },
  ): Promise<Prepared | null> {
    const published = snapshots.current();
    if (!published) return null;
    const channel = isCanvas ? await links.channelOf(draftId) : null;
    const listenerFor = (preview: PreviewSnapshot, draft: Draft | null): FindListener => {
      if (isPicture) return always(picturesOf(preview));
      const previewed = platformOf(platform, inTheme(preview, theme));
      if (channel !== null) {
        const canvas = canvasOf(previewed, channel);
        return always(withErrorPage(canvas, withLibraryLayouts(canvas, createListener)));
      }
      return draft ? barsOf(previewed, draft) : always(createListener(previewed));
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

  /** Answers a request from a draft. Returns `false` if its cookie is not valid. */
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const picture = pictureKey(request);
    const [key = '', theme = ''] = (picture ?? cookieOf(request) ?? '').split('~', 2);
    const isPicture = picture !== null;
    const preview = await links.verify(key);
    if (!preview || (isPicture && !preview.isCanvas)) return false;
    const added = amendHeaders(response, ancestors);
    try {
      if (preview.isCanvas && preview.draftId !== null) {
        await waitForStep(store.db, preview.draftId, request, response);
        if (response.destroyed) return true;
      }
      const prepared = await prepare(preview, { theme: readTheme(theme), isPicture });
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
      return sendText(response, 404, 'This link to a preview is not valid any more.', headers);
    }
    const seconds = Math.floor((preview.expiresAt - store.clock.now()) / 1000);
    const theme = readTheme(parameterOf(request, 'theme'));
    lead(response, targetOf(request), cookie(environment, theme ? `${key}~${theme}` : key, seconds));
  }

  /**
   * Sends the browser to a page with the `Refresh` header. A redirect would make the portal's home page say that the
   * requested page does not exist (spec ADDR-15).
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
          if (key === 'end') lead(response, targetOf(request), cookie(environment, '', 0));
          else await begin(request, response, key);
        },
      }),
    ],
    findAdCode: adCode.find,
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

/** The listener of a preview, with the id of its draft and its revision, such as `7 12`. */
interface Prepared {
  listener: PreviewListener;
  revision: string | null;
}

/** Finds the listener of a link by the end of its validity, in milliseconds. */
type FindListener = (endsAt: number) => PreviewListener;

function always(listener: PreviewListener): FindListener {
  return () => listener;
}

/** Number of links to one draft whose listeners stay in memory. */
const mostBars = 8;

type Theme = 'dark' | 'light';

function readTheme(text: string | null): Theme | null {
  return text === 'dark' || text === 'light' ? text : null;
}

/** Shows the preview in one of its themes, whatever the operator's own system prefers. */
function inTheme(preview: PreviewSnapshot, theme: Theme | null): PreviewSnapshot {
  if (theme === null) return preview;
  const { snapshot } = preview;
  return { ...preview, snapshot: { ...snapshot, settings: { ...snapshot.settings, theme } } };
}

function withoutScripts(snapshot: Snapshot): Snapshot {
  const { settings } = snapshot;
  const consent: typeof settings.consent = { ...settings.consent, source: 'banner' };
  const banner = { ...settings.cookie, display: false };
  const ads = snapshot.ads.flatMap((entry) => (entry.type <= 2 ? [] : [withoutScript(entry)]));
  return { ...snapshot, ads, settings: { ...settings, consent, cookie: banner } };
}

/** Returns an entry in which a labelled box replaces everything that needs consent. The box fills its slot. */
function withoutScript(entry: AdEntry): AdEntry {
  if (!entry.needsConsent) return entry;
  const label = escapeText(entry.name === '' ? `#${entry.id}` : entry.name);
  const box = `<div style="display:grid;place-items:center;height:100%;padding:8px;border:2px dashed;font-weight:600;text-align:center">${label}</div>`;
  // An entry without HTML has no slot.
  const markup = entry.markup.trim() === '' ? '' : box;
  return { ...entry, type: 5, markup, scriptAddress: '', code: '', attributes: {}, needsConsent: false };
}

/** Returns the platform with a preview's snapshot. It answers interactions without storing them. */
function platformOf(platform: Platform, preview: PreviewSnapshot): Platform {
  const { snapshot } = preview;
  return {
    ...platform,
    isPreview: true,
    snapshots: { ...platform.snapshots, current: () => snapshot },
    suggesting: suggestingOf(platform, preview),
    votes: { ...platform.votes, vote: ignore, collect: ignore, open: ignore, report: ignore },
  };
}

async function ignore(): Promise<void> {}

/** Returns suggestions from the preview's catalogues if they differ from the published ones. */
function suggestingOf(
  { suggesting, votes, log }: Platform,
  { snapshot, changedVerticals }: PreviewSnapshot,
): Suggesting {
  const own = createSuggesting();
  const changed = [...cataloguesOf(snapshot)].filter(({ verticalId }) => changedVerticals.has(verticalId));
  own
    .follow(changed, popularityIn(snapshot, votes.figures))
    .catch((error: unknown) => log.error({ err: error }, 'The names of a preview could not be read'));
  const of = ({ verticalId }: SearchedNames) => (changedVerticals.has(verticalId) ? own : suggesting);
  return {
    follow: own.follow,
    find: (names, ...rest) => of(names).find(names, ...rest),
    correct: (names, text) => of(names).correct(names, text),
    listLike: (names, text) => of(names).listLike(names, text),
    findAlike: (names, ...rest) => of(names).findAlike(names, ...rest),
  };
}

/** Returns the origin of the Studio, the only one that may show a preview in a frame. `null` if there is no Studio. */
export function studioOrigin({ studioUrl, studioPort }: Environment): string | null {
  if (studioUrl !== undefined) return studioUrl;
  return studioPort === 0 ? null : `http://localhost:${studioPort}`;
}

const replacedHeaders = new Set(['cache-control', 'cdn-cache-control', 'x-frame-options', 'etag']);

/**
 * Adds headers to every answer of a request, so that no cache stores it, no search engine lists it, and only the Studio
 * shows it in a frame. It changes the response object, so that the code that answers cannot omit them. Returns the list
 * of their names and values, which can be extended until the answer begins.
 */
function amendHeaders(response: ServerResponse, ancestors: string): string[] {
  const added = ['cache-control', 'no-store', 'x-robots-tag', 'noindex'];
  const writeHead = response.writeHead.bind(response);
  const amended = (status: number, list: readonly string[] = []) => {
    const kept: string[] = [];
    for (let index = 0; index + 1 < list.length; index += 2) {
      const [name = '', value = ''] = list.slice(index, index + 2);
      if (replacedHeaders.has(name.toLowerCase())) continue;
      const isPolicy = name.toLowerCase() === 'content-security-policy';
      kept.push(
        name,
        isPolicy ? value.replace(/frame-ancestors [^;]*/, `frame-ancestors ${ancestors}`) : value,
      );
    }
    return writeHead(status, [...kept, ...added]);
  };
  response.writeHead = amended as ServerResponse['writeHead'];
  return added;
}

function isPreview(request: IncomingMessage): boolean {
  return cookieOf(request) !== null || pictureKey(request) !== null;
}

function cookieOf({ headers }: IncomingMessage): string | null {
  if (headers.cookie === undefined || !headers.cookie.includes(`${cookieName}=`)) return null;
  for (const part of headers.cookie.split(';')) {
    const [name, value] = part.trim().split('=', 2);
    if (name === cookieName && value !== undefined && value !== '') return value;
  }
  return null;
}

/**
 * Returns the cookie of a preview. On https it is also sent in a frame of the Studio on another site. It belongs to
 * that frame, so the operator's other tabs still show the published site.
 */
function cookie({ siteUrl }: Environment, value: string, seconds: number): string {
  const scope = siteUrl?.startsWith('https:') ? 'Secure; SameSite=None; Partitioned' : 'SameSite=Lax';
  return `${cookieName}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; ${scope}`;
}

/** Returns the address of this site that the parameter `to` names, or the home page. */
function targetOf(request: IncomingMessage): string {
  const base = 'http://localhost';
  const to = parameterOf(request, 'to') ?? '/';
  const url = URL.parse(to, base);
  return url?.origin === base && to.startsWith('/') && !/^\/[/\\]/.test(to) ? url.pathname + url.search : '/';
}

function parameterOf({ url = '/' }: IncomingMessage, name: string): string | null {
  return URL.parse(url, 'http://localhost')?.searchParams.get(name) ?? null;
}
