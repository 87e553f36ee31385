import { z } from 'zod';
import { isHttpsAddress } from '#app/domain/address-forms.ts';
import { defineFeed, jsonContentTypes } from '#app/feeds/define-feed.ts';
import { phrase } from '#app/lib/phrase.ts';
import { games } from '../vertical.ts';
import { gameCategories } from './category-names.ts';
import { entryId, names, pixels, playAddress, price, textUpTo } from './entry-fields.server.ts';
import { orientationOf, readSize } from './game-facts.ts';
import { parseGames } from './listed-games.server.ts';
import { countUnpaid } from './publisher-id.ts';
import type { GameExt } from '../game-ext.server.ts';

const address = 'https://pub.gamezop.com/v3/games?id=YOUR_ID';

/** A value in each language that was asked for (`lang`), English by default. */
const translated = <T extends z.ZodType>(value: T) =>
  z
    .record(z.string(), value, { error: phrase('values by language: {"en": …}') })
    .transform((byLanguage) =>
      Object.hasOwn(byLanguage, 'en') ? byLanguage.en : Object.values(byLanguage)[0],
    );

/** Gamezop: one document with all games. The operator's `id` in the games' addresses decides who is paid. */
export const gamezopFeed = defineFeed({
  provider: 'gamezop',
  name: 'Gamezop',
  verticalId: games.id,
  address,
  idField: 'code',
  titleField: 'code',
  schema: z.looseObject(
    {
      code: entryId,
      url: playAddress,
      name: translated(textUpTo(300)),
      description: translated(textUpTo(20_000)),
      categories: translated(names),
      tags: translated(names).nullish(),
      isPortrait: z.boolean({ error: phrase('true or false') }).nullish(),
      width: pixels,
      height: pixels,
      assets: z.record(z.string(), z.unknown(), { error: phrase('an object of picture addresses') }),
      price,
    },
    { error: phrase('a game: {code, url, name, description, categories, assets, …}') },
  ),
  parse: (text) => parseGames(text, address),
  map(entry) {
    const size = readSize(entry.width, entry.height);
    const wide = firstPicture(entry.assets, ['wall', 'cover']);
    const shape = entry.isPortrait ? 'portrait' : 'landscape';
    return {
      title: entry.name ?? '',
      intro: entry.description ?? '',
      sections: [],
      keywords: (entry.tags ?? []).join(', '),
      categories: entry.categories ?? [],
      tags: entry.tags ?? [],
      image: firstPicture(entry.assets, ['square', 'thumb', 'brick', 'cover']),
      playUrl: entry.url,
      price: entry.price ?? undefined,
      publishedAt: null,
      ext: {
        // Gamezop has no field for devices. Its games are made for phones.
        devices: ['mouse', 'touch'],
        orientation: typeof entry.isPortrait === 'boolean' ? shape : orientationOf(size),
        ...size,
        ...(wide && { img_wide: wide }),
      } satisfies GameExt,
    };
  },
  categories: gameCategories,
  paging: { kind: 'none' },
  neutralParameters: ['id', 'lang'],
  contentTypes: jsonContentTypes,
  publisherWarnings({ playUrls }) {
    const { unpaid, count } = countUnpaid(playUrls, (url) => url.searchParams.get('id') ?? '');
    if (unpaid === 0) return [];
    return [
      phrase(
        'NO PUBLISHER ID: {unpaid} of {count} games have no id of yours in their addresses, so Gamezop pays nobody for them. Take the feed from {address} with your own id in it, and run it again.',
        { unpaid, count, address },
      ),
    ];
  },
});

/** Returns the first of the named pictures that has an https address, or "". */
function firstPicture(assets: Readonly<Record<string, unknown>>, wanted: readonly string[]): string {
  for (const name of wanted) {
    const picture = Object.hasOwn(assets, name) ? assets[name] : undefined;
    if (typeof picture === 'string' && isHttpsAddress(picture)) return picture;
  }
  return '';
}
