import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type TestApp } from '#test/http/app.ts';

const visitor = '198.51.100.77';
const cookie = 'a-cookie-that-nobody-logs';
const word = 'aardvarkish';

let app: TestApp;
let gameId: number;

beforeAll(async () => {
  app = await startApp({ env: { LOG_LEVEL: 'debug', TRUST_PROXY: '1', PORTICO_RESTARTS: '3' } });
  const random = await app.request('/g/details');
  gameId = Number(/\/g\/details\/(\d+)/.exec(random.headers.get('location') ?? '')?.[1]);
});
afterAll(() => app.stop());

/** Reads a metric like a program on this machine. Returns its values by their labels, such as `route="/g"`. */
async function readMetric(name: string): Promise<Map<string, number>> {
  const text = await (await app.request('/metrics')).text();
  const lines = text.split('\n').filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
  return new Map(
    lines.map((line) => {
      const [, labels = '', value] = /^\w+(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
      return [labels, Number(value)];
    }),
  );
}

const requestsOf = async (labels: string) =>
  (await readMetric('portico_http_requests_total')).get(labels) ?? 0;

/** Sends a request like a browser behind the proxy. */
const ask = (path: string, init: RequestInit & { headers?: Record<string, string> } = {}) =>
  app.request(path, {
    ...init,
    headers: {
      'X-Forwarded-For': visitor,
      Cookie: `id=${cookie}`,
      'User-Agent': 'Nosy/1.0',
      ...init.headers,
    },
  });

const logLines = () =>
  app
    .log()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

describe('/metrics', () => {
  test('counts requests by route and by cache use', async () => {
    const route = 'route="/g/details/:detail_id",status="200"';
    const [misses, hits] = [
      await requestsOf(`${route},cache="miss"`),
      await requestsOf(`${route},cache="hit"`),
    ];
    for (let i = 0; i < 3; i += 1) await (await ask(`/g/details/${gameId}`)).text();
    expect(await requestsOf(`${route},cache="miss"`)).toBe(misses + 1);
    expect(await requestsOf(`${route},cache="hit"`)).toBe(hits + 2);
    await (await ask(`/g/details/${gameId}.data`)).text();
    expect(await requestsOf('route="/g/details/:detail_id.data",status="200",cache="miss"')).toBe(1);
    const renders = await readMetric('portico_render_duration_seconds_count');
    expect(renders.get('route="/g/details/:detail_id",outcome="done"')).toBe(1);
    const durations = await readMetric('portico_http_request_duration_seconds_count');
    expect(durations.get('route="/g/details/:detail_id"')).toBe(1);
  });

  test('counts a missing page as ready once it was rendered, and other refusals as none', async () => {
    const route = 'route="/g/details/:detail_id",status="404"';
    for (let i = 0; i < 3; i += 1) await (await ask('/g/details/99999999')).text();
    expect(await requestsOf(`${route},cache="miss"`)).toBe(1);
    expect(await requestsOf(`${route},cache="hit"`)).toBe(2);
    expect(await requestsOf(`${route},cache="none"`)).toBe(0);
    for (let i = 0; i < 2; i += 1) await (await ask('/.well-known/nothing')).text();
    expect(await requestsOf('route="unknown",status="404",cache="none"')).toBe(2);
  });

  test('has few routes, however many addresses are requested', async () => {
    for (let i = 0; i < 20; i += 1) {
      await (await ask(`/nowhere/${i}`)).text();
      await (await ask(`/g/search/${word}${i}`)).text();
    }
    const routes = [...(await readMetric('portico_http_requests_total')).keys()].join('\n');
    expect(routes).toContain('route="unknown",status="302"');
    expect(routes).toContain('route="/g/search/:kw",status="200",cache="miss"');
    expect(routes).not.toContain(word);
    expect(routes).not.toContain('nowhere');
  });

  test('reports restarts, snapshot, interactions, jobs, store and event loop', async () => {
    expect((await readMetric('portico_snapshot_version')).get('')).toBe(1);
    expect((await readMetric('portico_snapshot_age_seconds')).get('')).toBeGreaterThan(0);
    expect((await readMetric('portico_snapshot_failing')).get('')).toBe(0);
    expect((await readMetric('portico_restarts')).get('')).toBe(3);
    expect((await readMetric('portico_acts_waiting')).get('')).toBe(0);
    expect((await readMetric('portico_store_readable')).get('')).toBe(1);
    expect((await readMetric('portico_page_cache_bytes')).get('')).toBeGreaterThan(1_000);
    expect((await readMetric('portico_items')).get('vertical="g"')).toBeGreaterThan(10);
    expect((await readMetric('nodejs_eventloop_lag_p99_seconds')).size).toBe(1);
    await expect
      .poll(async () => (await readMetric('portico_job_failures')).get('job="daily-backup"'), {
        timeout: 20_000,
      })
      .toBe(0);
  });

  test('is refused through a proxy and for another host', async () => {
    expect((await ask('/metrics')).status).toBe(403);
    const status = await new Promise((resolve, reject) => {
      httpRequest(app.origin, { path: '/metrics', headers: { Host: 'games.example' } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on('error', reject)
        .end();
    });
    expect(status).toBe(403);
  });

  test('has the headers of every answer', async () => {
    for (const { headers } of [await app.request('/metrics'), await ask('/metrics')]) {
      expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
    }
  });
});

describe('the log', () => {
  test('contains the id of the answer for a request, taken from the proxy if it is well formed', async () => {
    const made = (await ask(`/g/game/${gameId}`)).headers.get('X-Request-Id');
    expect(made).toMatch(/^[\w-]{12}$/);
    const given = await ask('/g/cate/none', { headers: { 'X-Request-Id': 'proxy-request-17' } });
    expect(given.headers.get('X-Request-Id')).toBe('proxy-request-17');
    const bad = await ask('/g/cate/other', { headers: { 'X-Request-Id': '"},{"level":60' } });
    expect(bad.headers.get('X-Request-Id')).toMatch(/^[\w-]{12}$/);
    await expect
      .poll(() => logLines().find(({ request }) => request === made))
      .toMatchObject({ route: '/g/game/:id', status: 200, cache: 'miss' });
    expect(logLines().some(({ request }) => request === 'proxy-request-17')).toBe(true);
  });

  test('contains no address, cookie, browser or search word of a visitor, whatever is requested', async () => {
    const post = (path: string, body: unknown) =>
      ask(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: app.origin },
        body: JSON.stringify(body),
      });
    for (const path of [
      '/',
      `/g/search/${word}`,
      `/g/search/${word}.data`,
      `/g/search?kw=${word}`,
      `/api/suggest?q=${word}&vertical=g`,
      `/weather?q=${word}`,
      `/api/places?q=${word}`,
      `/${word}`,
      `/g/details/%E0%A4%A?kw=${word}`,
      `/g/search/${word}%`,
      `/g/%73earch/${word}`,
      `/${word}%`,
      '/metrics',
    ]) {
      await (await ask(path)).text();
    }
    await post('/api/vote', { vertical: 'g', id: gameId, value: 1 });
    await post('/api/report', { vertical: 'g', id: gameId, reason: 'broken', message: word });
    await post('/api/vote', { vertical: 'g', id: 1, value: word });
    await expect.poll(() => logLines().filter(({ route }) => route === '/api/vote').length).toBe(2);
    const log = app.log();
    for (const secret of [visitor, cookie, word, 'Nosy', '"127.0.0.1"', '::ffff:', '::1']) {
      expect([secret, log.includes(secret)]).toEqual([secret, false]);
    }
  });
});
