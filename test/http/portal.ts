import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import type { ServerBuild } from 'react-router';
import type { Platform } from '#app/pages/platform.server.ts';
import { loadBuiltServer } from '#server/load-built-server.ts';
import type { Row } from '#server/requests/row.ts';
import { buildOnce, root } from './app.ts';
import { copySeededData } from './seeded-folder.ts';

/** The built portal in the process of the test, for tests that replace its clock or its network. */
export interface RunningPortal {
  /** Requests an address, with the host of SITE_URL if it is set. Redirects are returned, not followed. */
  request(address: string, init?: RequestInit & { headers?: Record<string, string> }): Promise<Response>;
  /** The rows of the portal's route table. */
  rows: readonly Row[];
  /** Runs a job and waits until pages show its result. */
  runJob(name: string): Promise<void>;
  /** Moves the portal's clock forward. */
  passTime(milliseconds: number): void;
  /** Stops the portal's clock. Only `passTime` moves it from then on. */
  stopTime(): void;
  close(): Promise<void>;
}

/** Starts a new installation with the starter content on a free port. Must be closed in `afterAll`. */
export async function startPortal(options: {
  env: Record<string, string>;
  network: Platform['network'];
  /** Replaces the built app. */
  build?: ServerBuild;
  /** Replaces the texts of the interface. */
  messages?: Platform['messages'];
  /** Changes the store before the portal opens it. */
  prepare?: (dataDir: string) => Promise<void>;
}): Promise<RunningPortal> {
  await buildOnce();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'portico-portal-'));
  copySeededData(dataDir);
  const app = await loadBuiltServer(path.join(root, 'build/server/index.js'));
  const environment = app.parseEnvironment({ PORT: '0', RATE_LIMIT: '0', DATA_DIR: dataDir, ...options.env });
  const log = pino({ level: 'silent' });
  let shift = 0;
  let stoppedAt: number | null = null;
  const clock = { now: () => (stoppedAt ?? Date.now()) + shift };
  const starterFolder = path.join(root, 'content/starter');
  await app.prepareStore({ environment, log, clock, starterFolder });
  await options.prepare?.(dataDir);
  const { network, messages } = options;
  const platform = await app.createPlatform({ environment, log, clock, network, messages });
  const clients = app.createClients(environment.trustProxy, log);
  const { listener, rows } = app.createPortal({
    build: options.build ?? app.build,
    platform,
    clients,
    files: new Map(),
    mode: 'production',
    isStopping: () => false,
  });
  const { server, port } = await app.listen(listener, { port: 0, variable: 'PORT', log });
  environment.port = port;
  // The loopback proxy in TRUST_PROXY reports the host that the visitor requested.
  const headers = environment.siteUrl ? { 'x-forwarded-host': new URL(environment.siteUrl).host } : undefined;
  return {
    rows,
    request: (address, init) =>
      fetch(`http://127.0.0.1:${port}${address}`, {
        redirect: 'manual',
        ...init,
        headers: { ...headers, ...init?.headers },
      }),
    async runJob(name) {
      await platform.jobs.request(name);
      await platform.jobs.waitForRuns();
      await platform.snapshots.refresh();
    },
    passTime(milliseconds) {
      shift += milliseconds;
    },
    stopTime() {
      stoppedAt ??= Date.now();
    },
    async close() {
      await app.closeServer(server, AbortSignal.timeout(1_000));
      await platform.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
