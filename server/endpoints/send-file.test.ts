import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createArcade } from './arcade.ts';
import { listStaticFiles } from './static-files.ts';

/** Serves a folder with a game as the arcade does. */
async function serveGame(files: Readonly<Record<string, string>>) {
  const folder = await mkdtemp(path.join(tmpdir(), 'portico-files-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await mkdir(path.join(folder, 'game'));
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, 'game', name), text);
  const server = createServer(createArcade(await listStaticFiles(folder), path.join(folder, 'none'), {}));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return {
    folder,
    request: (name: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}/game/${name}`, init),
  };
}

const large = 'a'.repeat(2 ** 20 + 1);

it.each(['GET', 'HEAD'])('sends small and large files whole and in parts (%s)', async (method) => {
  const { request } = await serveGame({ 'small.js': 'small', 'large.js': large });
  const textOf = (text: string) => (method === 'GET' ? text : '');
  for (const [name, text] of [
    ['small.js', 'small'],
    ['large.js', large],
  ] as const) {
    const whole = await request(name, { method });
    expect(whole.status).toBe(200);
    expect(whole.headers.get('content-length')).toBe(String(text.length));
    expect((await whole.text()) === textOf(text)).toBe(true);
  }
  const part = await request('large.js', { headers: { range: 'bytes=0-2' } });
  expect([part.status, await part.text()]).toEqual([206, 'aaa']);
});

it.each(['GET', 'HEAD'])('answers 404 for a file that a later build has deleted (%s)', async (method) => {
  const { folder, request } = await serveGame({ 'small.js': 'small', 'large.js': large });
  await rm(path.join(folder, 'game'), { recursive: true });
  for (const name of ['small.js', 'large.js']) {
    const answer = await request(name, { method });
    expect(answer.status, name).toBe(404);
    expect(answer.headers.get('cache-control'), name).toBe('no-store');
    expect(answer.headers.has('content-encoding'), name).toBe(false);
  }
});
