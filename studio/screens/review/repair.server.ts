import { data } from 'react-router';
import { z } from 'zod';
import { parseJsonSource } from '#app/bundle/json-source.server.ts';
import { isJsonObject } from '#app/lib/json.ts';
import type { Edit, EditTarget } from '#app/changes/edits.ts';
import { readItem } from '#app/store/items.server.ts';
import type { Repair } from '#server/doctor/finding.ts';
import { listSamples } from '#server/doctor/review/items.ts';
import { requireOperator } from '../../access/session.server.ts';
import { editDraft, type RequestArgs } from '../../draft/current-draft.server.ts';
import type { StepAnswer } from '../../draft/use-step-toast.ts';
import { platformContext } from '../../server/context.ts';
import { setField } from '../content/edit-item.server.ts';
import { readStoredSettings } from '../settings/read-settings.server.ts';
import { planSetting, settingsSiteOf } from '../settings/settings.server.ts';

const schema = z.object({
  repair: z.enum(['allowCrawlers', 'hideSamples', 'showBanner'] satisfies Repair[]),
});

/** The settings that a repair resets to their defaults. */
const settings = { allowCrawlers: 'robotsTxt', showBanner: 'cookie.display' } as const;

/**
 * Saves the edits that fix a finding, as one step of the operator's draft. Throws a response with status 400 if the
 * form is malformed.
 */
export async function repairSite(args: RequestArgs, fields: unknown): Promise<StepAnswer> {
  const parsed = schema.safeParse(fields);
  if (!parsed.success) throw data(null, { status: 400 });
  const { repair } = parsed.data;
  const { store, snapshots } = args.context.get(platformContext);
  return editDraft(args, async (save) => {
    const seen = (await store.readVersion()) ?? 0;
    const edits = repair === 'hideSamples' ? await hideSamples() : await resetSetting(settings[repair]);
    return edits.length === 0 ? { outcome: 'unchanged' } : save(edits, seen);
  });

  async function hideSamples(): Promise<Edit[]> {
    const snapshot = snapshots.current();
    const edits: Edit[] = [];
    for (const { verticalId, id } of snapshot ? listSamples(snapshot) : []) {
      const stored = await readItem(store.db, verticalId, id);
      const { value } = stored === null ? {} : parseJsonSource(stored);
      const target: EditTarget = { kind: 'item', verticalId, id };
      if (isJsonObject(value)) edits.push(...setField(target, value, ['ext', 'hidden'], true));
    }
    return edits;
  }

  async function resetSetting(key: string): Promise<Edit[]> {
    const isOwner = requireOperator(args.context).role === 'owner';
    const site = settingsSiteOf(args.context.get(platformContext));
    const plan = planSetting(site, await readStoredSettings(args), { key, text: null }, isOwner);
    return typeof plan === 'object' && 'edits' in plan ? plan.edits : [];
  }
}
