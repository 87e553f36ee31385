import { route, type RouteConfigEntry } from '@react-router/dev/routes';

const folder = 'verticals/star-sign/routes';

/** The star signs rows of the address table (spec ADDR-1). */
export const starSignRoutes: RouteConfigEntry[] = [
  route('star_sign', `${folder}/home.tsx`),
  route('star_sign/details', `${folder}/random.ts`),
  route('star_sign/details/:detail_id', `${folder}/details.tsx`),
  route('star_sign/cate/type', `${folder}/dynamic-list.tsx`),
  route('star_sign/cate/:cate_id', `${folder}/category.tsx`),
  route('star_sign/search', `${folder}/search-form.tsx`),
  route('star_sign/search/:kw', `${folder}/search.tsx`),
];
