import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';

test('an answer and a job that never end do not prevent a clean stop', { tags: 'long' }, async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'portico-stop-'));
  const child = fork(path.resolve(import.meta.dirname, '../test/http/stopping-process.ts'), [dataDir], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const messages: unknown[] = [];
  let log = '';
  child.on('message', (message) => messages.push(message));
  child.stderr?.on('data', (chunk) => (log += String(chunk)));
  const ended = once(child, 'close');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  });

  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  const cut = expect(answer.text()).rejects.toThrow('terminated');
  await vi.waitUntil(() => messages.includes('job begun'), { timeout: 10_000 });

  child.kill('SIGTERM');
  const [code] = (await ended) as [number | null];
  await cut;
  expect(log).toContain('Jobs did not end in time');
  expect(log).not.toContain('Stopping took too long');
  expect(messages.slice(-2)).toEqual(['job told', 'closed']);
  expect(code).toBe(0);
});
