import { z } from 'zod';
import { isHttpsAddress } from '#app/domain/address-forms.ts';
import { defineFeed, jsonContentTypes } from '#app/feeds/define-feed.ts';
import { phrase } from '#app/lib/phrase.ts';
import { games } from '../vertical.ts';
import { gameCategories } from './category-names.ts';
import { entryId, filledUpTo, names, playAddress, price, textUpTo } from './entry-fields.server.ts';
import { orientationFromText } from './game-facts.ts';
import { parseGames } from './listed-games.server.ts';
import { countUnpaid } from './publisher-id.ts';
import type { GameExt } from '../game-ext.server.ts';

const address = 'https://api.famobi.com/feed?a=YOUR_ID';

const picture = textUpTo(2000).nullish();

/** Famobi: one document with all games. The operator's id in the games' addresses decides who is paid. */
export const famobiFeed = defineFeed({
  provider: 'famobi',
  name: 'Famobi',
  verticalId: games.id,
  address,
  idField: 'package_id',
  titleField: 'name',
  schema: z.looseObject(
    {
      package_id: entryId,
      name: filledUpTo(300),
      description: textUpTo(20_000),
      link: playAddress,
      categories: names,
      orientation: textUpTo(100).nullish(),
      thumb: picture,
      thumb_180: picture,
      price,
    },
    { error: phrase('a game: {package_id, name, description, link, categories, …}') },
  ),
  parse: (text) => parseGames(text, address),
  map(entry) {
    const image = [entry.thumb_180, entry.thumb].map((one) => one?.trim() ?? '').find(isHttpsAddress);
    return {
      title: entry.name,
      intro: entry.description,
      sections: [],
      keywords: '',
      categories: entry.categories,
      image: image ?? '',
      playUrl: entry.link,
      price: entry.price ?? undefined,
      publishedAt: null,
      ext: {
        // Famobi has no field for devices. Its games are made for phones.
        devices: ['mouse', 'touch'],
        orientation: orientationFromText(entry.orientation ?? '') ?? 'any',
      } satisfies GameExt,
    };
  },
  categories: gameCategories,
  paging: { kind: 'none' },
  neutralParameters: ['a'],
  contentTypes: jsonContentTypes,
  publisherWarnings({ playUrls }) {
    const { unpaid, count } = countUnpaid(playUrls, publisherOf);
    if (unpaid === 0) return [];
    return [
      phrase(
        'NO PUBLISHER ID: {unpaid} of {count} games have no id of yours in their addresses, so Famobi pays nobody for them. Take the feed from {address} with your own id in it, and run it again.',
        { unpaid, count, address },
      ),
    ];
  },
});

/** Returns the id of the publisher, such as `A-1B2C3`, in the path or a parameter of a game's address. Otherwise "". */
function publisherOf({ pathname, searchParams }: URL): string {
  return [...pathname.split('/'), ...searchParams.values()].find((part) => /^A\d*-[\w-]+$/.test(part)) ?? '';
}
