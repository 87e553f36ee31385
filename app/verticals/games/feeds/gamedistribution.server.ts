import { z } from 'zod';
import { isHttpsAddress } from '#app/domain/address-forms.ts';
import { defineFeed, jsonContentTypes } from '#app/feeds/define-feed.ts';
import { parseJsonList } from '#app/feeds/parse-page.ts';
import { phrase } from '#app/lib/phrase.ts';
import { games, type Device } from '../vertical.ts';
import { gameCategories } from './category-names.ts';
import { entryId, filledUpTo, names, pixels, playAddress, price, textUpTo } from './entry-fields.server.ts';
import { orientationFromText, orientationOf, readSize } from './game-facts.ts';
import type { GameExt } from '../game-ext.server.ts';

const address = 'https://catalog.api.gamedistribution.com/api/v2.0/rss/All/?amount=100&page=1&format=json';

const flag = z
  .union([z.boolean(), z.enum(['true', 'false', ''])], { error: phrase('true or false') })
  .transform((value) => value === true || value === 'true');

/** GameDistribution: a JSON array. The file names of the pictures contain their sizes. */
export const gameDistributionFeed = defineFeed({
  provider: 'gamedistribution',
  name: 'GameDistribution',
  verticalId: games.id,
  address,
  idField: 'Md5',
  titleField: 'Title',
  schema: z.looseObject(
    {
      Md5: entryId,
      Title: filledUpTo(300),
      Description: textUpTo(20_000),
      Instructions: textUpTo(20_000).nullish(),
      Type: textUpTo(100),
      Mobile: flag.default(false),
      MobileMode: textUpTo(100).nullish(),
      Width: pixels,
      Height: pixels,
      Url: playAddress,
      Asset: z.array(textUpTo(2000), { error: phrase('a list of picture addresses') }),
      Category: names,
      Tag: names.nullish(),
      Price: price,
    },
    { error: phrase('a game: {Md5, Title, Description, Url, Category, …}') },
  ),
  parse: (text) => parseJsonList(text, address),
  map(entry) {
    if (entry.Type.toLowerCase() !== 'html5') {
      return { refusal: phrase('is of type {type}, which browsers do not play', { type: entry.Type }) };
    }
    const size = readSize(entry.Width, entry.Height);
    const wide = pickPicture(entry.Asset, '1280x720');
    const devices: Device[] = ['keyboard', 'mouse', ...(entry.Mobile ? (['touch'] as const) : [])];
    return {
      title: entry.Title,
      intro: entry.Description,
      sections: [{ heading: 'How to play', text: entry.Instructions ?? '' }],
      keywords: (entry.Tag ?? []).join(', '),
      categories: entry.Category,
      tags: entry.Tag ?? [],
      image:
        pickPicture(entry.Asset, '512x512') || pickPicture(entry.Asset, '512x384') || (entry.Asset[0] ?? ''),
      // The player adds the page's address and the consent to this address (spec PLAY-7).
      playUrl: entry.Url,
      price: entry.Price ?? undefined,
      publishedAt: null,
      ext: {
        devices,
        orientation: orientationFromText(entry.MobileMode ?? '') ?? orientationOf(size),
        ...size,
        ...(wide && { img_wide: wide }),
      } satisfies GameExt,
    };
  },
  categories: gameCategories,
  paging: { kind: 'page-number', parameter: 'page' },
  neutralParameters: ['amount', 'format'],
  contentTypes: jsonContentTypes,
  publisherWarnings({ siteOrigins }) {
    const isPublic = [...siteOrigins].some(
      (origin) => origin.startsWith('https://') && !/^https:\/\/(?:localhost|127\.|\[)/.test(origin),
    );
    if (isPublic) return [];
    return [
      phrase(
        'NO PUBLISHER ADDRESS: GameDistribution knows whom to pay by the page that its games run on, and this portal has no public https address. Set SITE_URL to the address that is registered there, or nobody is paid.',
      ),
    ];
  },
});

function pickPicture(assets: readonly string[], size: string): string {
  return assets.find((asset) => asset.includes(`-${size}.`) && isHttpsAddress(asset)) ?? '';
}
