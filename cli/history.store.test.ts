import { expect, it } from 'vitest';
import { describeSqliteFirst } from '#test/store/engines.ts';
import { testChange } from '#test/store/test-change.ts';
import { runInProcess } from '#test/support/command-line.ts';
import { addDraftStep, createDraft } from '#app/changes/drafts.server.ts';
import { replaceItems } from '#app/store/items.server.ts';
import { writeParts } from '#app/store/site-parts.server.ts';
import { inWriteTransaction } from '#app/store/write-transaction.server.ts';
import { registry } from '#app/verticals/index.server.ts';

const page = (text: string) => [
  { verticalId: 0, key: 'settings', value: JSON.stringify({ siteName: text }) },
];

describeSqliteFirst('the history on the command line', (testStore) => {
  const portico = (...args: string[]) => runInProcess(testStore(), args);

  it('lists changes, shows one, and undoes it', async () => {
    const store = await testStore().openMigrated();
    await inWriteTransaction(store, testChange, (site) => writeParts(site, page('One')));
    expect((await portico('settings', 'set', 'siteName', 'Two')).status).toBe(0);
    const listed = (await portico('history')).stdout.split('\n');
    expect(listed[0]).toMatch(/^2 {2}.* cli: Changed the setting “Short name of the site”\.$/);
    expect((await portico('show', '2')).stdout).toContain('Short name of the site: “One” → “Two”');
    expect((await portico('undo', '2', '--dry-run')).stdout).toContain(
      'Short name of the site: “Two” → “One”',
    );
    expect((await portico('undo', '2')).stdout).toBe('Done: change 3.\n');
    expect((await portico('undo', '2')).stderr).toContain('Change 3 undid change 2 already.');
    expect((await portico('history', '--limit', '1')).stdout).toContain(
      'Undid change 2: Changed the setting',
    );
    expect((await portico('undo', '9')).status).toBe(1);
  });

  it('says what happened to a list, as the Studio does', async () => {
    const store = await testStore().openMigrated();
    const pages = { 'pages/imprint': '# Imprint\n\nWho we are.' };
    const value = JSON.stringify(pages);
    await inWriteTransaction(store, testChange, (site) =>
      writeParts(site, [{ verticalId: 0, key: 'ext_pages', value }]),
    );
    await portico('settings', 'set', 'siteName', 'One');
    await portico('settings', 'set', 'textPages.order', '["pages/imprint"]');
    expect((await portico('show', '3')).stdout).toContain('Moved “Imprint” from place 6 to place 1');
    expect((await portico('undo', '3', '--dry-run')).stdout).toContain(
      'Moved “Imprint” from place 1 to place 6',
    );
  });

  it('says what happened to a layout with the names of blocks, settings and what they choose', async () => {
    const store = await testStore().openMigrated();
    const [section = 0] = registry.verticals.keys();
    const menu = [10, 20].map((id) => ({ content_type_id: id, content_type_name: `Category ${id}` }));
    const layoutOf = (hero: object) =>
      JSON.stringify({ [section]: { 1: [{ module: 'hero', config: hero }] } });
    const write = (parts: Parameters<typeof writeParts>[1]) =>
      inWriteTransaction(store, testChange, async (site) => {
        await replaceItems(site, section, [{ id: 7, data: JSON.stringify({ id: 7, title: 'Red car' }) }]);
        await writeParts(site, parts);
      });
    await write([
      { verticalId: section, key: 'menu', value: JSON.stringify(menu) },
      { verticalId: 0, key: 'layouts', value: layoutOf({}) },
    ]);
    await write([
      {
        verticalId: 0,
        key: 'layouts',
        value: layoutOf({ category_index: 1, item_id: 7, show_on: 'phone' }),
      },
    ]);
    const { stdout } = await portico('show', '2');
    expect(stdout).toContain('Category was the default (All categories), now Category 20');
    expect(stdout).toContain('Item was the default (The first item), now Red car');
    expect(stdout).toContain('Shown on was the default (All windows), now Phones only');
  });

  it('asks for a decision about later changes of the same field', async () => {
    await testStore().openMigrated();
    for (const name of ['One', 'Two', 'Three']) await portico('settings', 'set', 'siteName', name);
    const refused = await portico('undo', '2');
    expect(refused).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('now: “Three”') as unknown,
    });
    expect(refused.stderr).toContain('--take before or --take now');
    expect((await portico('undo', '2', '--take', 'before')).status).toBe(0);
    expect((await portico('settings', 'get', 'siteName')).stdout).toContain('"One"');
    expect((await portico('undo', '3', '--take', 'mine')).status).toBe(2);
  });

  it('lists, shows, schedules, publishes and discards drafts', async () => {
    const store = await testStore().openMigrated();
    await inWriteTransaction(store, testChange, (site) => writeParts(site, page('One')));
    const settings = { kind: 'part', verticalId: 0, key: 'settings' } as const;
    for (const title of ['New name', 'Other name']) {
      const draft = await createDraft(store, { title, author: 'Ada' });
      await addDraftStep(store, draft, [{ kind: 'set', target: settings, path: ['siteName'], value: title }]);
    }
    expect((await portico('draft', 'list')).stdout).toContain('“New name” by Ada, 1 change');
    expect((await portico('draft', 'show', '1')).stdout).toContain(
      'Short name of the site: “One” → “New name”',
    );
    expect((await portico('draft', 'schedule', '1', '2030-01-01T08:00Z')).status).toBe(0);
    expect((await portico('draft', 'schedule', '1', 'tomorrow')).status).toBe(2);
    expect((await portico('draft', 'list')).stdout).toContain('will be published at 2030-01-01T08:00Z');
    expect((await portico('draft', 'publish', '1')).status).toBe(0);
    expect((await portico('draft', 'publish', '2')).status).toBe(1);
    const broken = await createDraft(store, { title: 'Broken', author: 'Ada' });
    const edit = { kind: 'set', target: settings, path: ['themeColor'], value: 'nonsense' } as const;
    await addDraftStep(store, broken, [edit]);
    const refused = await portico('draft', 'publish', String(broken.id));
    expect(refused).toMatchObject({ status: 1, stdout: '' });
    expect(refused.stderr).toContain('Settings, themeColor: is the text "nonsense"; allowed: ');
    expect((await portico('draft', 'discard', String(broken.id))).status).toBe(0);
    expect((await portico('draft', 'discard', '2')).status).toBe(0);
    expect((await portico('draft', 'list')).stdout).toBe('There are no drafts.\n');
  });
});
