import { faultTextsFor } from '../../schema-texts/fault-texts.server.ts';
import { data, type ActionFunctionArgs } from 'react-router';
import { z } from 'zod';
import { requireOperator } from '../../access/session.server.ts';
import { editDraft, type RequestArgs } from '../../draft/current-draft.server.ts';
import { platformContext } from '../../server/context.ts';
import type { StudioPolicy } from '../../server/policy.ts';
import { readForm } from '../../server/read-form.server.ts';
import { readStoredSettings } from './read-settings.server.ts';
import { planRestore, planSetting, revisionOfSetting, settingsSiteOf } from './settings.server.ts';
import type { SaveResult } from './setting-field.ts';

export const handle: StudioPolicy = { read: 'editor', write: 'editor' };

const common = {
  key: z.string().max(200),
  /** The revision that the form was filled with. */
  revision: z.string().max(50),
};
const schema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('set'), ...common, value: z.string().max(400_000) }),
  z.object({ intent: z.literal('reset'), ...common }),
  z.object({ intent: z.literal('restore'), ...common }),
]);

/** Saves one setting to the operator's draft: a new value, its default, or the published value. */
export async function action({ request, context }: ActionFunctionArgs) {
  const parsed = schema.safeParse(Object.fromEntries(await readForm(request)));
  if (!parsed.success) throw data(null, { status: 400 });
  return saveSetting({ request, context }, parsed.data);
}

function saveSetting(args: RequestArgs, input: z.output<typeof schema>) {
  const site = settingsSiteOf(args.context.get(platformContext));
  const isOwner = requireOperator(args.context).role === 'owner';
  const { key } = input;
  return editDraft(args, async (save) => {
    const { seen, ...stored } = await readStoredSettings(args);
    const plan =
      input.intent === 'restore'
        ? planRestore(stored, key, isOwner)
        : planSetting(site, stored, { key, text: input.intent === 'set' ? input.value : null }, isOwner);
    if (typeof plan === 'string') {
      return data<SaveResult>({ outcome: plan, key }, { status: plan === 'forbidden' ? 403 : 404 });
    }
    if ('allowed' in plan)
      return data<SaveResult>({
        outcome: 'refused',
        key,
        allowed: faultTextsFor(args.context)(plan.allowed),
      });
    const before = revisionOfSetting(site, stored, key) ?? '';
    if (plan.edits.length === 0) return data<SaveResult>({ outcome: 'saved', revision: before });
    if (input.revision !== before) return data<SaveResult>({ outcome: 'conflict' });
    const { outcome, draft } = await save(plan.edits, seen);
    if (outcome === 'too-large') return data<SaveResult>({ outcome, key });
    const after = revisionOfSetting(site, await readStoredSettings(args), key) ?? '';
    return data<SaveResult>({ outcome, revision: after, draft });
  });
}
