import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createGuardedFetch } from '#app/network/guarded-fetch.server.ts';
import { startPortal, type RunningPortal } from '#test/http/portal.ts';
import { hrefsOf, readPage } from '#test/http/read-html.ts';
import { temperaturesOf } from './temperatures-of.fixture.ts';
import type { CardsAnswer } from './weather-data.ts';

const hour = 3_600_000;
const asked: IncomingMessage[] = [];
let provider: Server;
let portal: RunningPortal;

/** MET Norway's sample, shifted so that it starts in this hour. */
function sampleOfNow(): string {
  const text = readFileSync(new URL('providers/met-norway.fixture.json', import.meta.url), 'utf8');
  const sample = JSON.parse(text) as {
    properties: {
      timeseries: { time: string; data: { instant: { details: { air_temperature: number } } } }[];
    };
  };
  const { timeseries } = sample.properties;
  const shift = Math.floor(Date.now() / hour) * hour - Date.parse(timeseries[0]!.time);
  for (const step of timeseries) {
    step.time = new Date(Date.parse(step.time) + shift).toISOString();
    step.data.instant.details.air_temperature = 21.4;
  }
  return JSON.stringify(sample);
}

beforeAll(async () => {
  provider = createServer((request, response) => {
    asked.push(request);
    response.writeHead(200, {
      'content-type': 'application/json',
      expires: new Date(Date.now() + hour).toUTCString(),
    });
    response.end(sampleOfNow());
  }).listen(0, '127.0.0.1');
  await once(provider, 'listening');
  const { port } = provider.address() as AddressInfo;
  const guarded = createGuardedFetch({ allowedPorts: [port], allowLoopback: true });
  // The provider's public address is mapped to a local server. Everything else is the real network code.
  const network = {
    get: (address: string, options: Parameters<typeof guarded.get>[1]) =>
      guarded.get(address.replace('https://api.met.no', `http://127.0.0.1:${port}`), options),
    probe: guarded.probe,
    close: () => guarded.close(),
  };
  portal = await startPortal({
    env: { SITE_URL: 'https://games.example', TRUST_PROXY: 'loopback' },
    network,
  });
});

afterAll(async () => {
  await portal.close();
  provider.closeAllConnections();
  provider.close();
});

const read = async (address: string) => readPage(await portal.request(address));

it('a fresh install shows temperatures if only SITE_URL is set', async () => {
  const before = await read('/weather');
  expect(temperaturesOf(before.$)).toEqual([]);
  expect(before.description).not.toContain('forecast');

  // Sends the same request as the page's script sends for the cards on the page.
  const links = hrefsOf(before.$, 'a[href^="/weather/"]');
  const slugs = [...new Set(links.map((href) => href.replace('/weather/', '')))];
  expect(slugs.length).toBeGreaterThan(5);
  const answer = (await (
    await portal.request(`/api/forecasts?slugs=${slugs.join(',')}`)
  ).json()) as CardsAnswer;
  expect(answer.cards.map(({ now }) => now?.temperature)).toEqual(slugs.map(() => expect.closeTo(21.4)));
  expect(asked).toHaveLength(slugs.length);
  expect(asked[0]?.headers['user-agent']).toBe('Portico (https://games.example)');

  portal.passTime(60_000);
  const home = await read('/weather');
  expect(temperaturesOf(home.$)).toEqual(slugs.map(() => '21°'));
  expect(home.description).toContain('forecast');
  const location = await read('/weather/berlin');
  expect(temperaturesOf(location.$)).toContain('21°');
  expect(asked).toHaveLength(slugs.length);
});

it('nothing is reported as missing', async () => {
  expect(await (await portal.request('/readyz')).json()).toMatchObject({ notices: [] });
});
