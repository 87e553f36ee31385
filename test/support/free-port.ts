import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Systems take the ports of clients from above this range, so no client gets the port in the meantime. It begins above
 * 10080, which browsers refuse.
 */
const range = [11_000, 30_000] as const;

/** Returns a port of this machine that no program uses now. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(...range);
    const probe = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      probe.once('error', () => resolve(false)).listen(port, () => resolve(true));
    });
    if (!isFree) continue;
    probe.close();
    await once(probe, 'close');
    return port;
  }
}
