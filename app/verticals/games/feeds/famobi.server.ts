import { z } from 'zod';
import { isHttpsAddress } from '#app/domain/address-forms.ts';
import { defineFeed, jsonContentTypes } from '#app/feeds/define-feed.ts';
import { parseDate } from '#app/feeds/parse-date.ts';
import { parseJson, shapeError, type ParsedPage } from '#app/feeds/parse-page.ts';
import { isObject } from '#app/lib/is-object.ts';
import { phrase } from '#app/lib/phrase.ts';
import { games } from '../vertical.ts';
import { gameCategories } from './category-names.ts';
import { entryId, filledUpTo, names, playAddress, price, textUpTo } from './entry-fields.server.ts';
import { orientationFromText, orientationOf, readSize } from './game-facts.ts';
import { warnUnlessPaid } from './publisher-id.ts';
import type { GameExt } from '../game-ext.server.ts';

const address = 'https://api.famobi.com/feed?a=YOUR_ID&n=1000';

const picture = textUpTo(2000).nullish();

/**
 * Famobi: one document with at most `n` games. The operator's id in the games' addresses decides who is paid.
 */
export const famobiFeed = defineFeed({
  provider: 'famobi',
  name: 'Famobi',
  verticalId: games.id,
  address,
  idField: 'package_id',
  titleField: 'name',
  isRolling: true,
  schema: z.looseObject(
    {
      package_id: entryId,
      name: filledUpTo(300),
      description: textUpTo(20_000),
      link: playAddress,
      categories: names,
      orientation: textUpTo(100).nullish(),
      // Width divided by height. A missing or invalid number counts as unknown.
      aspect_ratio: z
        .union([z.number(), z.string()], { error: phrase('a number') })
        .nullish()
        .transform(Number),
      date: textUpTo(100).nullish(),
      thumb: picture,
      thumb_180: picture,
      price,
    },
    { error: phrase('a game: {package_id, name, description, link, categories, …}') },
  ),
  parse: parseGames,
  map(entry) {
    const image = [entry.thumb, entry.thumb_180].map((one) => one?.trim() ?? '').find(isHttpsAddress);
    const size = sizeOf(entry.aspect_ratio);
    return {
      title: entry.name,
      intro: entry.description,
      sections: [],
      keywords: '',
      categories: entry.categories,
      image: image ?? '',
      playUrl: entry.link,
      price: entry.price ?? undefined,
      publishedAt: parseDate(entry.date ?? ''),
      ext: {
        // Famobi has no field for devices. Its games are made for phones.
        devices: ['mouse', 'touch'],
        orientation:
          entry.orientation === 'none'
            ? 'any'
            : (orientationFromText(entry.orientation ?? '') ?? orientationOf(size)),
        ...size,
      } satisfies GameExt,
    };
  },
  categories: gameCategories,
  paging: { kind: 'none' },
  neutralParameters: ['a', 'n'],
  contentTypes: jsonContentTypes,
  publisherWarnings({ playUrls }) {
    return warnUnlessPaid(playUrls, publisherOf, (counts) =>
      phrase(
        'NO PUBLISHER ID: {unpaid} of {count} games have no id of yours in their addresses, so Famobi pays nobody for them. Take the feed from {address} with your own id in it, and run it again.',
        { ...counts, address },
      ),
    );
  },
});

function parseGames(text: string): ParsedPage {
  const value = parseJson(text, address);
  const list = isObject(value) ? value.games : undefined;
  if (!Array.isArray(list)) throw shapeError(['games'], list, phrase('a list of entries'));
  return { entries: list, path: ['games'], next: null };
}

/**
 * Returns a size of 720 px on the shorter side. Returns `null` for a square, which represents a game that fits any
 * size.
 */
function sizeOf(ratio: number): ReturnType<typeof readSize> {
  if (ratio === 1) return null;
  return ratio > 1 ? readSize(Math.round(720 * ratio), 720) : readSize(720, Math.round(720 / ratio));
}

/**
 * Returns the publisher id, such as `A-1B2C3`, from the path or a parameter of a game's address. Returns "" if there is
 * none.
 */
function publisherOf({ pathname, searchParams }: URL): string {
  return [...pathname.split('/'), ...searchParams.values()].find((part) => /^A\d*-[\w-]+$/.test(part)) ?? '';
}
