import { execFile } from 'node:child_process';
import { open, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { portalEnvironment, root, StartFailure, startPortal } from '../portal.ts';
import type { Row, Scenario } from '../scenario.ts';

/** Kinds of damage to a database file: where it begins, as a share of the file, and its size. */
const damages = [
  { name: 'the first page', from: 0, share: 0 },
  { name: 'a third, from the middle,', from: 0.4, share: 0.33 },
] as const;

/** The SQLite file is damaged while the server is stopped. One command restores the backup. */
export const corrupt: Scenario = {
  name: 'corrupt',
  async run(resources) {
    const rows: Row[] = [];
    for (const damage of damages) {
      const dataDir = await resources.seededFolder();
      await portico(dataDir, 'backup');
      await overwrite(path.join(dataDir, 'portico.sqlite'), damage);
      const failure = await startPortal({ dataDir }).then(
        async (portal) => {
          const page = await portal.get('/g');
          await portal.kill();
          return new StartFailure(0, `It started, and the page answers ${page.status}.`);
        },
        (error: StartFailure) => error,
      );
      const lines = failure.output
        .trim()
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('{'));
      const message = lines.join(' ');
      const isClear =
        failure.code === 1 &&
        lines.length === 1 &&
        message.includes('damaged') &&
        message.includes('restore');
      rows.push({
        done: `${damage.name} of the SQLite file is overwritten; the server starts`,
        expected: 'exit code 1 with one line: what is damaged, and the command that restores it',
        seen: `exit code ${failure.code}: ${message.slice(0, 300)}`,
        isOk: isClear,
      });
      await portico(dataDir, 'restore', 'latest', '--yes');
      const portal = await startPortal({ dataDir });
      const page = await portal.get('/g/details/762');
      await portal.kill();
      rows.push({
        done: './portico restore latest --yes',
        expected: 'the server starts and serves the content of the backup',
        seen: `the page answers ${page.status}`,
        isOk: page.status === 200 && page.text.includes('Gem Harbour'),
      });
    }
    return rows;
  },
};

async function portico(dataDir: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [path.join(root, 'build/server/portico.js'), ...args],
    {
      cwd: root,
      env: portalEnvironment({ dataDir }),
    },
  );
  return stdout;
}

async function overwrite(file: string, { from, share }: (typeof damages)[number]): Promise<void> {
  for (const suffix of ['-wal', '-shm']) await rm(file + suffix, { force: true });
  const { size } = await stat(file);
  const page = 4_096;
  const start = Math.floor((size * from) / page) * page;
  const bytes = Math.max(page, Math.floor((size * share) / page) * page);
  const handle = await open(file, 'r+');
  try {
    await handle.write(Buffer.alloc(bytes, 0xa5), 0, bytes, start);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
