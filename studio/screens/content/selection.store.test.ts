import { expect, it } from 'vitest';
import { describeSqliteFirst } from '#test/store/engines.ts';
import { addDraftStep, createDraft, readDraft, undoDraftStep } from '#app/changes/drafts.server.ts';
import { publish, storeSample } from '#app/changes/site.fixture.ts';
import type { Edit } from '#app/changes/edits.ts';
import { openSample, sampleVertical } from './content.fixture.ts';
import { readContent, readItemData, type Content } from './content.server.ts';
import { copyItem, hideItems } from './item-edits.server.ts';
import { readSelection } from './selection.server.ts';

const hiddenOf = ({ items }: Content) =>
  items.filter(({ state }) => state === 'hidden').map(({ item }) => item.id);

describeSqliteFirst('all rows of a list', (testStore) => {
  it('are changed together, including those that no table has loaded, and one undo restores all of them', async () => {
    const store = await testStore().openMigrated();
    await storeSample(store);
    const sample = await readContent((await openSample(store)).services, sampleVertical, null);
    const [model] = (await readItemData(store, sample, [100])).values();
    const verticalId = sampleVertical.vertical.id;
    const copies = Array.from({ length: 300 }, (_, index): Edit => {
      const item = copyItem(model!, { id: 1000 + index, createTime: 1, title: `Copy ${index}` });
      return { kind: 'add-item', verticalId, item, after: null };
    });
    await publish(store, ...copies);

    const { services, finding } = await openSample(store);
    const open = async (id?: number) =>
      readContent(services, sampleVertical, id === undefined ? null : await readDraft(store.db, id));
    const before = await open();
    const wasHidden = hiddenOf(before);
    const ids = await readSelection({ platform: finding, content: before }, { except: [100], search: '' });
    expect(ids).toHaveLength(before.items.length - 1);

    const { edits } = hideItems(before, await readItemData(store, before, ids), true);
    const draft = await createDraft(store, { title: '', author: 'Ada' });
    const saved = await addDraftStep(store, draft, edits);
    if (saved.outcome !== 'saved') throw new Error(saved.outcome);
    expect(hiddenOf(await open(draft.id))).toEqual(
      before.items.map(({ item }) => item.id).filter((id) => id !== 100 || wasHidden.includes(100)),
    );
    await undoDraftStep(store, saved.draft);
    expect(hiddenOf(await open(draft.id))).toEqual(wasHidden);
  });
});
