import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { createLocalFetch } from './local-fetch.ts';
import type { GuardedFetch } from '#app/network/guarded-fetch.server.ts';

export type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/** A server on this machine that replaces the hosts of pictures. */
export interface PictureHost {
  port: number;
  /** Returns an https address on this server, under any host name that ends in .example. */
  at(path: string, name?: string): string;
  /** Answers by path. All other paths return 404. */
  answers: Map<string, Answer>;
  /** Requested paths in order. */
  asked: string[];
  fetch: Pick<GuardedFetch, 'get'>;
}

/** Starts a picture host that ends with the test. `timeoutMs` is the time limit of its fetch for one picture. */
export async function startPictureHost(timeoutMs = 20_000): Promise<PictureHost> {
  const answers = new Map<string, Answer>();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    const answer = answers.get(path);
    if (answer) answer(response, request);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const fetch = createLocalFetch(port, timeoutMs);
  onTestFinished(async () => {
    await fetch.close();
    server.closeAllConnections();
    await new Promise((resolve) => {
      server.close(resolve);
    });
  });
  return {
    port,
    at: (path, name = 'pictures.example') => `https://${name}:${port}${path}`,
    answers,
    asked,
    fetch,
  };
}

/** Returns an answer with a picture. */
export function sendPicture(bytes: Uint8Array, type = 'image/png'): Answer {
  return (response) => {
    response.writeHead(200, { 'content-type': type }).end(bytes);
  };
}
