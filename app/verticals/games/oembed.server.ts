import { escapeUTF8 } from 'entities';
import { itemAddress } from '#app/domain/catalogue/addresses.ts';
import { addLanguage, languagePrefix, splitLanguage, type SiteLanguages } from '#app/domain/languages.ts';
import type { Snapshot } from '#app/domain/snapshot.ts';
import { siteName } from '#app/domain/site-name.ts';
import { parseId } from '#app/pages/layouts/parameters.server.ts';
import { isInArcade } from './frame-address.ts';
import { games, type Game } from './vertical.ts';

/** The data of the site that an answer contains. */
export interface OembedSite {
  /** The published site in the language of the answer. */
  snapshot: Pick<Snapshot, 'info' | 'settings' | 'media'>;
  language: string;
  siteUrl: string;
  /** Public origin of the first-party games, or "" if it is not known. */
  arcadeUrl: string;
}

/** The largest size that the client accepts, in pixels. */
export interface Room {
  width: number;
  height: number;
}

/**
 * Reads the absolute address of a game's page or player on this site. Returns the id of the game and the language of
 * the page, or `null` for any other address.
 */
export function readGameAddress(
  address: string,
  siteUrl: string,
  languages: SiteLanguages,
): { id: number; language: string } | null {
  if (!address.startsWith(`${siteUrl}/`)) return null;
  const { path, language } = splitLanguage(languages, address.slice(siteUrl.length));
  if (!path.startsWith(`/${games.prefix}/`)) return null;
  const { pathname } = new URL(path, siteUrl);
  const [, id] = /^\/[^/]+\/(?:details|game)\/(\d+)\/?$/.exec(pathname) ?? [];
  const gameId = parseId(id);
  return gameId === null ? null : { id: gameId, language };
}

/**
 * Describes a game in the format of oEmbed 1.0 (https://oembed.com): a first-party game as a frame that any site may
 * show, a game of another provider as a link. The title and the frame are in the language of the site.
 */
export function describeGame(game: Game, site: OembedSite, room: Room): Record<string, unknown> {
  const { snapshot, siteUrl, arcadeUrl, language } = site;
  const prefix = languagePrefix(snapshot.settings.languages, language);
  return {
    version: '1.0',
    title: game.title,
    ...(game.fields.developer && { author_name: game.fields.developer }),
    provider_name: siteName(snapshot),
    provider_url: siteUrl + addLanguage(prefix, '/'),
    cache_age: 3_600,
    url: siteUrl + addLanguage(prefix, itemAddress({ ...game, router: '' })),
    ...thumbnailOf(game, site),
    ...(isInArcade(game) && arcadeUrl !== '' ? frameOf(game, site, room) : { type: 'link' }),
  };
}

function frameOf({ title, playUrl, fields }: Game, { arcadeUrl, language }: OembedSite, room: Room) {
  const scale = Math.min(1, room.width / fields.width, room.height / fields.height);
  const width = Math.floor(fields.width * scale);
  const height = Math.floor(fields.height * scale);
  const address = new URL(arcadeUrl + playUrl.slice('arcade:'.length));
  address.searchParams.set('lang', language);
  const name = escapeUTF8(title);
  return {
    type: 'rich',
    html: `<iframe src="${escapeUTF8(address.href)}" title="${name}" width="${width}" height="${height}" allow="fullscreen; gamepad; keyboard-map" loading="lazy" style="border:0"></iframe>`,
    width,
    height,
  };
}

/**
 * Returns the address and size of the widest prepared picture. Returns an empty object for a picture of another host,
 * whose size is unknown.
 */
function thumbnailOf({ image }: Game, { snapshot, siteUrl }: OembedSite) {
  const file = snapshot.media.get(image);
  const width = file?.widths.at(-1);
  if (!file || width === undefined) return {};
  return {
    thumbnail_url: `${siteUrl}/media/${file.hash}-${width}.webp`,
    thumbnail_width: width,
    thumbnail_height: Math.round((width * file.height) / file.width),
  };
}
