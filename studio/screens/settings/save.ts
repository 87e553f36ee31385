import { data, type ActionFunctionArgs } from 'react-router';
import { z } from 'zod';
import { requireOperator } from '../../access/session.server.ts';
import { saveToDraft } from '../../draft/current-draft.server.ts';
import { platformContext } from '../../server/context.ts';
import type { StudioPolicy } from '../../server/policy.ts';
import { readStoredSettings } from './read-settings.server.ts';
import { planRestore, planSetting, settingsSiteOf } from './settings.server.ts';
import type { SaveResult } from './setting-field.ts';

export const handle: StudioPolicy = { read: 'editor', write: 'editor' };

const key = z.string().max(200);
const schema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('set'), key, value: z.string().max(400_000) }),
  z.object({ intent: z.literal('reset'), key }),
  z.object({ intent: z.literal('restore'), key }),
]);

/** Saves one setting to the operator's draft: a new value, its default, or the published value. */
export async function action({ request, context }: ActionFunctionArgs) {
  const parsed = schema.safeParse(Object.fromEntries(await request.formData()));
  if (!parsed.success) throw data(null, { status: 400 });
  const { data: asked } = parsed;
  const { seen, ...stored } = await readStoredSettings({ request, context });
  const isOwner = requireOperator(context).role === 'owner';
  const plan =
    asked.intent === 'restore'
      ? planRestore(stored, asked.key, isOwner)
      : planSetting(
          settingsSiteOf(context.get(platformContext)),
          stored,
          { key: asked.key, text: asked.intent === 'set' ? asked.value : null },
          isOwner,
        );
  if (typeof plan === 'string') {
    return data<SaveResult>({ outcome: plan, key: asked.key }, { status: plan === 'forbidden' ? 403 : 404 });
  }
  if ('allowed' in plan) {
    return data<SaveResult>({ outcome: 'refused', key: asked.key, allowed: plan.allowed });
  }
  if (plan.edits.length === 0) return data<SaveResult>({ outcome: 'saved' });
  const { outcome } = await saveToDraft({ request, context }, plan.edits, { seen });
  return data<SaveResult>(outcome === 'saved' ? { outcome } : { outcome: 'too-large', key: asked.key });
}
