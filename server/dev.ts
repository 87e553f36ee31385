/** The development server: serves the sources through Vite and applies changes without a restart. */
import { existsSync } from 'node:fs';
import type { RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import type { ViteDevServer } from 'vite';
import type { Platform } from '#app/pages/platform.server.ts';
import type * as Server from './index.ts';
import type { Portal } from './portal.ts';
import type { Site } from './start.ts';
import type { LoadStudio, Studio, StudioModule } from './studio.ts';

process.env.NODE_ENV ??= 'development';

const root = path.resolve(import.meta.dirname, '..');
const { createServer, isRunnableDevEnvironment } = await import('vite');
const vite = await createServer({ root, appType: 'custom', server: { middlewareMode: true } });
const { ssr } = vite.environments;
if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no environment to render pages in');

/** Loads the server and the app. Vite returns the same modules until a source changes. */
const load = () => ssr.runner.import<typeof Server>('/server/index.ts');

const { startServer } = await load();
await startServer({ release: path.join(root, 'build'), openPortal, loadStudio });

/**
 * Serves the Studio through a second Vite server, because the Studio is a separate build. A change of the Studio's
 * sources, or of the app's sources that the Studio uses, is applied at the next request.
 */
async function loadStudio(options: Parameters<LoadStudio>[0]): Promise<Studio | null> {
  const folder = path.join(root, 'studio');
  if (!existsSync(folder)) return null;
  const studioVite = await createServer({
    root: folder,
    configFile: path.join(folder, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true },
  });
  const environment = studioVite.environments.ssr;
  if (!environment || !isRunnableDevEnvironment(environment)) throw new Error('Vite cannot run the Studio');
  const loadModule = () => environment.runner.import<StudioModule>('/server/main.ts');
  let current = await loadModule();
  let studio = create(current);

  function create(module: StudioModule): Studio {
    return module.createStudio({ ...options, files: new Map(), mode: 'development' });
  }

  return {
    describe: () => studio.describe(),
    listener(request, response) {
      studioVite.middlewares(request, response, () => {
        loadModule().then(
          (next) => {
            if (next !== current) {
              current = next;
              studio = create(next);
            }
            studio.listener(request, response);
          },
          (error: unknown) => sendLoadError(studioVite, response, error),
        );
      });
    },
  };
}

function sendLoadError(server: ViteDevServer, response: ServerResponse, error: unknown): void {
  if (error instanceof Error) server.ssrFixStacktrace(error);
  response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(error instanceof Error ? error.stack : String(error));
}

async function openPortal(
  site: Site,
  onPlatform: (platform: Platform) => void,
): Promise<Pick<Portal, 'listener' | 'requests'>> {
  let { platform } = site;
  let server = await load();
  let portal = create();
  let reloading: Promise<void> = Promise.resolve();

  function create(): Portal {
    const { build, createPortal } = server;
    const options = { ...site, platform, build, files: new Map(), mode: 'development' as const };
    return createPortal(options);
  }

  /**
   * Applies a change of the sources. Reloaded modules create their context keys and holders anew, so they need a new
   * platform.
   */
  async function reload(): Promise<void> {
    const next = await load();
    if (next === server) return;
    if (next.createPlatform !== server.createPlatform) {
      const { environment, log, clock } = platform;
      const old = platform;
      platform = await next.createPlatform({
        environment,
        log,
        clock,
        siteFiles: platform.rules.siteFiles,
      });
      onPlatform(platform);
      await old.close();
    }
    server = next;
    portal = create();
  }

  const listener: RequestListener = (request, response) => {
    vite.middlewares(request, response, () => {
      reloading = reloading.catch(() => undefined).then(reload);
      reloading.then(
        () => portal.listener(request, response),
        (error: unknown) => {
          platform.log.error({ err: error }, 'The app could not be loaded');
          sendLoadError(vite, response, error);
        },
      );
    });
  };
  return {
    listener,
    requests: {
      countReady: (...counted) => portal.requests.countReady(...counted),
      observe: (...answered) => portal.requests.observe(...answered),
    },
  };
}
