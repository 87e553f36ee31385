import type { ActionFunctionArgs } from 'react-router';
import { editDraft } from '../../draft/current-draft.server.ts';
import type { StudioPolicy } from '../../server/policy.ts';
import { readForm } from '../../server/read-form.server.ts';
import { saveEdits, type EditAnswer } from './edit-item.server.ts';
import { deleteItems } from './item-edits.server.ts';
import { openSection } from './section.server.ts';
import { parseSelection, readSelection } from './selection.server.ts';

export const handle: StudioPolicy = { read: 'editor', write: 'editor', isConfirmed: true };

/** Deletes any number of items in the operator's draft. */
export async function action({ context, params, request }: ActionFunctionArgs): Promise<EditAnswer> {
  const selection = parseSelection(await readForm(request));
  if (!selection) return { outcome: 'not-found' };
  const args = { context, request };
  return editDraft(args, async (save) => {
    const section = await openSection(args, params.section);
    const ids = await readSelection(section, selection);
    return saveEdits(save, section, deleteItems(section.content, ids));
  });
}
