import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Systems assign the ports of clients above this range, so that no client gets the port before the server does. The
 * range begins above 10080, because browsers refuse that port.
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
