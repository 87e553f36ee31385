import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPurge, type Purge, type PurgeOptions } from './purge.ts';

interface Asked {
  method: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

let server: Server;
let url: string;
let asked: Asked[];
let answers: number[];
let purge: Purge | undefined;
let lines: Record<string, unknown>[];

beforeEach(async () => {
  asked = [];
  answers = [];
  lines = [];
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      asked.push({ method: request.method, headers: request.headers, body });
      response.writeHead(answers.shift() ?? 200, { location: `${url}/elsewhere` }).end('{}');
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => {
  purge?.stop();
  server.closeAllConnections();
  server.close();
});

function open(target: Partial<PurgeOptions['target']> = {}, pauses: readonly number[] = [1, 1, 1]) {
  const log = pino({ base: null }, { write: (line) => void lines.push(JSON.parse(line)) });
  purge = createPurge({ target: { url, tokenHeader: 'Authorization', ...target }, log, delay: 5, pauses });
  return purge;
}

const messages = () => lines.map(({ level, problem, siteVersion }) => [level, problem, siteVersion]);

test('sends the version of the site and the token', async () => {
  open({ token: 'secret' }).request(7);
  await vi.waitFor(() => expect(messages()).toEqual([[30, undefined, 7]]));
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({ method: 'POST', body: '{"siteVersion":7,"all":true}' });
  expect(asked[0]?.headers).toMatchObject({
    authorization: 'Bearer secret',
    'content-type': 'application/json',
  });
});

test('uses the method, header and body that the operator set', async () => {
  open({ token: 'secret', tokenHeader: 'Fastly-Key', body: '{"purge_everything":true}' }).request(7);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]?.body).toBe('{"purge_everything":true}');
  expect(asked[0]?.headers).toMatchObject({ 'fastly-key': 'secret' });
  expect(asked[0]?.headers.authorization).toBeUndefined();
});

test('tries again after a refusal, and follows no redirect', async () => {
  answers = [503, 307];
  open().request(7);
  await vi.waitFor(() =>
    expect(messages()).toEqual([
      [40, 'answered 503', 7],
      [30, undefined, 7],
    ]),
  );
  expect(asked).toHaveLength(3);
});

test('logs an error when it gives up', async () => {
  answers = [500, 500, 500];
  open({}, [1, 1]).request(7);
  await vi.waitFor(() =>
    expect(messages()).toEqual([
      [40, 'answered 500', 7],
      [50, 'answered 500', 7],
    ]),
  );
  expect(asked).toHaveLength(3);
});

test('logs an address that refuses connections', async () => {
  open({ url: 'http://127.0.0.1:9/' }, []).request(7);
  await vi.waitFor(() => expect(messages()).toEqual([[50, expect.stringMatching(/\S/), 7]]));
});

test('combines several changes into one request for the latest, and stops retrying for an older one', async () => {
  const one = open({}, [60_000]);
  for (const version of [1, 2, 3]) one.request(version);
  answers = [500];
  await vi.waitFor(() => expect(messages()).toEqual([[40, 'answered 500', 3]]));
  one.request(4);
  await vi.waitFor(() => expect(lines.at(-1)).toMatchObject({ level: 30, siteVersion: 4 }));
  expect(asked.map(({ body }) => JSON.parse(body).siteVersion)).toEqual([3, 4]);
});
