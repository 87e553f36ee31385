import { data, type ActionFunctionArgs } from 'react-router';
import type { StudioPolicy } from '../../server/policy.ts';
import { readForm } from '../../server/read-form.server.ts';
import { saveSchema, saveTexts } from './save-texts.server.ts';

export const handle: StudioPolicy = { read: 'editor', write: 'editor' };

/** Saves translations of one item, category, tag or part of the site to the operator's draft. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const parsed = saveSchema.safeParse(Object.fromEntries(await readForm(request)));
  if (!parsed.success) throw data(null, { status: 400 });
  return saveTexts({ request, context }, params.language, parsed.data);
}
