import { createContext, data, type RouterContextProvider } from 'react-router';
import type { Actor } from '#app/operators/audit-log.server.ts';
import { includesRole, type Operator } from '#app/operators/operators.server.ts';
import type { Session } from '#app/operators/sessions.server.ts';
import type { OperatorRole } from '#app/store/schema.ts';
import { platformContext, senderContext } from '../server/context.ts';

/** The session of a request, or `null` if the visitor is not signed in. */
export const sessionContext = createContext<Session | null>(null);

type Context = Readonly<RouterContextProvider>;

/** Returns the session of a request whose policy needs one. Throws an answer with status 401 if there is none. */
export function requireSession(context: Context): Session {
  const session = context.get(sessionContext);
  if (!session) throw new Response(null, { status: 401 });
  return session;
}

/** Returns the operator of a request whose policy needs one. */
export function requireOperator(context: Context): Operator {
  return requireSession(context).operator;
}

/** Throws an answer with status 403 unless the operator has the given role or a higher one. */
export function requireRole(context: Context, role: OperatorRole): void {
  if (!includesRole(requireOperator(context).role, role)) throw data(null, { status: 403 });
}

/**
 * Throws an answer with status 403 unless the operator is an owner and has proved their identity within the last ten
 * minutes. It is for actions that need this proof only in some cases. Routes that always need it declare it as their
 * policy.
 */
export function requireConfirmedOwner(context: Context): void {
  const { operator, confirmedUntil } = requireSession(context);
  if (operator.role !== 'owner') throw data(null, { status: 403 });
  if (confirmedUntil <= context.get(platformContext).clock.now())
    throw data(needsConfirmation, { status: 403 });
}

/** The body of the answer to an action that needs a proof of identity. */
export const needsConfirmation = { needs: 'confirmation' } as const;

/** Returns the operator and network address of a request, for the audit log. */
export function actorOf(context: Context, operator: Operator | null = requireOperator(context)): Actor {
  const { address } = context.get(senderContext);
  return { operatorId: operator?.id ?? '', operatorName: operator?.name ?? '', address };
}

/**
 * Seconds for which the cookie lives: as long as the longest possible session. The store decides when a session ends.
 */
const cookieAge = 30 * 24 * 3_600;

/**
 * Returns the name of the cookie. Because of the prefix, browsers accept the cookie only from this host and over https.
 */
function cookieName(origin: string): string {
  return origin.startsWith('https:') ? '__Host-portico_studio' : 'portico_studio';
}

/** Reads the id of the session from the cookies of a request. */
export function readSessionCookie(cookies: string, origin: string): string | null {
  const name = cookieName(origin);
  for (const pair of cookies.split(';')) {
    const [key, value = ''] = pair.trim().split('=', 2);
    if (key === name && /^[\w-]{43}$/.test(value)) return value;
  }
  return null;
}

/** Returns the header that sets the cookie of a session, or removes it. */
export function sessionCookie(id: string | null, origin: string): string {
  return [
    `${cookieName(origin)}=${id ?? ''}`,
    'Path=/',
    `Max-Age=${id === null ? 0 : cookieAge}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(origin.startsWith('https:') ? ['Secure'] : []),
  ].join('; ');
}
