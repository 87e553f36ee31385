import { data, type ActionFunctionArgs } from 'react-router';
import { z } from 'zod';
import { editDraft } from '../../draft/current-draft.server.ts';
import type { StudioPolicy } from '../../server/policy.ts';
import { readForm } from '../../server/read-form.server.ts';
import { readStoredSettings } from '../settings/read-settings.server.ts';
import { planPreset, planPublishedLook } from './look.server.ts';
import { findPreset, presetIds } from './presets.ts';

export const handle: StudioPolicy = { read: 'editor', write: 'editor' };

const schema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('preset'), id: z.enum(presetIds) }),
  z.object({ intent: z.literal('restore') }),
]);

/** The answer to a change of the whole look. `draft` is the draft, whose last step is the change. */
export type LookAnswer =
  | { outcome: 'saved'; draft: { id: number; revision: number } }
  | { outcome: 'unchanged' | 'too-large' | 'invalid' };

/** Gives the site the colours of a preset, or its published look, as one step of the draft. */
export async function action({ request, context }: ActionFunctionArgs) {
  const parsed = schema.safeParse(Object.fromEntries(await readForm(request)));
  if (!parsed.success) return data<LookAnswer>({ outcome: 'invalid' }, { status: 400 });
  const args = { request, context };
  const { data: input } = parsed;
  return editDraft(args, async (save) => {
    const { seen, settings } = await readStoredSettings(args);
    const preset = input.intent === 'preset' ? findPreset(input.id) : undefined;
    const edits = preset ? planPreset(settings.value, preset) : planPublishedLook(settings);
    if (edits.length === 0) return data<LookAnswer>({ outcome: 'unchanged' });
    const { outcome, draft } = await save(edits, seen);
    return data<LookAnswer>(outcome === 'saved' ? { outcome, draft } : { outcome });
  });
}
