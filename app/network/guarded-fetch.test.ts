import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  createGuardedFetch,
  GuardedFetchError,
  type GuardedFetch,
  type GuardedFetchOptions,
} from './guarded-fetch.server.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const json = { 'content-type': 'application/json; charset=utf-8' };
const accept = ['application/json'];
const neverFetched = `
  ftp://feeds.example/ file:///etc/passwd data:text/plain,x feeds.example
  http://feeds.example:8080/ https://feeds.example:22/ http://me:pass@feeds.example/
  http://127.0.0.1/ http://2130706433/ http://0x7f.1/ http://0177.0.0.1/ http://127.1/
  http://0/ http://10.1.2.3/ http://169.254.169.254/ http://192.168.0.1/ http://100.64.0.1/
  http://[::1]/ http://[::]/ http://[::ffff:127.0.0.1]/ http://[::ffff:8.8.8.8]/
  http://[64:ff9b::7f00:1]/ http://[2002:7f00:1::]/ http://[2001::1]/ http://[fe80::1]/
  http://[fd00::1]/ http://224.0.0.1/ http://255.255.255.255/ http://192.0.2.1/`
  .trim()
  .split(/\s+/);
const answers = new Map<string, Answer>();
const requests: IncomingMessage[] = [];
let server: Server;
let port = 0;
let opened: GuardedFetch[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(request);
    const answer = answers.get(request.url ?? '');
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  ({ port } = server.address() as AddressInfo);
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => {
    server.close(resolve);
  });
});
afterEach(async () => {
  await Promise.all(opened.map((fetch) => fetch.close()));
  opened = [];
  answers.clear();
  requests.length = 0;
});

/** A fetch that may reach the test's server, which it finds under any name that ends in .example. */
function openFetch(options: GuardedFetchOptions = {}): GuardedFetch {
  const fetch = createGuardedFetch({
    allowedPorts: [port],
    allowLoopback: true,
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    ...options,
  });
  opened.push(fetch);
  return fetch;
}

function at(path: string, host = 'feeds.example'): string {
  return `http://${host}:${port}${path}`;
}

async function faultOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof GuardedFetchError)) throw new Error('It was not refused.', { cause: error });
  return `${error.fault}: ${error.message}`;
}

describe('an answer', () => {
  it('is read, even if it is compressed', async () => {
    answers.set('/plain', (_request, response) => response.writeHead(200, json).end('[1]'));
    answers.set('/packed', (_request, response) =>
      response.writeHead(200, { ...json, 'content-encoding': 'gzip' }).end(gzipSync('[2]')),
    );
    const fetch = openFetch();
    const text = async (path: string) =>
      Buffer.from((await fetch.get(at(path), { accept })).bytes ?? []).toString();
    expect(await text('/plain')).toBe('[1]');
    expect(await text('/packed')).toBe('[2]');
    expect(requests[0]?.headers.host).toBe(`feeds.example:${port}`);
  });

  it('is not sent again when it did not change', async () => {
    answers.set('/feed', (request, response) => {
      const isKnown = request.headers['if-none-match'] === '"v1"';
      response.writeHead(isKnown ? 304 : 200, {
        ...json,
        etag: '"v1"',
        'last-modified': 'Sun, 01 Mar 2026 12:00:00 GMT',
      });
      response.end(isKnown ? undefined : '[]');
    });
    const fetch = openFetch();
    const { etag, lastModified } = await fetch.get(at('/feed'), { accept });
    const again = await fetch.get(at('/feed'), { accept, etag, lastModified });
    expect(again.bytes).toBeNull();
    expect(requests[1]?.headers['if-modified-since']).toBe('Sun, 01 Mar 2026 12:00:00 GMT');
  });

  it.each([
    ['another type', { 'content-type': 'text/html' }, 'type: '],
    ['no type', {}, 'type: '],
    ['an unknown packing', { ...json, 'content-encoding': 'br' }, 'encoding: '],
    ['a false packing', { ...json, 'content-encoding': 'gzip' }, 'encoding: '],
    ['an announced size', { ...json, 'content-length': '5000' }, 'size: '],
  ])('is refused for %s', async (_what, headers, fault) => {
    answers.set('/feed', (_request, response) => {
      response.writeHead(200, headers);
      response.write('[]');
      response.end();
    });
    expect(await faultOf(openFetch().get(at('/feed'), { accept, maxBytes: 1000 }))).toContain(fault);
  });

  it('is cancelled when it exceeds the size limit, compressed or not', async () => {
    answers.set('/long', (_request, response) => {
      response.writeHead(200, json);
      for (let i = 0; i < 20; i += 1) response.write(' '.repeat(100));
      response.end();
    });
    answers.set('/bomb', (_request, response) =>
      response.writeHead(200, { ...json, 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(100_000))),
    );
    for (const path of ['/long', '/bomb']) {
      expect(await faultOf(openFetch().get(at(path), { accept, maxBytes: 1000 }))).toContain(
        'larger than 1000 bytes',
      );
    }
  });

  it('with another status is an error that names it', async () => {
    await expect(openFetch().get(at('/none'), { accept })).rejects.toMatchObject({
      fault: 'status',
      status: 404,
    });
  });

  it('is cancelled if it does not begin or end in time', async () => {
    answers.set('/silent', () => undefined);
    answers.set('/slow', (_request, response) => {
      response.writeHead(200, json);
      response.write('[');
    });
    for (const path of ['/silent', '/slow']) {
      expect(await faultOf(openFetch({ timeoutMs: 150 }).get(at(path), { accept }))).toContain(
        'within 0.15 s',
      );
    }
  });

  it('of a server that hangs up is a failed connection', async () => {
    answers.set('/', (request) => request.socket.destroy());
    expect(await faultOf(openFetch().get(at('/'), { accept }))).toMatch(/^connection: /);
  });
});

