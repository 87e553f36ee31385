import { escapeUTF8 } from 'entities';
import { searchFormAddress } from '#app/domain/catalogue/addresses.ts';
import { addLanguage } from '#app/domain/languages.ts';
import type { RoutePolicy } from '#app/lib/route-policy.ts';
import { searchedVertical } from '#app/pages/layouts/home-page.server.ts';
import {
  currentSnapshot,
  languagePrefixContext,
  localise,
  platformContext,
} from '#app/pages/request-context.server.ts';
import { siteUrl } from '#app/pages/seo/meta.ts';
import { siteName } from '#app/domain/site-name.ts';
import { dropForbiddenCharacters } from '#app/lib/allowed-characters.ts';
import type { Route } from './+types/opensearch';
import { cacheControl } from '#app/lib/cache-control.ts';

/** Maximum length of a name in this format. */
const longestName = 16;

export const handle = { cache: 'page', hasLanguages: true } satisfies RoutePolicy;

/** Describes to browsers how to search the site from their address bar (OpenSearch 1.1). */
export function loader({ context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const snapshot = currentSnapshot(context);
  const vertical = snapshot && searchedVertical(platform, snapshot);
  if (!snapshot || !vertical) return new Response('Not ready\n', { status: 503 });
  const site = siteUrl(snapshot.info, platform.environment);
  const name = siteName(snapshot);
  const { language, sectionMessages } = localise(context, snapshot);
  const t = sectionMessages(vertical);
  const prefix = context.get(languagePrefixContext);
  const local = (address: string) => addLanguage(prefix, address);
  const suggestions = `/api/suggest/opensearch?q={searchTerms}${prefix && `&lang=${language}`}`;
  const url = (type: string, address: string, rest = '') =>
    `  <Url type="${type}" template="${escapeUTF8(site + address)}"${rest}/>\n`;
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeUTF8([...name].slice(0, longestName).join('').trim())}</ShortName>
  <Description>${escapeUTF8(t('section.searchOn', { site: name }))}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="32" height="32" type="image/x-icon">${escapeUTF8(site)}/favicon.ico</Image>
  <Language>${language}</Language>
${url('text/html', `${local(searchFormAddress(vertical))}?kw={searchTerms}`)}${url('application/x-suggestions+json', suggestions)}${url('application/opensearchdescription+xml', local('/opensearch.xml'), ' rel="self"')}</OpenSearchDescription>
`;
  return new Response(dropForbiddenCharacters(xml), {
    headers: {
      'Content-Type': 'application/opensearchdescription+xml; charset=utf-8',
      'Cache-Control': cacheControl.description,
    },
  });
}
