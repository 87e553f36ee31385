import { rssAddress, searchFormAddress } from '#app/domain/catalogue/addresses.ts';
import { addLanguage, languagePrefix, mainLanguageOf } from '#app/domain/languages.ts';
import { siteName } from '#app/domain/site-name.ts';
import { localeOf } from '#app/messages/language-facts.ts';
import { metaWithDefaults, pageTitle, siteHost, type PageMeta } from '../seo/meta.ts';
import { websiteGraph, type GraphNode } from '../seo/structured-data.ts';
import { shareSize } from '../share-pictures/draw-share-picture.server.ts';
import { sharePictureAddress } from '../share-pictures/share-pictures.server.ts';
import type { PicturedPage } from '../share-pictures/share-content.ts';
import { sitePictureAddress } from '../site-pictures.server.ts';
import type { PageInput } from './page-input.server.ts';
import { languagesOfPage } from './page-languages.server.ts';
import type { PageRequest } from './page-request.server.ts';

/** Returns the metadata of a page: what its route provides, and what is derived from the page and the site. */
export function createPageMeta<Fields>(request: PageRequest<Fields>, input: PageInput<Fields>): PageMeta {
  const { snapshot, siteUrl, vertical, language } = request.context;
  const { heading: _heading, canonicalPath: _canonicalPath, ...meta } = input.meta;
  const structuredData = structuredDataOf(request, input);
  return {
    ...metaWithDefaults(meta, snapshot, {
      image: siteUrl + sharePictureOf(request, input),
      imageSize: shareSize,
    }),
    ...languageLinks(request, input),
    locale: localeOf(language),
    ...(input.kind !== 'text' && {
      feed: addLanguage(request.prefix, rssAddress(vertical, input.category)),
    }),
    title: titleOf(request, input),
    siteName: siteName(snapshot),
    ...(structuredData.length > 0 && { structuredData }),
  };
}

function titleOf<Fields>(
  { context: { messages, siteUrl } }: PageRequest<Fields>,
  { meta: { heading }, listing, search }: PageInput<Fields>,
): string {
  const page = listing?.page.number ?? search?.hits.number ?? 1;
  return pageTitle(messages('pages'), { heading, page, host: siteHost(siteUrl) });
}

/**
 * Returns the canonical address, and the addresses in all languages of the page. If the page does not exist in the
 * requested language, the canonical address is its address in the main language (spec LANG-4).
 */
function languageLinks<Fields>(
  { context: { snapshot, siteUrl, language }, server }: PageRequest<Fields>,
  input: PageInput<Fields>,
): Pick<PageMeta, 'canonical' | 'alternates'> {
  const { canonicalPath: path = input.address, robots } = input.meta;
  if (path === null) return {};
  const { languages: siteLanguages } = snapshot.settings;
  const addressIn = (tag: string) => siteUrl + addLanguage(languagePrefix(siteLanguages, tag), path);
  const languages = languagesOfPage(snapshot, input, server);
  if (!languages.includes(language)) return { canonical: addressIn(mainLanguageOf(siteLanguages)) };
  const canonical = addressIn(language);
  if (robots !== undefined || languages.length < 2) return { canonical };
  return { canonical, alternates: languages.map((tag) => [tag, addressIn(tag)] as const) };
}

/**
 * Returns the share picture of a page that is not an item's page: the picture of its category or home, or the picture
 * of the site.
 */
function sharePictureOf<Fields>(
  { context: { snapshot, verticalId, language } }: PageRequest<Fields>,
  { kind, category, meta: { heading, canonicalPath } }: PageInput<Fields>,
): string {
  const own: PicturedPage | null = category
    ? { kind: 'category', verticalId, category }
    : kind === 'home' && canonicalPath !== null
      ? { kind: 'home', verticalId, title: heading }
      : null;
  const address = own && sharePictureAddress(snapshot, own, language);
  return address ?? sitePictureAddress(snapshot, 'share');
}

/** Returns the structured data of a page. The home page of the site also describes the site. */
function structuredDataOf<Fields>(
  { context, prefix }: PageRequest<Fields>,
  { kind, address, meta: { canonicalPath = address, structuredData = [] } }: PageInput<Fields>,
): readonly GraphNode[] {
  const isHomeOfSite = kind === 'home' && canonicalPath === '/' && prefix === '';
  if (!isHomeOfSite) return structuredData;
  const { snapshot, siteUrl, searchVertical } = context;
  const site = websiteGraph({
    siteUrl,
    name: siteName(snapshot),
    logo: siteUrl + sitePictureAddress(snapshot, 'icon-512'),
    searchPath: searchVertical && searchFormAddress(searchVertical),
  });
  return [...site, ...structuredData];
}
