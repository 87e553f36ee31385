import type { RoutePolicy } from '#app/lib/route-policy.ts';
import { loadHome } from '#app/pages/layouts/home-page.server.ts';
import { verticalOfPattern } from '#app/pages/layouts/parameters.server.ts';
import { pageMeta, SectionPage } from '#app/pages/section-page.tsx';
import type { Route } from './+types/home';

export const handle = { cache: 'page' } satisfies RoutePolicy;

/** A section's home, `/{prefix}` (spec ADDR-2). */
export function loader({ context, pattern }: Route.LoaderArgs) {
  return loadHome(context, verticalOfPattern(context, pattern));
}

export const meta = pageMeta;

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return <SectionPage page={loaderData} />;
}
