import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

/** The https origin of the tests' ad network, answered by a server of this machine. */
export const adOrigin = 'https://ads.portico.test';

/** Another host, from which scripts of the network load further scripts. */
export const moreOrigin = 'https://more.portico.test';

const note = (name: string) => `(window.ran ??= []).push(${JSON.stringify(name)});`;

const scripts: Record<string, string> = {
  '/tag.js': note('tag'),
  // Does what real networks do: finds its own slot and writes a frame into it.
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
  // Records the attributes with which it was loaded.
  '/attributes.js': `(window.ran ??= []).push(JSON.stringify(document.currentScript.dataset), String(document.currentScript.crossOrigin));`,
  // Imitates the tags of large networks: a loader that loads its implementation from another host.
  '/gpt.js': `const loader = document.createElement('script');
    loader.src = '${moreOrigin}/gpt-impl.js';
    document.head.append(loader);`,
  '/gpt-impl.js': `(async () => {
    const slot = document.querySelector('.slot');
    const style = document.createElement('style');
    style.textContent = '.slot { outline-style: dashed }';
    const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '${moreOrigin}/gpt.css' });
    const styled = new Promise((resolve) => { sheet.onload = sheet.onerror = resolve; });
    document.head.append(style, sheet);
    await styled;
    await fetch('${moreOrigin}/bid').catch(() => {});
    navigator.sendBeacon('${moreOrigin}/beacon', 'seen');
    const frame = document.createElement('iframe');
    frame.title = 'Test ad';
    frame.src = '${moreOrigin}/frame.html';
    slot.append(frame);
    const { outlineStyle, letterSpacing } = getComputedStyle(slot);
    (window.ran ??= []).push(outlineStyle, letterSpacing);
  })();`,
  // Imitates a consent platform (IAB TCF 2.2) with its own dialog.
  '/cmp.js': `const site = document.currentScript.dataset.site;
    const queue = window.__tcfapi();
    const listeners = [];
    const data = { tcfPolicyVersion: 4, gdprApplies: true, eventStatus: 'cmpuishown', purpose: { consents: {}, legitimateInterests: {} } };
    const ask = document.createElement('button');
    const decide = (is) => {
      for (let id = 1; id <= 11; id++) data.purpose.consents[id] = is;
      data.eventStatus = 'useractioncomplete';
      ask.remove();
      for (const listener of listeners) listener(data, true);
    };
    const show = () => document.body.append(ask);
    window.__tcfapi = (command, version, callback) => {
      if (command === 'addEventListener') { listeners.push(callback); callback(data, true); }
      if (command === 'displayConsentUi') { show(); callback(undefined, true); }
    };
    for (const call of queue) window.__tcfapi(...call);
    ask.textContent = 'Consent of ' + site;
    ask.style.cssText = 'position:fixed;inset:auto 0 0 0;z-index:99';
    ask.onclick = () => decide(true);
    ask.oncontextmenu = (event) => { event.preventDefault(); decide(false); };
    show();`,
};

const slowAfter = 5_000;

/** An ad network on this machine. */
export interface AdNetwork {
  /** Paths requested since the last `forget`. */
  asked: string[];
  forget(): void;
  /** Redirects a page's requests for the ad origins to this server. */
  serve(page: Page): Promise<void>;
  stop(): void;
}

/** Starts the server of the ad network. */
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
    } else if (pathname === '/gpt.css') {
      response.setHeader('Content-Type', 'text/css');
      response.end('.slot { letter-spacing: 3px }');
    } else if (pathname === '/bid' || pathname === '/beacon') {
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.end('{}');
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
            // A test may end and close its page while an ad is still loading.
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
