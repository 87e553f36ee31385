import type { ActionFunctionArgs } from 'react-router';
import { requireOperator } from '../../access/session.server.ts';
import { platformContext } from '../../server/context.ts';
import type { StudioPolicy } from '../../server/policy.ts';
import { readForm } from '../../server/read-form.server.ts';
import { changeView, viewSchema, type ViewAnswer } from './change-view.server.ts';

/** Viewers save views for themselves. `changeView` checks who may share them. */
export const handle: StudioPolicy = { read: 'viewer', write: 'viewer' };

/** Changes the saved views and the columns of a section. */
export async function action({ context, params, request }: ActionFunctionArgs): Promise<ViewAnswer> {
  const platform = context.get(platformContext);
  const server = platform.verticals.find(({ vertical }) => vertical.prefix === params.section);
  const parsed = viewSchema.safeParse(Object.fromEntries(await readForm(request)));
  if (!server || !parsed.success) return { outcome: 'not-found' };
  return changeView(platform.store, requireOperator(context), server.vertical.id, parsed.data);
}
