import type { RoutePolicy } from '#app/lib/route-policy.ts';
import { pageMeta, SectionPage } from '#app/pages/section-page.tsx';
import { cardHandleQuery } from '../card-query.ts';
import { loadOffer } from '../offer-page.server.ts';
import type { Route } from './+types/card';

export const handle = { cache: 'page', query: [...cardHandleQuery] } satisfies RoutePolicy;
export function loader({ context, params, request }: Route.LoaderArgs) {
  return loadOffer(context, { request, id: params.creditcards_id, kind: 'card' });
}

export const meta = pageMeta;

export default function CardPage({ loaderData }: Route.ComponentProps) {
  return <SectionPage page={loaderData} />;
}
