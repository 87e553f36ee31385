/** @module-tag long */

import { request as httpRequest, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { preparePassword, setPassword } from '#app/operators/credentials.server.ts';
import { addOperator } from '#app/operators/operators.server.ts';
import { createCodeSecret } from '#app/operators/sign-in-codes.server.ts';
import { openStore } from '#app/store/open.server.ts';
import { freePort } from '#test/support/free-port.ts';
import { startApp, type TestApp } from '#test/http/app.ts';
import { silentLog } from '#test/store/engines.ts';

const studioUrl = 'https://studio.example';
const password = 'wet lantern counts seven';
const codeSecret = createCodeSecret();
let app: TestApp;
let port: number;

beforeAll(async () => {
  port = await freePort();
  app = await startApp({
    args: ['--empty'],
    env: { STUDIO_PORT: String(port), STUDIO_URL: studioUrl, HOST: '127.0.0.1', TRUST_PROXY: 'loopback' },
  });
  const store = await openStore({
    dataDir: app.dataDir,
    role: 'cli',
    log: silentLog,
    clock: { now: Date.now },
  });
  const { id } = await addOperator(store.db, { name: 'Ada', role: 'owner', now: Date.now() });
  await setPassword(store.db, id, await preparePassword(password, { codeSecret, codeStep: 0 }));
  await store.close();
});

afterAll(() => app.stop());

/** Sends a request as a proxy that terminates TLS would. */
async function ask(
  path: string,
  { headers = {}, body }: { headers?: Record<string, string>; body?: string } = {},
) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const forwarded = {
      'X-Forwarded-For': '192.0.2.7',
      'X-Forwarded-Proto': 'https',
      Host: 'studio.example',
    };
    httpRequest({
      host: '127.0.0.1',
      port,
      path,
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...forwarded, ...headers },
    })
      .on('response', resolve)
      .on('error', reject)
      .end(body);
  });
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

const form = { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' };

test('behind a proxy that ends TLS, forms of the public address are accepted, and the cookie is bound to it', async () => {
  const code = new TOTP({ secret: Secret.fromBase32(codeSecret) }).generate();
  const body = new URLSearchParams({ name: 'Ada', password, code, to: '/operators' }).toString();
  const answer = await ask('/sign-in', { headers: { ...form, Origin: studioUrl }, body });
  expect([answer.status, answer.headers.location]).toEqual([302, '/operators']);
  const [cookie = ''] = answer.headers['set-cookie'] ?? [];
  expect(cookie).toMatch(
    /^__Host-portico_studio=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Strict; Secure$/,
  );
  const [pair = ''] = cookie.split(';');
  const page = await ask('/operators', { headers: { Cookie: pair } });
  expect(page.status).toBe(200);
  expect(page.headers['strict-transport-security']).toContain('max-age=');
  // A cookie without the prefix in its name is ignored, because another host could have set it.
  const other = await ask('/operators', { headers: { Cookie: pair.replace('__Host-', '') } });
  expect(other.status).toBe(302);
});

test.each(['http://studio.example', `http://localhost:4002`, 'https://studio.example:8443'])(
  'forms of %s are refused',
  async (from) => {
    const answer = await ask('/sign-in', { headers: { ...form, Origin: from }, body: 'a=b' });
    expect(answer.status).toBe(403);
  },
);

test('passkeys are bound to the public host', async () => {
  const answer = await ask('/sign-in/passkey', {
    headers: { 'Content-Type': 'application/json', Origin: studioUrl },
    body: JSON.stringify({ step: 'options' }),
  });
  expect(JSON.parse(answer.body)).toMatchObject({ rpId: 'studio.example', userVerification: 'required' });
});
