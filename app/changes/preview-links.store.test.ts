import { expect, it } from 'vitest';
import { testRegistry } from '#test/bundle/sample-bundle.ts';
import { describeEachEngine } from '#test/store/engines.ts';
import type { Store } from '#app/store/store.ts';
import { addDraftStep, createDraft, discardDraft, revokePreview, type Draft } from './drafts.server.ts';
import { createPreviewLinks, longestPreview } from './preview-links.server.ts';
import { publishDraft } from './publish-draft.server.ts';
import { ada, storeSample } from './site.fixture.ts';

const day = 86_400_000;
const game = { kind: 'item', verticalId: 2, id: 100 } as const;

async function begin(store: Store): Promise<Draft> {
  const draft = await createDraft(store, { title: '', author: 'Ada' });
  const edit = { kind: 'set', target: game, path: ['title'], value: `Title ${draft.id}` } as const;
  const result = await addDraftStep(store, draft, [edit]);
  if (result.outcome !== 'saved') throw new Error(result.outcome);
  return result.draft;
}

describeEachEngine('a link to a preview', (testStore) => {
  it('is valid until its time has passed, and for at most 30 days', async () => {
    const store = await testStore().openMigrated();
    const { clock } = testStore();
    const links = createPreviewLinks(store);
    const { id } = await begin(store);
    const begun = clock.now();
    const [short, long] = [await links.createKey(id, day), await links.createKey(id, 100 * longestPreview)];
    const valid = async (time: number) => {
      clock.set(begun + time);
      return Promise.all([short, long].map(async (key) => (await links.verify(key ?? ''))?.draftId === id));
    };
    expect(await valid(day - 1_000)).toEqual([true, true]);
    expect(await valid(day)).toEqual([false, true]);
    expect(await valid(longestPreview - 1_000)).toEqual([false, true]);
    expect(await valid(longestPreview)).toEqual([false, false]);
  });

  it('ends when the draft is published or discarded, or its links are revoked', async () => {
    const store = await testStore().openMigrated();
    await storeSample(store);
    const links = createPreviewLinks(store);
    const ends: ((draft: Draft) => Promise<{ outcome: string }>)[] = [
      (draft) => publishDraft(store, draft, { registry: testRegistry, author: ada }),
      (draft) => discardDraft(store, draft),
      (draft) => revokePreview(store, draft),
    ];
    for (const end of ends) {
      const draft = await begin(store);
      const key = (await links.createKey(draft.id, day)) ?? '';
      expect(await links.verify(key)).toMatchObject({ draftId: draft.id });
      expect((await end(draft)).outcome).toMatch(/^(?:published|saved)$/);
      expect(await links.verify(key)).toBeNull();
    }
  });
});
