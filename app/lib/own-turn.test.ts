import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inOwnTurn, ownTurn } from './own-turn.server.ts';

test('runs work immediately if the turn is free, and the rest in order, one piece per turn', async () => {
  const done: string[] = [];
  for (const name of ['1', '2', '3']) inOwnTurn(() => done.push(name));
  expect(done).toEqual(['1']);
  await nextTurn();
  expect(done).toEqual(['1', '2']);
  await nextTurn();
  expect(done).toEqual(['1', '2', '3']);
});

test('the pieces of parallel tasks alternate with other work of the loop', async () => {
  const log: string[] = [];
  const task = async (name: string) => {
    for (const piece of ['a', 'b']) {
      await ownTurn();
      log.push(`${name}${piece}`);
    }
  };
  void task('1');
  void task('2');
  for (let turn = 0; turn < 8; turn += 1) {
    await nextTurn();
    log.push('|');
  }
  const turns = log
    .join('')
    .split('|')
    .filter((turn) => turn !== '');
  expect(turns.toSorted()).toEqual(['1a', '1b', '2a', '2b']);
});

test('a piece that fails does not stop the others', async () => {
  const failing = ownTurn().then(() => {
    throw new Error('broken');
  });
  const following = ownTurn().then(() => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect(await following).toBe('done');
});
