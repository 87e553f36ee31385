import { execFile, fork } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { TestBundle } from '../bundle/sample-bundle.ts';
import { copySeededData } from './seeded-folder.ts';

/** Clears variables of the developer's shell, which must not affect the tests. */
const noSettings = {
  SITE_URL: undefined,
  ARCADE_URL: undefined,
  STUDIO_URL: undefined,
  DATABASE_URL: undefined,
  LOG_LEVEL: undefined,
  TRUST_PROXY: undefined,
  TRUST_PROXY_HEADER: undefined,
  // Tests send requests faster than people do, and should not have to wait long for changes.
  RATE_LIMIT: '0',
  SNAPSHOT_POLL_MS: '100',
  PURGE_URL: undefined,
  METRICS_TOKEN: undefined,
  DRAIN_SECONDS: undefined,
  HOST: undefined,
};

export const root = path.resolve(import.meta.dirname, '../..');

/**
 * Disables the helper threads of the garbage collector. With several servers on two processors, they take an eighth
 * more processor time.
 */
const leanProcess = ['--single-threaded-gc'];

export interface TestAppOptions {
  /** Environment variables in addition to the ports and the data folder. */
  env?: Record<string, string>;
  /** Arguments of the server, such as `--empty`. */
  args?: readonly string[];
  /**
   * A data folder of the caller, which is not removed at the end. By default a new folder with the starter content is
   * used.
   */
  dataDir?: string;
  /** The content of the new data folder, instead of the starter content. */
  bundle?: TestBundle;
  /** A module that the process loads before the server. */
  preload?: string;
}

/** A running portal as an operator starts it: the built app and the real server, on free ports of this machine. */
export interface TestApp {
  origin: string;
  /** The public address that pages contain, and its host. SITE_URL changes both. */
  site: string;
  siteHost: string;
  arcadeOrigin: string;
  dataDir: string;
  /** Requests an address of the portal. Redirects are returned, not followed. */
  request(address: string, init?: RequestInit): Promise<Response>;
  /** Returns the server's log so far. */
  log(): string;
  /** The exit code, after the process has ended. */
  ended: Promise<number | null>;
  /** Stops the portal cleanly. Returns the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

let built: Promise<unknown> | null = null;

/** Builds the app if its sources have changed, once per run: the processes of a run inherit `TESTED_BUILD`. */
export async function buildOnce(): Promise<void> {
  if (process.env.TESTED_BUILD === root) return;
  built ??= promisify(execFile)('node', ['scripts/bootstrap.mjs', 'build'], { cwd: root });
  await built;
  process.env.TESTED_BUILD = root;
}

/**
 * Imports a bundle with the command line, in this process because that is faster. Its pictures are not fetched. Only
 * for tests of Vitest.
 */
export async function importBundle(dataDir: string, bundle: TestBundle): Promise<void> {
  const { runInProcess } = await import('#test/support/command-line.ts');
  const folder = await mkdtemp(path.join(tmpdir(), 'portico-bundle-'));
  try {
    const file = path.join(folder, 'bundle.json');
    await writeFile(file, JSON.stringify(bundle));
    const args = ['import', file, '--yes', '--no-pictures'];
    const { status, stderr } = await runInProcess({ dataDir }, args, { SITE_URL: '' });
    if (status !== 0) throw new Error(`The bundle was not imported:\n${stderr}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Builds the app if its sources have changed, and starts it. Must be stopped in `afterAll`. */
export async function startApp({
  env = {},
  args = [],
  dataDir,
  bundle,
  preload,
}: TestAppOptions = {}): Promise<TestApp> {
  await buildOnce();
  const folder = dataDir ?? (await mkdtemp(path.join(tmpdir(), 'portico-http-')));
  if (bundle) await importBundle(folder, bundle);
  else if (!dataDir && !args.includes('--empty')) copySeededData(folder);
  const child = fork(path.join(root, 'build/server/main.js'), [...args], {
    cwd: root,
    env: {
      ...process.env,
      ...noSettings,
      PORT: '0',
      ARCADE_PORT: '0',
      STUDIO_PORT: '0',
      DATA_DIR: folder,
      NODE_ENV: 'production',
      // Otherwise a server that starts at night would check its games during the test.
      CHECK_HOURS: 'none',
      // `npm start` sets the same folder.
      NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/node'),
      ...env,
    },
    execPath: path.join(root, 'node_modules/.bin/node'),
    execArgv: [...leanProcess, ...(preload === undefined ? [] : ['--import', preload])],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (log += String(chunk)));
  const exited = new Promise<number | null>((resolve) => {
    child.once('close', resolve);
  });
  const removeFolder = async () => {
    if (!dataDir) await rm(folder, { recursive: true, force: true });
  };
  const ports = await new Promise<{ portal: number; arcade: number }>((resolve, reject) => {
    child.once('message', (message) => resolve(message as { portal: number; arcade: number }));
    void exited.then((code) =>
      reject(new Error(`The server ended with ${code} instead of starting:\n${log}`)),
    );
  }).catch(async (error: unknown) => {
    await removeFolder();
    throw error;
  });
  const origin = `http://127.0.0.1:${ports.portal}`;
  const site = env.SITE_URL ?? `http://localhost:${ports.portal}`;
  return {
    origin,
    site,
    siteHost: new URL(site).host,
    arcadeOrigin: `http://127.0.0.1:${ports.arcade}`,
    dataDir: folder,
    request: (address, init) => fetch(origin + address, { redirect: 'manual', ...init }),
    log: () => log,
    ended: exited,
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      const code = await exited;
      await removeFolder();
      return code;
    },
  };
}
