import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type TestApp } from '../http/app.ts';
import { readPage } from '../http/read-html.ts';
import { starterArcadePath } from '../http/starter-items.ts';

/*
 * A client that sends too many requests, and a client that pretends to be several, with and without a proxy in front of
 * the portal.
 */

const siteUrl = 'https://play.example';
let behindProxy: TestApp;
let alone: TestApp;
beforeAll(async () => {
  behindProxy = await startApp({
    env: { SITE_URL: siteUrl, TRUST_PROXY: '1', RATE_LIMIT: '2' },
  });
  alone = await startApp({ env: { RATE_LIMIT: '2' } });
}, 120_000);
afterAll(async () => {
  await Promise.all([behindProxy?.stop(), alone?.stop()]);
});

let nextVisitor = 1;
/** Returns an unused address. */
const newVisitor = () => `198.51.100.${nextVisitor++}`;

/** Sends a request as the proxy forwards it. `before` is the value of `X-Forwarded-For` that the visitor has sent. */
function throughProxy(
  path: string,
  visitor: string,
  { before = '', init = {} }: { before?: string; init?: RequestInit } = {},
) {
  return behindProxy.request(path, {
    ...init,
    headers: {
      'X-Forwarded-For': before ? `${before}, ${visitor}` : visitor,
      'X-Forwarded-Host': 'play.example',
      'X-Forwarded-Proto': 'https',
      ...init.headers,
    },
  });
}

/** Sends requests until one is refused. Returns the refusal and the number of requests before it. */
async function flood(
  ask: (count: number) => Promise<Response>,
): Promise<{ refused: Response; passed: number }> {
  for (let count = 0; count < 400; count += 1) {
    const response = await ask(count);
    if (response.status === 429) return { refused: response, passed: count };
    await response.body?.cancel();
  }
  throw new Error('Nothing was refused.');
}

describe('a client with too many requests', () => {
  test.each([
    ['searches', (count: number) => `/g/search/word${count}`],
    ['unknown ids', (count: number) => `/g/details/9${count}`],
    ['parts of page data', (count: number) => `/g/details/9${count}.data?_routes=root`],
    ['other spellings', (count: number) => `/g/DETAILS/9${count}`],
    ['suggestions', (count: number) => `/api/suggest?vertical=g&q=a${count}`],
    ['suggestions of a browser', (count: number) => `/api/suggest/opensearch?q=a${count}`],
    ['places', (count: number) => `/api/places?q=a${count}`],
    ['forecasts', (count: number) => `/api/forecast/nowhere${count}`],
    ['items', (count: number) => `/api/items?vertical=g&ids=${count}`],
    ['quiz answers', (count: number) => `/api/quiz/1/answer?question=1&answer=${count}`],
    ['random items', () => '/g/details'],
    [
      'birthdays',
      (count: number) =>
        `/star_sign?born=19${String(count % 90).padStart(2, '0')}-01-01&time=0${count % 10}:00`,
    ],
  ])('has to wait: %s', async (_, address) => {
    const visitor = newVisitor();
    const { refused, passed } = await flood((count) => throughProxy(address(count), visitor));
    expect(passed).toBeGreaterThanOrEqual(6);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(refused.headers.get('Cache-Control')).toBe('no-store');
  });

  test('gets a plain page, and programs get JSON', async () => {
    const visitor = newVisitor();
    const { refused } = await flood((count) => throughProxy(`/g/search/w${count}`, visitor));
    expect(refused.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(refused.headers.get('Content-Security-Policy')).toContain("object-src 'none'");
    expect((await readPage(refused)).title).toBe('One moment, please');
    const answer = await throughProxy('/api/suggest?vertical=g&q=a', visitor);
    expect([answer.status, await answer.json()]).toEqual([429, { error: expect.any(String) }]);
    expect((await throughProxy('/g/search/w.data', visitor)).status).toBe(429);
  });

  test('still gets cached pages, files and health, and does not delay others', async () => {
    const visitor = newVisitor();
    expect((await throughProxy('/', newVisitor())).status).toBe(200);
    await flood((count) => throughProxy(`/g/search/v${count}`, visitor));
    for (let count = 0; count < 50; count += 1) {
      expect((await throughProxy(count % 2 ? '/' : '/?utm_source=x', visitor)).status).toBe(200);
    }
    for (const path of ['/favicon.ico', '/healthz']) {
      expect((await throughProxy(path, visitor)).status).toBe(200);
    }
    expect((await throughProxy('/g/search/tower', newVisitor())).status).toBe(200);
  });

  test('cannot pretend to be another client by its own header', async () => {
    const visitor = newVisitor();
    await flood((count) =>
      throughProxy(`/g/search/u${count}`, visitor, {
        before: `203.0.113.${count}`,
        init: { headers: { Forwarded: `for=203.0.113.${count}`, 'X-Real-IP': `203.0.113.${count}` } },
      }),
    );
    await flood((count) =>
      alone.request(`/g/search/u${count}`, {
        headers: { 'X-Forwarded-For': `203.0.113.${count}`, Forwarded: `for=203.0.113.${count}` },
      }),
    );
  });

  test('is identified by its IPv6 network', async () => {
    await flood((count) => throughProxy(`/g/search/t${count}`, `2001:db8:1:2::${(count + 1).toString(16)}`));
    expect((await throughProxy('/g/search/t', '2001:db8:1:3::1')).status).toBe(200);
  });
});

describe('a vote', () => {
  let id: number;
  beforeAll(async () => {
    const random = await throughProxy('/g/details', newVisitor());
    id = Number(/\/g\/details\/(\d+)/.exec(random.headers.get('Location') ?? '')?.[1]);
  });
  const vote = (visitor: string, headers: Record<string, string> = {}, before = '') =>
    throughProxy('/api/vote', visitor, {
      before,
      init: {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: siteUrl, ...headers },
        body: JSON.stringify({ vertical: 'g', id, value: 1 }),
      },
    });
  const likesAfter = async (response: Promise<Response>) =>
    ((await (await response).json()) as { likes: number }).likes;

  test('counts once per visitor, independently of what precedes the address in the header', async () => {
    const visitor = newVisitor();
    const first = await likesAfter(vote(visitor));
    expect(await likesAfter(vote(visitor, {}, '203.0.113.7'))).toBe(first);
    expect(await likesAfter(vote(visitor, { Forwarded: 'for=203.0.113.8' }))).toBe(first);
    expect(await likesAfter(vote(newVisitor()))).toBe(first + 1);
  });

  test('counts at most four times per address, independently of the user agent', async () => {
    const visitor = newVisitor();
    const before = await likesAfter(vote(newVisitor()));
    const answers = Array.from({ length: 38 }, (_, index) =>
      vote(visitor, { 'User-Agent': `Browser ${index}` }),
    );
    for (const answer of await Promise.all(answers)) expect(answer.status).toBe(200);
    const likes = await likesAfter(vote(visitor, { 'User-Agent': 'Browser 0' }));
    expect(likes - before).toBeGreaterThan(1);
    expect(likes - before).toBeLessThanOrEqual(4);
  });

  test('from an IPv6 /48 counts a limited number of times, whatever networks it names', async () => {
    const before = await likesAfter(vote(newVisitor()));
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => vote(`2001:db8:48:${index.toString(16)}::1`)),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.headers.get('Retry-After')).not.toBeNull();
    const likes = await likesAfter(vote(newVisitor()));
    expect(likes - before).toBeGreaterThan(4);
    expect(likes - before).toBeLessThanOrEqual(33);
  });

  test('has another limit than a report, of which an IPv6 /48 may send fewer', async () => {
    const report = (visitor: string) =>
      throughProxy('/api/report', visitor, {
        init: {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Origin: siteUrl },
          body: JSON.stringify({ vertical: 'g', id, reason: 'Other', message: 'x'.repeat(2_000) }),
        },
      });
    const { passed } = await flood((count) => report(`2001:db8:49:${count.toString(16)}::1`));
    expect(passed).toBeGreaterThanOrEqual(5);
    expect(passed).toBeLessThan(30);
    expect((await report('2001:db8:50::1')).status).toBe(200);
    expect((await vote('2001:db8:49:ffff::1')).status).toBe(200);
  });

  test('must come from a page of the site, not from a page that a header claims', async () => {
    const headers = { Origin: 'https://evil.example', 'X-Forwarded-Host': 'evil.example' };
    expect((await vote(newVisitor(), headers)).status).toBe(421);
    expect((await vote(newVisitor(), { Origin: 'https://evil.example' })).status).toBe(403);
    const direct = await alone.request('/api/vote', {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ vertical: 'g', id, value: 1 }),
    });
    expect(direct.status).toBe(403);
  });
});

