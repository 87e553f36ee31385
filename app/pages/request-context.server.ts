import { createContext, type RouterContextProvider } from 'react-router';
import type { Platform } from './platform.server.ts';
import type { MessageCatalogue } from '#app/messages/catalogue.server.ts';
import { builtInLanguage, mainLanguageOf } from '#app/domain/languages.ts';
import { snapshotIn, type Snapshot } from '#app/domain/snapshot.ts';
import { createLocalisation, type Localisation } from './localisation.ts';

/** The platform for a request. The server sets it for every loader. */
export const platformContext = createContext<Platform>();

/** The visitor who sent a request. */
export interface Visitor {
  /** Network address. */
  address: string;
  userAgent: string;
}

/**
 * The visitor, for routes that are not cached. It is not set for other routes, so that no cached answer depends on its
 * first visitor.
 */
export const visitorContext = createContext<Visitor>();

/** What a rendering reports about its own cacheability. The server reads it after the rendering. */
export interface CacheHints {
  /** Unix milliseconds at which the page becomes outdated (spec SERVE-4). `null` if only the page lifetime matters. */
  validUntil: number | null;
  /**
   * The address is non-canonical (search, deep page, unknown id), so it counts towards the small byte limit (spec
   * SERVE-5).
   */
  isNonCanonical: boolean;
  /** The page's canonical address, which the site links to. `null` if it has none. */
  address: string | null;
}

/**
 * The language of the requested address, a BCP 47 tag. It is part of the request, because a global language could end
 * up in cached pages of other languages.
 */
export const languageContext = createContext<string>(builtInLanguage);

/** The language prefix of the requested address: `/de`, or an empty string. */
export const languagePrefixContext = createContext('');

/** Returns the path of a request without its language, as redirects and the address table contain it. */
export function pathWithoutLanguage(
  context: Readonly<RouterContextProvider>,
  { pathname }: Pick<URL, 'pathname'>,
): string {
  return pathname.slice(context.get(languagePrefixContext).length);
}

/**
 * Returns the current snapshot in the language of the request: its items, lists, settings and pages have the translated
 * texts. Returns `null` until a snapshot was loaded.
 */
export function currentSnapshot(context: Readonly<RouterContextProvider>): Snapshot | null {
  const snapshot = context.get(platformContext).snapshots.current();
  return snapshot && snapshotIn(snapshot, context.get(languageContext));
}

/** The cache hints of a request. The server creates them and the loaders fill them in. */
export const cacheHintsContext = createContext<CacheHints>();

/** Returns the messages and formats of a request's language, with the site's time zone. */
export function localise(
  context: Readonly<RouterContextProvider>,
  snapshot: Pick<Snapshot, 'settings' | 'ownLanguages'> | null,
): Localisation {
  const timeZone = snapshot?.settings.timeZone ?? 'UTC';
  const messages = messagesOfSite(context.get(platformContext), snapshot);
  return createLocalisation(messages.source(context.get(languageContext), timeZone));
}

/** Returns the messages of the interface. The operator's own texts take precedence. */
export function messagesOfSite(
  { messages }: Pick<Platform, 'messages'>,
  snapshot: Pick<Snapshot, 'settings' | 'ownLanguages'> | null,
): MessageCatalogue {
  if (!snapshot) return messages;
  return messages.withOwn(snapshot.ownLanguages, mainLanguageOf(snapshot.settings.languages));
}
