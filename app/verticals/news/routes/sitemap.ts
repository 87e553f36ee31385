import { escapeUTF8 } from 'entities';
import { itemAddress } from '#app/domain/catalogue/addresses.ts';
import { publishedAt } from '#app/domain/catalogue/item.ts';
import { addLanguage, languagePrefix } from '#app/domain/languages.ts';
import { siteName } from '#app/domain/site-name.ts';
import { snapshotIn } from '#app/domain/snapshot.ts';
import type { RoutePolicy } from '#app/lib/route-policy.ts';
import { openPage } from '#app/pages/layouts/page.server.ts';
import { sitemapResponse, sitemapTime } from '#app/pages/seo/sitemap-xml.server.ts';
import { languagesOfItem } from '#app/pages/text-languages.ts';
import newsServer from '../vertical.server.ts';
import type { Route } from './+types/sitemap';

/**
 * Seconds for which a news sitemap contains an article, and its maximum number of entries (Google's rules for news
 * sitemaps).
 */
const newsAge = 48 * 3_600;
const maxEntries = 1_000;

export const handle = { cache: 'page' } satisfies RoutePolicy;

/** The news sitemap: the site's own articles of the last two days in all their languages (spec SEO-11). */
export function loader({ context }: Route.LoaderArgs) {
  const { catalogue, endAt, now, siteUrl, snapshot } = openPage(context, newsServer);
  const { languages } = snapshot.settings;
  const since = now / 1_000 - newsAge;
  const articles = catalogue.openItems
    .filter((article) => {
      const published = publishedAt(article);
      return published > since && published * 1_000 <= now && !article.isSample && !article.fields.originUrl;
    })
    .toSorted((a, b) => publishedAt(b) - publishedAt(a));
  const oldest = articles.at(-1);
  if (oldest) endAt((publishedAt(oldest) + newsAge) * 1_000);
  const rows = articles.flatMap((article) =>
    languagesOfItem(snapshot, article).map((language) => {
      const translated = snapshotIn(snapshot, language);
      const address = siteUrl + addLanguage(languagePrefix(languages, language), itemAddress(article));
      const title = (article.translations?.get(language) ?? article).title;
      return (
        `<url><loc>${escapeUTF8(address)}</loc><news:news><news:publication>` +
        `<news:name>${escapeUTF8(siteName(translated))}</news:name>` +
        `<news:language>${newsLanguage(language)}</news:language></news:publication>` +
        `<news:publication_date>${sitemapTime(publishedAt(article))}</news:publication_date>` +
        `<news:title>${escapeUTF8(title)}</news:title></news:news></url>\n`
      );
    }),
  );
  return sitemapResponse('urlset', rows.slice(0, maxEntries), ['news']);
}

/**
 * Returns the code of a language in news sitemaps: its ISO 639 code, or for Chinese a code that depends on the script.
 */
function newsLanguage(tag: string): string {
  const { language, script } = new Intl.Locale(tag).maximize();
  if (language !== 'zh') return language;
  return script === 'Hant' ? 'zh-tw' : 'zh-cn';
}
