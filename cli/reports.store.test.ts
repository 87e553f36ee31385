import { afterEach, expect, it } from 'vitest';
import { putItems } from '#app/store/items.server.ts';
import { countReports, listReports } from '#app/store/reports.server.ts';
import { createVotes } from '#app/store/votes.server.ts';
import { inWriteTransaction } from '#app/store/write-transaction.server.ts';
import { testChange } from '#test/store/test-change.ts';
import { describeSqliteFirst, silentLog, type TestStore } from '#test/store/engines.ts';
import { runInProcess } from '#test/support/command-line.ts';

const portico = (testStore: TestStore, args: readonly string[]) =>
  runInProcess(testStore, ['reports', ...args]);

/**
 * A text that writes to the clipboard, hides the text after it, moves the cursor and reverses the writing direction.
 */
const hostile = 'x\u001b]52;c;aGk=\u0007\u001b[8m\r\u009b2J\u202etext';
// oxlint-disable-next-line no-control-regex -- characters that must not reach a terminal
const unsafe = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/;

describeSqliteFirst('portico reports', (testStore) => {
  const logged: unknown[] = [];
  afterEach(() => {
    logged.length = 0;
  });

  async function openWithReports() {
    const store = await testStore().openMigrated();
    await inWriteTransaction(store, testChange, (site) =>
      putItems(site, 2, [{ id: 7, data: JSON.stringify({ id: 7, title: `Tower ${hostile}` }) }]),
    );
    const log = { ...silentLog, info: (fields: unknown) => logged.push(fields) };
    const votes = await createVotes({ store, clock: testStore().clock, log: log as never, gatherMs: 1 });
    await votes.report({
      verticalId: 2,
      itemId: 7,
      reason: 'Copyright',
      message: 'It is mine.\nTake it down.',
    });
    await votes.report({ verticalId: 2, itemId: 8, reason: hostile, message: hostile });
    await votes.close();
    return store;
  }

  it('lists open reports, shows one, closes it with a note and reopens it', async () => {
    const store = await openWithReports();
    expect(logged).toEqual([
      { verticalId: 2, itemId: 7, reason: 'Copyright' },
      { verticalId: 2, itemId: 8, reason: hostile },
    ]);
    const listed = await portico(testStore(), []);
    expect(listed.status).toBe(0);
    expect(listed.stdout).toMatch(/^2 {2}2026-03-01T12:00:00.000Z {2}g 8 \(removed\) {2}x\\u001b/m);
    expect(listed.stdout).toMatch(
      /^1 {2}2026-03-01T12:00:00.000Z {2}g 7 "Tower x.*" {2}Copyright\n {4}It is mine\. Take/m,
    );
    const shown = await portico(testStore(), ['show', '1']);
    expect(shown.stdout).toContain('    It is mine.\n    Take it down.\n');

    const closed = await portico(testStore(), ['close', '1', '--note', 'Removed the game.', '--json']);
    expect(JSON.parse(closed.stdout)).toMatchObject({
      id: 1,
      vertical: 'g',
      itemId: 7,
      note: 'Removed the game.',
      closedAt: expect.any(Number),
    });
    expect(await countReports(store.db)).toEqual({ open: 1, closed: 1 });
    expect((await listReports(store.db, { state: 'open' })).map(({ id }) => id)).toEqual([2]);
    expect((await listReports(store.db, { before: 2 })).map(({ id }) => id)).toEqual([1]);
    expect((await portico(testStore(), ['close', '1'])).stderr).toContain('was closed');
    expect(JSON.parse((await portico(testStore(), ['--closed', '--json'])).stdout)).toHaveLength(1);
    expect(JSON.parse((await portico(testStore(), ['--all', '--json'])).stdout)).toHaveLength(2);

    expect((await portico(testStore(), ['reopen', '1'])).stdout).toContain('Removed the game.');
    expect(await countReports(store.db)).toEqual({ open: 2, closed: 0 });
    expect(await portico(testStore(), ['reopen', '1'])).toMatchObject({ status: 1, stdout: '' });
    expect(await portico(testStore(), ['show', '3'])).toMatchObject({ status: 1, stdout: '' });
    for (const wrong of [
      ['show'],
      ['list', '1'],
      ['burn', '1'],
      ['show', 'x'],
      ['show', '1', '--note', 'x'],
    ]) {
      expect([wrong, (await portico(testStore(), wrong)).status]).toEqual([wrong, 2]);
    }
  });

  it('sends no control character of a stored text to the terminal', async () => {
    await openWithReports();
    for (const args of [[], ['show', '2'], ['close', '2', '--note', hostile], ['show', '2', '--json']]) {
      const { status, stdout } = await portico(testStore(), args);
      expect([args, status, unsafe.test(stdout)]).toEqual([args, 0, false]);
    }
    const [report] = JSON.parse((await portico(testStore(), ['--json', '--all'])).stdout);
    expect(report).toMatchObject({ reason: hostile, message: hostile, note: hostile });
  });
});
