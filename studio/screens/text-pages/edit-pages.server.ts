import { targetKey } from '#app/store/change-target.ts';
import { editDraft, readValues, type RequestArgs } from '../../draft/current-draft.server.ts';
import { platformContext } from '../../server/context.ts';
import { readRedirectTable, redirectsTarget } from '../redirects/redirects.server.ts';
import { settingsTarget } from '../settings/settings.server.ts';
import type { PageEditResult } from './own-page.ts';
import type { PageParts, PagePlan } from './own-pages.server.ts';
import { pagesTarget } from './text-pages.server.ts';

/**
 * Saves an edit of the list of pages to the draft as one step. `plan` returns `null` if someone else has changed or
 * deleted the page in the meantime.
 */
export function editPages(
  args: RequestArgs,
  plan: (parts: PageParts) => PagePlan | null,
): Promise<PageEditResult> {
  const { store } = args.context.get(platformContext);
  return editDraft(args, async (save): Promise<PageEditResult> => {
    const seen = (await store.readVersion()) ?? 0;
    const values = await readValues(args, [pagesTarget, settingsTarget, redirectsTarget]);
    const planned = plan({
      pages: values.get(targetKey(pagesTarget))?.value,
      settings: values.get(targetKey(settingsTarget))?.value,
      redirects: readRedirectTable(values.get(targetKey(redirectsTarget))?.value),
    });
    if (planned === null) return { outcome: 'conflict' };
    if ('fault' in planned) return { outcome: 'refused', fault: planned };
    const { edits, name } = planned;
    if (edits.length === 0) return { outcome: 'saved', ...(name && { name }) };
    const { outcome, draft } = await save(edits, seen);
    return outcome === 'saved' ? { outcome, draft, ...(name && { name }) } : { outcome };
  });
}
