import { createGuardedFetch, type GuardedFetch } from '#app/network/guarded-fetch.server.ts';

/**
 * Creates a guarded fetch that allows one port of this machine under any host name. The server of the test has no
 * certificate, so https addresses are requested with http.
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
    probe: (address, request) => guarded.probe(address.replace(/^https:/, 'http:'), request),
    close: () => guarded.close(),
  };
}
