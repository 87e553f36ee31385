import { existsSync } from 'node:fs';
import path from 'node:path';
import { Argument } from '@commander-js/extra-typings';
import pino from 'pino';
import { parseEnvironment, type Environment } from '#app/config/environment.server.ts';
import { migrate } from '#app/store/migrate.server.ts';
import { makeWritableFolder, sqliteFileName } from '#app/store/open-sqlite.server.ts';
import { openStore } from '#app/store/open.server.ts';
import { fullDisk, isDiskFull } from '#app/store/disk-full.server.ts';
import { StoreError, type Store } from '#app/store/store.ts';
import { listAllMigrations, registry } from '#app/verticals/index.server.ts';
import { rootFolder } from '#server/root-folder.ts';
import { RefusedError, UsageError } from './command.ts';

/** The environment, store and media folder of a command. */
export interface CommandContext {
  environment: Environment;
  store: Store;
  mediaDir: string;
}

/**
 * Reads the environment of the command. A relative DATA_DIR is relative to the repository, not to the current folder.
 */
export function readEnvironment(): Environment {
  return parseEnvironment(process.env, rootFolder);
}

/**
 * Opens the store that the environment names and updates its tables, runs `work`, and closes the store. Throws
 * RefusedError if there is no store, unless the command may create one: a wrong DATA_DIR would otherwise look like an
 * empty site.
 */
export async function withCommandContext<Result>(
  work: (context: CommandContext) => Promise<Result>,
  { mayCreate = false }: { mayCreate?: boolean } = {},
): Promise<Result> {
  const environment = readEnvironment();
  if (!mayCreate) requireStore(environment);
  return inStore(environment, async (store) => {
    await migrate(store, listAllMigrations(store.engine));
    const mediaDir = mediaDirOf(environment);
    makeWritableFolder(mediaDir);
    return work({ environment, store, mediaDir });
  });
}

/** Throws RefusedError if the data folder has no SQLite store. A PostgreSQL store is checked when it is opened. */
export function requireStore({ databaseUrl, dataDir }: Environment): void {
  const location = path.join(dataDir, sqliteFileName);
  if (databaseUrl || existsSync(location)) return;
  throw new RefusedError(
    `There is no store at ${location}. Start Portico, which creates it, or set DATA_DIR to the folder of your store.`,
  );
}

/** Opens a store without updating its tables, runs `work`, and closes the store. */
export async function inStore<Result>(
  { databaseUrl, dataDir }: Environment,
  work: (store: Store) => Promise<Result>,
): Promise<Result> {
  const log = pino({ level: 'warn' }, pino.destination({ dest: 2, sync: true }));
  const store = await openStore({ databaseUrl, dataDir, role: 'cli', log, clock: { now: Date.now } });
  try {
    return await work(store);
  } catch (error) {
    const isNew = isDiskFull(error) && !(error instanceof StoreError);
    throw isNew ? fullDisk(store.location, error) : error;
  } finally {
    await store.close();
  }
}

/** Returns the folder of the prepared pictures. */
export function mediaDirOf({ dataDir }: Environment): string {
  return path.join(dataDir, 'media');
}

/** Returns the vertical that an operator names by id or route prefix. Throws UsageError if there is none. */
export function readVerticalId(given: string): number {
  for (const [id, { prefix }] of registry.verticals) {
    if (given === prefix || given === String(id)) return id;
  }
  throw new UsageError(`There is no vertical "${given}"; there are ${describeVerticals()}.`);
}

/** Returns the address prefix of a vertical. */
export function prefixOf(verticalId: number): string {
  return registry.verticals.get(verticalId)?.prefix ?? `vertical ${verticalId}`;
}

/** Creates the argument that names a vertical. Its value is the id of the vertical. */
export function verticalArgument() {
  return withPrefixes(
    new Argument('<vertical>', 'route prefix or id of a section, such as g').argParser(readVerticalId),
  );
}

/**
 * Adds the prefixes of all verticals to an argument or option that names a vertical, for the help and for shells.
 * Returns the argument or option.
 */
export function withPrefixes<Named extends { argChoices?: string[] }>(named: Named): Named {
  named.argChoices = [...registry.verticals.values()].map(({ prefix }) => prefix);
  return named;
}

function describeVerticals(): string {
  return [...registry.verticals].map(([id, { prefix }]) => `${prefix} (${id})`).join(', ');
}

/**
 * Returns a function that parses a whole number from 1 up. For other texts, the function throws a UsageError that
 * contains `what`, the name of the value.
 */
export function positiveNumber(what: string): (given: string) => number {
  return (given) => {
    if (/^[1-9]\d{0,14}$/.test(given)) return Number(given);
    throw new UsageError(`${what} must be a whole number from 1 up, not "${given}".`);
  };
}
