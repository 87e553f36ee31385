import type { RouterContextProvider } from 'react-router';
import { parseId } from '#app/pages/layouts/parameters.server.ts';
import { activeVerticals, catalogueOf } from '#app/pages/layouts/active-verticals.server.ts';
import { platformContext, currentSnapshot } from '#app/pages/request-context.server.ts';
import type { Quiz } from './vertical.ts';
import quizServer from './vertical.server.ts';
import { cacheControl } from '#app/lib/cache-control.ts';

/**
 * Returns the quiz with the id in an address. Returns `null` if it does not exist, or if the operator has disabled
 * quizzes.
 */
export function openQuiz(context: Readonly<RouterContextProvider>, id: string | undefined): Quiz | null {
  const platform = context.get(platformContext);
  const snapshot = currentSnapshot(context);
  if (!snapshot || !activeVerticals(platform, snapshot).includes(quizServer)) return null;
  return catalogueOf(snapshot, quizServer).itemById.get(parseId(id) ?? -1) ?? null;
}

/**
 * Creates a response of a quiz's endpoints. Caches may store it, because it is the same for all visitors until the
 * catalogue changes.
 */
export function quizAnswer(value: object): Response {
  return Response.json(value, { headers: { 'Cache-Control': cacheControl.api } });
}

/**
 * Creates an error response with a message. `status` is 404 if the quiz or question does not exist, and 400 if the
 * request is malformed.
 */
export function quizRefusal(status: 400 | 404, error: string): Response {
  return Response.json({ error }, { status });
}
