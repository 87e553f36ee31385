import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createClients } from '#server/clients/clients.ts';
import { readAppRoutes } from '#server/requests/app-routes.ts';
import { splitTarget } from '#server/requests/canonical-address.ts';
import { createRequestListener } from '#server/requests/request-listener.ts';
import { createRouteTable } from '#server/requests/route-table.ts';
import { createFakePlatform, type FakePlatform } from '#test/http/fake-platform.ts';
import { createTinyBuild } from '#test/http/tiny-build.ts';
import { createPageCache } from './page-cache.ts';
import { createPageRateLimit } from './page-rate-limit.ts';
import type { RenderedPage } from './page-renderer.ts';
import { createRenderQueue } from './render-queue.ts';

/** Number of answers that the limit allows one client address at once. */
const burst = 15;

let platform: FakePlatform;
let renders: string[];
let own: Partial<RenderedPage>;
/** Renderings wait for this promise. */
let blocked: Promise<void>;
const server = createServer();

beforeEach(async () => {
  platform = createFakePlatform();
  renders = [];
  own = {};
  blocked = Promise.resolve();
  const { clock } = platform;
  const clients = createClients(undefined, platform.log);
  const queue = createRenderQueue({ waitingPerClient: 6 });
  const { handle } = createRequestListener({
    platform,
    cache: createPageCache({
      clock,
      pageLifetime: () => 300,
      queue,
      render: async ({ address }) => {
        await blocked;
        return render(address);
      },
    }),
    clients,
    limit: createPageRateLimit({ clock, perSecond: 1 }),
    queue,
    render: async ({ address }) => render(address),
  });
  const table = createRouteTable({ app: readAppRoutes(createTinyBuild().routes), server: [] });
  server
    .removeAllListeners('request')
    .on('request', (request, response) => handle(request, response, table.find(request.url ?? '/')))
    .listen(0);
});
afterEach(() => server.close());

/** Renders a page to which the site links without a query. */
function render(address: string): RenderedPage {
  renders.push(address);
  return {
    status: 200,
    headers: [['content-type', 'text/html; charset=utf-8']],
    body: Buffer.from('<p>A page</p>'),
    isStorable: true,
    kind: 'document',
    hints: { validUntil: null, isNonCanonical: false, address: splitTarget(address).path },
    ...own,
  };
}

/** Requests each address in turn. Returns how many requests were answered with a page. */
async function countAnswered(addresses: readonly string[]): Promise<number> {
  let answered = 0;
  const { port } = server.address() as AddressInfo;
  for (const address of addresses) {
    const response = await fetch(`http://127.0.0.1:${port}${address}`);
    await response.text();
    if (response.status === 200) answered += 1;
  }
  return answered;
}

const addresses = (address: (count: number) => string) => Array.from({ length: 40 }, (_, n) => address(n));

test('a page that the site links to costs one', async () => {
  expect(await countAnswered(addresses((n) => `/item/${n}`))).toBe(burst);
});

test('a query that no link has costs five, for the page and for its data', async () => {
  expect(await countAnswered(addresses((n) => `/list?tag=${n}`))).toBe(burst / 5);
  platform.time += burst * 1_000;
  expect(await countAnswered(addresses((n) => `/list.data?page=${n}`))).toBe(burst / 5);
});

test('a lookup with a query of the visitor costs one because no page is rendered for it', async () => {
  own = { kind: 'resource' };
  expect(await countAnswered(addresses((n) => `/list?tag=${n}`))).toBe(burst);
});

test('page data that is refused reports when to try again, for the page that requested it', async () => {
  await countAnswered(addresses((n) => `/list?tag=${n}`));
  const { port } = server.address() as AddressInfo;
  const refused = await fetch(`http://127.0.0.1:${port}/list.data?tag=more`);
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '1']);
  expect(await refused.text()).toBe('Too many requests from this address; come back in 1 s.\n');
});

test('cached pages cost nothing, even with unknown parameters', async () => {
  await countAnswered(['/list?tag=1', '/list']);
  expect(await countAnswered(addresses(() => '/list?tag=1'))).toBe(40);
  expect(await countAnswered(addresses((n) => `/list?utm_source=${n}`))).toBe(40);
  expect(renders).toEqual(['/list?tag=1', '/list']);
});

test('a non-canonical address costs as much again after its minute in the cache', async () => {
  const made = ['/list?tag=1', '/list?tag=2', '/list?tag=3', '/list?tag=4'];
  expect(await countAnswered(made)).toBe(3);
  platform.time += 61_000;
  expect(await countAnswered(made)).toBe(3);
  expect(renders).toHaveLength(6);
});

test('simultaneous requests for non-canonical addresses are charged before anything is rendered', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  blocked = promise;
  const { port } = server.address() as AddressInfo;
  const asked = addresses((n) => `/list?tag=${n}`).map(async (address) => {
    const { status } = await fetch(`http://127.0.0.1:${port}${address}`);
    return status;
  });
  let refused = 0;
  for (const answer of asked) void answer.then((status) => status === 429 && (refused += 1));
  await expect.poll(() => refused).toBe(40 - burst / 5);
  expect(renders).toEqual([]);
  resolve();
  const statuses = await Promise.all(asked);
  expect(statuses.filter((status) => status === 200)).toHaveLength(burst / 5);
  // A page that the site links to is charged like a non-canonical address until it is rendered.
  platform.time += burst * 1_000;
  expect(await countAnswered(addresses((n) => `/item/${n}`))).toBe(burst);
});
