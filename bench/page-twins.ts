import { createServer, request, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { compressBody } from '#server/pages/encoding.ts';

/** Serves the portal's pages without their scripts, compressed as the portal does. Passes all other requests on. */
export async function serveTwins(origin: string): Promise<Server> {
  const kept = new Map<string, Buffer>();
  const server = createServer((asked, answer) => {
    const address = asked.url ?? '/';
    const sendKept = (body: Buffer) => {
      answer
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
        .end(body);
    };
    const known = kept.get(address);
    if (known) return sendKept(known);
    const wantsPage = asked.headers.accept?.includes('text/html') ?? false;
    const encoding = wantsPage ? 'identity' : (asked.headers['accept-encoding'] ?? 'identity');
    request(origin + address, { headers: { 'accept-encoding': encoding } }, (own) => {
      if (!wantsPage) {
        answer.writeHead(own.statusCode ?? 502, own.headers);
        own.pipe(answer);
        return;
      }
      void text(own)
        .then(withoutScripts)
        .then((body) => {
          kept.set(address, body);
          sendKept(body);
        });
    })
      .on('error', () => answer.destroy())
      .end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

async function withoutScripts(html: string): Promise<Buffer> {
  const plain = html.replaceAll(/<script[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g, '');
  return (await compressBody(Buffer.from(plain))).br;
}
