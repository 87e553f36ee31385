import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createDescriptorBudget } from './descriptors.ts';

test('connections beyond the descriptors are refused, counted and logged once, until others are closed', async () => {
  const lines: string[] = [];
  const log = { warn: (_: unknown, line?: string) => void lines.push(line ?? ''), error: vi.fn() };
  const budget = createDescriptorBudget({ log, limit: 40, used: 20 });
  const servers = [createServer(), createServer()];
  const ports: number[] = [];
  for (const server of servers) {
    budget.guard(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    ports.push((server.address() as AddressInfo).port);
  }
  const sockets: Socket[] = [];
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    for (const server of servers) server.close();
  });
  let closed = 0;
  const open = async (port: number | undefined) => {
    const socket = connect(port ?? 0, '127.0.0.1');
    socket.on('error', () => undefined).once('close', () => (closed += 1));
    sockets.push(socket);
    await once(socket, 'connect');
  };
  for (let i = 0; i < 14; i += 1) await open(ports[i % 2]);
  await vi.waitUntil(() => closed === 4);
  expect(budget.refused()).toBe(4);
  expect(lines).toEqual([
    expect.stringMatching(/40 file descriptors allow 10 connections\. Raise the limit/),
  ]);

  for (const socket of sockets.splice(0, 2)) socket.destroy();
  await vi.waitUntil(() => closed === 6);
  await vi.waitUntil(async () => (await connections()) === 8);
  await open(ports[0]);
  await vi.waitUntil(async () => (await connections()) === 9);
  expect(budget.refused()).toBe(4);

  async function connections(): Promise<number> {
    const counts = servers.map(
      (server) => new Promise<number>((resolve) => void server.getConnections((_, count) => resolve(count))),
    );
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  }
});

test('a shortage of descriptors that the system reports is counted too, other errors are logged', () => {
  const log = { warn: vi.fn(), error: vi.fn() };
  const budget = createDescriptorBudget({ log, limit: 40, used: 20 });
  budget.noteError(Object.assign(new Error('accept EMFILE'), { code: 'EMFILE' }));
  budget.noteError(new Error('something else'));
  expect([budget.refused(), log.warn.mock.calls.length, log.error.mock.calls.length]).toEqual([1, 1, 1]);
});
