import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

const key = Buffer.from('a key of at least twenty-four bytes');
const secret = `whsec_${key.toString('base64')}`;

/** A request that a webhook has received. */
export interface Received {
  body: string;
  headers: NodeJS.Dict<string | string[]>;
}

/** Starts a server that receives webhooks and answers with a status that the test sets. It ends with the test. */
export async function receiveWebhooks() {
  const received: Received[] = [];
  const state = { status: 200 };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ body: Buffer.concat(chunks).toString(), headers: request.headers });
      response.writeHead(state.status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { received, state, target: { url: `http://127.0.0.1:${port}/alerts`, secret } };
}

/** Returns the signature that a request must have (Standard Webhooks 1.0). */
export function signatureOf({ body, headers }: Received): string {
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
}
