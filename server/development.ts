import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Platform } from '#app/pages/platform.server.ts';
import type { AppBuild } from './app-build.ts';
import type { Clients } from './clients.ts';
import { createPortal } from './portal.ts';

export interface ListenerOptions {
  platform: Platform;
  clients: Clients;
  isStopping: () => boolean;
  /** Called when a changed composition root has created a new platform. The old platform is closed. */
  onPlatform: (platform: Platform) => void;
}

export interface Development {
  loadBuild(): Promise<AppBuild>;
  createListener(options: ListenerOptions): Promise<RequestListener>;
}

/** Opens Vite in middleware mode. Sources are served unbundled, and changes reach the browser immediately. */
export async function openDevelopment(root: string): Promise<Development> {
  const { createServer, isRunnableDevEnvironment } = await import('vite');
  const vite = await createServer({ root, appType: 'custom', server: { middlewareMode: true } });
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no environment to render pages in');

  const loadBuild = async () => (await ssr.runner.import('virtual:react-router/server-build')) as AppBuild;

  return {
    loadBuild,
    async createListener({ platform: first, clients, isStopping, onPlatform }) {
      const site = { clients, files: new Map(), mode: 'development' as const, isStopping };
      let platform = first;
      let build = await loadBuild();
      let listener = createPortal({ build, platform, ...site });
      let reloading: Promise<void> = Promise.resolve();

      /** A hot reload creates new context keys and holders, so a new platform is created with them (stack note 1). */
      async function reload(): Promise<void> {
        const next = await loadBuild();
        if (next === build) return;
        if (next.entry.module !== build.entry.module) {
          const { environment, log, clock } = platform;
          const old = platform;
          platform = await next.entry.module.createPlatform({ environment, log, clock });
          onPlatform(platform);
          await old.close();
        }
        build = next;
        listener = createPortal({ build, platform, ...site });
      }

      function answer(request: IncomingMessage, response: ServerResponse): void {
        reloading = reloading.catch(() => undefined).then(reload);
        reloading.then(
          () => listener(request, response),
          (error: unknown) => {
            if (error instanceof Error) vite.ssrFixStacktrace(error);
            platform.log.error({ err: error }, 'The app could not be loaded');
            response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' });
            response.end(error instanceof Error ? error.stack : String(error));
          },
        );
      }

      return (request, response) => {
        vite.middlewares(request, response, () => answer(request, response));
      };
    },
  };
}
