import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import fs, { writeFileSync, writeSync } from 'node:fs';
import promises from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import { StatementSync } from 'node:sqlite';

/*
 * A tested server loads this module with `--import`. The module kills the process at one step of a request whose header
 * `X-Kill-At` contains the number of the step, or a name such as `commit` for the first step with that name. Each write
 * to a file or to the SQLite store is a step. The process is killed before the step, or in the middle of a write to a
 * file.
 */

interface Watched {
  killAt: string;
  steps: number;
}

const watched = new AsyncLocalStorage<Watched | null>();

subscribe('http.server.request.start', (message) => {
  const { request } = message as { request: IncomingMessage };
  const killAt = request.headers['x-kill-at'];
  watched.enterWith(typeof killAt === 'string' ? { killAt, steps: 0 } : null);
});

/** Counts a step. If the request has chosen this step, runs `begin` and kills the process. */
function step(name: string, begin?: () => void): void {
  const request = watched.getStore();
  if (!request) return;
  request.steps += 1;
  if (request.killAt !== String(request.steps) && request.killAt !== name) return;
  begin?.();
  writeSync(2, `Killed at step ${request.steps}: ${name}\n`);
  process.kill(process.pid, 'SIGKILL');
}

type Call = (...args: unknown[]) => unknown;

/** Calls `before` with the arguments of each call of a method. */
function watch(owner: object, name: string, before: (args: unknown[], self: unknown) => void): void {
  const original = Reflect.get(owner, name) as Call;
  const replacement = function (this: unknown, ...args: unknown[]) {
    before(args, this);
    return original.apply(this, args);
  };
  Reflect.set(owner, name, replacement);
}

for (const name of ['mkdir', 'open', 'rename', 'rm', 'copyFile']) watch(promises, name, () => step(name));

watch(promises, 'writeFile', ([file, data]) => {
  const bytes = typeof data === 'string' ? Buffer.from(data) : (data as Uint8Array);
  step('writeFile', () => writeFileSync(String(file), bytes.subarray(0, bytes.length / 2)));
});

const handle = await promises.open(import.meta.filename);
watch(Object.getPrototypeOf(handle) as object, 'writeFile', () => step('write'));
await handle.close();

/** The lowest descriptor of a file. The descriptors below it are standard streams, to which the log is written. */
const firstFile = 3;
for (const name of ['write', 'writev']) {
  watch(fs, name, ([descriptor]) => {
    if (Number(descriptor) >= firstFile) step('write');
  });
}

for (const name of ['run', 'all']) {
  watch(StatementSync.prototype, name, (_, self) => {
    const [verb = ''] = (self as StatementSync).sourceSQL.trim().toLowerCase().split(/\s/);
    if (verb !== 'select') step(verb);
  });
}

syncBuiltinESMExports();
