import { addOperator, findOperatorByName } from '#app/operators/operators.server.ts';
import { createSession } from '#app/operators/sessions.server.ts';
import type { Store } from '#app/store/store.ts';

const name = 'Bench';

/** An owner who is signed in to a Studio. */
export interface StudioOperator {
  /** The cookie of the session, for a browser. */
  cookie: { name: string; value: string };
  /** Requests a page or a resource. Returns the answer and the milliseconds until its last byte. */
  get(address: string): Promise<{ text: string; headers: Headers; milliseconds: number }>;
  /**
   * Sends a form to an action, as the pages of the Studio do. Returns the milliseconds until the last byte of the
   * answer.
   */
  act(address: string, fields: Readonly<Record<string, string>>): Promise<number>;
}

/** Creates an owner with a session in the store. */
export async function signInOwner(store: Store, port: number): Promise<StudioOperator> {
  const origin = `http://localhost:${port}`;
  const now = Date.now();
  // A store given with `--data` may contain the owner from an earlier run.
  const { id: operatorId } =
    (await findOperatorByName(store.db, name)) ?? (await addOperator(store.db, { name, role: 'owner', now }));
  const client = { address: '127.0.0.1', userAgent: 'bench' };
  const session = await createSession(store.db, { operatorId, client, now });
  let sent = 0;
  // Each request has its own address, because the bench exceeds the rate limit of one address.
  const headers = () => {
    sent += 1;
    const from = `10.${Math.floor(sent / 62_500)}.${Math.floor(sent / 250) % 250}.${sent % 250}`;
    return { Cookie: `portico_studio=${session}`, 'X-Forwarded-For': from };
  };
  const ask = async (address: string, init: RequestInit) => {
    const asked = performance.now();
    const answer = await fetch(origin + address, { ...init, redirect: 'manual' });
    const text = await answer.text();
    if (answer.status >= 300) throw new Error(`${address} answers ${answer.status}: ${text.slice(0, 500)}`);
    return { text, headers: answer.headers, milliseconds: performance.now() - asked };
  };
  return {
    cookie: { name: 'portico_studio', value: session },
    get: (address) => ask(address, { headers: headers() }),
    act: async (address, fields) => {
      const { milliseconds } = await ask(`${address}.data`, {
        method: 'POST',
        headers: { ...headers(), Origin: origin },
        body: new URLSearchParams(fields),
      });
      return milliseconds;
    },
  };
}
