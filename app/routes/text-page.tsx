import { data } from 'react-router';
import type { RoutePolicy } from '#app/lib/route-policy.ts';
import { homeVertical } from '#app/pages/layouts/home-page.server.ts';
import type { Layout } from '#app/domain/layout.ts';
import { LayoutPage } from '#app/pages/layouts/layout-page.tsx';
import { openPage } from '#app/pages/layouts/page.server.ts';
import { currentSnapshot, pathWithoutLanguage, platformContext } from '#app/pages/request-context.server.ts';
import { languagesOfTextPage } from '#app/pages/text-languages.ts';
import { metaDescriptors } from '#app/pages/seo/meta.ts';
import { isOwnPageName, isTextPageName, textPageAddress } from '#app/domain/text-pages.ts';
import { blockFactory } from '#app/pages/layouts/block-factory.ts';
import type { shellBlocks as server } from '#app/shell/blocks.server.ts';
import { shellBlocks } from '#app/shell/blocks.tsx';
import { TextPage } from '#app/shell/text-page.tsx';
import { siteTextPage } from '#app/shell/text-pages.server.ts';
import type { Route } from './+types/text-page';

const block = blockFactory<typeof server>();

export const handle = { cache: 'page' } satisfies RoutePolicy;

/** The route of all text pages (spec ADDR-13). They have the bars of the site's home page. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const snapshot = currentSnapshot(context);
  const published = platform.snapshots.current();
  const home = snapshot && homeVertical(platform, snapshot);
  if (!home || !published) throw data(null, { status: 503 });
  const page = openPage(context, home);
  const name = pathWithoutLanguage(context, url).slice(1);
  if (!isTextPageName(name) || (isOwnPageName(name) && !snapshot.textPages.has(name))) {
    throw await page.notFound();
  }
  const { title, description, html } = siteTextPage(page, name);
  const layout: Layout = [block('topBar'), block('textPage', { page: name }), block('bottomBar')];
  return page.finishWith(
    {
      kind: 'text',
      address: textPageAddress(name),
      languages: languagesOfTextPage(published, name),
      meta: {
        heading: title,
        description,
        type: 'article',
        ...(html === '' && { robots: 'noindex, follow' as const }),
      },
    },
    layout,
  );
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? metaDescriptors(loaderData.meta) : [];
}

const components = { ...shellBlocks, textPage: TextPage };

export default function TextPageRoute({ loaderData }: Route.ComponentProps) {
  return <LayoutPage page={loaderData} components={components} />;
}
