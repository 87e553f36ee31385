import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
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
  const { version } = JSON.parse(await portico('import', file, '--json', '--yes')) as ImportReport;
  await rm(folder, { recursive: true });
  await expect.poll(() => isInUse(version ?? 0), patience).toBe(true);
  await served(pathname, isThere);
}

interface ImportReport {
  /** `null` if nothing was changed. */
  version: number | null;
}

const patience = { timeout: 20_000, intervals: [50] };

/** Returns whether the portal has shown a version of the site for so long that it serves no older page. */
async function isInUse(version: number): Promise<boolean> {
  const metrics = await (await fetch(portal('/metrics'))).text();
  const read = (name: string) => Number(new RegExp(`^${name} (.+)$`, 'm').exec(metrics)?.[1]);
  return read('portico_snapshot_version') >= version && read('portico_snapshot_age_seconds') * 1000 > pollMs;
}

/** Waits until the portal serves a page with the expected contents. */
export async function served(pathname: string, isThere: (html: string) => boolean): Promise<void> {
  const isServed = async () => isThere(await (await fetch(portal(pathname))).text());
  await expect.poll(isServed, { ...patience, message: `${pathname} shows the change` }).toBe(true);
}
