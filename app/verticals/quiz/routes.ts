import { route, type RouteConfigEntry } from '@react-router/dev/routes';
import { sectionRoutes } from '#app/pages/section-routes.ts';
import { quiz } from './vertical.ts';

const { prefix } = quiz;
const folder = 'verticals/quiz/routes';

/** The addresses of this vertical (spec ADDR-1). */
export default [
  sectionRoutes(quiz, ['home', 'random', 'list', 'category', 'searchForm', 'search']),
  sectionRoutes(quiz, [], {
    file: 'item-pages.tsx',
    own: [route(`${prefix}/details/:detail_id`, `${folder}/details.tsx`)],
  }),
  route('api/quiz/:id/answer', `${folder}/answer.ts`),
  route('api/quiz/:id/outcome', `${folder}/outcome.ts`),
] satisfies RouteConfigEntry[];
