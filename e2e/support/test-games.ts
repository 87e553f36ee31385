import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Ids of the test games. */
export const testGames = {
  silent: 9001,
  refuses: 9002,
  hangsUp: 9003,
  answers: 9004,
  newTab: 9005,
  playPage: 9006,
  talks: 9007,
  closed: 9008,
  foreign: 9009,
} as const;

/** Host of a test game. Tests that open the game must answer its requests themselves. */
export const foreignHost = 'games.example';

/** Adds the test games after the starter games. They are like the first game of the exported bundle. */
export async function addTestGames(options: {
  root: string;
  dataDir: string;
  hostilePort: number;
  /** A port on which nothing listens. */
  closedPort: number;
}): Promise<void> {
  const { root, dataDir, hostilePort, closedPort } = options;
  const env = { ...process.env, DATA_DIR: dataDir };
  const portico = (...args: string[]) =>
    run(path.join(root, 'portico'), args, { cwd: root, env, maxBuffer: 64 * 1024 * 1024 });
  const bundle = JSON.parse((await portico('export', '--json')).stdout) as {
    data_content: Record<string, { list: object[] }>;
  };
  const model = bundle.data_content['2']?.list[0];
  if (!model) throw new Error('The starter content holds no games.');
  const make = (id: number, title: string, page: string, mode = 'iframe') => ({
    ...model,
    id,
    title,
    create_time: 1,
    game_url_remote: `http://localhost:${hostilePort}/${page}`,
    game_url_remote_to_type: mode,
  });
  const added = [
    make(testGames.silent, 'Silent test game', 'silent'),
    make(testGames.refuses, 'Refusing test game', 'refuses'),
    make(testGames.hangsUp, 'Vanishing test game', 'hangs-up'),
    make(testGames.answers, 'Answering test game', 'answers'),
    make(testGames.newTab, 'New tab test game', 'answers', '_blank'),
    make(testGames.playPage, 'Whole window test game', 'answers', 'game'),
    make(testGames.talks, 'Talking test game', 'talks'),
    {
      ...make(testGames.closed, 'Closed test game', ''),
      game_url_remote: `http://localhost:${closedPort}/`,
    },
    {
      ...make(testGames.foreign, 'Foreign test game', ''),
      game_url_remote: `https://${foreignHost}/`,
    },
  ];
  const folder = await mkdtemp(path.join(tmpdir(), 'portico-bundle-'));
  const file = path.join(folder, 'site.json');
  await writeFile(file, JSON.stringify({ data_content: { '2': { list_merge: added } } }));
  await portico('import', file, '--json');
  await rm(folder, { recursive: true });
}
