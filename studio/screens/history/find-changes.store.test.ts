import { expect, it } from 'vitest';
import { writeEffects, writeSummary } from '#app/domain/change-summary.ts';
import { createMessageCatalogue, type MessageFile } from '#app/messages/catalogue.server.ts';
import type { Store } from '#app/store/store.ts';
import { writeParts } from '#app/store/site-parts.server.ts';
import { inWriteTransaction } from '#app/store/write-transaction.server.ts';
import { describeEachEngine } from '#test/store/engines.ts';
import { createHeadline } from '../../changes/headline.server.ts';
import { findChanges, type HistoryReader } from './find-changes.server.ts';

const files = import.meta.glob<MessageFile>(
  '/studio/{changes,screens/{content,history,text-pages}}/messages/*.json',
  { eager: true, import: 'default' },
);
const catalogue = createMessageCatalogue(files, { sections: [] });

async function record(store: Store, summaries: readonly string[], author = 'Ada'): Promise<void> {
  for (const summary of summaries) {
    const reason = { origin: author === '' ? 'feed' : 'studio', author, summary } as const;
    const value = JSON.stringify(await store.readVersion());
    await inWriteTransaction(store, reason, (site) =>
      writeParts(site, [{ verticalId: 2, key: 'menu', value }]),
    );
  }
}

const titles = new Map([['cookie.display', 'Wann das Banner erscheint']]);

/** Returns a reader of a language. The titles of settings are always in German. */
function readerIn(language: string): HistoryReader {
  const source = catalogue.source(language, 'UTC');
  return {
    source,
    headline: createHeadline(source, { titleOf: (key) => titles.get(key), sectionOf: () => undefined }),
  };
}

/** Returns a search function. It takes a text and returns the versions of the changes that contain the text. */
function searchIn(store: Store, language: string) {
  const reader = readerIn(language);
  return async (text: string, filter: { author?: string } = {}) => {
    const { changes } = await findChanges(store, reader, { ...filter, text, limit: 50 });
    return changes.map(({ version }) => version);
  };
}

describeEachEngine('the search of the history', (testStore) => {
  it('finds what the reader sees, in the language of the reader', async () => {
    const store = await testStore().openMigrated();
    await record(store, [
      writeSummary('changedSetting', { key: 'cookie.display' }),
      writeSummary('hid', { id: '1762', title: 'Über dem Mond' }),
      writeSummary('importedTranslations', { language: 'fr' }),
      writeSummary('importedEntries', {
        effects: writeEffects({ added: 2, changed: 0, removed: 0, replaced: ['menu of g'] }),
      }),
      writeSummary('undone', {
        version: '2',
        change: writeSummary('hid', { id: '1762', title: 'Über dem Mond' }),
      }),
    ]);
    await record(store, ['Frühjahrsputz für 50% der Spiele.'], 'Grace');
    await record(store, [writeSummary('ranFeed', { name: 'Nightly', added: 1, changed: 0, removed: 0 })], '');
    const german = searchIn(store, 'de');
    expect(await german('Einstellung geändert')).toEqual([1]);
    expect(await german('wann Banner')).toEqual([1]);
    expect(await german('AUSGEBLENDET')).toEqual([5, 2]);
    expect(await german('„über dem Mond“ ausgeblendet')).toEqual([5, 2]);
    expect(await german('rückgängig Mond')).toEqual([5]);
    expect(await german('französisch')).toEqual([3]);
    expect(await german('Kategorien')).toEqual([4]);
    expect(await german('feed nightly')).toEqual([7]);
    // A German screen shows no English words, so the search does not find them.
    expect(await german('changed the setting')).toEqual([]);
    expect(await searchIn(store, 'en')('changed the setting')).toEqual([1]);
    expect(await searchIn(store, 'ar')('عدل الإعداد')).toEqual([1]);
  });

  it('finds names, keys and authors in every language, and takes the text literally', async () => {
    const store = await testStore().openMigrated();
    await record(store, [
      writeSummary('changedTextPage', { name: 'aboutUs' }),
      writeSummary('undone', {
        version: '1',
        change: writeSummary('changedSetting', { key: 'cookie.display' }),
      }),
      writeSummary('setRedirect', { from: '/old_games', to: '/new' }),
    ]);
    await record(store, ['50% cheaper.', '500 games cheaper.'], 'Grace');
    for (const language of ['de', 'ar', 'en']) {
      const search = searchIn(store, language);
      expect(await search('aboutus')).toEqual([1]);
      expect(await search('cookie.display')).toEqual([2]);
      expect(await search('/old_games')).toEqual([3]);
      expect(await search('50%')).toEqual([4]);
      expect(await search('grace cheaper')).toEqual([5, 4]);
      expect(await search('cheaper', { author: 'Ada' })).toEqual([]);
      expect(await search(' „“ ')).toHaveLength(5);
    }
  });

  it('pages through all matches', async () => {
    const store = await testStore().openMigrated();
    const summaries = Array.from({ length: 7 }, (_, index) =>
      index % 2 === 0
        ? writeSummary('hid', { id: String(index), title: 'Moon' })
        : writeSummary('changedSetting', { key: 'cookie.display' }),
    );
    await record(store, summaries);
    for (const [text, expected] of [
      ['ausgeblendet', [7, 5, 3, 1]],
      ['', [7, 6, 5, 4, 3, 2, 1]],
    ] as const) {
      const versions: number[] = [];
      let before: number | undefined;
      do {
        const query = { text, before, limit: 3 };
        const page = await findChanges(store, readerIn('de'), query, { batchSize: 2, maxRead: 4 });
        versions.push(...page.changes.map(({ version }) => version));
        before = page.next ?? undefined;
      } while (before !== undefined);
      expect(versions).toEqual(expected);
    }
  });
});
