import { seededRandom } from '#app/domain/catalogue/random.ts';
import type { EventBatch } from '#app/domain/counted-event.ts';

/** Number of events in a batch: a view, a play and the time of the play. Browsers send a batch every 15 seconds. */
export const eventsPerBatch = 3;

/** Visitors who are on the site at the same time if each sends a batch every 15 seconds. */
const visitors = 15_000;

const languages = ['en-US', 'de', 'fr-FR', 'es', 'pt-BR', 'pl', 'tr', 'it-IT', 'ja', 'ar', 'nl', 'ru'];
const agents = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/VERSION.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/VERSION.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/VERSION.0 Mobile/15E148 Safari/604.1',
];

/**
 * Returns requests that send batches of different visitors, with the headers of a browser behind a proxy. Every visitor
 * has an address of their own, so that no rate limit applies.
 */
export function eventRequests(port: number, items: readonly number[]): string[] {
  const random = seededRandom('events');
  const one = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)];
  return Array.from({ length: visitors }, (_, visitor) => {
    const [item, language = ''] = [one(items), one(languages)];
    const countedPage = { vertical: 'g', ...(item !== undefined && { item }) };
    const body = JSON.stringify({
      // Half of the visitors come from one of 40 other sites.
      source: random() < 0.5 ? '' : `site${Math.floor(random() * 40)}.example`,
      hasTouch: random() < 0.5,
      language: 'en',
      events: [
        { kind: 'view', ...countedPage },
        { kind: 'play', ...countedPage },
        { kind: 'time', seconds: 15, ...countedPage },
      ],
    } satisfies EventBatch);
    const agent = one(agents)?.replace('VERSION', String(120 + Math.floor(random() * 20)));
    return [
      'POST /api/events HTTP/1.1',
      `Host: 127.0.0.1:${port}`,
      'Connection: keep-alive',
      `X-Forwarded-For: 10.${visitor % 251}.${Math.floor(visitor / 251)}.7`,
      `X-Forwarded-Host: 127.0.0.1:${port}`,
      'X-Forwarded-Proto: http',
      `Content-Length: ${body.length}`,
      `User-Agent: ${agent}`,
      'Content-Type: text/plain;charset=UTF-8',
      'Accept: */*',
      `Origin: http://127.0.0.1:${port}`,
      'Sec-Fetch-Site: same-origin',
      'Sec-Fetch-Mode: no-cors',
      'Sec-Fetch-Dest: empty',
      `Referer: http://127.0.0.1:${port}/g/details/${item}`,
      'Accept-Encoding: gzip, deflate, br, zstd',
      `Accept-Language: ${language},en;q=0.9`,
      '',
      body,
    ].join('\r\n');
  });
}

/** Returns requests for the pages at these paths. */
export function pageRequests(port: number, paths: readonly string[]): string[] {
  return paths.map(
    (path) => `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAccept-Encoding: br\r\n\r\n`,
  );
}
