// A hostile client in its own process, so that it does not share an event loop with the measurement.
import { Agent, request } from 'node:http';
import { countOne } from './waiting.ts';

/** A request to the process. */
export interface FloodOrder {
  port: number;
  /** Loopback addresses of the client, used in turn. */
  addresses: string[];
  /** Requests in flight at any time. */
  inFlight: number;
  /** A number is appended to each address, so that every address is different. */
  paths: string[];
  seconds: number;
}

/** The result of a flood. */
export interface FloodReport {
  /** Answers by status. 0 means no answer. */
  statuses: [number, number][];
  /** Number of refusals that do not state when to try again. */
  withoutRetryAfter: number;
}

async function flood({ port, addresses, inFlight, paths, seconds }: FloodOrder): Promise<FloodReport> {
  const statuses = new Map<number, number>();
  let withoutRetryAfter = 0;
  let sent = 0;
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  const end = performance.now() + seconds * 1000;

  function ask(localAddress: string | undefined): Promise<void> {
    sent += 1;
    const path = `${paths[sent % paths.length]}${sent}`;
    return new Promise((resolve) => {
      const sending = request({ port, host: '127.0.0.1', path, localAddress, agent }, (response) => {
        countOne(statuses, response.statusCode ?? 0);
        const isRefused = response.statusCode === 429 || response.statusCode === 503;
        if (isRefused && response.headers['retry-after'] === undefined) withoutRetryAfter += 1;
        response.resume();
        response.once('close', resolve);
      });
      sending.once('error', () => {
        countOne(statuses, 0);
        resolve();
      });
      sending.end();
    });
  }

  async function lane(index: number): Promise<void> {
    while (performance.now() < end) await ask(addresses[index % addresses.length]);
  }

  await Promise.all(Array.from({ length: inFlight }, (_, index) => lane(index)));
  agent.destroy();
  return { statuses: [...statuses], withoutRetryAfter };
}

process.once('message', (order) => {
  void flood(order as FloodOrder).then((report) => {
    process.send?.(report, () => process.exit());
  });
});
