import { createServer } from 'node:http';
import type { RecordedAnswer } from './recorded-answer.ts';

/** The least that Node can do: the same bytes for every request. Each message brings new ones and is told the port. */
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
  if (server.listening) return tellPort();
  server.listen(0, '127.0.0.1', tellPort);
});

function tellPort(): void {
  const address = server.address();
  process.send?.({ port: typeof address === 'object' ? address?.port : 0 });
}
