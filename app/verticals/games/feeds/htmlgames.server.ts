import { z } from 'zod';
import { isHttpsAddress } from '#app/domain/address-forms.ts';
import { defineFeed, jsonContentTypes } from '#app/feeds/define-feed.ts';
import { parseJsonList, type ParsedPage } from '#app/feeds/parse-page.ts';
import { phrase } from '#app/lib/phrase.ts';
import { games } from '../vertical.ts';
import { gameCategories } from './category-names.ts';
import { entryId, filledUpTo, pixels, playAddress, price, textUpTo } from './entry-fields.server.ts';
import { devicesFromText, orientationOf, readSize } from './game-facts.ts';
import type { GameExt } from '../game-ext.server.ts';

const address = 'https://www.htmlgames.com/rss/games.php?json';

/** Squares of 120 and 196 px, a picture of 300 × 200 px, and larger ones of the same shape. */
const pictures = ['thumb6', 'thumb5', 'thumb4', 'thumb3', 'thumb2', 'thumb1'] as const;

/** HTMLGames: a JSON array of all games, which have no ids. */
export const htmlGamesFeed = defineFeed({
  provider: 'htmlgames',
  name: 'HTMLGames',
  verticalId: games.id,
  address,
  idField: 'id',
  titleField: 'name',
  schema: z.looseObject(
    {
      id: entryId,
      name: filledUpTo(300),
      description: textUpTo(20_000),
      category: textUpTo(200),
      url: playAddress,
      width: pixels,
      height: pixels,
      thumb1: textUpTo(2000).nullish(),
      thumb2: textUpTo(2000).nullish(),
      thumb3: textUpTo(2000).nullish(),
      thumb4: textUpTo(2000).nullish(),
      thumb5: textUpTo(2000).nullish(),
      thumb6: textUpTo(2000).nullish(),
      price,
    },
    { error: phrase('a game: {name, description, category, url, …}') },
  ),
  parse: (text) => withIds(parseJsonList(text, address)),
  map(entry) {
    const size = readSize(entry.width, entry.height);
    const image = pictures.map((name) => entry[name]?.trim() ?? '').find(isHttpsAddress);
    return {
      title: entry.name,
      intro: entry.description,
      sections: [],
      keywords: '',
      categories: [entry.category],
      image: image ?? '',
      playUrl: entry.url,
      price: entry.price ?? undefined,
      publishedAt: null,
      ext: {
        devices: devicesFromText(entry.description, ''),
        orientation: orientationOf(size),
        ...size,
      } satisfies GameExt,
    };
  },
  categories: gameCategories,
  paging: { kind: 'none' },
  neutralParameters: ['json', 'type'],
  contentTypes: [...jsonContentTypes, 'text/html'],
});

/** Gives each game the name of its folder as its id: `ColorCircle` of `https://cdn.htmlgames.com/ColorCircle/`. */
function withIds(page: ParsedPage): ParsedPage {
  const entries = page.entries.map((entry) => {
    if (typeof entry !== 'object' || entry === null || !('url' in entry)) return entry;
    const url = typeof entry.url === 'string' ? URL.parse(entry.url.trim()) : null;
    const id = url?.pathname.split('/').find((part) => part !== '');
    return id === undefined ? entry : { ...entry, id };
  });
  return { ...page, entries };
}
