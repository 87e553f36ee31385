import { route, type RouteConfigEntry } from '@react-router/dev/routes';
import { sectionRoutes } from '#app/pages/section-routes.ts';
import { games } from './vertical.ts';

const { prefix } = games;
const folder = 'verticals/games/routes';

/** The addresses of this vertical (spec ADDR-1). */
export default [
  sectionRoutes(games, ['home', 'random', 'list', 'category', 'searchForm', 'search'], {
    own: [
      route(`${prefix}/mygames`, `${folder}/my-games.tsx`),
      route(`${prefix}/oembed`, `${folder}/oembed.ts`),
    ],
  }),
  sectionRoutes(games, ['item'], {
    file: 'item-pages.tsx',
    own: [route(`${prefix}/game/:id`, `${folder}/game.tsx`)],
  }),
] satisfies RouteConfigEntry[];
