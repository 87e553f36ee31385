import type { RoutePolicy } from '#app/lib/route-policy.ts';
import { openPage } from '#app/pages/layouts/page.server.ts';
import { pageMeta, SectionPage } from '#app/pages/section-page.tsx';
import gamesServer from '../vertical.server.ts';
import type { Route } from './+types/my-games';

export const handle = { cache: 'page' } satisfies RoutePolicy;

export function loader({ context }: Route.LoaderArgs) {
  const page = openPage(context, gamesServer);
  return page.finish({
    kind: 'mygames',
    address: '/g/mygames',
    meta: {
      heading: page.collectionMessages(page.vertical)('collection.title'),
      description: '',
      robots: 'noindex',
    },
  });
}

export const meta = pageMeta;

export default function MyGamesPage({ loaderData }: Route.ComponentProps) {
  return <SectionPage page={loaderData} />;
}
