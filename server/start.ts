import path from 'node:path';
import { parseArgs } from 'node:util';
import { readSiteFiles } from '#app/bundle/site-files.server.ts';
import { EnvironmentError, parseEnvironment, type Environment } from '#app/config/environment.server.ts';
import { gamesFolder } from '#app/media/uploaded-games.server.ts';
import { listUnpaidFeeds } from '#app/pages/feeds.server.ts';
import { describeNotice, noticesOfPlatform } from '#app/pages/notices.server.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import { prepareVerticals } from '#app/pages/prepare.server.ts';
import { localAddress } from '#app/pages/seo/meta.ts';
import { createPlatform } from '#app/platform.server.ts';
import { prepareStore, StarterContentError } from '#app/prepare-store.server.ts';
import { StoreError } from '#app/store/store.ts';
import { createClients, type Clients } from './clients/clients.ts';
import { createDescriptorBudget } from './clients/descriptors.ts';
import { createArcade } from './endpoints/arcade.ts';
import { listStaticFiles } from './endpoints/static-files.ts';
import { reportFirstAnswer, startHeartbeat } from './heartbeat.ts';
import { logWarnings } from './library-warnings.ts';
import { listen } from './listen.ts';
import { createLog } from './log.ts';
import type { Portal } from './portal.ts';
import { rootFolder } from './root-folder.ts';
import { StartError } from './start-error.ts';
import { stopOnSignal } from './stop.ts';
import { openStudio, type LoadStudio } from './studio.ts';

/** The objects that the portal uses. They are created before the portal and outlive it. */
export interface Site {
  platform: Platform;
  clients: Clients;
  isStopping: () => boolean;
  /** Returns the number of connections refused because file descriptors ran out. */
  refusedConnections: () => number;
}

export interface StartOptions {
  /** The folder of the release, which contains the files of the arcade. */
  release: string;
  /**
   * Creates the portal. In development, `onPlatform` is called with the new platform when a change of the sources
   * has replaced the current platform.
   */
  openPortal(
    site: Site,
    onPlatform: (platform: Platform) => void,
  ): Promise<Pick<Portal, 'listener' | 'requests'>>;
  /** Loads the Studio. Returns `null` if this installation has none. */
  loadStudio: LoadStudio;
}

/** Starts the server. Prints the reason and ends the process if it cannot start. */
export async function startServer(options: StartOptions): Promise<void> {
  try {
    await start(options);
  } catch (error) {
    const { line, code } = explain(error);
    console.error(line);
    process.exit(code);
  }
}

async function start({ release, openPortal, loadStudio }: StartOptions): Promise<void> {
  // Only the user that runs the server may access data, pictures and backups.
  process.umask(0o077);
  const { empty } = readArguments();
  requireNode(24);
  const environment = parseEnvironment(process.env, rootFolder);
  const log = createLog(environment.logLevel);
  if (import.meta.env.PROD) logWarnings(log);

  const starterFolder = path.join(rootFolder, 'content/starter');
  const isSeeded = await prepareStore({ environment, log, starterFolder, isEmptyWanted: empty });
  const arcade = createArcade(
    await listStaticFiles(path.join(release, 'arcade')),
    gamesFolder(path.join(environment.dataDir, 'media')),
    environment,
  );
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
  let platform = await createPlatform({
    environment: actual,
    log,
    siteFiles: await readSiteFiles(rootFolder, path.join(environment.dataDir, 'media')),
  });
  let isStopping = false;
  const site = { platform, clients, isStopping: () => isStopping, refusedConnections: descriptors.refused };
  const portal = await openPortal(site, (next) => {
    platform = next;
    platform.jobs.start();
  });
  const portalServer = await listen(portal.listener, {
    port: environment.port,
    host,
    variable: 'PORT',
    isProxy,
    descriptors,
    log,
  });
  // With PORT=0 the system chooses the port, which is known only now. No page is rendered before this line.
  actual.port = portalServer.port;
  const studio = await openStudio(loadStudio, {
    platform: () => platform,
    clients,
    descriptors,
    requests: portal.requests,
  });
  stopOnSignal({
    servers: [portalServer.server, arcadeServer.server, ...(studio ? [studio.server] : [])],
    platform: () => platform,
    drainMs: environment.drainSeconds * 1_000,
    onStopping: () => {
      isStopping = true;
    },
  });

  platform.jobs.start();
  printStart(platform, {
    address: localAddress(actual),
    isSeeded,
    notices: [
      ...noticesOfPlatform(platform).map(describeNotice),
      ...(await listUnpaidFeeds(platform.store.db)).map((line) => `WARNING: ${line}`),
    ],
  });
  for (const line of (await studio?.describe()) ?? []) console.log(line);
  void prepareVerticals(platform);
  process.send?.({ portal: portalServer.port, arcade: arcadeServer.port });
  startHeartbeat();
  reportFirstAnswer(portalServer.server);
}

function readArguments(): { empty: boolean } {
  try {
    return parseArgs({ options: { empty: { type: 'boolean', default: false } } }).values;
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : String(error)} Known option: --empty.`);
  }
}

function requireNode(major: number): void {
  if (Number.parseInt(process.versions.node, 10) >= major) return;
  throw new StartError(
    `Node ${process.versions.node} is too old, ${major} or later is needed: start with "npm start", which brings its own.`,
  );
}

interface StartFacts {
  address: string;
  isSeeded: boolean;
  notices: readonly string[];
}

function printStart(platform: Platform, { address, isSeeded, notices }: StartFacts): void {
  const snapshot = platform.snapshots.current();
  const [first] = platform.verticals;
  const count = (first && snapshot?.catalogues.get(first.vertical.id)?.items.length) ?? 0;
  const { operator } = snapshot?.settings ?? {};
  if (isSeeded) console.log('The starter content was imported into the empty store.');
  if (snapshot && !operator?.email) {
    console.log('No contact details are set yet: set operator.name, operator.address and operator.email.');
  }
  for (const notice of notices) console.log(notice);
  const content = first ? ` with ${count} ${first.vertical.noun.many}` : '';
  console.log(`Portico is open at ${address}${content}. Data: ${platform.environment.dataDir}`);
}

/**
 * Exit codes of a failed start. They tell the parent process whether to try again (scripts/supervise.mjs, sysexits.h).
 */
const exitCodes = { operatorMustMend: 1, unexpected: 70, diskFull: 74, temporary: 75 };

/** Describes an error, on one line if the operator can fix it. */
function explain(error: unknown): { line: string; code: number } {
  const { operatorMustMend, unexpected, diskFull, temporary } = exitCodes;
  if (error instanceof StoreError) {
    const isTemporary = error.fault === 'unreachable' || error.fault === 'busy';
    const code = error.fault === 'full' ? diskFull : isTemporary ? temporary : operatorMustMend;
    return { line: error.message, code };
  }
  if (
    error instanceof StartError ||
    error instanceof EnvironmentError ||
    error instanceof StarterContentError
  ) {
    return { line: error.message, code: operatorMustMend };
  }
  if (!(error instanceof Error)) {
    return { line: `Portico cannot start: ${String(error)}`, code: unexpected };
  }
  if ('code' in error && typeof error.code === 'string') {
    return { line: `Portico cannot start (${error.code}): ${error.message}`, code: unexpected };
  }
  return { line: `Portico cannot start: ${error.stack ?? error.message}`, code: unexpected };
}
