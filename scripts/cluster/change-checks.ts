import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, waitFor, type Checks } from './checks.ts';
import type { Cluster } from './cluster.ts';

/** Milliseconds within which every process must show a change. */
const soon = 3_000;
/**
 * Milliseconds after which the check stops waiting. It is longer than the limit, so that a late change can be
 * distinguished from a lost one.
 */
const patience = 30_000;

/** Checks that a change by the operator's command reaches every process. */
export async function checkChanges({ check }: Checks, cluster: Cluster): Promise<void> {
  const { apps, ask, portico, folder } = cluster;

  async function waitUntilAllShow(target: string, text: string): Promise<string> {
    const milliseconds = await waitFor(`${text} on ${target} of each process`, patience, async () => {
      const answers = await Promise.all(apps.map((app) => ask(app, target)));
      return answers.every(({ body }) => body.includes(text));
    });
    const seconds = (milliseconds / 1_000).toFixed(1);
    expect(milliseconds <= soon, `seen by all only after ${seconds} s`);
    return `seen by all after ${seconds} s`;
  }

  await check('A setting changed by command is seen by all within 3 s', async () => {
    await portico('settings', 'set', 'themeColor', '#12ab9f');
    return waitUntilAllShow('/', '#12ab9f');
  });

  await check('An import is seen by all within 3 s', async () => {
    const file = path.join(folder, 'site.json');
    await portico('export', '--json', '--out', file);
    const title = 'The title after the import';
    const bundle = JSON.parse(await readFile(file, 'utf8')) as { info: { title: string } };
    bundle.info.title = title;
    await writeFile(file, JSON.stringify(bundle));
    const before = await cluster.store.readVersion();
    await portico('import', file);
    const after = await cluster.store.readVersion();
    expect(after === (before ?? 0) + 1, `the site version went from ${before} to ${after}`);
    return waitUntilAllShow('/', title);
  });
}
