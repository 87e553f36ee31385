import { expect, it } from 'vitest';
import { listAuditEntries } from '#app/operators/audit-log.server.ts';
import { acceptInvitation } from '#app/operators/invitations.server.ts';
import { describeSqliteFirst, type TestStore } from '#test/store/engines.ts';
import { runInProcess } from '#test/support/command-line.ts';

const portico = (testStore: TestStore, args: readonly string[]) =>
  runInProcess(testStore, ['operator', ...args]);

describeSqliteFirst('portico operator', (testStore) => {
  it('invites, lists, resets and removes operators', async () => {
    const store = await testStore().openMigrated();
    expect((await portico(testStore(), [])).stdout).toMatch(/^There are no operators\. Invite one/);
    const invited = await portico(testStore(), ['invite', 'Ada Lovelace', '--role', 'owner', '--json']);
    const { link } = JSON.parse(invited.stdout) as { link: string };
    expect(link).toMatch(/^http:\/\/localhost:4002\/welcome#[\w-]{43}$/);
    const token = link.split('#')[1] ?? '';
    const joined = await acceptInvitation(store.db, { token, name: '', now: Date.now() });
    expect(joined).toMatchObject({ name: 'Ada Lovelace', role: 'owner' });
    expect((await portico(testStore(), ['list'])).stdout).toMatch(/^Ada Lovelace: owner, since /);
    expect(await portico(testStore(), ['invite', 'ada lovelace', '--role', 'viewer'])).toMatchObject({
      status: 1,
    });
    const reset = await portico(testStore(), ['reset', 'ada lovelace']);
    expect(reset.stdout).toMatch(/Ada Lovelace is signed out everywhere.*\n.*\/welcome#/);
    expect(await portico(testStore(), ['remove', 'Ada Lovelace'])).toMatchObject({ status: 1 });
    expect(await portico(testStore(), ['remove', 'Ada Lovelace', '--yes'])).toMatchObject({ status: 0 });
    expect(JSON.parse((await portico(testStore(), ['--json'])).stdout)).toEqual([]);
    const entries = await listAuditEntries(store.db, {});
    expect(entries.map(({ action }) => action)).toEqual([
      'operator-remove',
      'operator-reset',
      'operator-invite',
    ]);
  });

  it.each([
    [['invite', 'Ada']],
    [['invite', 'Ada', '--role', 'king']],
    [['invite', '…', '--role', 'owner']],
    [['list', 'Ada']],
    [['reset']],
    [['reset', 'Ada', '--role', 'owner']],
    [['promote', 'Ada']],
  ])('refuses %j with status 2', async (args) => {
    expect(await portico(testStore(), args)).toMatchObject({ status: 2 });
  });
});
