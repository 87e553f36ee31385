import type { RoutePolicy } from '#app/lib/route-policy.ts';

import { pageMeta, SectionPage } from '#app/pages/section-page.tsx';
import { loadOffer } from '../offer-page.server.ts';
import type { Route } from './+types/details';

export const handle = { cache: 'page' } satisfies RoutePolicy;

export function loader({ context, params, request }: Route.LoaderArgs) {
  return loadOffer(context, { request, id: params.detail_id, kind: 'deal' });
}

export const meta = pageMeta;

export default function DealPage({ loaderData }: Route.ComponentProps) {
  return <SectionPage page={loaderData} />;
}
