import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { createRequestMetrics } from './request-metrics.ts';

test('counts answers by route, status and use', async () => {
  const register = new Registry();
  const requests = createRequestMetrics(register);
  const route = '/g/details/:detail_id';
  for (let i = 0; i < 3; i += 1) requests.countReady(route, 200, 'hit');
  requests.countReady(route, 304, 'hit');
  requests.observe(route, { status: 200, use: 'miss', seconds: 0.1 });
  requests.countReady('unknown', 414, 'none');
  const text = await register.metrics();
  expect(text).toContain(`{route="${route}",status="200",cache="hit"} 3`);
  expect(text).toContain(`{route="${route}",status="304",cache="hit"} 1`);
  expect(text).toContain(`{route="${route}",status="200",cache="miss"} 1`);
  expect(text).toContain('{route="unknown",status="414",cache="none"} 1');
});
