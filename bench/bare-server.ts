import { createServer } from 'node:http';
import type { RecordedAnswer } from './recorded-answer.ts';

/**
 * The minimum that Node can do: this server sends the same bytes for every request. A message sets the bytes; the reply
 * contains the port.
 */
let status = 404;
let headers: string[] = [];
let body: Buffer = Buffer.alloc(0);

const server = createServer((_request, response) => {
  response.writeHead(status, headers);
  response.end(body);
});

process.on('message', (message) => {
  const answer = message as RecordedAnswer;
  ({ status, headers } = answer);
  body = Buffer.from(answer.body, 'base64');
  if (server.listening) return sendPort();
  server.listen(0, '127.0.0.1', sendPort);
});

function sendPort(): void {
  const address = server.address();
  process.send?.({ port: typeof address === 'object' ? address?.port : 0 });
}
