import { data, type ActionFunctionArgs } from 'react-router';
import { z } from 'zod';
import { adCodeHash, createMeasuredAds } from '#app/changes/measured-ads.server.ts';
import { localAddress } from '#app/pages/seo/meta.ts';
import { storeAdMeasurement } from '#app/store/ad-measurements.server.ts';
import { describeDevice } from '../../access/browser-passkeys.ts';
import { findCurrentDraft, readValue } from '../../draft/current-draft.server.ts';
import { platformContext, senderContext } from '../../server/context.ts';
import type { StudioPolicy } from '../../server/policy.ts';
import { readForm } from '../../server/read-form.server.ts';
import { adsTarget, holdsScript, idOfEntry, readAdEntries } from './ad-edits.server.ts';
import { readFigures } from './ad-weight.server.ts';

/**
 * Measuring runs the script in the operator's browser, so the operators who may measure are those who may save scripts.
 */
export const handle: StudioPolicy = { read: 'owner', write: 'owner' };

/** The answer to a request to measure an entry, or to save its figures. */
export type MeasureAnswer =
  /** The address of the page that measures the entry, and the hash of its code. */
  | { outcome: 'ready'; id: number; address: string; hash: string }
  | { outcome: 'saved' }
  /** The code of the entry has changed since the measurement began, so the figures do not belong to it. */
  | { outcome: 'changed' }
  | { outcome: 'gone' | 'invalid' };

const id = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
const schema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('measure'), id }),
  z.object({ intent: z.literal('figures'), id, hash: z.string().max(50), figures: z.string() }),
]);

/** Creates the address at which an entry is measured, or saves a measurement. */
export async function action({ request, context }: ActionFunctionArgs) {
  const parsed = schema.safeParse(Object.fromEntries(await readForm(request)));
  if (!parsed.success) return data<MeasureAnswer>({ outcome: 'invalid' }, { status: 400 });
  const { data: input } = parsed;
  const args = { request, context };
  const { store, environment, clock } = context.get(platformContext);
  const { value } = await readValue(args, adsTarget);
  const entry = readAdEntries(value).find((one) => idOfEntry(one) === input.id);
  if (!entry || !holdsScript(entry)) return data<MeasureAnswer>({ outcome: 'gone' });
  const hash = adCodeHash(entry);
  if (input.intent === 'measure') {
    const draft = await findCurrentDraft(args);
    const ad = { draftId: draft?.id ?? null, id: input.id, hash };
    const key = await createMeasuredAds(store).createKey(ad);
    const address = `${localAddress(environment)}/measure/${key}`;
    return data<MeasureAnswer>({ outcome: 'ready', id: input.id, address, hash });
  }
  if (input.hash !== hash) return data<MeasureAnswer>({ outcome: 'changed' });
  const figures = readFigures(input.figures);
  if (!figures) return data<MeasureAnswer>({ outcome: 'invalid' }, { status: 400 });
  await storeAdMeasurement(store.db, {
    adId: input.id,
    codeHash: hash,
    measuredAt: clock.now(),
    browser: describeDevice(context.get(senderContext).userAgent),
    figures: JSON.stringify(figures),
  });
  return data<MeasureAnswer>({ outcome: 'saved' });
}
