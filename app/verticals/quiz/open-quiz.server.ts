import type { RouterContextProvider } from 'react-router';
import { parseId } from '#app/pages/layouts/parameters.ts';
import { activeVerticals } from '#app/pages/layouts/page.server.ts';
import { platformContext } from '#app/pages/request-context.server.ts';
import type { Quiz } from './vertical.ts';
import { quizServer } from './vertical.server.ts';
import { cacheControl } from '#app/lib/cache-control.ts';

/** The quiz that an address asks about; null: there is none, or the operator has switched quizzes off. */
export function openQuiz(context: Readonly<RouterContextProvider>, id: string | undefined): Quiz | null {
  const platform = context.get(platformContext);
  const snapshot = platform.snapshots.current();
  if (!snapshot || !activeVerticals(platform, snapshot).includes(quizServer)) return null;
  const item = snapshot.catalogues.get(quizServer.vertical.id)?.itemById.get(parseId(id) ?? -1);
  return (item as unknown as Quiz | undefined) ?? null;
}

/** An answer of a quiz's endpoints; it is the same for everybody until the catalogue changes. */
export function quizAnswer(value: object): Response {
  return Response.json(value, { headers: { 'Cache-Control': cacheControl.api } });
}

/** A refusal in words; `status` 404: there is no such thing, 400: the question was not understood. */
export function quizRefusal(status: 400 | 404, error: string): Response {
  return Response.json({ error }, { status });
}
