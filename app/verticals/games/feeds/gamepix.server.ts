import { z } from 'zod';
import { isHttpsAddress } from '#app/domain/address-forms.ts';
import { defineFeed, jsonContentTypes } from '#app/feeds/define-feed.ts';
import { parseJsonFeed } from '#app/feeds/parse-page.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { phrase } from '#app/lib/phrase.ts';
import { games, type GameFields } from '../vertical.ts';
import { gameCategories } from './category-names.ts';
import { entryId, filledUpTo, pixels, playAddress, price, textUpTo } from './entry-fields.server.ts';
import { orientationOf, readSize } from './game-facts.ts';
import { warnUnlessPaid } from './publisher-id.ts';
import type { GameExt } from '../game-ext.server.ts';

const address = 'https://feeds.gamepix.com/v2/json?sid=YOUR_SID&pagination=96&page=1';

const scoreAllowed = phrase('a number from 0 to 1');
const orientations: Readonly<Record<string, GameFields['orientation']>> = {
  all: 'any',
  landscape: 'landscape',
  portrait: 'portrait',
};

/** GamePix: a JSON Feed in pages. The operator's `sid` in the games' addresses decides who is paid. */
export const gamePixFeed = defineFeed({
  provider: 'gamepix',
  name: 'GamePix',
  verticalId: games.id,
  address,
  idField: 'id',
  titleField: 'title',
  schema: z.looseObject(
    {
      id: entryId,
      title: filledUpTo(300),
      namespace: textUpTo(200).default(''),
      description: textUpTo(20_000),
      category: textUpTo(200),
      orientation: textUpTo(100).nullish(),
      quality_score: z
        .number({ error: scoreAllowed })
        .min(0, { error: scoreAllowed })
        .max(1, { error: scoreAllowed }),
      width: pixels,
      height: pixels,
      date_published: textUpTo(100).nullish(),
      banner_image: textUpTo(2000).nullish(),
      image: textUpTo(2000).nullish(),
      url: playAddress,
      price,
    },
    { error: phrase('a game: {id, title, description, category, quality_score, url, …}') },
  ),
  parse: (text) => parseJsonFeed(text, address),
  map(entry) {
    if (entry.quality_score === 0) return { refusal: phrase('has quality score 0') };
    const size = readSize(entry.width, entry.height);
    const wide = resize(entry.banner_image ?? '', 1280);
    return {
      title: entry.title,
      intro: entry.description,
      sections: [],
      keywords: '',
      categories: [entry.category],
      image: resize(entry.image ?? '', 512) || wide,
      playUrl: entry.url,
      price: entry.price ?? undefined,
      score: entry.quality_score,
      publishedAt: readDate(entry.date_published ?? ''),
      ext: {
        slug: /^[a-z0-9-]{1,120}$/.test(entry.namespace) ? entry.namespace : '',
        // GamePix has no field for devices. It has one for the orientation, because it only accepts games that run on
        // phones.
        devices: ['keyboard', 'mouse', 'touch'],
        orientation: ownValue(orientations, entry.orientation?.toLowerCase() ?? '') ?? orientationOf(size),
        ...size,
        ...(wide && { img_wide: wide }),
      } satisfies GameExt,
    };
  },
  categories: gameCategories,
  paging: { kind: 'next-address' },
  neutralParameters: ['sid', 'pagination'],
  contentTypes: jsonContentTypes,
  publisherWarnings({ playUrls }) {
    return warnUnlessPaid(
      playUrls,
      (url) => url.searchParams.get('sid') ?? '',
      (counts) =>
        phrase(
          'NO PUBLISHER ID: {unpaid} of {count} games have no sid of yours in their addresses, so GamePix pays nobody for them. Take the feed from {address} with your own sid in it, and run it again.',
          { ...counts, address },
        ),
    );
  },
});

/**
 * Returns the address of a picture at a width. The server scales the picture to the parameter `w`. Returns "" if the
 * address is not https.
 */
function resize(picture: string, width: number): string {
  const trimmed = picture.trim();
  if (!isHttpsAddress(trimmed)) return '';
  const url = new URL(trimmed);
  if (url.searchParams.has('w')) url.searchParams.set('w', String(width));
  return url.href;
}

function readDate(text: string): number | null {
  const milliseconds = Date.parse(text);
  return Number.isFinite(milliseconds) && milliseconds > 0 ? Math.floor(milliseconds / 1000) : null;
}
