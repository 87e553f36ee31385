import type { RoutePolicy } from '#app/lib/route-policy.ts';
import { loadItemPage } from '#app/pages/layouts/item-page.server.ts';
import { pageMeta, SectionPage } from '#app/pages/section-page.tsx';
import { cardHandleQuery, cardQuery } from '../card-query.ts';
import shopServer from '../vertical.server.ts';
import { kindSegments } from '../vertical.ts';
import type { Route } from './+types/card';

export const handle = { cache: 'page', query: cardHandleQuery } satisfies RoutePolicy;

/**
 * The page of a card. Unlike the pages of other items, it reads the visitor's amounts and the cards to compare from its
 * address.
 */
export function loader({ context, params, request }: Route.LoaderArgs) {
  return loadItemPage(context, shopServer, {
    id: params.creditcards_id,
    segment: kindSegments.card,
    query: { url: new URL(request.url), names: cardQuery },
  });
}

export const meta = pageMeta;

export default function CardPage({ loaderData }: Route.ComponentProps) {
  return <SectionPage page={loaderData} />;
}
