import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
// @ts-expect-error Plain JavaScript, which the Node of the system runs.
import { leanHeap, leanMemory } from '../scripts/lean-memory.mjs';
// @ts-expect-error Plain JavaScript, which the Node of the system runs.
import { threadOptions as supervisedThreads } from '../scripts/supervise.mjs';

const root = path.resolve(import.meta.dirname, '..');

/** Environment of the memory allocator, as `npm start` sets it for the server. */
export const allocator = leanMemory as Readonly<Record<string, string>>;

const threadOptions = supervisedThreads as (processors?: number) => string[];

/** Options of Node.js, as `./portico` sets them for a command. */
export const commandHeap = leanHeap as readonly string[];

/** Whether a process can be bound to one core on this machine. */
export const canPin = spawnSync('taskset', ['-c', '0', 'true']).status === 0;

/** A running program. */
export interface Launched {
  child: ChildProcess;
  file: string;
  /** Returns the output so far. */
  output: () => string;
}

export interface Started extends Launched {
  /** The first message from the program. */
  message: unknown;
}

export interface StartOptions {
  args?: readonly string[];
  /** Arguments for Node itself. */
  nodeArgs?: readonly string[];
  env?: Record<string, string>;
  core?: 0 | 1;
  /** A message that is sent to the program immediately. */
  input?: unknown;
}

/** Starts a program of this repository, on one core if that is possible. */
export function launch(file: string, options: StartOptions = {}): Launched {
  const { args = [], nodeArgs = [], env = {}, core } = options;
  const command = [process.execPath, ...nodeArgs, path.join(root, file), ...args];
  const pinned = canPin && core !== undefined ? ['taskset', '-c', String(core), ...command] : command;
  const [program = '', ...rest] = pinned;
  const child = spawn(program, rest, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += String(chunk);
    });
  }
  return { child, file, output: () => output };
}

/** Sends a program a message if one is given, and waits for the next message from it. */
export function exchange({ child, file, output }: Launched, input?: unknown): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const fail = (code: number | null) => reject(new Error(`${file} ended with ${code}:\n${output()}`));
    child.once('close', fail);
    child.once('message', (message) => {
      child.off('close', fail);
      resolve(message);
    });
    if (input !== undefined) child.send(input as object);
  });
}

/** Starts a program and waits for its first message. */
export async function start(file: string, options: StartOptions = {}): Promise<Started> {
  const launched = launch(file, options);
  return { ...launched, message: await exchange(launched, options.input) };
}

/** Ends a program with SIGTERM. */
export function stop({ child }: Launched): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once('close', () => resolve());
    child.kill('SIGTERM');
  });
}

/** Calls `use` with the given data folder, or with a new one that is removed afterwards. */
export async function withDataDir<T>(
  given: string | undefined,
  use: (dataDir: string) => Promise<T>,
): Promise<T> {
  if (given !== undefined) return use(path.resolve(given));
  const folder = await mkdtemp(path.join(tmpdir(), 'portico-bench-'));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Starts the portal as an operator does, on free ports. */
export async function withPortal<T>(
  dataDir: string,
  core: 0 | 1 | undefined,
  use: (port: number, child: ChildProcess) => Promise<T>,
  { nodeArgs = [], env: given = {} }: Pick<StartOptions, 'nodeArgs' | 'env'> = {},
): Promise<T> {
  const own = {
    PORT: '0',
    ARCADE_PORT: '0',
    STUDIO_PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    RATE_LIMIT: '0',
    CHECK_HOURS: 'none',
  };
  const env = { ...allocator, ...own, ...given };
  const portal = await start('build/server/main.js', {
    env,
    nodeArgs: [...threadOptions(core === undefined ? undefined : 1), ...nodeArgs],
    ...(core !== undefined && { core }),
  });
  try {
    return await use((portal.message as { portal: number }).portal, portal.child);
  } finally {
    await stop(portal);
  }
}

/** Binds this process and its child processes to one core if that is possible. */
export function pinSelf(core: 0 | 1): void {
  if (canPin) spawnSync('taskset', ['-acp', String(core), String(process.pid)]);
}
