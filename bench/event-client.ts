import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** Batches that are sent at a fixed rate. */
export interface EventLoad {
  port: number;
  batchesPerSecond: number;
  milliseconds: number;
  /** Ids of items of the games. */
  items: readonly number[];
}

export interface EventResult {
  /** Number of batches that the server accepted, and of others. */
  accepted: number;
  refused: number;
}

/** Events in a batch: a view, a play and its time. */
export const eventsPerBatch = 3;
const interval = 10;
const connections = 32;

/** Sends batches of different visitors on a fixed number of connections. */
async function putEvents({ port, batchesPerSecond, milliseconds, items }: EventLoad): Promise<EventResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const pending = new Set<Promise<void>>();
  const result = { accepted: 0, refused: 0 };
  const began = performance.now();
  let sent = 0;
  for (let elapsed = 0; elapsed < milliseconds; elapsed = performance.now() - began) {
    for (const due = (elapsed / 1000) * batchesPerSecond; sent < due; sent += 1) {
      const one = send(agent, port, bodyOf(items[sent % items.length] ?? 0), sent).then((status) => {
        result[status === 204 ? 'accepted' : 'refused'] += 1;
        pending.delete(one);
      });
      pending.add(one);
    }
    await sleep(interval);
  }
  await Promise.all(pending);
  agent.destroy();
  return result;
}

function bodyOf(item: number): string {
  const subject = { vertical: 'g', item };
  return JSON.stringify({
    source: 'search.example',
    hasTouch: false,
    language: 'en',
    events: [
      { kind: 'view', ...subject },
      { kind: 'play', ...subject },
      { kind: 'time', seconds: 15, ...subject },
    ],
  });
}

function send(agent: Agent, port: number, body: string, visitor: number): Promise<number> {
  return new Promise((resolve) => {
    const message = request(
      {
        agent,
        port,
        host: '127.0.0.1',
        path: '/api/events',
        method: 'POST',
        headers: {
          Origin: `http://127.0.0.1:${port}`,
          'Content-Length': Buffer.byteLength(body),
          'User-Agent': `Mozilla/5.0 visitor ${visitor % 5_000}`,
          'Accept-Language': 'en',
          // every visitor has an address of their own, so that no limit applies
          'X-Forwarded-For': `10.${visitor % 251}.${Math.floor(visitor / 251) % 251}.7`,
        },
      },
      (response) => {
        response.resume();
        response.once('end', () => resolve(response.statusCode ?? 0));
      },
    );
    message.once('error', () => resolve(0));
    message.end(body);
  });
}

if (import.meta.main) {
  process.on('message', (load) => {
    void putEvents(load as EventLoad).then((result) => process.send?.(result));
  });
}
