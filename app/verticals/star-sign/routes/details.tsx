import { itemAddress } from '#app/domain/catalogue/addresses.ts';
import type { RoutePolicy } from '#app/lib/route-policy.ts';
import { openPage } from '#app/pages/layouts/page.server.ts';
import { parseId } from '#app/pages/layouts/parameters.ts';
import { pageMeta, SectionPage } from '#app/pages/section-page.tsx';
import { starSignMeta } from '../star-sign-meta.server.ts';
import starSignServer from '../vertical.server.ts';
import type { Route } from './+types/details';

export const handle = { cache: 'page' } satisfies RoutePolicy;

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = openPage(context, starSignServer);
  const item = page.catalogue.itemById.get(parseId(params.detail_id) ?? -1);
  if (!item) throw await page.notFound();
  const address = itemAddress({ ...item, router: '' });
  return page.finish({ kind: 'details', address, item, meta: starSignMeta(page, item) });
}

export const meta = pageMeta;

export default function SignDetails({ loaderData }: Route.ComponentProps) {
  return <SectionPage page={loaderData} />;
}
