import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listAuditEntries } from '#app/operators/audit-log.server.ts';
import { addOperator, type Operator } from '#app/operators/operators.server.ts';
import { createSession } from '#app/operators/sessions.server.ts';
import { openStore } from '#app/store/open.server.ts';
import type { OperatorRole } from '#app/store/schema.ts';
import type { Store } from '#app/store/store.ts';
import { freePort } from '#test/support/free-port.ts';
import { buildOnce, root, startApp, type TestApp } from '#test/http/app.ts';
import { silentLog } from '#test/store/engines.ts';
import type { RoutePolicyEntry } from './policies.ts';

let app: TestApp;
let origin: string;
let store: Store;
let policies: readonly RoutePolicyEntry[];
const operators = new Map<OperatorRole, Operator>();
const roles = ['viewer', 'editor', 'owner'] as const;

beforeAll(async () => {
  await buildOnce();
  const file = path.join(root, 'build/studio/server/main.js');
  ({ policies } = (await import(pathToFileURL(file).href)) as { policies: readonly RoutePolicyEntry[] });
  const port = await freePort();
  origin = `http://localhost:${port}`;
  app = await startApp({ args: ['--empty'], env: { STUDIO_PORT: String(port), TRUST_PROXY: '1' } });
  store = await openStore({ dataDir: app.dataDir, role: 'cli', log: silentLog, clock: { now: Date.now } });
  for (const role of roles) {
    operators.set(role, await addOperator(store.db, { name: `The ${role}`, role, now: Date.now() }));
  }
});

afterAll(async () => {
  await store.close();
  await app.stop();
});

/** Signs an operator in, and returns the cookie. `age` is the time since the last proof of identity. */
async function cookieOf(role: OperatorRole, age = 0): Promise<string> {
  const operatorId = operators.get(role)?.id ?? '';
  const place = { address: '127.0.0.1', userAgent: 'test' };
  const id = await createSession(store.db, { operatorId, place, now: Date.now() - age });
  return `portico_studio=${id}`;
}

function pathOf({ pattern }: RoutePolicyEntry): string {
  return `/${pattern.replace('*', 'no-such-page').replaceAll(/:\w+/g, '1')}`;
}

let asked = 0;

/** Returns another address for each request: the walk over all routes is more than one address may ask. */
function nextAddress(): string {
  asked += 1;
  return `10.0.${Math.floor(asked / 250)}.${asked % 250}`;
}

function get(entry: RoutePolicyEntry, cookie = '') {
  return fetch(origin + pathOf(entry), {
    redirect: 'manual',
    headers: { Cookie: cookie, 'X-Forwarded-For': nextAddress() },
  });
}

/** Sends a form that no action accepts, so that only the access is tested. */
function post(address: string, cookie = '', from: string | null = origin) {
  return fetch(origin + address, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      Cookie: cookie,
      'X-Forwarded-For': nextAddress(),
      'Content-Type': 'application/x-www-form-urlencoded',
      ...(from !== null && { Origin: from }),
    },
    body: 'a=b',
  });
}

const refusals = [401, 403];
const isSignIn = (response: Response) => response.headers.get('location')?.startsWith('/sign-in') ?? false;

test('every route has a policy', () => {
  expect(policies.map(({ pattern }) => pattern)).toEqual(
    expect.arrayContaining(['', '*', 'sign-in', 'operators', 'audit-log', 'account']),
  );
});

describe('without a session', () => {
  test('a screen leads to the sign-in, and an action is refused', async () => {
    for (const entry of policies) {
      const { pattern, policy, hasAction } = entry;
      const page = await get(entry);
      expect([pattern, isSignIn(page)]).toEqual([pattern, policy.read !== 'public']);
      const data = await fetch(`${origin}${pathOf(entry).replace(/^\/$/, '/_')}.data`);
      if (policy.read !== 'public') expect(await data.text()).toContain('/sign-in');
      const { status } = await post(pathOf(entry));
      if (!hasAction) expect([pattern, status]).toEqual([pattern, 405]);
      else if (policy.write !== 'public') expect([pattern, status]).toEqual([pattern, 401]);
    }
  });
});

