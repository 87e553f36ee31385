import './node-mode.ts';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Platform } from '#app/pages/platform.server.ts';
import type { Environment } from '#app/config/environment.server.ts';
import type { AppBuild } from './app-build.ts';
import { createArcade } from './arcade.ts';
import { createClients } from './clients.ts';
import { createDescriptorBudget } from './descriptors.ts';
import { reportFirstAnswer, startHeartbeat } from './heartbeat.ts';
import { logWarnings } from './library-warnings.ts';
import { listen } from './listen.ts';
import { createLog } from './log.ts';
import { createPortal } from './portal.ts';
import { rootFolder as root } from './root-folder.ts';
import { StartError } from './start-error.ts';
import { listStaticFiles } from './static-files.ts';
import { stopOnSignal } from './stop.ts';

/**
 * The folder of the release that this server belongs to. When the server runs from the sources, the folder of the
 * current build.
 */
const release = import.meta.env?.PROD ? path.resolve(import.meta.dirname, '..') : path.join(root, 'build');
/** Id of the vertical whose items are counted in the first message. */
const gamesId = 2;

async function main(): Promise<void> {
  // Only the user that runs the server may access data, pictures and backups.
  process.umask(0o077);
  const { dev, empty } = readArguments();
  requireNode(24);
  const development = dev ? await (await import('./development.ts')).openDevelopment(root) : null;
  const build = development ? await development.loadBuild() : await loadBuiltApp();
  const app = build.entry.module;
  const environment = app.parseEnvironment(process.env, root);
  const log = createLog(environment.logLevel);
  if (!dev) logWarnings(log);

  const starterFolder = path.join(root, 'content/starter');
  const isSeeded = await app.prepareStore({ environment, log, starterFolder, isEmptyWanted: empty });
  const arcade = createArcade(await listStaticFiles(path.join(release, 'arcade')), environment);
  const clients = createClients(environment.trustProxy, log);
  const { isProxy } = clients;
  const descriptors = createDescriptorBudget({ log });
  const { host } = environment;
  const arcadeServer = await listen(arcade, {
    port: environment.arcadePort,
    host,
    variable: 'ARCADE_PORT',
    isProxy,
    descriptors,
    log,
  });
  const actual: Environment = {
    ...environment,
    // If ARCADE_URL is set, the port appears on no page, so that the pages of all processes are equal.
    arcadePort: environment.arcadeUrl ? environment.arcadePort : arcadeServer.port,
  };
  let platform = await app.createPlatform({ environment: actual, log });
  let isStoppingNow = false;
  const isStopping = () => isStoppingNow;
  const onPlatform = (next: Platform) => {
    platform = next;
    platform.jobs.start();
  };

  const portal = development
    ? await development.createListener({ platform, clients, isStopping, onPlatform })
    : createPortal({
        build,
        platform,
        clients,
        files: await listClientFiles(),
        mode: 'production',
        isStopping,
        refusedConnections: descriptors.refused,
      });
  const portalServer = await listen(portal, {
    port: environment.port,
    host,
    variable: 'PORT',
    isProxy,
    descriptors,
    log,
  });
  // With PORT=0 the system chooses the port, which is known only now. No page is rendered before this line.
  actual.port = portalServer.port;
  stopOnSignal({
    servers: [portalServer.server, arcadeServer.server],
    platform: () => platform,
    drainMs: environment.drainSeconds * 1_000,
    onStopping: () => {
      isStoppingNow = true;
    },
  });

  platform.jobs.start();
  const address = app.localAddress(actual);
  printStart(platform, { address, isSeeded, notices: app.noticesOfPlatform(platform) });
  void app.prepareVerticals(platform);
  process.send?.({ portal: portalServer.port, arcade: arcadeServer.port });
  startHeartbeat();
  reportFirstAnswer(portalServer.server);
}

/** Loads the app of this build. Vite generates the module (scripts/vite-server-entries.ts). */
async function loadBuiltApp(): Promise<AppBuild> {
  if (!import.meta.env?.PROD) {
    throw new StartError(
      'The server runs from its build: use "npm start", or "npm run dev" for the sources.',
    );
  }
  const build: unknown = await import('virtual:react-router/server-build');
  return build as AppBuild;
}

function readArguments(): { dev: boolean; empty: boolean } {
  try {
    const { values } = parseArgs({
      options: { dev: { type: 'boolean', default: false }, empty: { type: 'boolean', default: false } },
    });
    return values;
  } catch (error) {
    throw new StartError(
      `${error instanceof Error ? error.message : String(error)} Known options: --dev, --empty.`,
    );
  }
}

function requireNode(major: number): void {
  if (Number.parseInt(process.versions.node, 10) >= major) return;
  throw new StartError(
    `Node ${process.versions.node} is too old, ${major} or later is needed: start with "npm start", which brings its own.`,
  );
}

/**
 * Lists the files of the current client build, and the hashed files of earlier builds that open tabs still request
 * (spec SERVE-14).
 */
async function listClientFiles() {
  const [earlier, current] = await Promise.all([
    listStaticFiles(path.join(root, 'build/earlier')),
    listStaticFiles(path.join(release, 'client')),
  ]);
  return new Map([...earlier, ...current]);
}

interface StartFacts {
  address: string;
  isSeeded: boolean;
  notices: readonly string[];
}

function printStart(platform: Platform, { address, isSeeded, notices }: StartFacts): void {
  const snapshot = platform.snapshots.current();
  const games = snapshot?.catalogues.get(gamesId)?.items.length ?? 0;
  const { operator } = snapshot?.settings ?? {};
  if (isSeeded) console.log('The starter content was imported into the empty store.');
  if (snapshot && !operator?.email) {
    console.log('No contact details are set yet: set operator.name, operator.address and operator.email.');
  }
  for (const notice of notices) console.log(notice);
  console.log(`Portico is open at ${address} with ${games} games. Data: ${platform.environment.dataDir}`);
}

/**
 * Exit codes of a failed start. The parent process decides by them whether to try again (scripts/supervise.mjs,
 * sysexits.h).
 */
const exitCodes = { operatorMustMend: 1, unexpected: 70, diskFull: 74, temporary: 75 };

/**
 * Describes an error, in one line if the operator can fix it. Compares errors by name because their classes may come
 * from the build.
 */
function explain(error: unknown): { line: string; code: number } {
  const { operatorMustMend, unexpected, diskFull, temporary } = exitCodes;
  if (!(error instanceof Error)) {
    return { line: `Portico cannot start: ${String(error)}`, code: unexpected };
  }
  const mendable = ['StartError', 'EnvironmentError', 'StoreError', 'StarterContentError'];
  if (mendable.includes(error.name)) {
    const fault = 'fault' in error ? error.fault : null;
    const isTemporary = fault === 'unreachable' || fault === 'busy';
    const isFull = fault === 'full';
    return { line: error.message, code: isFull ? diskFull : isTemporary ? temporary : operatorMustMend };
  }
  if ('code' in error && typeof error.code === 'string') {
    return { line: `Portico cannot start (${error.code}): ${error.message}`, code: unexpected };
  }
  return { line: `Portico cannot start: ${error.stack ?? error.message}`, code: unexpected };
}

try {
  await main();
} catch (error) {
  const { line, code } = explain(error);
  console.error(line);
  process.exit(code);
}