describe('a redirect', () => {
  const redirect = (location: string, status = 302): Answer => {
    return (_request, response) => response.writeHead(status, { location }).end();
  };

  it.each([301, 302, 303, 307, 308])('with status %d is followed', async (status) => {
    answers.set('/old', redirect('/new', status));
    answers.set('/new', (_request, response) => response.writeHead(200, json).end('[]'));
    expect((await openFetch().get(at('/old'), { accept })).address).toBe(at('/new'));
  });

  it('is followed five times and no more', async () => {
    for (let i = 0; i < 6; i += 1) answers.set(`/${i}`, redirect(`/${i + 1}`));
    answers.set('/6', (_request, response) => response.writeHead(200, json).end('[]'));
    const fetch = openFetch();
    expect((await fetch.get(at('/1'), { accept })).address).toBe(at('/6'));
    expect(await faultOf(fetch.get(at('/0'), { accept }))).toContain('redirects: ');
  });

  it.each([
    ['a metadata service', 'http://169.254.169.254/latest/'],
    ['a private address', 'http://10.0.0.1/'],
    ['a mapped address', 'http://[::ffff:a00:1]/'],
    ['another scheme', 'file:///etc/passwd'],
    ['another port', 'http://feeds.example:22/'],
    ['a user name', 'http://me@feeds.example/'],
  ])('to %s is refused', async (_what, location) => {
    answers.set('/old', redirect(location));
    expect(await faultOf(openFetch().get(at('/old'), { accept }))).toMatch(/^address: /);
    expect(requests).toHaveLength(1);
  });

  it('to a name with an internal address is refused', async () => {
    answers.set('/old', redirect('http://inside.example/'));
    const fetch = openFetch({
      resolve: async (name) => [
        { address: name === 'inside.example' ? '192.168.0.1' : '127.0.0.1', family: 4 },
      ],
    });
    expect(await faultOf(fetch.get(at('/old'), { accept }))).toContain('leads to 192.168.0.1');
  });

  it('without an address is an error', async () => {
    answers.set('/old', (_request, response) => response.writeHead(302).end());
    expect(await faultOf(openFetch().get(at('/old'), { accept }))).toContain('redirects to nowhere');
  });
});

describe('an address', () => {
  it.each(['', ...neverFetched])('%j is refused before anything is sent', async (address) => {
    const fetch = createGuardedFetch();
    opened.push(fetch);
    expect(await faultOf(fetch.get(address, { accept }))).toMatch(/^address: /);
  });

  it.each([
    '127.0.0.1',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'fd00::1',
    'fe80::1',
  ])('whose name leads to %s is refused', async (address) => {
    const family = address.includes(':') ? 6 : 4;
    const fetch = createGuardedFetch({ allowedPorts: [port], resolve: async () => [{ address, family }] });
    opened.push(fetch);
    expect(await faultOf(fetch.get(at('/'), { accept }))).toMatch(/^address: .*leads to/);
    expect(requests).toEqual([]);
  });

  it('is refused if only one of several addresses is internal', async () => {
    const fetch = createGuardedFetch({
      allowedPorts: [port],
      resolve: async () => [
        { address: '8.8.8.8', family: 4 },
        { address: '127.0.0.1', family: 4 },
      ],
    });
    opened.push(fetch);
    expect(await faultOf(fetch.get(at('/'), { accept }))).toContain('leads to 127.0.0.1');
  });

  it('is resolved once for a connection, so that it cannot be rebound after the check', async () => {
    answers.set('/', (_request, response) => response.writeHead(200, json).end('[]'));
    const given = ['127.0.0.1', '10.0.0.1'];
    const asked: string[] = [];
    const fetch = openFetch({
      resolve: async (name) => {
        asked.push(name);
        return [{ address: given[asked.length - 1] ?? '10.0.0.1', family: 4 }];
      },
    });
    await fetch.get(at('/'), { accept });
    expect(asked).toEqual(['feeds.example']);
    expect(await faultOf(fetch.get(at('/', 'other.example'), { accept }))).toContain('leads to 10.0.0.1');
  });

  it('without an answer from the resolver is a failed connection', async () => {
    const fetch = openFetch({
      resolve: async () => {
        throw Object.assign(new Error('getaddrinfo ENOTFOUND feeds.example'), { code: 'ENOTFOUND' });
      },
    });
    expect(await faultOf(fetch.get(at('/'), { accept }))).toBe(
      `connection: ${at('/')} cannot be reached (ENOTFOUND)`,
    );
    expect(await faultOf(openFetch({ resolve: async () => [] }).get(at('/'), { accept }))).toMatch(
      /^connection: /,
    );
  });
});
