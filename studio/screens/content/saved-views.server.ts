import { includesRole } from '#app/operators/operators.server.ts';
import { listContentViews } from '#app/store/content-views.server.ts';
import { requireOperator } from '../../access/session.server.ts';
import type { RequestArgs } from '../../draft/current-draft.server.ts';
import { platformContext } from '../../server/context.ts';
import { readQuery, writeQuery } from './content-query.ts';
import type { SavedView } from './views.ts';

/** Returns the saved views that the operator sees, by vertical. */
export async function listSavedViews({ context }: RequestArgs): Promise<ReadonlyMap<number, SavedView[]>> {
  const operator = requireOperator(context);
  const views = await listContentViews(context.get(platformContext).store.db, operator.id);
  const isEditor = includesRole(operator.role, 'editor');
  const found = new Map<number, SavedView[]>();
  for (const { id, verticalId, operatorId, name, search, isShared } of views) {
    const query = { ...readQuery(new URLSearchParams(search)), view: id };
    const view = {
      id,
      name,
      search: writeQuery(query),
      isShared,
      canChange: mayChange(operator.id, isEditor, { operatorId, isShared }),
    };
    found.set(verticalId, [...(found.get(verticalId) ?? []), view]);
  }
  return found;
}

/**
 * Whether an operator may change a view. Operators may change their own views, and editors also those that are shared.
 */
export function mayChange(
  operator: string,
  isEditor: boolean,
  { operatorId, isShared }: { operatorId: string; isShared: boolean },
): boolean {
  return operatorId === operator || (isShared && isEditor);
}
