import { route, type RouteConfigEntry } from '@react-router/dev/routes';

const folder = 'verticals/apps/routes';

/** The apps rows of the address table (spec ADDR-1). */
export const appsRoutes: RouteConfigEntry[] = [
  route('app', `${folder}/home.tsx`),
  route('app/details', `${folder}/random.ts`),
  route('app/details/:detail_id', `${folder}/details.tsx`),
  route('app/cate/type', `${folder}/dynamic-list.tsx`),
  route('app/cate/:cate_id', `${folder}/category.tsx`),
  route('app/search', `${folder}/search-form.tsx`),
  route('app/search/:kw', `${folder}/search.tsx`),
];
