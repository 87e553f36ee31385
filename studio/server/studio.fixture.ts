import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { addOperator, findOperatorByName, type Operator } from '#app/operators/operators.server.ts';
import { createSession } from '#app/operators/sessions.server.ts';
import { openStore } from '#app/store/open.server.ts';
import type { OperatorRole } from '#app/store/schema.ts';
import type { Store } from '#app/store/store.ts';
import { freePort } from '#test/support/free-port.ts';
import { decodeTurboStream } from '#test/support/decode-turbo-stream.ts';
import { buildOnce, root, startApp, type TestApp, type TestAppOptions } from '#test/http/app.ts';
import { silentLog } from '#test/store/engines.ts';
import type { RoutePolicyEntry } from './policies.ts';

export const roles = ['viewer', 'editor', 'owner'] as const satisfies readonly OperatorRole[];

/** The fields of a form. */
export type Fields = Readonly<Record<string, string>>;

interface Sent {
  cookie?: string | undefined;
  /** Value of the header `Origin`. `null` leaves out the header. */
  origin?: string | null | undefined;
  body?: string | Uint8Array<ArrayBuffer> | undefined;
  type?: string | undefined;
  headers?: Fields | undefined;
}

/** A running Studio with an operator of each role, and the store behind it. */
export interface TestStudio {
  app: TestApp;
  origin: string;
  store: Store;
  policies: readonly RoutePolicyEntry[];
  operator(role: OperatorRole): Operator;
  addOperator(name: string, role: OperatorRole): Promise<Operator>;
  /** Signs an operator in, and returns the cookie. `age` is the time since the last proof of identity, in ms. */
  signIn(who: OperatorRole | Operator, age?: number): Promise<string>;
  get(address: string, cookie?: string): Promise<Response>;
  post(address: string, sent?: Sent): Promise<Response>;
  /** Sends a form as the Studio's pages do. Returns the decoded answer of the action. */
  act(address: string, cookie: string, fields: Fields): Promise<unknown>;
  /** Returns the decoded data of a page, by route. */
  load(address: string, cookie: string): Promise<unknown>;
  stop(): Promise<void>;
}

/** Starts a portal with the Studio. Must be stopped in `afterAll`. */
export async function startStudio(
  args: readonly string[] = ['--empty'],
  options: Pick<TestAppOptions, 'dataDir' | 'preload'> = {},
): Promise<TestStudio> {
  await buildOnce();
  const file = path.join(root, 'build/studio/server/main.js');
  const { policies } = (await import(pathToFileURL(file).href)) as { policies: readonly RoutePolicyEntry[] };
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const app = await startApp({ ...options, args, env: { STUDIO_PORT: String(port), TRUST_PROXY: '1' } });
  const clock = { now: Date.now };
  const store = await openStore({ dataDir: app.dataDir, role: 'cli', log: silentLog, clock });
  const operators = new Map<OperatorRole, Operator>();
  for (const role of roles) {
    const name = `The ${role}`;
    const known = await findOperatorByName(store.db, name);
    operators.set(role, known ?? (await addOperator(store.db, { name, role, now: Date.now() })));
  }
  let asked = 0;
  // Each request comes from another client address, because the tests exceed the rate limit of one address.
  const nextAddress = () => {
    asked += 1;
    return `10.${Math.floor(asked / 62_500)}.${Math.floor(asked / 250) % 250}.${asked % 250}`;
  };
  const operator = (role: OperatorRole) => {
    const found = operators.get(role);
    if (!found) throw new Error(`There is no ${role}.`);
    return found;
  };
  const get = (address: string, cookie = '') =>
    fetch(origin + address, {
      redirect: 'manual',
      headers: { Cookie: cookie, 'X-Forwarded-For': nextAddress() },
    });
  const post: TestStudio['post'] = (
    address,
    { cookie = '', origin: from = origin, body, type, headers } = {},
  ) =>
    fetch(origin + address, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        Cookie: cookie,
        'X-Forwarded-For': nextAddress(),
        'Content-Type': type ?? 'application/x-www-form-urlencoded',
        ...(from !== null && { Origin: from }),
        ...headers,
      },
      body: body ?? 'a=b',
    });
  return {
    app,
    origin,
    store,
    policies,
    operator,
    addOperator: (name, role) => addOperator(store.db, { name, role, now: Date.now() }),
    async signIn(who, age = 0) {
      const operatorId = (typeof who === 'string' ? operator(who) : who).id;
      const client = { address: '127.0.0.1', userAgent: 'test' };
      const id = await createSession(store.db, { operatorId, client, now: Date.now() - age });
      return `portico_studio=${id}`;
    },
    get,
    post,
    async act(address, cookie, fields) {
      const response = await post(`${address}.data`, {
        cookie,
        body: new URLSearchParams(fields).toString(),
      });
      const answer = decodeTurboStream(await response.text());
      return typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : answer;
    },
    async load(address, cookie) {
      const [pathname = '', query = ''] = address.split('?', 2);
      return decodeTurboStream(await (await get(`${pathname}.data?${query}`, cookie)).text());
    },
    async stop() {
      await store.close();
      await app.stop();
    },
  };
}

/** Returns an address of a route, with the same value for each of its parameters. */
export function addressOf({ pattern }: Pick<RoutePolicyEntry, 'pattern'>, value = '1'): string {
  return `/${pattern.replace('*', 'no-such-page').replaceAll(/:\w+\??/g, value)}`;
}
