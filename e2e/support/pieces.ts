import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A server whose documents arrive in pieces, as over a slow connection. */
export interface PieceServer extends AsyncDisposable {
  origin: string;
}

/**
 * Serves a portal with each document's body cut into `pieces` parts, which are sent so far apart that the browser
 * paints between them. Scripts and fonts are never answered, so that only the arrival of the document can move
 * anything. All other requests are passed on.
 */
export async function serveInPieces(origin: string, pieces: number): Promise<PieceServer> {
  const server: Server = createServer(async (asked, answer) => {
    const address = origin + (asked.url ?? '/');
    if (/\.(?:js|woff2)$/.test(address)) return;
    if (!asked.headers.accept?.includes('text/html')) {
      request(address, { headers: { accept: asked.headers.accept ?? '*/*' } }, (own) => {
        answer.writeHead(own.statusCode ?? 502, own.headers);
        own.pipe(answer);
      })
        .on('error', () => answer.destroy())
        .end();
      return;
    }
    const document = Buffer.from(await (await fetch(address)).arrayBuffer());
    answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    const body = document.indexOf('<body');
    answer.write(document.subarray(0, body));
    const size = Math.ceil((document.length - body) / pieces);
    for (let start = body; start < document.length; start += size) {
      answer.write(document.subarray(start, start + size));
      await sleep(50);
    }
    answer.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
