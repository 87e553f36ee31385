/** One node of a JSON-LD graph. */
export type GraphNode = Record<string, unknown>;

/**
 * Describes the site itself. Used once per site, on the page at `/`. `searchPath` is `null` if no section is
 * searchable.
 */
export function websiteGraph(site: { siteUrl: string; name: string; searchPath: string | null }): GraphNode {
  const { siteUrl, name, searchPath } = site;
  return {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name,
    alternateName: new URL(siteUrl).host,
    url: `${siteUrl}/`,
    ...(searchPath !== null && {
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${siteUrl}${searchPath}?kw={search_term_string}`,
        },
        'query-input': 'required name=search_term_string',
      },
    }),
  };
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
  };
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
    },
  ];
}
