import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres, type LocalPostgres } from '#test/support/postgres.ts';
import { startPortal } from './portal.ts';
import type { Resources } from './scenario.ts';

/**
 * Creates the folders and databases of a scenario and removes them afterwards. `given` is a data folder with the
 * starter content; without it, one is created.
 */
export async function withResources<T>(
  given: string | undefined,
  use: (resources: Resources) => Promise<T>,
): Promise<T> {
  const folders: string[] = [];
  const servers: LocalPostgres[] = [];

  async function folder(): Promise<string> {
    const made = await mkdtemp(path.join(tmpdir(), 'portico-chaos-'));
    folders.push(made);
    return made;
  }

  async function database(): Promise<string> {
    const postgres = servers[0] ?? (await startPostgres({ isDurable: false }));
    if (servers.length === 0) servers.push(postgres);
    const name = `chaos_${randomUUID().replaceAll('-', '')}`;
    await postgres.createDatabase(name);
    return `${postgres.url}/${name}`;
  }

  try {
    return await use({ folder, database, seededFolder: async () => copySeeded(given, await folder()) });
  } finally {
    for (const server of servers) await server.stop();
    for (const made of folders) await rm(made, { recursive: true, force: true });
  }
}

let seeded: Promise<string> | null = null;

/** Puts the starter content into a store once. Scenarios work on copies of it. */
async function copySeeded(given: string | undefined, target: string): Promise<string> {
  seeded ??= given === undefined ? seed() : Promise.resolve(given);
  await cp(await seeded, target, { recursive: true });
  return target;
}

async function seed(): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'portico-chaos-seed-'));
  process.once('beforeExit', () => void rm(dataDir, { recursive: true, force: true }));
  const portal = await startPortal({ dataDir });
  await portal.stop();
  return dataDir;
}
