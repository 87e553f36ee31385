import { z } from 'zod';
import { isHttpsAddress } from '#app/domain/address-forms.ts';
import { decodeDocument } from '#app/feeds/decode-document.server.ts';
import {
  defineFeed,
  jsonContentTypes,
  xmlContentTypes,
  type FeedDefinition,
} from '#app/feeds/define-feed.ts';
import { mapEntry } from '#app/feeds/mapping/map-entry.server.ts';
import type { FeedMapping } from '#app/feeds/mapping/mapping-schema.ts';
import { readList } from '#app/feeds/mapping/read-list.server.ts';
import { parseDate } from '#app/feeds/parse-date.ts';
import type { GameExt } from '../game-ext.server.ts';
import { games, type Device } from '../vertical.ts';
import { gameCategories } from './category-names.ts';
import { entryId, filledUpTo, names, pixels, playAddress, textUpTo } from './entry-fields.server.ts';
import { devicesFromText, orientationFromText, orientationOf, readSize } from './game-facts.ts';

const provider = 'mapped';
const anyText = textUpTo(20_000);

/** Schema of the entries after mapping. Their fields have the portal's names. */
const schema = z.looseObject({
  id: entryId,
  title: filledUpTo(300),
  playAddress,
  description: anyText,
  instructions: anyText,
  picture: anyText,
  widePicture: anyText,
  screenshots: z.array(anyText),
  categories: names,
  tags: names,
  devices: z.array(anyText),
  orientation: anyText,
  width: pixels,
  height: pixels,
  developer: anyText,
  price: anyText,
  date: anyText,
});

/** Reads any list of games as a mapping describes. Without a mapping, this feed reads nothing. */
export const mappedFeed: FeedDefinition = { ...bind(null), withMapping: bind };

function bind(mapping: FeedMapping | null): FeedDefinition {
  return defineFeed({
    provider,
    name: mapping?.source ?? 'Any list of games',
    verticalId: games.id,
    address: 'https://provider.example/games.json',
    ...(mapping && { mapping }),
    idField: 'id',
    titleField: 'title',
    schema,
    decode: decodeDocument,
    parse(text) {
      if (!mapping) throw new Error(`The provider ${provider} was run without a mapping.`);
      const page = readList(text, mapping);
      return {
        ...page,
        entries: page.entries.map((entry) => mapEntry(entry, mapping)),
        // Each source is a provider of its own, so its feed never changes the items of another source.
        repository: mapping.source,
      };
    },
    map(entry) {
      const { title, description, instructions, tags, price } = entry;
      const size = readSize(entry.width, entry.height);
      const published = readTime(entry.date);
      const wide = entry.widePicture;
      return {
        title,
        intro: description,
        sections: [{ heading: 'How to play', text: instructions }],
        keywords: tags.join(', '),
        categories: entry.categories,
        tags,
        image: entry.picture,
        screenshots: entry.screenshots,
        playUrl: entry.playAddress,
        ...(price !== '' && { price }),
        publishedAt: published,
        ...(published === null && entry.date !== '' && { unreadDate: entry.date }),
        ext: {
          devices: readDevices(entry.devices) ?? devicesFromText(instructions, tags.join(', ')),
          orientation: orientationFromText(entry.orientation) ?? orientationOf(size),
          ...size,
          ...(isHttpsAddress(wide) && wide.length <= 500 && { img_wide: wide }),
          ...(entry.developer !== '' && { developer: entry.developer.slice(0, 200).toWellFormed() }),
        } satisfies GameExt,
      };
    },
    categories: gameCategories,
    paging: mapping?.paging ?? { kind: 'none' },
    neutralParameters: mapping?.neutralParameters ?? [],
    contentTypes: [
      ...jsonContentTypes,
      ...xmlContentTypes,
      'text/csv',
      'application/csv',
      'application/octet-stream',
    ],
  });
}

/** Returns the devices that the words of a feed mention, or `null`. */
function readDevices(words: readonly string[]): Device[] | null {
  const text = words.join(' ');
  const hasDesktop = /\b(?:desktop|pc|computers?|laptop|web|all)\b/i.test(text);
  const found: Device[] = [
    ...(hasDesktop || /\bkeyboard\b/i.test(text) ? (['keyboard'] as const) : []),
    ...(hasDesktop || /\bmouse\b/i.test(text) ? (['mouse'] as const) : []),
    ...(/\b(?:touch\w*|mobiles?|phones?|smartphones?|tablets?|android|ios|all)\b/i.test(text)
      ? (['touch'] as const)
      : []),
  ];
  return found.length > 0 ? found : null;
}

/** Number of digits of a present-day time in Unix milliseconds. It stays the same until the year 2286. */
const digitsOfMilliseconds = 13;

/**
 * Reads a date as Unix seconds. Returns `null` if it is not valid. A number of 13 digits is a time in Unix
 * milliseconds, and a number of 9 to 12 digits is a time in Unix seconds.
 */
function readTime(text: string): number | null {
  if (!/^\d{9,13}$/.test(text)) return parseDate(text);
  return text.length === digitsOfMilliseconds ? Math.floor(Number(text) / 1000) : Number(text);
}
