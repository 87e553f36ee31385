import { readDraftedEntryIds } from '#app/changes/drafted-ids.server.ts';
import { faultTextsFor } from '../../schema-texts/fault-texts.server.ts';
import { data } from 'react-router';
import { z } from 'zod';
import { requireOperator } from '../../access/session.server.ts';
import { editDraft, readValue, type RequestArgs } from '../../draft/current-draft.server.ts';
import { revisionOf } from '../../draft/field-revision.server.ts';
import { platformContext } from '../../server/context.ts';
import { readForm } from '../../server/read-form.server.ts';
import {
  adsTarget,
  findAdFaults,
  idOfEntry,
  planAdAction,
  readAdEntries,
  type AdAction,
  type AdFault,
  type RefusedAd,
} from './ad-edits.server.ts';
import { adKinds } from './ad-form.ts';

/** The answer to an action on ad entries. A refused action saves nothing. */
export type AdAnswer =
  | {
      outcome: 'saved';
      /** The draft, whose last step is the action. */
      draft: { id: number; revision: number };
      /** Id of the entry to open. `null` if none is opened. */
      id: number | null;
      /** Revision of that entry. */
      revision: string;
    }
  | { outcome: 'unchanged'; id: number | null; revision: string }
  | { outcome: 'refused'; faults: AdFault[] }
  /** The entry has changed since the form was filled. */
  | { outcome: 'conflict' }
  /** Only an owner who has proved their identity may run the action. */
  | { outcome: 'forbidden' }
  | { outcome: 'full' | 'gone' | 'invalid' | 'too-large' };

const id = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
const longText = z.string().max(400_000);
const seconds = z.int().min(0).max(253_402_300_799);
const form = z.object({
  name: z.string().trim().max(1_000),
  kind: z.enum(adKinds),
  adNumber: z.int().min(0).max(Number.MAX_SAFE_INTEGER),
  section: z.int().min(0),
  pageKind: z.int().min(0).max(6),
  position: z.enum(['head', 'body']),
  script: longText,
  html: longText,
  attributes: z.string().max(20_000),
  isContextual: z.boolean(),
  from: seconds,
  until: seconds,
  image: z.string().max(3_000),
  link: z.string().trim().max(3_000),
  alt: z.string().max(1_000),
});
const formText = z.string().transform((text, context) => {
  try {
    return form.parse(JSON.parse(text));
  } catch {
    context.addIssue({ code: 'custom', message: 'not the form of an ad entry' });
    return z.NEVER;
  }
});
const schema = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('save'),
    id: z.union([z.literal('').transform(() => null), id]),
    revision: z.string().max(50),
    value: formText,
  }),
  z.object({ intent: z.literal('duplicate'), id }),
  z.object({ intent: z.literal('remove'), id }),
  z.object({ intent: z.literal('off'), id }),
  z.object({ intent: z.literal('on'), id }),
  z.object({ intent: z.literal('move'), id, to: id }),
]);

/**
 * Runs an action on ad entries in the operator's draft. Without `mayScript`, actions that only owners may run are
 * refused.
 */
export async function runAdAction(args: RequestArgs, mayScript: boolean) {
  const parsed = schema.safeParse(Object.fromEntries(await readForm(args.request)));
  if (!parsed.success) return data<AdAnswer>({ outcome: 'invalid' }, { status: 400 });
  const { data: input } = parsed;
  const action: AdAction = input.intent === 'save' ? { ...input, form: input.value } : input;
  const { store, rules } = args.context.get(platformContext);
  const isOwner = requireOperator(args.context).role === 'owner';
  const say = faultTextsFor(args.context);
  const inWords = (refused: RefusedAd): RefusedAd =>
    refused.outcome === 'refused'
      ? { ...refused, faults: refused.faults.map((fault) => ({ ...fault, allowed: say(fault.allowed) })) }
      : refused;
  return editDraft(args, async (save) => {
    const seen = (await store.readVersion()) ?? 0;
    const { value } = await readValue(args, adsTarget);
    const planned = planAdAction(value, action, await readDraftedEntryIds(store.db, adsTarget));
    if ('outcome' in planned) return data<AdAnswer>(inWords(planned));
    const { edits, isProtected } = planned;
    if (edits.length === 0) {
      return data<AdAnswer>({
        outcome: 'unchanged',
        id: planned.id,
        revision: revisionIn(value, planned.id),
      });
    }
    if (isProtected && !(mayScript && isOwner)) {
      return data<AdAnswer>({ outcome: 'forbidden' }, { status: 403 });
    }
    const faults = await findAdFaults(store.db, rules, value, planned);
    if (faults.length > 0 && action.intent === 'save') {
      return data<AdAnswer>(inWords({ outcome: 'refused', faults }));
    }
    const { outcome, draft } = await save(edits, seen);
    if (outcome === 'too-large') return data<AdAnswer>({ outcome });
    const after = await readValue(args, adsTarget);
    return data<AdAnswer>({
      outcome,
      draft,
      id: planned.id,
      revision: revisionIn(after.value, planned.id),
    });
  });
}

function revisionIn(value: Parameters<typeof readAdEntries>[0], entryId: number | null): string {
  const entry = readAdEntries(value).find((one) => idOfEntry(one) === entryId);
  return entry ? revisionOf(entry) : '';
}
