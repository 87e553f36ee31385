import { z } from 'zod';
import { isHttpsAddress } from '#app/domain/address-forms.ts';
import { defineFeed, jsonContentTypes } from '#app/feeds/define-feed.ts';
import { parseJson, shapeError, type ParsedPage } from '#app/feeds/parse-page.ts';
import { isObject } from '#app/lib/is-object.ts';
import { phrase } from '#app/lib/phrase.ts';
import { games, type Device, type GameFields } from '../vertical.ts';
import { gameCategories } from './category-names.ts';
import { entryId, filledUpTo, names, playAddress, price, textUpTo } from './entry-fields.server.ts';
import { warnUnlessPaid } from './publisher-id.ts';
import type { GameExt } from '../game-ext.server.ts';

const address = 'https://widgets.playgama.com';

/**
 * The publisher id in the catalogue that Playgama publishes as an example
 * (https://github.com/Playgama/mobile-apps-partner-example).
 */
const exampleId = 'p_286ab43e-5e84-491f-8738-499fb5b84b37';

/** Matches the names of Playgama's campaigns and rankings, which Playgama lists among the genres. */
const campaign = /_|^partners-/;

/**
 * Playgama: a catalogue that the operator downloads, with games in `segments[].hits[]`. The operator's `clid` in the
 * games' addresses decides who is paid.
 */
export const playgamaFeed = defineFeed({
  provider: 'playgama',
  name: 'Playgama',
  verticalId: games.id,
  address,
  isDownload: true,
  idField: 'id',
  titleField: 'title',
  schema: z.looseObject(
    {
      id: entryId,
      title: filledUpTo(300),
      description: textUpTo(20_000).nullish(),
      howToPlayText: textUpTo(20_000).nullish(),
      gameURL: playAddress,
      genres: names,
      tags: names.nullish(),
      images: z.array(textUpTo(2000), { error: phrase('a list of picture addresses') }).nullish(),
      mobileReady: names.nullish(),
      screenOrientation: z
        .looseObject(
          {
            horizontal: z.boolean({ error: phrase('true or false') }),
            vertical: z.boolean({ error: phrase('true or false') }),
          },
          { error: phrase('an orientation: {horizontal, vertical}') },
        )
        .nullish(),
      price,
    },
    { error: phrase('a game: {id, title, description, gameURL, genres, …}') },
  ),
  parse: parseCatalogue,
  map(entry) {
    const tags = (entry.tags ?? []).map((tag) => tag.replaceAll('-', ' '));
    return {
      title: entry.title,
      intro: entry.description ?? '',
      sections: [{ heading: 'How to play', text: entry.howToPlayText ?? '' }],
      keywords: tags.join(', '),
      categories: entry.genres.filter((genre) => !campaign.test(genre)),
      tags,
      image: entry.images?.find((picture) => isHttpsAddress(picture.trim()))?.trim() ?? '',
      playUrl: entry.gameURL,
      price: entry.price ?? undefined,
      publishedAt: null,
      ext: {
        devices: devicesOf(entry.mobileReady ?? []),
        orientation: orientationOf(entry.screenOrientation),
      } satisfies GameExt,
    };
  },
  categories: gameCategories,
  paging: { kind: 'none' },
  neutralParameters: [],
  contentTypes: jsonContentTypes,
  publisherWarnings({ playUrls }) {
    return warnUnlessPaid(playUrls, publisherOf, (counts) =>
      phrase(
        'NO PUBLISHER ID: {unpaid} of {count} games have no clid of yours in their addresses, so Playgama does not pay you for them. Sign in at {address}, download the catalogue again, and run it again.',
        { ...counts, address },
      ),
    );
  },
});

function parseCatalogue(text: string): ParsedPage {
  const value = parseJson(text, address);
  const segments = isObject(value) ? value.segments : undefined;
  if (!Array.isArray(segments)) throw shapeError(['segments'], segments, phrase('a list of lists of games'));
  const lists = segments.map((segment: unknown, at) => {
    const hits = isObject(segment) ? segment.hits : undefined;
    if (!Array.isArray(hits)) throw shapeError(['segments', at, 'hits'], hits, phrase('a list of entries'));
    return hits as unknown[];
  });
  return {
    entries: lists.flat(),
    path: ['segments'],
    entryPaths: lists.flatMap((hits, at) => hits.map((_, index) => ['segments', at, 'hits', index])),
    next: null,
  };
}

/** Maps the values of `mobileReady` ("For Desktop", "For Android" and "For IOS") to devices. */
function devicesOf(platforms: readonly string[]): Device[] {
  const hasTouch = platforms.some((platform) => /android|ios/i.test(platform));
  const hasDesktop = platforms.some((platform) => /desktop/i.test(platform)) || !hasTouch;
  return [...(hasDesktop ? (['keyboard', 'mouse'] as const) : []), ...(hasTouch ? (['touch'] as const) : [])];
}

function orientationOf(
  allowed: { horizontal: boolean; vertical: boolean } | null | undefined,
): GameFields['orientation'] {
  if (!allowed || allowed.horizontal === allowed.vertical) return 'any';
  return allowed.horizontal ? 'landscape' : 'portrait';
}

/**
 * Returns the `clid` in the address of a game, without the prefix `p_`. Returns "" if there is none, or if it is the id
 * of Playgama's example.
 */
function publisherOf({ searchParams }: URL): string {
  const clid = searchParams.get('clid')?.trim() ?? '';
  return clid === exampleId ? '' : clid.replace(/^p_/, '');
}
