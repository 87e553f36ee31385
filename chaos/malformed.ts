import { connect } from 'node:net';
import { seededRandom } from '#app/domain/catalogue/random.ts';

type Pick = <T>(list: readonly T[]) => T;

const paths = [
  '/',
  '/g',
  '/g/details/762',
  '/g/search',
  '/api/vote',
  '/api/suggest',
  '/media/x.webp',
  '/readyz',
  '/wx',
  '/_.data',
];
const nasty = [
  '%',
  '%zz',
  '%00',
  '%ff%fe',
  '..',
  '../../etc/passwd',
  '%2e%2e%2f',
  '\u0000',
  '\u{1F3B2}',
  '<script>',
  '"',
  "'",
  '\\',
  ';',
  '${7*7}',
  '__proto__',
  'constructor',
  'NaN',
  '-1',
  '1e999',
  '99999999999999999999',
  ' ',
  '\t',
  'a'.repeat(3_000),
  '\ud800',
];
const methods = [
  'GET',
  'POST',
  'HEAD',
  'PUT',
  'DELETE',
  'OPTIONS',
  'PATCH',
  'TRACE',
  'CONNECT',
  'get',
  'G\u0000T',
  'FOO',
  '',
];
const versions = ['HTTP/1.1', 'HTTP/1.0', 'HTTP/0.9', 'HTTP/2.0', 'HTTP/9.9', 'HTPT/1.1', ''];
const headers = [
  'Content-Length: -1',
  'Content-Length: 5\r\nContent-Length: 6',
  'Content-Length: 99999999999',
  'Transfer-Encoding: chunked\r\nContent-Length: 3',
  'Transfer-Encoding: cow',
  'Host: a\r\nHost: b',
  'Host:',
  'Accept-Encoding: br;q=x, ,,gzip;q=9',
  'Range: bytes=9-1,0-,-0',
  'If-None-Match: "',
  'Cookie: =;;=',
  'X-Forwarded-For: 999.1.1.1, ::, ',
  'Forwarded: for="',
  'Connection: upgrade\r\nUpgrade: websocket',
  'Expect: 100-continue',
  'Expect: tea',
  'Bad Header: x',
  'X: \u0000',
  `X-Long: ${'y'.repeat(20_000)}`,
  'Origin: null',
  'Content-Type: application/json; charset=\u0000',
  'Content-Encoding: gzip',
  ' folded: x',
  'Referer: \ud800',
];
const bodies = [
  '',
  '{',
  '[]',
  'null',
  '{"vertical":"g","id":762,"value":1}',
  '{"__proto__":{"id":1}}',
  '{"vertical":"g","id":1e400,"value":1}',
  `[${'['.repeat(5_000)}`,
  '\u0000\u0001',
  '5\r\nhello\r\nzz\r\n',
  'a=b&c',
  `{"vertical":"${'x'.repeat(15_000)}"}`,
];

/** Creates malformed requests. The same seed produces the same requests. */
export function createMalformed(seed: string): (host: string) => Buffer {
  const random = seededRandom(seed);
  const pick: Pick = (list) => {
    const index = Math.floor(random() * list.length);
    return list[index] as (typeof list)[number];
  };
  const isChosen = (share: number) => random() < share;

  function target(): string {
    const base = pick(paths);
    const path = isChosen(0.6) ? `${base}${isChosen(0.5) ? '/' : ''}${pick(nasty)}` : base;
    if (!isChosen(0.6)) return path;
    return `${path}?${pick(['key', 'page', 'q', 'vertical', 'sort', '_routes', ''])}=${pick(nasty)}&${pick(nasty)}`;
  }

  return (host) => {
    if (isChosen(0.05)) return noise(random);
    const lines = [`${pick(methods)} ${target()} ${isChosen(0.8) ? 'HTTP/1.1' : pick(versions)}`];
    if (isChosen(0.9)) lines.push(`Host: ${isChosen(0.9) ? host : pick(nasty)}`);
    if (isChosen(0.3)) lines.push(`Origin: http://${host}`);
    for (let count = Math.floor(random() * 3); count > 0; count -= 1) lines.push(pick(headers));
    const body = isChosen(0.5) ? pick(bodies) : '';
    if (body !== '' && isChosen(0.8)) lines.push(`Content-Length: ${Buffer.byteLength(body)}`);
    const text = `${lines.join(isChosen(0.95) ? '\r\n' : '\n')}\r\n\r\n${body}`;
    const whole = Buffer.from(text, isChosen(0.5) ? 'utf8' : 'latin1');
    return isChosen(0.1) ? whole.subarray(0, Math.floor(random() * whole.length)) : whole;
  };
}

function noise(random: () => number): Buffer {
  return Buffer.from(
    Array.from({ length: 1 + Math.floor(random() * 400) }, () => Math.floor(random() * 256)),
  );
}

/** Milliseconds to wait for an answer. An incomplete request gets none before the server's own time limit. */
const patience = 300;

/** Sends bytes. Returns the status of the first answer, or how the connection ended without one. */
export function sendBytes(port: number, request: Buffer, wait = patience): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect({ port, host: '127.0.0.1' }, () => socket.write(request));
    const done = (status: string) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(status);
    };
    const timer = setTimeout(() => done('waits for more'), wait);
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
      const status = /^HTTP\/1\.1 (\d{3})/.exec(received)?.[1];
      if (status && status !== '100') done(status);
    });
    socket.on('close', () => done('closed'));
    socket.on('error', () => done('closed'));
  });
}
