import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

/** Where the ad network of the tests lives: an https origin of its own, answered by a server of this machine. */
export const adOrigin = 'https://ads.portico.test';

/** Another host, from which the network's scripts load more. */
export const moreOrigin = 'https://more.portico.test';

const note = (name: string) => `(window.ran ??= []).push(${JSON.stringify(name)});`;

const scripts: Record<string, string> = {
  '/tag.js': note('tag'),
  // What real networks do: find the own slot and write a frame into it.
  '/frame-writer.js': `${note('frame-writer')}
    const frame = document.createElement('iframe');
    frame.title = 'Test ad';
    frame.width = 300;
    frame.height = 250;
    frame.style.border = 0;
    frame.src = '${adOrigin}/frame.html';
    document.currentScript.parentElement.querySelector('.slot').append(frame);`,
  '/slow.js': note('slow'),
  '/throws.js': `${note('throws')} throw new Error('the ad broke');`,
  '/loads-more.js': `const more = document.createElement('script');
    more.src = '${moreOrigin}/more.js';
    document.head.append(more);`,
  '/more.js': note('more'),
};

const slowAfter = 5_000;

/** An ad network on this machine. */
export interface AdNetwork {
  /** Paths asked for since the last `forget`. */
  asked: string[];
  forget(): void;
  /** Leads a page's requests for the ad origins here. */
  serve(page: Page): Promise<void>;
  stop(): void;
}

/** Starts the second origin. */
export async function startAdNetwork(): Promise<AdNetwork> {
  const asked: string[] = [];
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', adOrigin);
    asked.push(pathname);
    const script = scripts[pathname];
    if (script) {
      response.setHeader('Content-Type', 'text/javascript');
      setTimeout(() => response.end(script), pathname === '/slow.js' ? slowAfter : 0);
    } else if (pathname === '/frame.html') {
      response.setHeader('Content-Type', 'text/html');
      response.end('<!doctype html><html lang="en"><title>Ad</title><p>Buy this boat</p></html>');
    } else if (pathname === '/picture.svg') {
      response.setHeader('Content-Type', 'image/svg+xml');
      response.end('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="250"/>');
    } else {
      response.writeHead(404).end();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    asked,
    forget: () => void asked.splice(0),
    async serve(page) {
      await page.route(
        ({ origin }) => origin === adOrigin || origin === moreOrigin,
        async (route) => {
          const { pathname, search } = new URL(route.request().url());
          try {
            const response = await route.fetch({ url: `http://127.0.0.1:${port}${pathname}${search}` });
            await route.fulfill({ response });
          } catch (error) {
            // A test may end, and its page with it, while an ad is under way.
            if (!/disposed|closed/.test(String(error))) throw error;
          }
        },
      );
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
