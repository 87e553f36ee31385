import { planLibraryEdits } from '#app/pages/layouts/layout-library.server.ts';
import { editDraft, readValue, type RequestArgs } from '../../draft/current-draft.server.ts';
import { layoutsTarget } from '../layouts/layout-edits.ts';
import { findSection, fitterFor } from './read-library.server.ts';

export type LibraryAnswer =
  /** The layout is saved as the last step of the draft. */
  | { outcome: 'saved'; draft: { id: number; revision: number } }
  /** `unknown`: the library has no such layout for the section. `too-large`: the draft cannot hold more edits. */
  | { outcome: 'too-large' | 'unchanged' | 'unknown' };

/** Saves a layout of the library for a section, as one step of the operator's draft. */
export async function applyLayout(
  args: RequestArgs,
  prefix: string | undefined,
  id: string,
): Promise<LibraryAnswer> {
  const { platform, server } = findSection(args, prefix);
  const verticalId = server.vertical.id;
  const layout = platform.layoutLibrary.get(verticalId)?.find((one) => one.id === id);
  if (!layout) return { outcome: 'unknown' };
  return editDraft(args, async (save): Promise<LibraryAnswer> => {
    const seen = (await platform.store.readVersion()) ?? 0;
    const fit = await fitterFor(args, platform);
    const { value } = await readValue(args, layoutsTarget);
    const edits = planLibraryEdits(value, verticalId, fit(layout));
    if (edits.length === 0) return { outcome: 'unchanged' };
    const { outcome, draft } = await save(edits, seen);
    return outcome === 'saved' ? { outcome, draft: { id: draft.id, revision: draft.revision } } : { outcome };
  });
}
