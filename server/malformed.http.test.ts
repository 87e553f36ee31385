import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMalformed, sendBytes } from '../chaos/malformed.ts';
import { startApp, type TestApp } from '#test/http/app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startApp({ args: ['--empty'], env: { LOG_LEVEL: 'error' } });
});

afterAll(() => app.stop());

test.each([
  ['a method that the app does not accept', 'TRACE /media/x.webp', '', '405'],
  ['HEAD of page data at the address of a page', 'HEAD /?_routes=constructor', '', '200'],
  ['an interaction without a length', 'POST /api/vote', '', '400'],
  [
    'an interaction of unknown length',
    'POST /api/vote',
    'Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0',
    '400',
  ],
])('%s is answered without a fault', async (_name, line, rest, status) => {
  const { host, port } = new URL(app.origin);
  const head = `${line} HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${app.origin}\r\n${rest}\r\n\r\n`;
  expect(await sendBytes(Number(port), Buffer.from(head), 20_000)).toBe(status);
});

/** `npm run chaos -- fuzz` sends ten thousand such requests. */
test('malformed requests are refused without a fault, and the next visitor is served', async () => {
  const { host, port } = new URL(app.origin);
  const make = createMalformed('quick');
  const requests = Array.from({ length: 400 }, () => make(host));
  const faults: string[] = [];
  const lane = async () => {
    for (let request = requests.pop(); request; request = requests.pop()) {
      const status = await sendBytes(Number(port), request);
      if (status.startsWith('5')) faults.push(`${status}: ${request.toString('latin1').slice(0, 200)}`);
    }
  };
  await Promise.all(Array.from({ length: 20 }, lane));
  expect(faults).toEqual([]);
  expect(app.log()).not.toContain('"level":50');
  expect((await app.request('/')).status).toBe(200);
});