describe.each(roles)('with the role %s', (role) => {
  const mayUse = (needed: OperatorRole | 'public') =>
    needed === 'public' || roles.indexOf(role) >= roles.indexOf(needed);

  test('exactly the screens of the role open', async () => {
    for (const entry of policies) {
      const { status } = await get(entry, await cookieOf(role));
      expect([entry.pattern, refusals.includes(status)]).toEqual([entry.pattern, !mayUse(entry.policy.read)]);
    }
  });

  test('exactly the actions of the role run', async () => {
    for (const entry of policies) {
      const { pattern, policy } = entry;
      if (policy.write === undefined || policy.write === 'public') continue;
      const { status } = await post(pathOf(entry), await cookieOf(role));
      expect([pattern, refusals.includes(status)]).toEqual([pattern, !mayUse(policy.write)]);
      expect(status).toBeLessThan(500);
    }
  });

  test('protected actions need a proof of identity within ten minutes', async () => {
    const guarded = policies.filter(({ policy }) => policy.isConfirmed && mayUse(policy.write ?? 'public'));
    for (const entry of guarded) {
      const { status } = await post(pathOf(entry), await cookieOf(role, 11 * 60_000));
      expect([entry.pattern, status]).toEqual([entry.pattern, 403]);
    }
  });

  test('no action runs for another origin, or for none', async () => {
    for (const entry of policies.filter(({ hasAction }) => hasAction)) {
      for (const from of ['https://evil.example', app.origin, 'null', null]) {
        const { status } = await post(pathOf(entry), await cookieOf(role), from);
        expect([entry.pattern, from, status]).toEqual([entry.pattern, from, 403]);
      }
    }
  });
});

test('a session that has been signed out cannot be used again', async () => {
  const cookie = await cookieOf('owner');
  const answer = await post('/sign-out', cookie);
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/sign-in']);
  expect(answer.headers.get('set-cookie')).toMatch(/^portico_studio=; .*Max-Age=0.*HttpOnly/);
  expect(answer.headers.get('clear-site-data')).toContain('storage');
  expect((await post('/account', cookie)).status).toBe(401);
});

test('a role that is taken away ends at the next request', async () => {
  const grace = await addOperator(store.db, { name: 'Grace', role: 'owner', now: Date.now() });
  operators.set('owner', grace);
  const cookie = await cookieOf('owner');
  const open = () => fetch(`${origin}/audit-log`, { headers: { Cookie: cookie }, redirect: 'manual' });
  expect((await open()).status).toBe(200);
  await store.db.updateTable('operators').set({ role: 'viewer' }).where('id', '=', grace.id).execute();
  expect((await open()).status).toBe(403);
});

test('an invented session is ignored, and a sign-in does not adopt it', async () => {
  const invented = `portico_studio=${'a'.repeat(43)}`;
  const entry = policies.find(({ pattern }) => pattern === '');
  expect(entry && isSignIn(await get(entry, invented))).toBe(true);
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)'])(
  'the sign-in does not lead to %s',
  async (to) => {
    const cookie = await cookieOf('viewer');
    const answer = await fetch(`${origin}/sign-in?to=${encodeURIComponent(to)}`, {
      headers: { Cookie: cookie },
      redirect: 'manual',
    });
    expect(answer.headers.get('location')).toBe('/');
  },
);

/** Tries to sign in with a password. */
function attempt(name: string) {
  return fetch(`${origin}/sign-in`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: origin, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ name, password: 'wet lantern counts seven', code: '123456' }),
  });
}

/** Removes what differs between any two documents. */
const comparable = (html: string) =>
  html.replaceAll(/nonce="[^"]*"/g, '').replaceAll(/react-aria[\w-]*|«\w+»|_R_\w*_/g, '');

test('an unknown name gets the same answer as a wrong password, and guessing is slowed down', async () => {
  const known = await attempt('The viewer');
  const unknown = await attempt('Nobody');
  expect([known.status, unknown.status]).toEqual([403, 403]);
  expect(comparable(await known.text())).toBe(comparable(await unknown.text()));
  const later = [];
  for (let tries = 0; tries < 12; tries += 1) later.push((await attempt('The viewer')).status);
  expect(later.at(-1)).toBe(429);
  const entries = await listAuditEntries(store.db, { limit: 5 });
  expect(entries.some(({ action }) => action === 'sign-in-failed')).toBe(true);
  expect(JSON.stringify(entries)).not.toContain('lantern');
}, 60_000);
