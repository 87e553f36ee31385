import { createGuardedFetch, type GuardedFetch } from '#app/network/guarded-fetch.server.ts';

/**
 * The guarded fetch, with one port of this machine let through under any name. The test's server has no certificate, so
 * https addresses are asked for with http.
 */
export function createLocalFetch(port: number, timeoutMs = 20_000): GuardedFetch {
  const guarded = createGuardedFetch({
    allowedPorts: [port],
    allowLoopback: true,
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    timeoutMs,
  });
  return {
    get: (address, options) => guarded.get(address.replace(/^https:/, 'http:'), options),
    close: () => guarded.close(),
  };
}
