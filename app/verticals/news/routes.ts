import { route, type RouteConfigEntry } from '@react-router/dev/routes';

const folder = 'verticals/news/routes';

/** The news rows of the address table (spec ADDR-1). */
export const newsRoutes: RouteConfigEntry[] = [
  route('c', `${folder}/home.tsx`),
  route('c/details', `${folder}/random.ts`),
  route('c/details/:detail_id', `${folder}/details.tsx`),
  route('c/cate/type', `${folder}/dynamic-list.tsx`),
  route('c/cate/:cate_id', `${folder}/category.tsx`),
  route('c/search', `${folder}/search-form.tsx`),
  route('c/search/:kw', `${folder}/search.tsx`),
];
