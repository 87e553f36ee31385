import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { pino } from 'pino';
import { openStore } from '#app/store/open.server.ts';
import type { Store } from '#app/store/store.ts';
import { startProxy, type Proxy } from '#test/cluster/proxy.ts';
import { send, type Answer } from '#test/cluster/send.ts';
import { startApp, type TestApp } from '#test/http/app.ts';
import { starterArcadePath } from '#test/http/starter-items.ts';
import { startPostgres } from '#test/support/postgres.ts';
import { waitFor } from './checks.ts';

/** PostgreSQL, three processes of the portal, and a proxy in front of them. */
export interface Cluster {
  site: Proxy;
  apps: TestApp[];
  store: Store;
  /** Folder for temporary files of the demo. */
  folder: string;
  /** Starts all processes at the same time. */
  startAll(): Promise<void>;
  /** Starts a process as a replacement for one that has ended, and waits until the proxy sends it requests. */
  restart(index: number): Promise<void>;
  /** Returns the index of the process that holds the lease. */
  indexOf(holder: string): number;
  /** Requests a page from a process in the same way as the proxy. */
  ask(app: TestApp, target: string): Promise<Answer>;
  /** Runs the operator's command. */
  portico(...args: string[]): Promise<string>;
  close(): Promise<void>;
}

export const processes = 3;
const root = path.resolve(import.meta.dirname, '../..');

/** Starts PostgreSQL and the proxy, but not the processes. */
export async function prepareCluster(): Promise<Cluster> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portico-cluster-'));
  const dataDir = path.join(folder, 'data');
  const postgres = await startPostgres({ isDurable: true });
  await postgres.createDatabase('portico');
  const databaseUrl = `${postgres.url}/portico`;
  const site = await startProxy({ health: '/readyz' });
  const arcade = await startProxy({ health: starterArcadePath() });
  const env = {
    DATABASE_URL: databaseUrl,
    SITE_URL: site.origin,
    ARCADE_URL: arcade.origin,
    // There are two proxies: the proxy of the demo, and one that the visitors simulate with `X-Forwarded-For`.
    TRUST_PROXY: '2',
    DRAIN_SECONDS: '2',
  };
  const log = pino({ level: 'silent' });
  const store = await openStore({ databaseUrl, dataDir, role: 'cli', log, clock: { now: Date.now } });
  const apps: TestApp[] = [];
  const start = () => startApp({ dataDir, env });
  const publish = () => {
    site.setUpstreams(apps.map(({ origin }) => origin));
    arcade.setUpstreams(apps.map(({ arcadeOrigin }) => arcadeOrigin));
  };
  return {
    site,
    apps,
    store,
    folder,
    async startAll() {
      apps.push(...(await Promise.all(Array.from({ length: processes }, start))));
      publish();
    },
    async restart(index) {
      const app = await start();
      apps[index] = app;
      publish();
      await waitFor('The new process is ready', 20_000, () => site.ready().includes(app.origin));
    },
    indexOf: (holder) => apps.findIndex((app) => app.log().includes(`"holder":"${holder}"`)),
    ask: (app, target) => send(app.origin, { target, headers: { Host: new URL(site.origin).host } }),
    async portico(...args) {
      const commandEnv = { ...process.env, ...env, DATA_DIR: dataDir };
      const options = { cwd: root, env: commandEnv, maxBuffer: 2 ** 28 };
      return (await promisify(execFile)(path.join(root, 'portico'), args, options)).stdout;
    },
    async close() {
      await Promise.all(apps.map((app) => app.stop('SIGKILL')));
      await Promise.all([site.close(), arcade.close(), store.close()]);
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
