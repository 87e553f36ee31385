import { createServer } from 'node:http';

/** What the bare server answers to everything. */
export interface BareAnswer {
  /** Flat list of names and values. */
  headers: string[];
  body: string;
}

/** The least that Node can do: the same bytes for every request. Started by the bench, told the bytes by message. */
process.once('message', (message) => {
  const { headers, body: encoded } = message as BareAnswer;
  const body = Buffer.from(encoded, 'base64');
  const server = createServer((_request, response) => {
    response.writeHead(200, headers);
    response.end(body);
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.({ port: typeof address === 'object' ? address?.port : 0 });
  });
});
