import { Registry } from 'prom-client';
import { expect, test, vi } from 'vitest';
import { createRequestMetrics } from './request-metrics.ts';

function createCounted() {
  const register = new Registry();
  const findRoute = vi.fn((target: string) =>
    target.startsWith('/g/') ? '/g/details/:detail_id' : 'unknown',
  );
  return { register, findRoute, requests: createRequestMetrics(register, findRoute) };
}

test('counts ready answers by route, status and use, and finds the route of an address once', async () => {
  const { register, findRoute, requests } = createCounted();
  for (let i = 0; i < 3; i += 1) requests.countReady('/g/details/1', 200, 'hit');
  requests.countReady('/g/details/1', 304, 'hit');
  requests.observe('/g/details/1', { status: 200, use: 'miss', seconds: 0.1 });
  const text = await register.metrics();
  expect(text).toContain('{route="/g/details/:detail_id",status="200",cache="hit"} 3');
  expect(text).toContain('{route="/g/details/:detail_id",status="304",cache="hit"} 1');
  expect(text).toContain('{route="/g/details/:detail_id",status="200",cache="miss"} 1');
  expect(findRoute).toHaveBeenCalledTimes(2);
});

test('counts answers without a page, but does not store their addresses, which can be of any length', async () => {
  const { register, findRoute, requests } = createCounted();
  const target = `/${'x'.repeat(10_000)}`;
  for (let i = 0; i < 3; i += 1) requests.countReady(target, 414, 'none');
  expect(await register.metrics()).toContain('{route="unknown",status="414",cache="none"} 3');
  expect(findRoute).toHaveBeenCalledTimes(3);
});
