import path from 'node:path';
import { pino } from 'pino';
import { loadBuiltServer } from '#server/load-built-server.ts';
import { cachingOf, finishPage } from '#server/pages/finished-page.ts';
import { findingOf, type Finding } from './finding.ts';
import { pinSelf } from './processes.ts';
import { median } from './statistics.ts';

const root = path.resolve(import.meta.dirname, '..');
const warmUp = 60;
const rounds = 200;

/** Measures the processor time of one rendering of the home page, without the cache, in this process. */
export async function benchRender(dataDir: string): Promise<Finding[]> {
  pinSelf(0);
  const app = await loadBuiltServer(path.join(root, 'build/server/index.js'));
  const log = pino({ level: 'warn' });
  const environment = app.parseEnvironment({ DATA_DIR: dataDir });
  await app.prepareStore({ environment, log, starterFolder: path.join(root, 'content/starter') });
  const platform = await app.createPlatform({ environment, log });
  try {
    const render = app.createPageRenderer({ build: app.build, platform, mode: 'production' });
    const renderHome = () => render({ address: '/' });
    const page = await renderHome();
    if (page.status !== 200) throw new Error(`The home page answers ${page.status}`);
    const rendering = await measure(renderHome);
    const whole = await measure(async () => {
      const rendered = await renderHome();
      return finishPage(rendered, cachingOf(rendered, null));
    });
    console.log(`  home page of ${page.body.length} bytes, median of ${rounds} renderings`);
    console.log(`  with compression in both encodings: ${median(whole).toFixed(2)} ms`);
    return [findingOf(rendering, { name: 'rendering', digits: 2, unit: ' ms', aim: 5, isCeiling: true })];
  } finally {
    await platform.close();
  }
}

/** Returns the processor time of each round in milliseconds. */
async function measure(once: () => Promise<unknown>): Promise<number[]> {
  for (let round = 0; round < warmUp; round += 1) await once();
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = process.cpuUsage();
    await once();
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
  }
  return times;
}
