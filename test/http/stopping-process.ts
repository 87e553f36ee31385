import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { defineJob } from '#app/jobs/define-job.ts';
import { migrate } from '#app/store/migrate.server.ts';
import { openStore } from '#app/store/open.server.ts';
import { parseEnvironment } from '#app/config/environment.server.ts';
import { createMessageCatalogue } from '#app/messages/catalogue.server.ts';
import { createPlatform } from '#app/platform.server.ts';
import { builtIn } from '#app/verticals/index.server.ts';
import { stopOnSignal } from '#server/stop.ts';

/**
 * A process that is difficult to stop: one of its answers never ends, and one of its jobs ignores the stop. It prints
 * its port, each run of the job, and the lines of its log.
 */
const [dataDir = ''] = process.argv.slice(2);
const log = pino({ base: null }, process.stderr);
const environment = parseEnvironment({ DATA_DIR: dataDir });

const store = await openStore({ dataDir, role: 'cli', log, clock: { now: Date.now } });
await migrate(store);
await store.close();

const stubborn = defineJob({
  name: 'stubborn',
  title: 'Stubborn',
  description: 'Does not end when it is told to.',
  every: 3_600_000,
  run({ signal }) {
    process.send?.('job begun');
    signal.addEventListener('abort', () => process.send?.('job told'));
    return new Promise(() => {});
  },
});
const [vertical] = builtIn.verticals;
if (!vertical) throw new Error('There is no vertical.');
const registries = { ...builtIn, verticals: [{ ...vertical, jobs: [stubborn] }] };
const platform = await createPlatform({
  environment,
  log,
  registries,
  messages: createMessageCatalogue({}, { sections: [] }),
});
const close = platform.close.bind(platform);
platform.close = async () => {
  await close();
  process.send?.('closed');
};
const server = createServer((_request, response) => response.write('The first of many words')).listen(0);

stopOnSignal({ servers: [server], platform: () => platform, drainMs: 0, onStopping: () => {} });
platform.jobs.start();
process.send?.({ port: (server.address() as AddressInfo).port });
