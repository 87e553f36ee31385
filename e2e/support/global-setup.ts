import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FullConfig } from '@playwright/test';
import { copySeededData, makeSeededFolder } from '#test/http/seeded-folder.ts';
import { copyDataFolder } from '#test/support/copy-data-folder.ts';
import { freePort } from '#test/support/free-port.ts';
import { pollMs, publishPortals, type PortalUnderTest } from './portals.ts';
import { addTestGames } from './test-games.ts';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Starts a portal for each worker, so that no test sees changes of another worker. Tests that start their own portal
 * copy the starter content.
 */
export default async function globalSetup({ workers }: FullConfig): Promise<() => Promise<void>> {
  const hostile = await startHostileServer();
  const { port } = hostile.address() as AddressInfo;
  const removeSeededFolder = await makeSeededFolder(async (folder) => {
    await (await startPortal(folder)).stop();
  });
  const seed = await makeDataFolder();
  copySeededData(seed);
  await addTestGames({ root, dataDir: seed, hostilePort: port, closedPort });
  const portals = await Promise.all(Array.from({ length: workers }, () => startCopy(seed)));
  await rm(seed, { recursive: true });
  publishPortals(portals);
  return async () => {
    hostile.closeAllConnections();
    hostile.close();
    for (const { stop } of portals) await stop();
    await removeSeededFolder();
  };
}

/** A port on which no server listens. It is below the range that systems assign, so no server of the run can get it. */
const closedPort = 4999;

interface Portal extends PortalUnderTest {
  stop: () => Promise<void>;
}

const makeDataFolder = () => mkdtemp(path.join(tmpdir(), 'portico-e2e-'));

/** Starts a portal with a copy of a data folder, which is removed when the portal stops. */
async function startCopy(seed: string): Promise<Portal> {
  const dataDir = await makeDataFolder();
  copyDataFolder(seed, dataDir);
  const portal = await startPortal(dataDir);
  return {
    ...portal,
    async stop() {
      await portal.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Starts the portal on free ports, like `npm start`. */
async function startPortal(dataDir: string): Promise<Portal> {
  const [portalPort, arcadePort] = [await freePort(), await freePort()];
  const env = {
    ...process.env,
    PORT: String(portalPort),
    ARCADE_PORT: String(arcadePort),
    STUDIO_PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    // Otherwise a server that starts at night would check its games during the test.
    CHECK_HOURS: 'none',
    // Like `./portico`, this caches compiled code for the next start.
    NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/node'),
    RATE_LIMIT: '0',
    SNAPSHOT_POLL_MS: String(pollMs),
  };
  const portal = spawn(process.execPath, ['build/server/main.js'], {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await started(portal);
  return {
    origin: `http://localhost:${portalPort}`,
    dataDir,
    async stop() {
      portal.kill('SIGTERM');
      await once(portal, 'exit');
    },
  };
}

async function started(portal: ChildProcess): Promise<void> {
  const [message] = (await Promise.race([
    once(portal, 'message'),
    once(portal, 'exit').then(([code]) => {
      throw new Error(`The portal ended with code ${code} before it was up.`);
    }),
  ])) as [unknown];
  if (!message) throw new Error('The portal did not say where it is.');
}

/** The page of a game that posts the messages of a test (`say`) and records the messages that it receives (`heard`). */
const talkingGame = `<!doctype html><title>Game</title><h1>The talking game</h1><script>
  window.heard = [];
  window.say = (message) => parent.postMessage({ protocol: 'portal-game', version: 1, ...message }, '*');
  addEventListener('message', ({ data, origin }) => heard.push({ origin, ...data }));
</script>`;

/**
 * A server of test games: one implements the protocol, one is silent, one refuses to be framed, and one closes the
 * connection.
 */
async function startHostileServer(): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url === '/refuses') {
      response.writeHead(200, { 'Content-Type': 'text/html', 'X-Frame-Options': 'DENY' });
      response.end('<h1>No frames</h1>');
    } else if (request.url === '/hangs-up') {
      request.socket.destroy();
    } else if (request.url === '/talks') {
      response.writeHead(200, { 'Content-Type': 'text/html' });
      response.end(talkingGame);
    } else if (request.url === '/answers') {
      response.writeHead(200, { 'Content-Type': 'text/html' });
      response.end('<!doctype html><title>Game</title><h1>The game</h1><button>Inside</button>');
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
