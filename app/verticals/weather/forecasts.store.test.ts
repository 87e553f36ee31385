import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { KyselyPlugin, QueryId } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createGuardedFetch, type GuardedFetch } from '#app/network/guarded-fetch.server.ts';
import { describeSqliteFirst, type TestStore } from '#test/store/engines.ts';
import { createForecasts, forecastSource, type Forecasts, type ForecastSource } from './forecasts.server.ts';
import { findLocation, locations, type WeatherLocation } from './locations/locations.server.ts';
import { readForecasts, weatherMigrations } from './stored-forecasts.server.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const minute = 60_000;
/** A moment that the sample covers. The sample starts at 01:00. */
const begin = Date.parse('2024-02-04T01:30:00Z');
const sample = readFileSync(new URL('providers/met-norway.fixture.json', import.meta.url), 'utf8');
const openMeteoSample = readFileSync(new URL('providers/open-meteo.fixture.json', import.meta.url), 'utf8');
const json = { 'content-type': 'application/json' };

let server: Server;
let port = 0;
let answer: Answer;
const requests: IncomingMessage[] = [];
const networks: GuardedFetch[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(request);
    answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
afterEach(async () => {
  await Promise.all(networks.splice(0).map((fetch) => fetch.close()));
  requests.length = 0;
});

function location(slug: string): WeatherLocation {
  const found = findLocation(slug);
  if (!found) throw new Error(`No ${slug}.`);
  return found;
}

const good =
  (expiresAt = begin + 30 * minute): Answer =>
  (_, response) => {
    response.writeHead(200, {
      ...json,
      expires: new Date(expiresAt).toUTCString(),
      'last-modified': new Date(begin - minute).toUTCString(),
    });
    response.end(sample);
  };

const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (_, response) =>
    void response.writeHead(code, headers).end();

const body =
  (text: string, headers: Record<string, string> = json): Answer =>
  (_, response) =>
    void response.writeHead(200, headers).end(text);

interface Trial {
  forecasts: Forecasts;
  source: ForecastSource;
  clock: { time: number; now(): number };
  log: string[];
  testStore: TestStore;
}

/**
 * `patience` is the timeout of a request to the provider in milliseconds. It elapses only in tests whose provider does
 * not respond.
 */
async function openTrial(
  testStore: TestStore,
  {
    settings = {},
    patience = 20_000,
    plugin,
  }: { settings?: Record<string, string>; patience?: number; plugin?: KyselyPlugin } = {},
): Promise<Trial> {
  const opened = await testStore.openMigrated('server', weatherMigrations);
  const db = plugin ? opened.db.withPlugin(plugin) : opened.db;
  const clock = { time: begin, now: () => clock.time };
  const log: string[] = [];
  const write = (_: unknown, message?: string) => void log.push(message ?? '');
  const network = createGuardedFetch({ allowedPorts: [port], allowLoopback: true, timeoutMs: patience });
  networks.push(network);
  const source = forecastSource(
    {
      forecast: {
        provider: 'met-norway',
        address: `http://127.0.0.1:${port}/`,
        contact: 'ops@portal.example',
        units: 'auto',
        ...settings,
      },
      operator: { name: '', address: '', email: '' },
    },
    'https://portal.example',
  );
  const forecasts = createForecasts({
    store: { db },
    clock,
    log: { debug: write, info: write, warn: write, error: write },
    network,
    patience: 200,
  });
  return { forecasts, source, clock, log, testStore };
}

/** Returns the source if only the given settings are set. */
function sourceWith({ contact = '', email = '', siteUrl = 'http://localhost:4000' }) {
  return forecastSource(
    {
      forecast: { provider: 'met-norway', address: '', contact, units: 'auto' },
      operator: { name: '', address: '', email },
    },
    siteUrl,
  );
}

it('the contact is forecast.contact, otherwise operator.email, otherwise the public address', () => {
  const siteUrl = 'https://games.example';
  const agentOf = (given: Parameters<typeof sourceWith>[0]) => sourceWith(given).userAgent;
  expect(agentOf({ contact: 'a@x.example', email: 'b@x.example', siteUrl })).toContain('; a@x.example)');
  expect(agentOf({ email: 'b@x.example', siteUrl })).toContain('; b@x.example)');
  expect(agentOf({ siteUrl })).toBe('Portico (https://games.example)');
  expect(sourceWith({ siteUrl }).isAllowed).toBe(true);
});

it.each([
  'http://localhost:4000',
  'http://portal.localhost',
  'http://portal',
  'http://127.0.0.1:4000',
  'http://[::1]:4000',
  'http://192.168.1.7',
])('%s is not a contact, because other machines cannot reach it', (siteUrl) => {
  expect(sourceWith({ siteUrl }).isAllowed).toBe(false);
});

describeSqliteFirst('forecasts of locations', (testStore) => {
  it('are fetched once for simultaneous requests, with the contact and a rounded position', async () => {
    const { forecasts, source } = await openTrial(testStore());
    answer = (request, response) => setTimeout(() => good()(request, response), 60);
    const oslo = location('oslo');
    const answers = await Promise.all(Array.from({ length: 8 }, () => forecasts.ask(oslo, source)));
    expect(requests).toHaveLength(1);
    for (const { kept, nextAt } of answers) {
      expect(kept?.forecast.steps).toHaveLength(9);
      expect(nextAt).toBe(begin + 30 * minute);
    }
    expect(requests[0]?.headers['user-agent']).toBe('Portico (https://portal.example; ops@portal.example)');
    expect(requests[0]?.url).toMatch(/^\/complete\?lat=-?\d+(\.\d{1,2})?&lon=-?\d+(\.\d{1,2})?$/);
  });

  it('are fetched once if the store answers one of two requests only after the fetch', async () => {
    const held = Promise.withResolvers<void>();
    let first: QueryId | undefined;
    const plugin: KyselyPlugin = {
      transformQuery({ node, queryId }) {
        first ??= queryId;
        return node;
      },
      // Holds back the result of the first query, because PostgreSQL may answer the second query earlier.
      async transformResult({ result, queryId }) {
        if (queryId === first) await held.promise;
        return result;
      },
    };
    const { forecasts, source } = await openTrial(testStore(), { plugin });
    answer = good();
    const late = forecasts.ask(location('oslo'), source);
    const { kept } = await forecasts.ask(location('oslo'), source);
    held.resolve();
    expect((await late).kept).toEqual(kept);
    expect(kept).not.toBeNull();
    expect(requests).toHaveLength(1);
  });

  it('are not requested before they expire, and then with a conditional request', async () => {
    const { forecasts, source, clock } = await openTrial(testStore());
    const oslo = location('oslo');
    answer = good();
    await forecasts.ask(oslo, source);
    clock.time = begin + 30 * minute - 1;
    await forecasts.ask(oslo, source);
    expect(requests).toHaveLength(1);

    clock.time = begin + 30 * minute;
    answer = status(304, { expires: new Date(begin + 60 * minute).toUTCString() });
    const { kept } = await forecasts.ask(oslo, source);
    expect(requests).toHaveLength(2);
    expect(requests[1]?.headers['if-modified-since']).toBe(new Date(begin - minute).toUTCString());
    expect(kept).toMatchObject({ fetchedAt: clock.time, expiresAt: begin + 60 * minute });
    expect(kept?.forecast.steps).toHaveLength(9);
  });

  it('are valid for at least ten minutes if the provider sends no expiry or one in the past', async () => {
    const { forecasts, source } = await openTrial(testStore());
    answer = good(begin - 60 * minute);
    expect((await forecasts.ask(location('oslo'), source)).nextAt).toBe(begin + 10 * minute);
  });

  it.each<[string, Answer, number?]>([
    ['status 500', status(500)],
    ['broken JSON', body('{"properties": {"timeser')],
    ['another kind of answer', body('<html></html>', { 'content-type': 'text/html' })],
    ['an answer without figures', body('{"properties":{"timeseries":[]}}')],
    ['silence', () => undefined, 1_500],
    ['a cut connection', (request) => void request.socket.destroy()],
    ['"not modified" to a first question', status(304)],
  ])(
    'survive %s: the last good copy stays, and the wait before each retry is longer',
    async (_, bad, patience) => {
      const { forecasts, source, clock, log } = await openTrial(testStore(), { patience });
      const oslo = location('oslo');
      answer = bad;
      expect((await forecasts.ask(oslo, source)).kept).toBeNull();
      expect(log.join()).toContain('No forecast');
      await forecasts.ask(oslo, source);
      expect(requests).toHaveLength(1);

      clock.time += minute;
      answer = good(clock.time + 30 * minute);
      expect((await forecasts.ask(oslo, source)).kept).not.toBeNull();
      clock.time += 30 * minute;
      answer = (request, response) =>
        request.headers['if-modified-since'] ? status(500)(request, response) : undefined;
      expect((await forecasts.ask(oslo, source)).kept?.forecast.steps).toHaveLength(9);
      clock.time += minute;
      const { kept, nextAt } = await forecasts.ask(oslo, source);
      expect(kept).not.toBeNull();
      expect(nextAt).toBe(clock.time + 2 * minute);
      expect(requests).toHaveLength(4);
    },
  );

  it('are refused if they are already stale', async () => {
    const { forecasts, source, clock, log } = await openTrial(testStore());
    clock.time = Date.parse('2024-03-01T00:00:00Z');
    answer = good(clock.time + minute);
    expect((await forecasts.ask(location('oslo'), source)).kept).toBeNull();
    expect(log.join()).toContain('stale');
  });

  it('stop all requests to a provider that refuses (403), for every location', async () => {
    const { forecasts, source, clock, log } = await openTrial(testStore());
    answer = status(403);
    await forecasts.ask(location('oslo'), source);
    clock.time += 59 * minute;
    await forecasts.ask(location('paris'), source);
    expect(requests).toHaveLength(1);
    expect(log.join()).toContain('forecast.contact');
    clock.time += minute;
    await forecasts.ask(location('paris'), source);
    expect(requests).toHaveLength(2);
  });

  it('wait as long as a provider demands after too many requests (429)', async () => {
    const { forecasts, source, clock } = await openTrial(testStore());
    answer = status(429, { 'retry-after': '1200' });
    await forecasts.ask(location('oslo'), source);
    clock.time += 20 * minute - 1;
    expect((await forecasts.ask(location('paris'), source)).nextAt).toBe(begin + 20 * minute);
    expect(requests).toHaveLength(1);
    clock.time += 1;
    answer = good(clock.time + 30 * minute);
    expect((await forecasts.ask(location('paris'), source)).kept).not.toBeNull();
  });

  it('are fetched for at most sixty locations a minute', async () => {
    const { forecasts, source, clock } = await openTrial(testStore());
    answer = good();
    for (const each of locations.slice(0, 62)) await forecasts.ask(each, source);
    expect(requests).toHaveLength(60);
    clock.time += minute;
    for (const each of locations.slice(60, 62)) await forecasts.ask(each, source);
    expect(requests).toHaveLength(62);
  });

  it('are not requested from MET Norway without a contact', async () => {
    const { forecasts } = await openTrial(testStore());
    const source = sourceWith({ siteUrl: 'http://localhost:4000' });
    answer = good();
    expect((await forecasts.ask(location('oslo'), source)).kept).toBeNull();
    const { kept } = await forecasts.askAll([location('oslo'), location('paris')], source);
    expect([...kept]).toEqual([]);
    expect(requests).toHaveLength(0);
  });

  it('of several locations are requested in parallel, and a slow provider does not delay the response', async () => {
    const { forecasts, source } = await openTrial(testStore());
    const [oslo, paris] = [location('oslo'), location('paris')];
    answer = good();
    await forecasts.ask(oslo, source);
    const arrived = Promise.withResolvers<() => void>();
    answer = (request, response) => arrived.resolve(() => good()(request, response));
    const { kept, nextAt } = await forecasts.askAll([oslo, paris], source);
    expect([...kept.keys()]).toEqual(['oslo']);
    expect(nextAt).toBe(begin + minute);
    const respond = await arrived.promise;
    respond();
    expect((await forecasts.ask(paris, source)).kept?.forecast.steps).toHaveLength(9);
    expect(requests).toHaveLength(2);
  });

  it('of another provider replace the copy of the first, without a conditional request', async () => {
    const first = await openTrial(testStore());
    const oslo = location('oslo');
    answer = good();
    await first.forecasts.ask(oslo, first.source);
    const second = forecastSource(
      {
        forecast: { provider: 'open-meteo', address: `http://127.0.0.1:${port}`, contact: '', units: 'auto' },
        operator: { name: '', address: '', email: '' },
      },
      'https://portal.example',
    );
    first.clock.time = Date.parse('2025-10-25T01:00:00Z');
    answer = body(openMeteoSample);
    const { kept } = await first.forecasts.ask(oslo, second);
    expect(kept?.provider.name).toBe('open-meteo');
    expect(requests[1]?.headers['if-modified-since']).toBeUndefined();
    expect(requests[1]?.url).toMatch(/^\/forecast\?latitude=/);
  });

  it('survive a restart, and locations without one are omitted', async () => {
    const { forecasts, source } = await openTrial(testStore());
    answer = good();
    const oslo = location('oslo');
    await forecasts.ask(oslo, source);
    const { db } = await testStore().open('server');
    expect(await readForecasts(db, ['oslo', 'paris'])).toHaveLength(1);
    const other = createForecasts({
      store: { db },
      clock: { now: () => begin },
      log: { debug() {}, info() {}, warn() {}, error() {} },
      network: { get: () => Promise.reject(new Error('It asked again.')) },
    });
    expect((await other.read([oslo, location('paris')])).get('oslo')?.forecast.steps).toHaveLength(9);
    expect((await other.ask(oslo, source)).kept).not.toBeNull();
  });
});
