import { z } from 'zod';
import { includesRole } from '#app/operators/operators.server.ts';
import {
  deleteContentView,
  insertContentView,
  listContentViews,
  updateContentView,
  writeContentPreferences,
} from '#app/store/content-views.server.ts';
import type { Store } from '#app/store/store.ts';
import type { Operator } from '#app/operators/operators.server.ts';
import { readColumns } from './columns.ts';
import { readQuery, writeQuery } from './content-query.ts';
import { mayChange } from './saved-views.server.ts';

/** Maximum number of views that an operator can save for one section. */
const maxViews = 50;

const id = z.coerce.number().int().positive();
const name = z.string().trim().min(1).max(60);
const search = z
  .string()
  .max(2_000)
  // Stores only parameters that the table understands.
  .transform((text) => writeQuery({ ...readQuery(new URLSearchParams(text)), view: null }));
const isShared = z.enum(['true', 'false']).transform((text) => text === 'true');

export const viewSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('save'), name, search, isShared }),
  z.object({ intent: z.literal('rename'), id, name }),
  z.object({ intent: z.literal('refilter'), id, search }),
  z.object({ intent: z.literal('share'), id, isShared }),
  z.object({ intent: z.literal('remove'), id }),
  /** Chooses the view with which the section opens. An empty `id` means the list of all items. */
  z.object({ intent: z.literal('default'), id: id.or(z.literal('')) }),
  z.object({ intent: z.literal('columns'), columns: z.string().max(300) }),
]);

export type ViewInput = z.output<typeof viewSchema>;

/** The answer to a change of a view. `forbidden`: the role may not share views. */
export type ViewAnswer =
  | { outcome: 'saved'; id: number | null }
  | { outcome: 'too-many' | 'not-found' | 'forbidden' };

/** Changes the saved views of a section, or how the operator shows its list. */
export function changeView(
  store: Store,
  operator: Pick<Operator, 'id' | 'role'>,
  verticalId: number,
  input: ViewInput,
): Promise<ViewAnswer> {
  const isEditor = includesRole(operator.role, 'editor');
  const own = { operatorId: operator.id, verticalId };
  return store.db.transaction().execute(async (db): Promise<ViewAnswer> => {
    const views = (await listContentViews(db, operator.id)).filter((view) => view.verticalId === verticalId);
    if (input.intent === 'columns') {
      const columns = readColumns(input.columns)?.join(',') ?? '';
      await writeContentPreferences(db, own, { columns });
      return { outcome: 'saved', id: null };
    }
    if (input.intent === 'save') {
      if (input.isShared && !isEditor) return { outcome: 'forbidden' };
      if (views.filter(({ operatorId }) => operatorId === operator.id).length >= maxViews) {
        return { outcome: 'too-many' };
      }
      const { intent: _intent, ...view } = input;
      return { outcome: 'saved', id: await insertContentView(db, { ...view, ...own }) };
    }
    const view = views.find((one) => one.id === input.id);
    if (input.intent === 'default') {
      if (input.id !== '' && !view) return { outcome: 'not-found' };
      await writeContentPreferences(db, own, { defaultView: view?.id ?? null });
      return { outcome: 'saved', id: view?.id ?? null };
    }
    if (!view || !mayChange(operator.id, isEditor, view)) return { outcome: 'not-found' };
    if (input.intent === 'share' && !isEditor) return { outcome: 'forbidden' };
    if (input.intent === 'remove') await deleteContentView(db, view.id);
    if (input.intent === 'rename') await updateContentView(db, view.id, { name: input.name });
    if (input.intent === 'refilter') await updateContentView(db, view.id, { search: input.search });
    if (input.intent === 'share') await updateContentView(db, view.id, { isShared: input.isShared });
    return { outcome: 'saved', id: view.id };
  });
}
