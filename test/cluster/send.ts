import { request, type Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';

/** The answer of a server. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface Message {
  method?: string;
  /** Path and query. */
  target: string;
  headers?: OutgoingHttpHeaders;
  body?: Buffer | string;
  agent?: Agent;
}

/** Milliseconds without a byte after which a request is aborted. */
const longestSilence = 30_000;

/** Sends a request with exactly these headers, including `Host`, and reads the whole answer. */
export function send(origin: string, { method = 'GET', target, headers = {}, body, agent }: Message) {
  const { hostname, port } = new URL(origin);
  return new Promise<Answer>((resolve, reject) => {
    const outgoing = request(
      {
        host: hostname,
        port,
        method,
        path: target,
        headers,
        timeout: longestSilence,
        ...(agent && { agent }),
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('error', reject);
        response.once('end', () => {
          const { statusCode: status = 0, headers: answered } = response;
          resolve({ status, headers: answered, body: Buffer.concat(chunks) });
        });
      },
    );
    outgoing.once('timeout', () => outgoing.destroy(new Error(`${origin} did not answer in time`)));
    outgoing.once('error', reject);
    outgoing.end(body);
  });
}
