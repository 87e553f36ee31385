import type { RoutePolicy } from '#app/lib/route-policy.ts';
import { LayoutPage } from '#app/pages/layouts/layout-page.tsx';
import { metaDescriptors } from '#app/pages/seo/meta.ts';
import { cardHandleQuery } from '../card-query.ts';
import { components } from '../components.ts';
import { loadOffer } from '../offer-page.server.ts';
import type { Route } from './+types/card';

export const handle = { cache: 'page', query: [...cardHandleQuery] } satisfies RoutePolicy;
export function loader({ context, params, request }: Route.LoaderArgs) {
  return loadOffer(context, { request, id: params.creditcards_id, kind: 'card' });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? metaDescriptors(loaderData.meta) : [];
}

export default function CardPage({ loaderData }: Route.ComponentProps) {
  return <LayoutPage page={loaderData} components={components} />;
}
