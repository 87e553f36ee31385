import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addTestGames } from './test-games.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Starts the portal as `npm start` does, on free ports and an own data folder, with three games that misbehave. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'portico-e2e-'));
  const [portalPort, arcadePort] = [await freePort(), await freePort()];
  const env = {
    ...process.env,
    PORT: String(portalPort),
    ARCADE_PORT: String(arcadePort),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
  };
  const portal = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await started(portal);
  const hostile = await startHostileServer();
  process.env.PORTAL_URL = `http://localhost:${portalPort}`;
  process.env.PORTAL_DATA_DIR = dataDir;
  process.env.ARCADE_URL_UNDER_TEST = `http://localhost:${arcadePort}`;
  await addTestGames({ root, dataDir, hostilePort: (hostile.address() as AddressInfo).port });
  return async () => {
    hostile.closeAllConnections();
    hostile.close();
    portal.kill('SIGTERM');
    await once(portal, 'exit');
    await rm(dataDir, { recursive: true, force: true });
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

/** A game server of three moods: silent, refusing to be framed, hanging up. */
async function startHostileServer(): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url === '/refuses') {
      response.writeHead(200, { 'Content-Type': 'text/html', 'X-Frame-Options': 'DENY' });
      response.end('<h1>No frames</h1>');
    } else if (request.url === '/hangs-up') {
      request.socket.destroy();
    } else if (request.url === '/answers') {
      response.writeHead(200, { 'Content-Type': 'text/html' });
      response.end('<!doctype html><title>Game</title><h1>The game</h1><button>Inside</button>');
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
