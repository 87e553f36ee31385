import { expect, it } from 'vitest';
import { readDraftValues } from '#app/changes/draft-values.server.ts';
import { addDraftStep, createDraft } from '#app/changes/drafts.server.ts';
import type { Edit } from '#app/changes/edits.ts';
import { publish, storeSample } from '#app/changes/site.fixture.ts';
import type { Store } from '#app/store/store.ts';
import { testRegistry } from '#test/bundle/sample-bundle.ts';
import { describeSqliteFirst } from '#test/store/engines.ts';
import { readFilter } from './filter.ts';
import { findEntries, readExcerpts } from './find-entries.server.ts';
import type { ListedSite } from './site.server.ts';

const setField = (id: number, path: string[], value: string): Edit => ({
  kind: 'set',
  target: { kind: 'item', verticalId: 2, id },
  path,
  value,
});

const translate = (id: number, intro: string, language = 'de'): Edit => ({
  kind: 'set',
  target: { kind: 'item', verticalId: 2, id },
  path: ['translations'],
  value: { [language]: { intro } },
});

/** Opens the site with a draft of the given edits. */
async function openSite(store: Store, edits: readonly Edit[] = []): Promise<ListedSite> {
  let draft: ListedSite['draft'] = null;
  if (edits.length > 0) {
    const seen = (await store.readVersion()) ?? 0;
    const { id, revision } = await createDraft(store, { title: '', author: 'Ada', seen });
    const result = await addDraftStep(store, { id, revision }, edits, { seen });
    draft = result.outcome === 'saved' ? result.draft : null;
  }
  const menu = { kind: 'part', verticalId: 2, key: 'menu' } as const;
  const parts = await readDraftValues(store.db, draft, [menu]);
  return { platform: { store }, registry: testRegistry, draft, main: 'en', languages: ['de', 'ar'], parts };
}

type Options = Parameters<typeof findEntries>[3];

async function search(site: ListedSite, q: string, options: Options = {}, language = 'de') {
  const { rows, ...found } = await findEntries(site, language, readFilter(new URLSearchParams({ q })), {
    patience: 60_000,
    ...options,
  });
  return { ids: rows.map(({ id }) => id), ...found };
}

describeSqliteFirst('a search of the translations', (testStore) => {
  const openStored = async (...edits: Edit[]) => {
    const store = await testStore().openMigrated();
    await storeSample(store);
    if (edits.length > 0) await publish(store, ...edits);
    return store;
  };

  it('finds names, ids, originals and the translations of its language', async () => {
    const store = await openStored(
      setField(101, ['intro'], 'Cross the river.'),
      translate(101, 'Überquere den Fluß.'),
      translate(102, 'حرّك المكعبات', 'ar'),
    );
    const site = await openSite(store);
    const all = { searched: 1, isCapped: false };
    expect(await search(site, 'game 103')).toEqual({ ids: ['103'], ...all });
    expect(await search(site, '104')).toEqual({ ids: ['104'], ...all });
    expect(await search(site, 'RIVER uberquere')).toEqual({ ids: ['101'], ...all });
    expect(await search(site, 'game fluss')).toEqual({ ids: ['101'], ...all });
    expect(await search(site, 'حرك')).toEqual({ ids: [], ...all });
    expect(await search(site, 'حرك', {}, 'ar')).toEqual({ ids: ['102'], ...all });
    expect((await search(site, 'category')).ids).toContain('10');
  });

  it('takes typed signs as they are', async () => {
    const hostile = String.raw`100 % of snake_case \ "quoted" 'it' <b>`;
    const site = await openSite(await openStored(translate(101, hostile)));
    for (const sign of ['%', '_', '\\', '"', "'it'", '<b>', 'snake_case']) {
      expect((await search(site, sign)).ids).toEqual(['101']);
    }
    for (const sign of ['%%', 'snake%case', 'g_me', '.*', '\0', 'x'.repeat(5_000)]) {
      expect((await search(site, sign)).ids).toEqual([]);
    }
  });

  it('follows the site and the draft', async () => {
    const store = await openStored(translate(101, 'Fluss'));
    const published = await openSite(store);
    expect((await search(published, 'fluss')).ids).toEqual(['101']);
    const site = await openSite(store, [translate(101, 'Strom'), translate(103, 'Im Fluss')]);
    expect((await search(site, 'fluss')).ids).toEqual(['103']);
    expect((await search(site, 'strom')).ids).toEqual(['101']);
    expect((await search(published, 'fluss')).ids).toEqual(['101']);
    await publish(store, translate(104, 'Am Fluss'));
    expect((await search(published, 'fluss')).ids).toEqual(['101', '104']);
  });

  it('reads on with each call until it has read all texts', async () => {
    const site = await openSite(await openStored(translate(101, 'Fluss'), translate(105, 'Fluss')));
    const shares: number[] = [];
    let found = await search(site, 'fluss', { time: 0 });
    while (found.searched < 1) {
      shares.push(found.searched);
      found = await search(site, 'fluss', { time: 0 });
    }
    expect(found.ids).toEqual(['101', '105']);
    expect(shares).toHaveLength(5);
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  });

  it('does not wait until the texts of all items are counted', async () => {
    const store = await openStored();
    let gate = Promise.withResolvers<void>();
    const slow: Store = Object.assign(Object.create(store) as Store, {
      async readConsistently(work: Parameters<Store['readConsistently']>[0]) {
        await gate.promise;
        return store.readConsistently(work);
      },
    });
    const untranslated = async (options: Options = {}) => {
      const site = await openSite(slow);
      const filter = readFilter(new URLSearchParams({ section: 'g', state: 'missing' }));
      const { rows, searched } = await findEntries(site, 'de', filter, options);
      return { items: rows.filter(({ group }) => group === 'items').map(({ id }) => id), searched };
    };
    const all = ['100', '101', '102', '103', '104', '105'];
    expect(await untranslated({ patience: 0 })).toEqual({ items: [], searched: 0 });
    gate.resolve();
    expect(await untranslated({ patience: 60_000 })).toEqual({ items: all, searched: 1 });
    gate = Promise.withResolvers();
    await publish(store, {
      ...translate(101, ''),
      value: { de: { title: 'Spiel', intro: 'Bewege die Steine.' } },
    } as Edit);
    const before = await untranslated({ patience: 0 });
    expect(before.items).toEqual(all);
    expect(before.searched).toBeLessThan(1);
    gate.resolve();
    expect(await untranslated({ patience: 60_000 })).toEqual({
      items: all.filter((id) => id !== '101'),
      searched: 1,
    });
  });

  it('stops at a number of entries, and keeps the entry that is shown', async () => {
    const site = await openSite(await openStored(translate(101, 'Fluss')));
    expect(await search(site, 'blocks', { most: 2 })).toEqual({
      ids: ['100', '101'],
      searched: 1,
      isCapped: true,
    });
    const kept = { section: 'g', group: 'items', id: '103' } as const;
    expect((await search(site, 'fluss', { kept })).ids).toEqual(['101', '103']);
  });

  it('shows the passage of each entry that was not found by its name', async () => {
    const site = await openSite(await openStored(translate(101, 'Überquere den Fluß bei Nacht.')));
    const { rows } = await findEntries(site, 'de', readFilter(new URLSearchParams({ q: 'fluss' })));
    const excerpts = await readExcerpts(site, 'de', 'fluss', rows);
    expect([...excerpts.values()]).toEqual([
      { before: 'Überquere den ', hit: 'Fluß', after: ' bei Nacht.', language: 'de' },
    ]);
    expect(await readExcerpts(site, 'de', 'game', rows)).toEqual(new Map());
  });
});
