import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { engines } from '../engines.ts';
import { portalEnvironment, root, startPortal } from '../portal.ts';
import type { Resources, Row, Scenario } from '../scenario.ts';
import { withStore, type StoreAddress } from '../store.ts';

const kills = 10;
/** Copies of each game of the starter content, so that an import takes long enough. */
const copies = 30;
const editions = ['A', 'B'] as const;
const games = 2;

interface Game {
  id: number;
  title: string;
}

/** Kills an import at ten moments between its middle and its end. The import changes every game. */
export const killImport: Scenario = {
  name: 'kill-import',
  async run(resources) {
    const bundles = await writeBundles(resources);
    const rows: Row[] = [];
    for (const { engine, seeded } of engines) {
      const address = await seeded(resources);
      await (await startPortal(address)).stop();
      const whole = await runImport(address, bundles.A, null);
      let state = await readState(address);
      let torn = 0;
      let cut = 0;
      let committed = 0;
      for (let round = 1; round <= kills; round += 1) {
        const next = state.editions[0] === 'A' ? 'B' : 'A';
        // The kills are spread from 46 to 100 % of the time that a whole import takes.
        const { wasCut } = await runImport(address, bundles[next], whole.milliseconds * (0.4 + 0.06 * round));
        const after = await readState(address);
        const isNew = after.editions[0] === next;
        cut += Number(wasCut);
        committed += Number(isNew);
        const isWhole = after.editions.length === 1 && after.items === state.items;
        if (!isWhole || after.version !== state.version + Number(isNew)) torn += 1;
        state = after;
      }
      const portal = await startPortal(address);
      const { status } = await portal.get('/g');
      await portal.stop();
      rows.push({
        done: `${engine}: kill -9 ${kills} times in an import that changes ${state.items} items (${(whole.milliseconds / 1000).toFixed(1)} s)`,
        expected: 'all of it or nothing each time, the site version raised only with it, the server starts',
        seen: `${cut} killed before their end, ${committed} had committed, ${torn} half-applied, the page answers ${status}`,
        isOk: cut > 0 && torn === 0 && status === 200,
      });
    }
    return rows;
  },
};

/** Writes two editions of one catalogue that differ in every title. */
async function writeBundles(resources: Resources): Promise<Record<'A' | 'B', string>> {
  const folder = await resources.folder();
  const site = JSON.parse(await readFile(path.join(root, 'content/starter/site.json'), 'utf8')) as {
    data_content: Record<string, { list: Game[] }>;
  };
  const list = site.data_content[games]?.list ?? [];
  const all = Array.from({ length: copies + 1 }, (_, copy) =>
    list.map((game) => ({ ...game, id: game.id + copy * 100_000 })),
  ).flat();
  const files = { A: path.join(folder, 'a.json'), B: path.join(folder, 'b.json') };
  for (const edition of editions) {
    const titled = all.map((game) => ({ ...game, title: `${game.title} ${edition}` }));
    await writeFile(files[edition], JSON.stringify({ data_content: { [games]: { list: titled } } }));
  }
  return files;
}

async function runImport(
  { dataDir, databaseUrl }: StoreAddress,
  file: string,
  killAfter: number | null,
): Promise<{ milliseconds: number; wasCut: boolean }> {
  const began = performance.now();
  const child = spawn(
    process.execPath,
    [path.join(root, 'build/server/portico.js'), 'import', file, '--yes'],
    {
      cwd: root,
      env: portalEnvironment({ dataDir, databaseUrl }),
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let complaint = '';
  child.stderr.on('data', (chunk) => (complaint += String(chunk)));
  const ended = once(child, 'close');
  if (killAfter !== null) {
    const stopper = new AbortController();
    const killing = pause(killAfter, undefined, { signal: stopper.signal }).then(
      () => child.kill('SIGKILL'),
      () => false,
    );
    await ended;
    stopper.abort();
    await killing;
  }
  await ended;
  if (child.exitCode !== null && child.exitCode !== 0) throw new Error(`The import failed:\n${complaint}`);
  return { milliseconds: performance.now() - began, wasCut: child.signalCode === 'SIGKILL' };
}

async function readState(address: StoreAddress) {
  return withStore(address, async (store) => {
    const rows = await store.db.selectFrom('items').select('data').where('verticalId', '=', games).execute();
    const titles = rows.map(({ data }) => (JSON.parse(data) as Game).title);
    return {
      editions: [...new Set(titles.map((title) => title.slice(-1)))],
      items: rows.length,
      version: (await store.readVersion()) ?? 0,
    };
  });
}
