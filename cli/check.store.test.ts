import { expect, it } from 'vitest';
import { provideTestStore } from '#test/store/engines.ts';
import { runInProcess } from '#test/support/command-line.ts';
import { storeSample } from '#app/changes/site.fixture.ts';
import { listCheckedFrames } from '#app/pages/checks.server.ts';
import { createSnapshotDecoder } from '#app/bundle/decode.server.ts';
import { loadSnapshot } from '#app/snapshot/load-snapshot.server.ts';
import { listItemChecks, saveItemChecks } from '#app/store/item-checks.server.ts';
import { builtIn, registry } from '#app/verticals/index.server.ts';

const testStore = provideTestStore('sqlite');
const portico = (...args: string[]) => runInProcess(testStore(), ['check', ...args]);

async function openWithDeadGame() {
  const store = await testStore().openMigrated();
  await storeSample(store);
  const snapshot = await loadSnapshot(store, createSnapshotDecoder(registry));
  const [frame] = listCheckedFrames(snapshot, builtIn.verticals, 'https://portal.example');
  const { verticalId, itemId, playUrl } = frame!;
  const at = Date.parse('2026-03-01T03:00:00Z');
  await saveItemChecks(store.db, [
    {
      verticalId,
      itemId,
      playUrl,
      state: 'dead',
      since: at,
      checkedAt: at,
      browserAt: null,
      failingSince: at - 86_400_000,
      fault: 'status',
      detail: '404\u001b[8m',
      isKept: false,
    },
  ]);
  return { store, itemId };
}

it('portico check lists dead games, keeps one in lists, and lets the checks decide again', async () => {
  const { store, itemId } = await openWithDeadGame();
  const listed = await portico('list');
  expect(listed.status).toBe(0);
  expect(listed.stdout).toMatch(
    new RegExp(`^dead {5}g ${itemId} ".+" {2}since 2026-03-01T03:00 {2}it answers with status 404\\\\u001b`),
  );
  expect((await portico('keep', 'g', String(itemId))).status).toBe(0);
  expect((await listItemChecks(store.db))[0]).toMatchObject({ state: 'dead', isKept: true });
  expect((await portico('list')).stdout).toContain('(kept)');
  const freed = await portico('unkeep', 'g', String(itemId), '--json');
  expect(JSON.parse(freed.stdout)).toMatchObject({ vertical: 'g', itemId, isKept: false });
});

it('portico check refuses games that it cannot check, and wrong words', async () => {
  await openWithDeadGame();
  const unknown = await portico('one', 'g', '999999');
  expect([unknown.status, unknown.stderr]).toEqual([1, expect.stringContaining('There is no such game')]);
  expect((await portico('keep', 'g', '999999')).status).toBe(1);
  for (const words of [
    ['g', '1'],
    ['one', 'g'],
    ['list', 'g'],
    ['keep', 'g', 'x'],
    ['one', 'g', '1', '--all'],
  ]) {
    expect((await portico(...words)).status).toBe(2);
  }
});
