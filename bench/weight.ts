import { request } from 'node:http';
import type { Finding } from './finding.ts';
import { withPortal } from './processes.ts';

/** Targets in kilobytes. The HTML includes the page's CSS. */
const aims = { CSS: 12, HTML: 37 };

/**
 * Measures the brotli kilobytes that a browser loads for the home page and for a game's page, without pictures and
 * fonts.
 */
export async function benchWeight(dataDir: string): Promise<Finding[]> {
  return withPortal(dataDir, undefined, async (port) => {
    const findings: Finding[] = [];
    const random = await load(port, '/g/details');
    const details = new URL(random.location ?? '/', 'http://localhost').pathname;
    for (const [name, address, maxJavaScript] of [
      ['home', '/', 105],
      ['game', details, 115],
    ] as const) {
      const { bytes } = await load(port, address);
      const html = await (await fetch(`http://127.0.0.1:${port}${address}`)).text();
      const sizes = {
        JavaScript: await loadedBytes(port, listScripts(html)),
        CSS: await loadedBytes(port, listStyles(html)),
        HTML: bytes,
      };
      for (const kind of ['JavaScript', 'CSS', 'HTML'] as const) {
        const value = sizes[kind] / 1000;
        findings.push({
          name: `${name}, ${kind}`,
          value,
          digits: 1,
          unit: ' kB',
          aim: kind === 'JavaScript' ? maxJavaScript : aims[kind],
          isCeiling: true,
        });
      }
    }
    return findings;
  });
}

/**
 * Returns every script that runs without a click: the preloads and imports of the deferred script, and scripts with an
 * address.
 */
function listScripts(html: string): string[] {
  const preloaded = (/data-preload="([^"]*)"/.exec(html)?.[1] ?? '').split(' ');
  const imported = [...html.matchAll(/(?:from|import) ?\(?"(\/assets\/[^"]+\.js)"/g)].map(
    ([, href = '']) => href,
  );
  const included = [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map(([, href = '']) => href);
  return [...new Set([...preloaded, ...imported, ...included])].filter(Boolean);
}

/** Returns the addresses of the inlined style sheets of the page and its parts. The sheets also exist as files. */
function listStyles(html: string): string[] {
  return [...html.matchAll(/<style data-precedence="(?:page|part)" data-href="([^"]+)"/g)].map(
    ([, href = '']) => href,
  );
}

/** Returns the transmitted size of files in bytes, compressed with brotli. */
export async function loadedBytes(port: number, addresses: readonly string[]): Promise<number> {
  const answers = await Promise.all(addresses.map((address) => load(port, address)));
  return answers.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Returns the transmitted size of an answer's body in bytes. */
function load(port: number, address: string): Promise<{ bytes: number; location: string | undefined }> {
  return new Promise((resolve, reject) => {
    request({ port, path: address, headers: { 'Accept-Encoding': 'br' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () => {
        if ((response.statusCode ?? 500) >= 400)
          reject(new Error(`${address} answers ${response.statusCode}`));
        else resolve({ bytes, location: response.headers.location });
      });
    })
      .on('error', reject)
      .end();
  });
}
