import { expect, it } from 'vitest';
import { describeSqliteFirst } from '#test/store/engines.ts';
import { testChange } from '#test/store/test-change.ts';
import { runInProcess } from '#test/support/command-line.ts';
import { writeParts } from '#app/store/site-parts.server.ts';
import { inWriteTransaction } from '#app/store/write-transaction.server.ts';
import { layoutLibrary } from '#app/verticals/layout-library.server.ts';

describeSqliteFirst('the layout library on the command line', (testStore) => {
  const portico = (...args: string[]) => runInProcess(testStore(), args);
  const [layout] = [...layoutLibrary.values()].flat();
  const section = String(layout?.verticalId);
  const name = layout?.id ?? '';

  it('lists the layouts of a section', async () => {
    await testStore().openMigrated();
    const listed = await portico('layout', 'list', '--section', section, '--json');
    expect(JSON.parse(listed.stdout)).toContainEqual(expect.objectContaining({ id: name }));
  });

  it('writes a layout into a draft, which can be published', async () => {
    const store = await testStore().openMigrated();
    const settings = { verticalId: 0, key: 'settings', value: '{}' };
    await inWriteTransaction(store, testChange, (site) => writeParts(site, [settings]));
    const applied = await portico('layout', 'apply', name, '--section', section);
    expect(applied.stdout).toContain('portico draft publish 1');
    expect((await portico('draft', 'list')).stdout).toContain('1 change');
    expect((await portico('draft', 'publish', '1')).status).toBe(0);
    const again = await portico('layout', 'apply', name, '--section', section);
    expect(again.stdout).toBe('The section already has this layout.\n');
  });

  it('refuses a name that the library does not have', async () => {
    await testStore().openMigrated();
    const refused = await portico('layout', 'apply', 'no-such-layout', '--section', section);
    expect(refused.status).toBe(1);
    expect(refused.stderr).toContain(name);
    expect((await portico('layout', 'apply', name)).status).toBe(2);
  });
});
