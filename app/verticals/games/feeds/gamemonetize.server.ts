import { z } from 'zod';
import { defineFeed, jsonContentTypes, xmlContentTypes } from '#app/feeds/define-feed.ts';
import { readXmlList } from '#app/feeds/mapping/read-list.server.ts';
import { parseJsonList } from '#app/feeds/parse-page.ts';
import { phrase } from '#app/lib/phrase.ts';
import { games } from '../vertical.ts';
import { gameCategories } from './category-names.ts';
import { entryId, filledUpTo, pixels, playAddress, price, textUpTo } from './entry-fields.server.ts';
import { devicesFromText, orientationOf, readSize } from './game-facts.ts';
import type { GameExt } from '../game-ext.server.ts';

const address = 'https://gamemonetize.com/feed.php?format=0&num=50&page=1';

/** Tags about multiplayer. GameMonetize adds them to many single-player games too, so they are ignored. */
const multiplayerTag = /player|\.?\bio\b/i;

/**
 * GameMonetize: a JSON array, or RSS (`format=1`) whose items have elements of the same names. All values are text, and
 * the tags of a game are one text.
 */
export const gameMonetizeFeed = defineFeed({
  provider: 'gamemonetize',
  name: 'GameMonetize',
  verticalId: games.id,
  address,
  idField: 'id',
  titleField: 'title',
  schema: z.looseObject(
    {
      id: entryId,
      title: filledUpTo(300),
      description: textUpTo(20_000),
      instructions: textUpTo(20_000).default(''),
      url: playAddress,
      category: textUpTo(200),
      tags: textUpTo(4000).default(''),
      thumb: textUpTo(2000).default(''),
      width: pixels,
      height: pixels,
      price,
    },
    { error: phrase('a game: {id, title, description, url, category, …}') },
  ),
  parse: (text) =>
    text.trimStart().startsWith('<') ? readXmlList(text, 'rss.channel.item') : parseJsonList(text, address),
  map(entry) {
    const size = readSize(entry.width, entry.height);
    return {
      title: entry.title,
      intro: entry.description,
      sections: [{ heading: 'How to play', text: entry.instructions }],
      keywords: entry.tags,
      categories: [entry.category],
      tags: entry.tags.split(',').filter((tag) => !multiplayerTag.test(tag)),
      image: entry.thumb,
      playUrl: entry.url,
      price: entry.price ?? undefined,
      publishedAt: null,
      ext: {
        devices: devicesFromText(entry.instructions, entry.tags),
        orientation: orientationOf(size),
        ...size,
      } satisfies GameExt,
    };
  },
  categories: gameCategories,
  paging: { kind: 'page-number', parameter: 'page' },
  neutralParameters: ['format', 'num'],
  // These types include text/html, PHP's default, in case the server does not set a type.
  contentTypes: [...jsonContentTypes, ...xmlContentTypes],
});
