import { createMalformed, sendBytes } from '../malformed.ts';
import { startPortal } from '../portal.ts';
import type { Scenario } from '../scenario.ts';
import { countOne, describeCounts } from '../waiting.ts';

const requests = 20_000;
const lanes = 50;
/**
 * Share of the requests after which V8 has compiled the hot code and the caches are full. From then on, memory must
 * stay constant.
 */
const warmShare = 0.5;
/** Bytes by which the memory in use may grow. The cache of non-canonical addresses takes 2 to 3 MB of it. */
const allowedGrowth = 5e6;

/** Sends 20,000 malformed requests over raw sockets, the same in every run. */
export const fuzz: Scenario = {
  name: 'fuzz',
  async run(resources) {
    const portal = await startPortal({
      dataDir: await resources.seededFolder(),
      env: { LOG_LEVEL: 'error' },
    });
    try {
      const make = createMalformed('portico');
      const statuses = new Map<string, number>();
      const failed: string[] = [];
      const sendMany = async (count: number) => {
        let left = count;
        const lane = async () => {
          while (left > 0) {
            left -= 1;
            const request = make(`127.0.0.1:${portal.port}`);
            const status = await sendBytes(portal.port, request);
            countOne(statuses, status);
            if (status.startsWith('5'))
              failed.push(JSON.stringify(request.subarray(0, 200).toString('latin1')));
          }
        };
        await Promise.all(Array.from({ length: lanes }, lane));
      };
      await sendMany(requests * warmShare);
      const warm = await portal.memoryInUse();
      await sendMany(requests * (1 - warmShare));
      const resident = await portal.memory();
      const end = await portal.memoryInUse();
      const page = await portal.get('/');
      const grown = end - warm;
      const errors = portal
        .log()
        .split('\n')
        .filter((line) => line.includes('"level":50')).length;
      return [
        {
          done: `${requests} malformed requests over ${lanes} connections`,
          expected: 'no 5xx, no error in the log, the next page is served',
          seen: `${describeCounts(statuses)}; ${errors} errors logged; then ${page.status}${failed.length > 0 ? `; first: ${failed[0]}` : ''}`,
          isOk: failed.length === 0 && errors === 0 && page.status === 200,
        },
        {
          done: 'Memory in use during these requests',
          expected: `flat: at most ${allowedGrowth / 1e6} MB more than after ${requests * warmShare} requests`,
          seen: `${inMegabytes(warm)}, then ${inMegabytes(end)}; ${inMegabytes(resident)} resident with the garbage not yet collected`,
          isOk: grown <= allowedGrowth,
        },
      ];
    } finally {
      await portal.kill();
    }
  },
};

function inMegabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
