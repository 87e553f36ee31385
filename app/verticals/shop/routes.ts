import { route, type RouteConfigEntry } from '@react-router/dev/routes';
import { sectionRoutes } from '#app/pages/section-routes.ts';
import { shop } from './vertical.ts';

const { prefix } = shop;
const folder = 'verticals/shop/routes';

/** The addresses of this vertical (spec ADDR-1). */
export default [
  sectionRoutes(
    shop,
    ['home', 'random', 'searchForm', 'search'],
    [
      route(`${prefix}/details/:detail_id`, `${folder}/details.tsx`),
      route(`${prefix}/coupon/:coupon_id`, `${folder}/coupon.tsx`),
      route(`${prefix}/creditcards/:creditcards_id`, `${folder}/card.tsx`),
      route(`${prefix}/cate/type`, `${folder}/list.tsx`),
      route(`${prefix}/cate/:cate_id`, `${folder}/category.tsx`),
    ],
  ),
] satisfies RouteConfigEntry[];
