import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { portal } from './fixtures.ts';
import { pollMs, portalUnderTest } from './portals.ts';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../..');

/** A site bundle, or the parts of one. */
export type Bundle = Record<string, unknown>;

/** Runs an operator's command on the portal under test and returns its output. */
export const portico = (...args: string[]): Promise<string> => porticoOn(portalUnderTest().dataDir, ...args);

/**
 * Runs an operator's command on the portal with a data folder and returns its output. Tests in a browser do not import
 * the modules behind the commands, because Playwright takes several seconds to load them.
 */
export async function porticoOn(dataDir: string, ...args: string[]): Promise<string> {
  const { stdout } = await run(path.join(root, 'portico'), args, {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir },
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout;
}

/** Exports everything that is published now. */
export async function exportBundle<Parts = Bundle>(): Promise<Parts> {
  return JSON.parse(await portico('export', '--json')) as Parts;
}

/** Imports parts of a bundle, and waits until a page shows the change and no older cached page is served. */
export async function importParts(
  parts: Bundle,
  pathname = '/',
  isThere: (html: string) => boolean = () => true,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portico-parts-'));
  const file = path.join(folder, 'site.json');
  await writeFile(file, JSON.stringify(parts));
  await portico('import', file, '--json', '--yes');
  await rm(folder, { recursive: true });
  await served(pathname, isThere);
  await sleep(pollMs);
}

/** Waits until the portal serves a page with the expected contents. */
export async function served(pathname: string, isThere: (html: string) => boolean): Promise<void> {
  const end = Date.now() + 20_000;
  for (;;) {
    const html = await (await fetch(portal(pathname))).text();
    if (isThere(html)) return;
    if (Date.now() > end) throw new Error(`${pathname} does not show the change.`);
    await sleep(150);
  }
}