test('a header of an unknown proxy is logged once, without an address', async () => {
  await alone.request('/g/search/said', { headers: { 'X-Forwarded-For': '203.0.113.99' } });
  expect(alone.log().match(/set TRUST_PROXY/g)).toHaveLength(1);
  expect(alone.log()).not.toContain('203.0.113');
});

describe('an https site', () => {
  test('sends Strict-Transport-Security with every kind of answer, and a plain site does not', async () => {
    const visitor = newVisitor();
    const home = await (await throughProxy('/', visitor)).text();
    const picture = /\/media\/[0-9a-f]{16}-\d+\.(?:avif|webp)/.exec(home)?.[0] ?? '';
    const script = /\/assets\/[^ "]+\.js/.exec(home)?.[0] ?? '';
    for (const path of [
      '/',
      '/_.data',
      picture,
      script,
      '/favicon.ico',
      '/nowhere',
      '/x.php',
      '/robots.txt',
      '/healthz',
    ]) {
      const { headers } = await throughProxy(path, visitor);
      expect([path, headers.get('Strict-Transport-Security')]).toEqual([path, 'max-age=31536000']);
      expect([path, headers.get('X-Content-Type-Options')]).toEqual([path, 'nosniff']);
      expect([path, headers.get('Referrer-Policy')]).toEqual([path, 'strict-origin-when-cross-origin']);
      const policy = /^\/media|ico$/.test(path) ? 'cross-origin' : 'same-origin';
      expect([path, headers.get('Cross-Origin-Resource-Policy')]).toEqual([path, policy]);
      expect((await alone.request(path)).headers.get('Strict-Transport-Security')).toBeNull();
    }
    const game = await fetch(`${behindProxy.arcadeOrigin}${starterArcadePath()}`);
    expect(game.headers.get('Strict-Transport-Security')).toBe('max-age=31536000');
  });

  test('is served under its own host only', async () => {
    const asked = (headers: Record<string, string>) =>
      behindProxy.request('/', { headers }).then(({ status }) => status);
    expect(await asked({ 'X-Forwarded-For': newVisitor() })).toBe(421);
    expect(await asked({ 'X-Forwarded-For': newVisitor(), 'X-Forwarded-Host': 'evil.example' })).toBe(421);
    expect(await asked({ 'X-Forwarded-For': newVisitor(), 'X-Forwarded-Host': 'play.example' })).toBe(200);
  });
});
