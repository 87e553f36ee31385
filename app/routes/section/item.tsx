import type { RoutePolicy } from '#app/lib/route-policy.ts';
import { loadItemPage } from '#app/pages/layouts/item-page.server.ts';
import { segmentOfPattern, verticalOfPattern } from '#app/pages/layouts/parameters.server.ts';
import { revalidateUnlessFragment } from '#app/pages/revalidation.ts';
import { pageMeta, SectionPage } from '#app/pages/section-page.tsx';
import type { Route } from './+types/item';

export const handle = { cache: 'page' } satisfies RoutePolicy;

/** The page of an item, such as `/{prefix}/details/{id}`. The id is the only parameter of the address. */
export function loader({ context, params, pattern }: Route.LoaderArgs) {
  const [id = ''] = Object.values(params);
  return loadItemPage(context, verticalOfPattern(context, pattern), {
    id,
    segment: segmentOfPattern(pattern),
  });
}

export const meta = pageMeta;
export const shouldRevalidate = revalidateUnlessFragment;

export default function ItemPage({ loaderData }: Route.ComponentProps) {
  return <SectionPage page={loaderData} />;
}
