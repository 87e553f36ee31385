import { itemAddress } from '#app/domain/catalogue/addresses.ts';
import type { RoutePolicy } from '#app/lib/route-policy.ts';
import { openPage } from '#app/pages/layouts/page.server.ts';
import { parseId } from '#app/pages/layouts/parameters.server.ts';
import { pageMeta, SectionPage } from '#app/pages/section-page.tsx';
import { formNames, readAnswers } from '../answer-form.ts';
import { quizMeta } from '../quiz-meta.server.ts';
import quizServer from '../vertical.server.ts';
import type { Route } from './+types/details';

export const handle = { cache: 'page', query: formNames } satisfies RoutePolicy;

/**
 * The page of a quiz. Unlike the pages of other items, it also shows the result of answers that a form has sent without
 * JavaScript.
 */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = openPage(context, quizServer);
  const item = page.catalogue.itemById.get(parseId(params.detail_id) ?? -1);
  if (!item) throw await page.notFound();
  const address = itemAddress({ ...item, router: '' });
  const head = quizMeta(page, item);
  const form = new URL(request.url).searchParams;
  if (!readAnswers(form, 0)) return page.finish({ kind: 'details', address, item, meta: head });
  // The page contains the visitor's own answers, so it is not indexed and not cached.
  page.markNonCanonical();
  const { structuredData: _, ...rest } = head;
  return page.finish({ kind: 'details', address, item, query: form, meta: { ...rest, robots: 'noindex' } });
}

export const meta = pageMeta;

export default function QuizDetails({ loaderData }: Route.ComponentProps) {
  return <SectionPage page={loaderData} />;
}
