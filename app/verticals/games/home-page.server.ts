import type { RouterContextProvider } from 'react-router';
import { openPage, type PageData } from '#app/core/layouts/page.server.ts';
import { pictureAddress, pictureOf } from '#app/core/media/picture.ts';
import { websiteGraph } from '#app/core/seo/structured-data.ts';
import { gamesServer } from './vertical.server.ts';

/** The games home, for `/g` and, when it is the home source, for `/` (READINGS 23). */
export async function loadGamesHome(
  context: Readonly<RouterContextProvider>,
  canonicalPath: string,
): Promise<PageData> {
  const page = openPage(context, gamesServer);
  const { info } = page.snapshot;
  const image = pictureAddress(pictureOf(page.snapshot, info.image), page.siteUrl);
  return page.finish({
    kind: 'home',
    address: '/g',
    meta: {
      heading: info.title,
      description: info.description,
      keywords: info.keywords,
      canonicalPath,
      ...(image && { image }),
      structuredData: websiteGraph({ siteUrl: page.siteUrl, name: info.title, searchPath: '/g/search' }),
    },
  });
}
