import { route, type RouteConfigEntry } from '@react-router/dev/routes';

const folder = 'verticals/games/routes';

/** The games rows of the address table (spec ADDR-1). */
export const gamesRoutes: RouteConfigEntry[] = [
  route('g', `${folder}/home.tsx`),
  route('g/details', `${folder}/random.ts`),
  route('g/details/:detail_id', `${folder}/details.tsx`),
  route('g/game/:id', `${folder}/game.tsx`),
  route('g/cate/type', `${folder}/dynamic-list.tsx`),
  route('g/cate/:cate_id', `${folder}/category.tsx`),
  route('g/search', `${folder}/search-form.tsx`),
  route('g/search/:kw', `${folder}/search.tsx`),
  route('g/mygames', `${folder}/my-games.tsx`),
];
