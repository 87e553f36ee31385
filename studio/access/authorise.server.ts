import { data, redirect, type MiddlewareFunction } from 'react-router';
import { includesRole } from '#app/operators/operators.server.ts';
import { findSession } from '#app/operators/sessions.server.ts';
import { originContext, patternContext, platformContext, policiesContext } from '../server/context.ts';
import { normalPattern } from '../server/policies.ts';
import { needsConfirmation, readSessionCookie, sessionContext } from './session.server.ts';

/**
 * Finds the session of a request and checks the policy of its route, before any loader or action runs. Actions that
 * need a higher role in some cases check that themselves.
 */
export const authorise: MiddlewareFunction<Response> = async ({ request, url, pattern, context }) => {
  const { store, clock } = context.get(platformContext);
  const policy = context.get(policiesContext).get(normalPattern(pattern));
  if (!policy) throw data(null, { status: 404 });
  context.set(patternContext, normalPattern(pattern));
  const now = clock.now();
  const id = readSessionCookie(request.headers.get('Cookie') ?? '', context.get(originContext));
  const session = id === null ? null : await findSession(store.db, id, now);
  context.set(sessionContext, session);
  const isReading = request.method === 'GET' || request.method === 'HEAD';
  const needed = isReading ? policy.read : policy.write;
  if (needed === undefined) throw data(null, { status: 405 });
  if (needed === 'public') return;
  if (!session) {
    if (isReading) throw redirect(`/sign-in${returnQuery(url)}`);
    throw data(null, { status: 401 });
  }
  const isCheckedLater = isReading && policy.isReadCheckedByLoader === true;
  if (!isCheckedLater && !includesRole(session.operator.role, needed)) throw data(null, { status: 403 });
  if (!isReading && policy.isConfirmed && session.confirmedUntil <= now) {
    throw data(needsConfirmation, { status: 403 });
  }
};

/** Returns the query of the sign-in page that leads back to an address of the Studio after the sign-in. */
function returnQuery({ pathname, search }: URL): string {
  const address = pathname + search;
  return address === '/' ? '' : `?to=${encodeURIComponent(address)}`;
}

/** Returns the address to go to after the sign-in. Only paths of the Studio are accepted. */
export function returnAddress(to: string | null): string {
  return to !== null && /^\/(?![/\\])[\w\-./?=&%+*~,:@!$'()]*$/.test(to) ? to : '/';
}
