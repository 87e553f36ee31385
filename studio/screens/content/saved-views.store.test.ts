import { expect, it } from 'vitest';
import { removeOperator } from '#app/operators/operators.server.ts';
import { listContentViews, readContentPreferences } from '#app/store/content-views.server.ts';
import { describeSqliteFirst } from '#test/store/engines.ts';
import { changeView, viewSchema } from './change-view.server.ts';

const ada = { id: 'ada', role: 'owner' } as const;
const bo = { id: 'bo', role: 'editor' } as const;
const cy = { id: 'cy', role: 'viewer' } as const;

describeSqliteFirst('saved views', (testStore) => {
  const open = async () => {
    const store = await testStore().openMigrated();
    const change = (operator: typeof ada | typeof bo | typeof cy, input: Record<string, string>) =>
      changeView(store, operator, 2, viewSchema.parse(input));
    const namesOf = async ({ id }: { id: string }) =>
      (await listContentViews(store.db, id)).map(({ name }) => name);
    const save = async (operator: typeof ada | typeof bo | typeof cy, name: string, isShared = 'false') => {
      const answer = await change(operator, { intent: 'save', name, search: 'state=hidden', isShared });
      return answer.outcome === 'saved' ? String(answer.id) : answer.outcome;
    };
    return { store, change, namesOf, save };
  };

  it('belong to their operator unless they are shared', async () => {
    const { namesOf, save } = await open();
    await save(ada, 'Own');
    await save(ada, 'For all', 'true');
    expect(await namesOf(ada)).toEqual(['For all', 'Own']);
    expect(await namesOf(cy)).toEqual(['For all']);
  });

  it('are shared and changed for others only by editors and owners', async () => {
    const { change, namesOf, save } = await open();
    expect(await save(cy, 'Shared by a viewer', 'true')).toBe('forbidden');
    const own = await save(ada, 'Own');
    const shared = await save(ada, 'For all', 'true');
    const viewers = await save(cy, 'Mine');
    expect(await change(cy, { intent: 'rename', id: shared, name: 'Taken' })).toEqual({
      outcome: 'not-found',
    });
    expect(await change(bo, { intent: 'remove', id: own })).toEqual({ outcome: 'not-found' });
    expect(await change(cy, { intent: 'share', id: viewers, isShared: 'true' })).toEqual({
      outcome: 'forbidden',
    });
    expect(await change(cy, { intent: 'rename', id: viewers, name: 'My own' })).toMatchObject({
      outcome: 'saved',
    });
    expect(await change(bo, { intent: 'rename', id: shared, name: 'For everybody' })).toMatchObject({
      outcome: 'saved',
    });
    expect(await namesOf(cy)).toEqual(['For everybody', 'My own']);
  });

  it('keep only the parameters of the table', async () => {
    const { store, change } = await open();
    const search = 'state=hidden&sort=-openings&columns=likes&view=7&other=<b>';
    await change(ada, { intent: 'save', name: 'Popular', search, isShared: 'false' });
    const [view] = await listContentViews(store.db, ada.id);
    expect(view?.search).toBe('state=hidden&sort=-openings&columns=title%2Clikes');
  });

  it('open the section until they are deleted', async () => {
    const { store, change, save } = await open();
    const id = await save(ada, 'For all', 'true');
    await change(bo, { intent: 'default', id });
    await change(bo, { intent: 'columns', columns: 'title,likes' });
    const preferences = () => readContentPreferences(store.db, { operatorId: bo.id, verticalId: 2 });
    expect(await preferences()).toEqual({ columns: 'title,likes', defaultView: Number(id) });
    await change(ada, { intent: 'remove', id });
    expect(await preferences()).toEqual({ columns: 'title,likes', defaultView: null });
  });

  it('of a removed operator are removed, except shared ones', async () => {
    const { store, change, namesOf, save } = await open();
    await save(bo, 'Own');
    await save(bo, 'For all', 'true');
    await change(bo, { intent: 'columns', columns: 'title' });
    await removeOperator(store.db, bo.id);
    expect(await namesOf(bo)).toEqual(['For all']);
    const after = await readContentPreferences(store.db, { operatorId: bo.id, verticalId: 2 });
    expect(after.columns).toBe('');
  });
});
