import { request as httpRequest, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '#test/support/free-port.ts';
import { startApp, type TestApp } from '#test/http/app.ts';

let app: TestApp;
let port: number;

beforeAll(async () => {
  port = await freePort();
  app = await startApp({ args: ['--empty'], env: { STUDIO_PORT: String(port) } });
});

afterAll(() => app.stop());

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Sends a request to the Studio's port, with any host. */
function ask(path: string, { method = 'GET', headers = {}, body }: Asked = {}): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      port,
      path,
      method,
      headers: { Host: `localhost:${port}`, ...headers },
    };
    const request = httpRequest(options, (response) => response.resume().on('end', () => resolve(response)));
    request.on('error', reject).end(body);
  });
}

const form = { 'Content-Type': 'application/x-www-form-urlencoded' };

test('the start prints a link for the first account, whose token no server sees in an address', () => {
  expect(app.log()).toMatch(
    new RegExp(`The Studio is open\\. .* http://localhost:${port}/welcome#[\\w-]{43}\n`),
  );
});

test('its documents have a strict policy, are not cached, not framed and not indexed', async () => {
  const { statusCode, headers } = await ask('/sign-in');
  expect(statusCode).toBeLessThan(500);
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/script-src 'self' 'nonce-[\w-]{24}';/);
  expect(policy).toMatch(/^default-src 'self'; object-src 'none'; manifest-src 'none'; /);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy.replace(/style-src-attr [^;]*/, '')).not.toMatch(/unsafe|https?:\*|https:;/);
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
  });
});

test('each document has a nonce of its own', async () => {
  const nonces = await Promise.all(
    [1, 2].map(async () => {
      const { headers } = await ask('/sign-in');
      return /nonce-([\w-]+)/.exec(String(headers['content-security-policy']))?.[1];
    }),
  );
  expect(new Set(nonces).size).toBe(2);
});

describe('a request for another host', () => {
  test('is sent to the configured address if it reads', async () => {
    const { statusCode, headers } = await ask('/sign-in?x=1', { headers: { Host: `127.0.0.1:${port}` } });
    expect([statusCode, headers.location]).toEqual([308, `http://localhost:${port}/sign-in?x=1`]);
  });

  test('is refused if it writes, even with a matching origin', async () => {
    const headers = { Host: 'evil.example', Origin: 'http://evil.example', ...form };
    expect((await ask('/sign-in', { method: 'POST', headers, body: 'a=b' })).statusCode).toBe(421);
  });
});

test.each([
  ['another site', { Origin: 'https://evil.example' }],
  ['the portal', { Origin: 'http://localhost:4000' }],
  ['an unknown page', {}],
  ['an opaque page', { Origin: 'null' }],
])('a form of %s is refused', async (_, headers) => {
  const answer = await ask('/sign-in', { method: 'POST', headers: { ...headers, ...form }, body: 'a=b' });
  expect(answer.statusCode).toBe(403);
});

test.each(['cross-site', 'same-site', 'none'])(
  'a form with Sec-Fetch-Site: %s is refused',
  async (relation) => {
    const headers = { Origin: `http://localhost:${port}`, 'Sec-Fetch-Site': relation, ...form };
    expect((await ask('/sign-in', { method: 'POST', headers, body: 'a=b' })).statusCode).toBe(403);
  },
);

test('a body that is too large is refused, and the portal keeps answering', async () => {
  const headers = { Origin: `http://localhost:${port}`, 'Content-Length': String(3 * 2 ** 20), ...form };
  const refused = ask('/sign-in', { method: 'POST', headers, body: 'a'.repeat(3 * 2 ** 20) });
  const status = await refused.then(
    ({ statusCode }) => statusCode,
    () => 413,
  );
  expect(status).toBe(413);
  expect((await app.request('/')).status).toBe(200);
});

test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])('the method %s is refused', async (method) => {
  expect((await ask('/', { method })).statusCode).toBe(405);
});

test('one address that sends too much is slowed down', async () => {
  const answers = await Promise.all(Array.from({ length: 400 }, () => ask('/no-such-page')));
  const refused = answers.find(({ statusCode }) => statusCode === 429);
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await ask('/healthz')).statusCode).toBe(200);
});

test('its requests are among the metrics, by route', async () => {
  await ask('/sign-in');
  await ask('/', { headers: { Host: 'other.example' } });
  const metrics = await (await app.request('/metrics', { headers: { Host: 'localhost' } })).text();
  expect(metrics).toMatch(
    /portico_http_requests_total\{route="studio \/sign-in",status="200",cache="none"\} [1-9]/,
  );
  expect(metrics).toMatch(
    /portico_http_requests_total\{route="studio refused",status="308",cache="none"\} [1-9]/,
  );
  expect(metrics).toContain('portico_http_request_duration_seconds_count{route="studio /sign-in"}');
});

test('with STUDIO_PORT=0 there is no Studio', async () => {
  const other = await startApp({ args: ['--empty'] });
  expect(other.log()).not.toContain('The Studio');
  await other.stop();
});
