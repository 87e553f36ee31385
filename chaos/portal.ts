import { fork, spawnSync } from 'node:child_process';
import { cpus } from 'node:os';
import path from 'node:path';
// @ts-expect-error Plain JavaScript, which the Node of the system runs.
import { threadOptions as supervisedThreads } from '../scripts/supervise.mjs';
import type { Order } from './faults.ts';

export const root = path.resolve(import.meta.dirname, '..');
const threadOptions = supervisedThreads as (processors?: number) => string[];

/** The module that is loaded into servers before their own code. */
export const faults = path.join(root, 'chaos/faults.ts');

export interface PortalOptions {
  dataDir: string;
  databaseUrl?: string | undefined;
  env?: Record<string, string>;
  /** Path of the program, relative to the repository. */
  program?: string;
  /** The processor core to which the server is bound, if the machine can do that. */
  core?: number;
}

/** A running server process of the build. */
export interface Portal {
  port: number;
  origin: string;
  /** Returns the answer, or status 0 if there is none within ten seconds. */
  get(
    address: string,
    headers?: Record<string, string>,
  ): Promise<{ status: number; text: string; milliseconds: number }>;
  ready(): Promise<{ status: number; problem: string | null }>;
  log(): string;
  /** Returns the longest stall of the event loop since the last call, in milliseconds. */
  longestStall(): Promise<number>;
  /** Begins to measure how long requests with `sentHeader` wait (chaos/processor-waits.ts). */
  recordWaits(): Promise<number>;
  /** Returns a percentile of the waits of the measured requests for these paths, in milliseconds. */
  waitOf(paths: readonly string[], share: number): Promise<number>;
  /** Returns the resident memory in bytes. */
  memory(): Promise<number>;
  /** Returns the memory in use after a full collection, in bytes. */
  memoryInUse(): Promise<number>;
  /** Shifts the clock of the server by a number of milliseconds. */
  moveClock(milliseconds: number): Promise<void>;
  /** Ends the process as a power cut would. */
  kill(): Promise<void>;
  /** Stops the process cleanly and returns its exit code. */
  stop(): Promise<number | null>;
}

/** Returns the environment of a server on free ports, independent of the variables of the shell. */
export function portalEnvironment({ dataDir, databaseUrl, env = {} }: PortalOptions): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    PORT: '0',
    ARCADE_PORT: '0',
    STUDIO_PORT: '0',
    // The scenarios send more requests from one address than a person does.
    RATE_LIMIT: '0',
    CHECK_HOURS: 'none',
    DATA_DIR: dataDir,
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    ...env,
  };
}

/**
 * Binds all threads of a process to one processor core, or to all cores if `core` is `null`. Does nothing on a machine
 * with one core or without `taskset`.
 */
export function bindToCore(pid: number | undefined, core: number | null): void {
  const count = cpus().length;
  if (pid === undefined || count < 2) return;
  spawnSync('taskset', ['-acp', core === null ? `0-${count - 1}` : String(core), String(pid)]);
}

/** Starts the built server. Throws an error with its output if it ends instead. */
export async function startPortal(options: PortalOptions): Promise<Portal> {
  const child = fork(path.join(root, options.program ?? 'build/server/main.js'), [], {
    cwd: root,
    env: portalEnvironment(options),
    execArgv: [...threadOptions(options.core === undefined ? undefined : 1), '--import', faults],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  if (options.core !== undefined) bindToCore(child.pid, options.core);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', resolve);
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve((message as { portal: number }).portal));
    void ended.then((code) => reject(new StartFailure(code, output)));
  });
  const origin = `http://127.0.0.1:${port}`;
  let orders = 0;

  type OrderFields<Each = Order> = Each extends Order ? Omit<Each, 'id'> : never;
  function order(fields: OrderFields): Promise<number> {
    orders += 1;
    const id = orders;
    return new Promise((resolve, reject) => {
      const listen = (message: unknown) => {
        const answer = message as { id?: number; value?: number };
        if (answer.id !== id) return;
        child.off('message', listen);
        resolve(answer.value ?? Number.NaN);
      };
      child.on('message', listen);
      void ended.then(() => reject(new Error(`The server has ended:\n${output}`)));
      child.send({ id, ...fields });
    });
  }

  async function get(address: string, headers: Record<string, string> = {}) {
    const began = performance.now();
    const done = (status: number, text: string) => ({
      status,
      text,
      milliseconds: performance.now() - began,
    });
    try {
      const response = await fetch(origin + address, {
        headers,
        redirect: 'manual',
        signal: AbortSignal.timeout(10_000),
      });
      return done(response.status, await response.text());
    } catch (error) {
      return done(0, String(error));
    }
  }

  return {
    port,
    origin,
    get,
    async ready() {
      const { status, text } = await get('/readyz');
      return {
        status,
        problem: status === 0 ? text : (JSON.parse(text) as { problem: string | null }).problem,
      };
    },
    log: () => output,
    longestStall: () => order({ order: 'longestStall' }),
    recordWaits: () => order({ order: 'recordWaits' }),
    waitOf: (paths, share) => order({ order: 'waitOf', paths: [...paths], share }),
    memory: () => order({ order: 'memory' }),
    memoryInUse: () => order({ order: 'memoryInUse' }),
    async moveClock(milliseconds) {
      await order({ order: 'moveClock', milliseconds });
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    async stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/** Thrown if the server ended instead of starting. */
export class StartFailure extends Error {
  override name = 'StartFailure';
  readonly code: number | null;
  readonly output: string;

  constructor(code: number | null, output: string) {
    super(`The server ended with ${code} instead of starting:\n${output}`);
    this.code = code;
    this.output = output;
  }
}
