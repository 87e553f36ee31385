import { categoryAddress, homeAddress, itemAddress } from '#app/core/catalogue/addresses.ts';
import type { Snapshot } from '#app/core/catalogue/snapshot.ts';
import { activeVerticals } from '#app/core/layouts/page.server.ts';
import { platformContext } from '#app/core/request-context.server.ts';
import { siteUrl } from '#app/core/seo/meta.ts';
import { textPageAddress } from '#app/core/text/text-pages.ts';
import type { Route } from './+types/sitemap';

/** Addresses a file may hold (PRODUCT 10). */
const fileLimit = 50_000;

/** The sitemap: an index from 50,000 addresses on, its files at `?file=N` (PRODUCT 10). */
export const handle = { query: ['file'] };

export function loader({ context, request }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const snapshot = platform.snapshots.current();
  if (!snapshot) return new Response('Not ready\n', { status: 503 });
  const site = siteUrl(snapshot.info, platform.environment.siteUrl);
  const verticalIds = activeVerticals(platform, snapshot).map(({ vertical }) => vertical.id);
  const addresses = [...listAddresses(snapshot, verticalIds)];
  const fileCount = Math.ceil(addresses.length / fileLimit);
  const file = new URL(request.url).searchParams.get('file');
  if (file === null && fileCount > 1) {
    const files = Array.from({ length: fileCount }, (_, index) => `${site}/sitemap.xml?file=${index + 1}`);
    return xml('sitemapindex', 'sitemap', files);
  }
  const number = file === null ? 1 : Number(file);
  if (!Number.isInteger(number) || number < 1 || number > Math.max(1, fileCount)) {
    return new Response('No such sitemap file\n', { status: 404 });
  }
  const part = addresses.slice((number - 1) * fileLimit, number * fileLimit);
  return xml(
    'urlset',
    'url',
    part.map((address) => site + address),
  );
}

/** Canonical addresses of the site; what has a router override leads elsewhere and is left out (READINGS 4). */
function* listAddresses(snapshot: Snapshot, verticalIds: readonly number[]): Generator<string> {
  yield '/';
  for (const id of verticalIds) {
    const catalogue = snapshot.catalogues.get(id);
    if (id !== snapshot.settings.homeSource) yield homeAddress(id);
    if (!catalogue) continue;
    for (const category of catalogue.categoryById.values()) {
      if (!category.router && [0, id].includes(category.targetVerticalId))
        yield categoryAddress(category, id);
    }
    for (const item of catalogue.openItems) yield itemAddress(item);
  }
  for (const name of snapshot.textPages.keys()) yield textPageAddress(name);
}

function xml(root: string, entry: string, addresses: readonly string[]): Response {
  const rows = addresses.map(
    (address) => `<${entry}><loc>${address.replaceAll('&', '&amp;')}</loc></${entry}>`,
  );
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${rows.join('\n')}
</${root}>
`;
  return new Response(text, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
