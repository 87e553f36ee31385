import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the range from which systems take the ports of clients, so that no client gets the port in the meantime. Browsers refuse 10080. */
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
