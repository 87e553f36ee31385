import { z } from 'zod';
import { cleanText } from '#app/feeds/clean-text.server.ts';
import { decodeDocument } from '#app/feeds/decode-document.server.ts';
import { defineFeed, jsonContentTypes, xmlContentTypes } from '#app/feeds/define-feed.ts';
import { parseDate } from '#app/feeds/parse-date.ts';
import { shorten } from '#app/lib/shorten.ts';
import { phrase } from '#app/lib/phrase.ts';
import { news } from '../vertical.ts';
import { readSyndication } from './read-syndication.server.ts';
import type { ArticleExt } from '../article-ext.server.ts';

/** Number of characters of an excerpt, which is shown with a link to the full text. */
const excerptLength = 400;
const titleLength = 300;

const text = z.string().max(500_000);

/** Imports articles from other sites: an excerpt and a link, or the full text if its licence allows this. */
export const rssFeed = defineFeed({
  provider: 'rss',
  name: 'RSS, Atom or JSON Feed',
  verticalId: news.id,
  address: 'https://example.org/feed.xml',
  idField: 'id',
  titleField: 'title',
  schema: z.object({
    id: z.string(),
    title: text,
    link: z.string().max(2000),
    author: text,
    published: text,
    categories: z.array(z.string().max(300)),
    image: z.string().max(2000),
    summary: text,
    content: text,
    base: z.string().max(2000),
    feedTitle: text,
    language: z.string().max(100),
  }),
  decode: decodeDocument,
  parse: readSyndication,
  map(entry, { licence, category }) {
    if (entry.link === '' && licence === '')
      return { refusal: phrase('has no address of its own to lead to') };
    const body = entry.content || entry.summary;
    const publishedAt = parseDate(entry.published, entry.language);
    const beginning = cleanText(entry.summary || entry.content)
      .slice(0, 10 * excerptLength)
      .replaceAll(/\s+/g, ' ');
    return {
      title: shorten(cleanText(entry.title) || beginning || entry.feedTitle, titleLength),
      intro: shorten(beginning, excerptLength),
      sections: [],
      keywords: '',
      categories: category === '' ? entry.categories : [category],
      image: entry.image.replace(/^http:/, 'https:'),
      publishedAt,
      ...(publishedAt === null && { unreadDate: entry.published }),
      originUrl: entry.link,
      author: entry.author,
      ...(licence !== '' && { html: body, htmlBase: entry.base }),
      ext: {
        origin_name: cleanText(entry.feedTitle),
        origin_url: entry.link,
        licence,
      } satisfies ArticleExt,
    };
  },
  categories: {
    names: {
      history: 'Game history',
      retro: 'Game history',
      'retro gaming': 'Game history',
      'game design': 'How games work',
      design: 'How games work',
      gamedev: 'How games work',
      programming: 'How games work',
      strategy: 'Play better',
      tips: 'Play better',
      guides: 'Play better',
      web: 'The web',
      internet: 'The web',
      technology: 'The web',
      tech: 'The web',
      browsers: 'The web',
      psychology: 'People and play',
      education: 'People and play',
      culture: 'People and play',
      accessibility: 'People and play',
    },
    default: 'People and play',
  },
  paging: { kind: 'none' },
  isRolling: true,
  takesChoices: true,
  neutralParameters: [],
  contentTypes: [...xmlContentTypes, ...jsonContentTypes],
});
