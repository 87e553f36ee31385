import type { ActionFunctionArgs } from 'react-router';
import type { StudioPolicy } from '../../server/policy.ts';
import { readForm } from '../../server/read-form.server.ts';
import { readItemData } from './content.server.ts';
import { exportItems } from './export-items.server.ts';
import { openSection } from './section.server.ts';
import { parseSelection, readSelection } from './selection.server.ts';

export const handle: StudioPolicy = { read: 'viewer', write: 'viewer' };

/** Answers with a bundle of the selected items, as the operator's draft shows them. */
export async function action({ context, params, request }: ActionFunctionArgs): Promise<Response> {
  const selection = parseSelection(await readForm(request));
  if (!selection) throw new Response('The selection is malformed.', { status: 400 });
  const section = await openSection({ context, request }, params.section);
  const ids = await readSelection(section, selection);
  const items = await readItemData(section.platform.store, section.content, ids);
  const { id, prefix } = section.server.vertical;
  return new Response(exportItems(id, items.values()), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="${prefix}-items.json"`,
    },
  });
}
