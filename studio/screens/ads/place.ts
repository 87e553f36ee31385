import { faultTextsFor } from '../../schema-texts/fault-texts.server.ts';
import { data, type ActionFunctionArgs } from 'react-router';
import { z } from 'zod';
import { slotValueAllowed } from '#app/ads/slot-values.server.ts';
import { adBoxNames } from '#app/bundle/block-settings.ts';
import { editDraft } from '../../draft/current-draft.server.ts';
import type { StudioPolicy } from '../../server/policy.ts';
import { readForm } from '../../server/read-form.server.ts';
import { findLayoutFaults, openLayout } from '../layouts/open-layout.server.ts';
import { planPlacement, type Marker, type PlaceAction } from './placement.ts';

export const handle: StudioPolicy = { read: 'editor', write: 'editor' };

/** The answer to a change of a slot. A refused change is not saved. */
export type PlaceAnswer =
  | { outcome: 'saved'; draft: { id: number; revision: number }; selected: Marker | null }
  | { outcome: 'unchanged'; selected: Marker | null }
  | { outcome: 'refused'; allowed: string }
  /** The layout is not the one that the operator saw: it has another number of blocks, or lacks the slot or block. */
  | { outcome: 'conflict' }
  | { outcome: 'full' | 'invalid' | 'too-large' };

const position = z.coerce.number().int().min(0).max(1_000);
const adNumber = z.coerce.number().int().min(1).max(999_999_999);
/** Number of children before the slot. Empty if the block itself is the slot. */
const at = z.union([z.literal('').transform(() => null), position.min(1)]);
const from = { block: position, at };
const to = {
  toBlock: position,
  /** Number of children before the new slot. Empty if the slot is placed before the block. */
  toAt: at,
};
/** Number of blocks that the operator saw. If the layout has another number now, the action is a conflict. */
const seen = { count: position };

const schema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('add'), ...seen, ...to, adNumber }),
  z.object({ intent: z.literal('move'), ...seen, ...from, ...to }),
  z.object({ intent: z.literal('take'), ...seen, ...from }),
  z.object({ intent: z.literal('number'), ...seen, ...from, adNumber }),
  z.object({
    intent: z.literal('box'),
    ...seen,
    ...from,
    key: z.string().max(100),
    /** An empty string restores the default. */
    value: z.string().trim().max(200),
  }),
]);

/** Changes the slots of a layout in the operator's draft, as one step. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const parsed = schema.safeParse(Object.fromEntries(await readForm(request)));
  if (!parsed.success) return data<PlaceAnswer>({ outcome: 'invalid' }, { status: 400 });
  const { data: input } = parsed;
  const change = readAction(input);
  const say = faultTextsFor(context);
  if (change.intent === 'box' && change.value !== null) {
    const name = adBoxNames.get(change.key);
    const allowed = name ? slotValueAllowed(name, change.value) : [...adBoxNames.keys()].join(', ');
    if (allowed !== null) return data<PlaceAnswer>({ outcome: 'refused', allowed: say(allowed) });
  }
  const args = { request, context };
  const answer = await editDraft(args, async (save): Promise<PlaceAnswer> => {
    const layout = await openLayout(args, params);
    if (layout.blocks.length !== input.count) return { outcome: 'conflict' };
    const planned = planPlacement(layout, change);
    if (planned === 'full') return { outcome: 'full' };
    if (planned === 'missing') return { outcome: 'conflict' };
    const { edits, selected } = planned;
    if (edits.length === 0) return { outcome: 'unchanged', selected };
    const fault = (await findLayoutFaults(layout, edits)).find(({ path }) => /\.config\.ad_/.test(path));
    if (fault) return { outcome: 'refused', allowed: say(fault.allowed) };
    const { outcome, draft } = await save(edits, layout.seen);
    return outcome === 'saved' ? { outcome, draft, selected } : { outcome };
  });
  return data(answer);
}

function readAction(input: z.output<typeof schema>): PlaceAction {
  const marker = 'block' in input ? { block: input.block, at: input.at } : { block: 0, at: null };
  const place =
    'toBlock' in input && input.toAt !== null
      ? { block: input.toBlock, at: input.toAt }
      : { before: 'toBlock' in input ? input.toBlock : 0 };
  switch (input.intent) {
    case 'add':
      return { intent: 'add', adNumber: input.adNumber, to: place };
    case 'move':
      return { intent: 'move', from: marker, to: place };
    case 'take':
      return { intent: 'take', from: marker };
    case 'number':
      return { intent: 'number', from: marker, adNumber: input.adNumber };
    case 'box':
      return { intent: 'box', from: marker, key: input.key, value: input.value === '' ? null : input.value };
  }
}
