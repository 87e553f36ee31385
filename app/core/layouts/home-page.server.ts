import type { RouterContextProvider } from 'react-router';
import { homeAddress } from '#app/core/catalogue/addresses.ts';
import { websiteGraph } from '#app/core/seo/structured-data.ts';
import type { VerticalServer } from '#app/core/vertical.server.ts';
import { homeVertical } from './home-source.server.ts';
import { openPage, type PageData } from './page.server.ts';

/** A vertical's home, for its own address and, when it is the home source, for `/`, the canonical one then (READINGS 23). */
export async function loadHome(
  context: Readonly<RouterContextProvider>,
  server: VerticalServer,
): Promise<PageData> {
  const page = openPage(context, server);
  const { info } = page.snapshot;
  const { id, name, isSearched } = server.vertical;
  const address = homeAddress(id);
  const isSiteHome = homeVertical(page.platform, page.snapshot) === server;
  const subject = await server.homeSubject?.(page.platform);
  return page.finish({
    kind: 'home',
    address,
    ...(subject !== undefined && { subject }),
    meta: {
      heading: isSiteHome ? info.title : name,
      description: info.description,
      keywords: info.keywords,
      canonicalPath: isSiteHome ? '/' : address,
      ...(isSearched && {
        structuredData: websiteGraph({
          siteUrl: page.siteUrl,
          name: info.title,
          searchPath: `${address}/search`,
        }),
      }),
    },
  });
}
