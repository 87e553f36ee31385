import { route, type RouteConfigEntry } from '@react-router/dev/routes';

const folder = 'verticals/shop/routes';

/** The shop rows of the address table (spec ADDR-1). */
export const shopRoutes: RouteConfigEntry[] = [
  route('e', `${folder}/home.tsx`),
  route('e/details', `${folder}/random.ts`),
  route('e/details/:detail_id', `${folder}/details.tsx`),
  route('e/coupon/:coupon_id', `${folder}/coupon.tsx`),
  route('e/creditcards/:creditcards_id', `${folder}/card.tsx`),
  route('e/cate/type', `${folder}/dynamic-list.tsx`),
  route('e/cate/:cate_id', `${folder}/category.tsx`),
  route('e/search', `${folder}/search-form.tsx`),
  route('e/search/:kw', `${folder}/search.tsx`),
];
