import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { findFreePort } from '#test/support/postgres.ts';
import { faults, portalEnvironment, root } from '../portal.ts';
import type { Scenario } from '../scenario.ts';
import { inSeconds, waitUntil } from '../waiting.ts';

const hangLimit = 5;

/**
 * Tests the server under its parent process, as `npm start` runs it: an endless loop, a kill -9, and an orderly stop.
 */
export const endlessLoop: Scenario = {
  name: 'endless-loop',
  async run(resources) {
    const dataDir = await resources.seededFolder();
    const port = await findFreePort();
    const parent = spawn(process.execPath, [path.join(root, 'scripts/supervise.mjs')], {
      cwd: root,
      env: portalEnvironment({
        dataDir,
        env: {
          PORT: String(port),
          HANG_LIMIT: String(hangLimit),
          NODE_OPTIONS: `--import ${pathToFileURL(faults).href}`,
        },
      }),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [parent.stdout, parent.stderr])
      stream.on('data', (chunk) => (output += String(chunk)));
    const isServed = async () =>
      fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(1_000) }).then(
        (response) => response.ok,
        () => false,
      );
    const failAndWait = async (signal: NodeJS.Signals) => {
      process.kill(await childOf(parent.pid ?? 0), signal);
      await waitUntil(30, async () => !(await isServed()));
      return waitUntil(60, isServed);
    };
    try {
      if ((await waitUntil(60, isServed)) === null) throw new Error(`The server did not start:\n${output}`);
      const looped = await failAndWait('SIGUSR2');
      const killed = await failAndWait('SIGKILL');
      parent.kill('SIGTERM');
      await once(parent, 'exit');
      const isGone = !(await isServed());
      return [
        {
          done: 'The server goes into an endless loop',
          expected: `its parent ends it after ${hangLimit} s of silence and starts it again; a line in the log`,
          seen: `open again ${inSeconds(looped)}, ${output.includes('no heartbeat') ? 'logged' : 'NOT LOGGED'}`,
          isOk: looped !== null && output.includes('no heartbeat'),
        },
        {
          done: 'The server is killed with -9',
          expected: 'its parent starts it again; a line in the log',
          seen: `open again ${inSeconds(killed)}, ${output.includes('ended by SIGKILL') ? 'logged' : 'NOT LOGGED'}`,
          isOk: killed !== null && output.includes('ended by SIGKILL'),
        },
        {
          done: 'The parent receives SIGTERM',
          expected: 'the server stops in order, exit code 0, nothing left on the port',
          seen: `exit code ${parent.exitCode}, ${isGone ? 'nothing left' : 'STILL SERVED'}`,
          isOk: parent.exitCode === 0 && isGone && output.includes('Stopped'),
        },
      ];
    } finally {
      parent.kill('SIGKILL');
    }
  },
};

async function childOf(pid: number): Promise<number> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return Number(children.trim().split(' ').at(-1));
}
