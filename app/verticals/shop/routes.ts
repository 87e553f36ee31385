import { route, type RouteConfigEntry } from '@react-router/dev/routes';
import { sectionRoutes } from '#app/pages/section-routes.ts';
import { shop } from './vertical.ts';

const { prefix } = shop;
const folder = 'verticals/shop/routes';

/** The addresses of this vertical (spec ADDR-1). */
export default [
  sectionRoutes(shop, ['home', 'item', 'random', 'searchForm', 'search'], {
    own: [
      route(`${prefix}/coupon/:coupon_id`, 'routes/section/item.tsx', { id: 'shop/coupon' }),
      route(`${prefix}/creditcards/:creditcards_id`, `${folder}/card.tsx`),
      route(`${prefix}/cate/type`, `${folder}/list.tsx`),
      route(`${prefix}/cate/:cate_id`, `${folder}/category.tsx`),
    ],
  }),
] satisfies RouteConfigEntry[];
