import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startApp, type TestApp } from '../test/http/app.ts';

const versions: number[] = [];
let cache: Server;
let app: TestApp;

beforeAll(async () => {
  cache = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      versions.push(JSON.parse(body).siteVersion);
      response.end();
    });
  });
  await new Promise<void>((resolve) => void cache.listen(0, '127.0.0.1', resolve));
  const { port } = cache.address() as AddressInfo;
  app = await startApp({ env: { PURGE_URL: `http://127.0.0.1:${port}/purge` } });
}, 180_000);

afterAll(async () => {
  await app?.stop();
  cache.close();
});

test('a cache in front is told at the start and after a change', async () => {
  await vi.waitFor(() => expect(versions).toHaveLength(1), { timeout: 20_000 });
  const env = { ...process.env, DATA_DIR: app.dataDir };
  await promisify(execFile)('./portico', ['settings', 'set', 'themeColor', '#123456'], { env });
  await vi.waitFor(() => expect(versions).toEqual([versions[0], (versions[0] ?? 0) + 1]), {
    timeout: 20_000,
  });
});
