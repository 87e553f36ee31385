import { expect, it } from 'vitest';
import { putItems } from '#app/store/items.server.ts';
import { inWriteTransaction } from '#app/store/write-transaction.server.ts';
import { noFigures } from '#app/statistics/figures.ts';
import { localHour } from '#app/statistics/local-hour.ts';
import { addRows } from '#app/statistics/write-counts.server.ts';
import { describeSqliteFirst, type TestStore } from '#test/store/engines.ts';
import { testChange } from '#test/store/test-change.ts';
import { runInProcess } from '#test/support/command-line.ts';

const portico = (testStore: TestStore, args: readonly string[]) =>
  runInProcess(testStore, ['stats', ...args]);

describeSqliteFirst('portico stats', (testStore) => {
  async function openCounted() {
    const store = await testStore().openMigrated();
    await inWriteTransaction(store, testChange, (site) =>
      putItems(site, 2, [{ id: 7, data: JSON.stringify({ id: 7, title: 'Tower' }) }]),
    );
    const { day: today } = localHour(Date.now(), 'UTC');
    const common = {
      hour: 9,
      verticalId: 2,
      categoryId: 30,
      device: 'phone',
      language: 'pt',
      pageLanguage: 'en',
      ...noFigures(),
    };
    await addRows(store.db, [
      { ...common, day: today - 30, itemId: 7, source: '', plays: 4, views: 10 },
      { ...common, day: today - 1, itemId: 7, source: 'example.org', plays: 6, views: 9 },
      { ...common, day: today - 1, itemId: 8, source: '=evil.example', plays: 2, views: 2 },
    ]);
    return today;
  }

  it('compares a period with the one before, and filters it', async () => {
    await openCounted();
    const { status, stdout } = await portico(testStore(), ['--json']);
    expect(status).toBe(0);
    const { figures } = JSON.parse(stdout) as { figures: { name: string }[] };
    expect(figures).toContainEqual({ name: 'plays', value: 8, before: 4 });
    expect(figures).toContainEqual({ name: 'visitors', value: 0, before: 0 });
    const narrow = await portico(testStore(), ['--source', 'example.org']);
    expect(narrow.stdout).toMatch(/^plays +6$/m);
    expect(narrow.stdout).toMatch(/^visitors +–$/m);
  });

  it('lists items with their titles, and other things by their names', async () => {
    await openCounted();
    const items = await portico(testStore(), ['--by', 'items']);
    expect(items.stdout).toBe('         6  Tower\n         2  g 8\n');
    const sources = await portico(testStore(), ['--by', 'sources', '--figure', 'views', '--days', '40']);
    expect(sources.stdout).toBe(
      '        10  no source\n         9  example.org\n         2  =evil.example\n',
    );
  });

  it('writes rows that a spreadsheet does not execute', async () => {
    const today = await openCounted();
    const { stdout } = await portico(testStore(), ['--csv', '--days', '2']);
    const date = new Date((today - 1) * 86_400_000).toISOString().slice(0, 10);
    expect(stdout.split('\n').map((line) => line.trim())).toEqual([
      'day,section,item,category,source,device,language,pageLanguage,views,visits,opens,plays,seconds,likes,clicks',
      `${date},g,7,30,example.org,phone,pt,en,9,0,0,6,0,0,0`,
      `${date},g,8,30,'=evil.example,phone,pt,en,2,0,0,2,0,0,0`,
      '',
    ]);
  });

  it.each([
    [['--by', 'constructor'], 'items, categories'],
    [['--figure', 'fame'], 'views, visits'],
    [['--item', '7'], '--item and --category need --section'],
    [['--days', '401'], '--days must be at most 400'],
  ])('refuses %s', async (args, message) => {
    const { status, stderr } = await portico(testStore(), args);
    expect(status).toBe(2);
    expect(stderr).toContain(message);
  });
});
