import { existsSync } from 'node:fs';
import type { RequestListener, Server } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ownTurn } from '#app/lib/own-turn.server.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import type { Clients } from './clients/clients.ts';
import type { DescriptorBudget } from './clients/descriptors.ts';
import { listStaticFiles, type StaticFile } from './endpoints/static-files.ts';
import { listen } from './listen.ts';
import type { RequestMetrics } from './metrics/request-metrics.ts';

/**
 * The interface between the server and the Studio (docs/decisions/0037). The Studio is a separate build. The server
 * loads its file at the start and never imports its sources.
 */
export interface StudioModule {
  createStudio(options: StudioOptions): Studio;
}

/** The objects that the server passes to the Studio. */
export interface StudioOptions {
  /** Returns the current platform. In development, a change of the sources replaces it. */
  platform: () => Platform;
  clients: Clients;
  /** Counts the requests of the Studio together with those of the portal. */
  requests: Pick<RequestMetrics, 'observe'>;
  /**
   * Resolves when a turn of the event loop is free for a long piece of work. The Studio's build has a copy of this
   * function, but the pages of the portal and the screens of the Studio take turns only if both use the same one.
   */
  ownTurn: () => Promise<void>;
  /** The files of the Studio's client build by path. Empty in development. */
  files: ReadonlyMap<string, StaticFile>;
  mode: 'production' | 'development';
}

/** The request handler of the Studio, and the lines that it adds to the start output. */
export interface Studio {
  listener: RequestListener;
  /** Returns the lines that are printed at the start. */
  describe(): Promise<readonly string[]>;
}

/** The Studio with its server. */
export interface OpenStudio extends Pick<Studio, 'describe'> {
  server: Server;
}

/** Creates the Studio. Returns `null` if this installation has none. */
export type LoadStudio = (options: Given) => Promise<Studio | null>;

/** The options that do not depend on the build of the Studio. */
type Given = Pick<StudioOptions, 'platform' | 'clients' | 'requests' | 'ownTurn'>;

/** Loads the Studio of a release. Returns a function that creates it. */
export function loadBuiltStudio(release: string): LoadStudio {
  const file = path.join(release, 'studio/server/main.js');
  return async (options) => {
    if (!existsSync(file)) return null;
    const { createStudio } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as StudioModule;
    const files = await listStaticFiles(path.join(release, 'studio/client'));
    return createStudio({ ...options, files, mode: 'production' });
  };
}

/** Milliseconds that an upload to the Studio may take. */
const longestUpload = 10 * 60_000;

export interface OpenStudioOptions extends Omit<Given, 'ownTurn'> {
  descriptors: DescriptorBudget;
}

/**
 * Opens the Studio on its port. Without STUDIO_URL it listens on the loopback address only. Returns `null` if
 * STUDIO_PORT is 0 or this installation has no Studio.
 */
export async function openStudio(
  load: LoadStudio,
  { platform, clients, requests, descriptors }: OpenStudioOptions,
): Promise<OpenStudio | null> {
  const { environment, log } = platform();
  if (environment.studioPort === 0) return null;
  const studio = await load({ platform, clients, requests, ownTurn });
  if (!studio) return null;
  const { server } = await listen(studio.listener, {
    port: environment.studioPort,
    host: environment.studioUrl === undefined ? '127.0.0.1' : environment.host,
    variable: 'STUDIO_PORT',
    isProxy: clients.isProxy,
    descriptors,
    requestTimeout: longestUpload,
    log,
  });
  return { server, describe: () => studio.describe() };
}
