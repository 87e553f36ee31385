import type { BreadcrumbList, ItemList, Organization, SearchAction, WebSite } from 'schema-dts';

/** One node of a JSON-LD graph. */
export type GraphNode = Record<string, unknown>;

/** The types of `schema-dts` do not contain the properties of placeholders, such as `query-input`. */
type SearchBox = Exclude<SearchAction, string> & { 'query-input': string };

/**
 * Describes the site itself and who publishes it. Only the page at `/` contains this description. `logo` is the address
 * of the site's square picture. `searchPath` is `null` if no section is searchable.
 */
export function websiteGraph(site: {
  siteUrl: string;
  name: string;
  logo: string;
  searchPath: string | null;
}): GraphNode[] {
  const { siteUrl, name, logo, searchPath } = site;
  const publisher = { '@id': `${siteUrl}/#organization` };
  const organisation = {
    '@type': 'Organization',
    ...publisher,
    name,
    url: `${siteUrl}/`,
    logo,
  } satisfies Organization;
  const website = {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name,
    alternateName: new URL(siteUrl).host,
    url: `${siteUrl}/`,
    publisher,
    ...(searchPath !== null && { potentialAction: searchAction(siteUrl + searchPath) }),
  } satisfies WebSite;
  return [website, organisation];
}

function searchAction(address: string) {
  return {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${address}?kw={search_term_string}` },
    'query-input': 'required name=search_term_string',
  } satisfies SearchBox;
}

/** Describes the path from the vertical's home to a page. */
export function breadcrumbGraph(links: readonly { name: string; url: string }[]): GraphNode {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: links.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  } satisfies BreadcrumbList;
}

/** Describes the entries of a list page. Returns an empty list if there are no entries. */
export function itemListGraph(entries: readonly { name: string; url: string }[]): GraphNode[] {
  if (entries.length === 0) return [];
  return [
    {
      '@type': 'ItemList',
      itemListElement: entries.map(({ name, url }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        url,
      })),
    } satisfies ItemList,
  ];
}
