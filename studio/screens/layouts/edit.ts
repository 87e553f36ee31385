import { phrase } from '#app/lib/phrase.ts';
import { faultTextsFor } from '../../schema-texts/fault-texts.server.ts';
import { data, type ActionFunctionArgs } from 'react-router';
import { z } from 'zod';
import { isJsonObject, type JsonValue } from '#app/lib/json.ts';
import { maxBlocksPerLayout } from '#app/domain/layout.ts';
import { editDraft } from '../../draft/current-draft.server.ts';
import type { StudioPolicy } from '../../server/policy.ts';
import { readForm } from '../../server/read-form.server.ts';
import { isSeen, planAction, type LayoutAction, type StoredBlock } from './layout-edits.ts';
import { findLayoutFaults, openLayout, type LayoutFault } from './open-layout.server.ts';

export const handle: StudioPolicy = { read: 'editor', write: 'editor' };

/** The answer to an action of the layout editor. A refused action saves nothing. */
export type LayoutAnswer =
  | {
      outcome: 'saved';
      /** The draft, whose last step is the action. */
      draft: { id: number; revision: number };
      /** Position of the block to select. `null` to select none. */
      selected: number | null;
    }
  | { outcome: 'unchanged'; selected: number | null }
  /**
   * `allowed` describes the allowed values. `setting` is the name of the refused setting, or empty if the whole block
   * is refused.
   */
  | { outcome: 'refused'; allowed: string; setting: string }
  /** Someone else has changed the layout in the same draft. */
  | { outcome: 'conflict' }
  /** The layout has 25 blocks, or the draft cannot hold more edits. */
  | { outcome: 'full' | 'too-large' }
  | { outcome: 'invalid' };

const position = z.coerce.number().int().min(0).max(maxBlocksPerLayout);
const json = z
  .string()
  .max(400_000)
  .transform((text, context): JsonValue => {
    try {
      return z.json().parse(JSON.parse(text));
    } catch {
      context.addIssue({ code: 'custom', message: 'not JSON' });
      return z.NEVER;
    }
  });
/** The layout that the operator saw: the number of blocks, and the type of the block that the action concerns. */
const seen = { count: position, module: z.string().max(100) };

const schema = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('set'),
    ...seen,
    position,
    key: z.string().regex(/^[a-z]\w{0,99}$/i),
    value: json,
    before: json,
    resets: z
      .string()
      .max(2_000)
      .transform((text) => text.split(' ').filter(Boolean))
      .optional(),
  }),
  z.object({ intent: z.literal('insert'), ...seen, at: position, block: json }),
  z.object({ intent: z.literal('duplicate'), ...seen, position }),
  z.object({ intent: z.literal('remove'), ...seen, position }),
  z.object({ intent: z.literal('move'), ...seen, position, to: position }),
  z.object({ intent: z.literal('reset') }),
]);

type LayoutForm = z.output<typeof schema>;

/** Changes a layout in the operator's draft, as one step. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const parsed = schema.safeParse(Object.fromEntries(await readForm(request)));
  if (!parsed.success) return data<LayoutAnswer>({ outcome: 'invalid' }, { status: 400 });
  const say = faultTextsFor(context);
  const wanted = readAction(parsed.data);
  if (!wanted) {
    return data<LayoutAnswer>({ outcome: 'refused', allowed: say(blockForm), setting: '' });
  }
  const { data: seenBy } = parsed;
  const args = { request, context };
  const answer = await editDraft(args, async (save): Promise<LayoutAnswer> => {
    const layout = await openLayout(args, params);
    if (seenBy.intent !== 'reset' && !isSeen(layout.blocks, seenBy)) return { outcome: 'conflict' };
    const planned = planAction(layout, wanted);
    if (planned === 'full') return { outcome: 'full' };
    if (planned === 'missing') return { outcome: 'conflict' };
    const { edits, selected } = planned;
    if (edits.length === 0) return { outcome: 'unchanged', selected };
    const [fault] = relevantFaults(await findLayoutFaults(layout, edits), wanted, selected);
    if (fault) {
      const [, setting = ''] = /^\[\d+\]\.config\.(\w+)/.exec(fault.path) ?? [];
      return { outcome: 'refused', allowed: say(fault.allowed), setting };
    }
    const { outcome, draft } = await save(edits, layout.seen);
    return outcome === 'saved' ? { outcome, draft, selected } : { outcome };
  });
  return data(answer);
}

/** The form of a block that can be pasted. */
const blockForm = phrase('a block of a layout, such as {"module": "row", "config": {}}');

function readAction(form: LayoutForm): LayoutAction | null {
  if (form.intent !== 'insert') return form;
  const block = readPastedBlock(form.block);
  return block && { intent: 'insert', at: form.at, block };
}

function readPastedBlock(value: JsonValue): StoredBlock | null {
  if (!isJsonObject(value) || typeof value.module !== 'string') return null;
  const { module: type, config = {} } = value;
  return isJsonObject(config) ? { module: type, config } : null;
}

/** Returns the faults that concern an action, so that a fault in one block does not prevent edits of other blocks. */
function relevantFaults(
  faults: readonly LayoutFault[],
  wanted: LayoutAction,
  selected: number | null,
): LayoutFault[] {
  if (wanted.intent === 'set') {
    return faults.filter(({ path }) => path.startsWith(`[${wanted.position}].config.${wanted.key}`));
  }
  return wanted.intent === 'insert' ? faults.filter(({ path }) => path.startsWith(`[${selected}]`)) : [];
}
