import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createRequestTurns } from './request-turns.ts';

/** Sends requests of clients in this order, all in the current turn. Returns the clients of handled requests. */
function send(clients: readonly string[]) {
  const inTurn = createRequestTurns();
  const handled: string[] = [];
  const ask = (client: string) =>
    inTurn(
      () => client,
      () => handled.push(client),
    );
  clients.forEach(ask);
  return { handled, ask };
}

const many = (client: string, count: number) => Array.from({ length: count }, () => client);

test('handles a few requests immediately, and the rest in the following turns', async () => {
  const { handled } = send(many('a', 40));
  expect(handled).toHaveLength(16);
  await nextTurn();
  expect(handled).toHaveLength(32);
  await nextTurn();
  expect(handled).toHaveLength(40);
});

test('a client with one request comes before the rest of a client with many', async () => {
  const { handled } = send([...many('a', 200), 'b']);
  await nextTurn();
  expect(handled.slice(16, 18).toSorted()).toEqual(['a', 'b']);
});

test('a request that arrives while others wait is handled in the next turn', async () => {
  const { handled, ask } = send(many('a', 200));
  await nextTurn();
  ask('b');
  await nextTurn();
  expect(handled).toContain('b');
});

test('requests of one client keep their order', async () => {
  const inTurn = createRequestTurns();
  const handled: number[] = [];
  for (let count = 0; count < 50; count += 1) {
    inTurn(
      () => 'a',
      () => handled.push(count),
    );
  }
  await expect.poll(() => handled.length).toBe(50);
  expect(handled).toEqual(handled.toSorted((one, other) => one - other));
});
