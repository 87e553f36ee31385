import type { RoutePolicy } from '#app/lib/route-policy.ts';
import { loadItemPage } from '#app/pages/layouts/item-page.server.ts';
import { pageMeta, SectionPage } from '#app/pages/section-page.tsx';
import { starSignMeta } from '../star-sign-meta.server.ts';
import starSignServer from '../vertical.server.ts';
import type { Route } from './+types/details';

export const handle = { cache: 'page' } satisfies RoutePolicy;

export function loader({ context, params }: Route.LoaderArgs) {
  return loadItemPage(context, starSignServer, params.detail_id, starSignMeta);
}

export const meta = pageMeta;

export default function SignDetails({ loaderData }: Route.ComponentProps) {
  return <SectionPage page={loaderData} />;
}
