import { route, type RouteConfigEntry } from '@react-router/dev/routes';

const folder = 'verticals/quiz/routes';

/** The quizzes rows of the address table (spec ADDR-1). */
export const quizRoutes: RouteConfigEntry[] = [
  route('qa', `${folder}/home.tsx`),
  route('qa/details', `${folder}/random.ts`),
  route('qa/details/:detail_id', `${folder}/details.tsx`),
  route('qa/cate/type', `${folder}/dynamic-list.tsx`),
  route('qa/cate/:cate_id', `${folder}/category.tsx`),
  route('qa/search', `${folder}/search-form.tsx`),
  route('qa/search/:kw', `${folder}/search.tsx`),
  route('api/quiz/:id/answer', `${folder}/answer.ts`),
  route('api/quiz/:id/outcome', `${folder}/outcome.ts`),
];
