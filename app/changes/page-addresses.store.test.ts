import { expect, it } from 'vitest';
import { testRegistry } from '#test/bundle/sample-bundle.ts';
import { describeEachEngine } from '#test/store/engines.ts';
import type { Edit } from './edits.ts';
import { storeSample } from './site.fixture.ts';
import { findPageAddresses } from './stored-redirects.server.ts';

describeEachEngine('the addresses of pages', (testStore) => {
  it('are those of the published site, or as a draft leaves them', async () => {
    const store = await testStore().openMigrated();
    await storeSample(store);
    const prefix = testRegistry.verticals.get(2)?.prefix ?? '';
    const game = `/${prefix}/details/100`;
    const addresses = [game, '/pages/imprint', '/nowhere'];
    expect([...(await findPageAddresses(store.db, testRegistry, addresses))]).toEqual([game]);
    const edits: Edit[] = [
      { kind: 'remove-item', verticalId: 2, id: 100 },
      {
        kind: 'set',
        target: { kind: 'part', verticalId: 0, key: 'ext_pages' },
        path: [],
        value: { 'pages/imprint': '# Imprint' },
      },
    ];
    const draft = { base: (await store.readVersion()) ?? 0, edits };
    expect([...(await findPageAddresses(store.db, testRegistry, addresses, draft))]).toEqual([
      '/pages/imprint',
    ]);
  });
});
