import type { ActionFunctionArgs } from 'react-router';
import { z } from 'zod';
import { nextItemId } from '#app/changes/next-item-id.server.ts';
import type { EditTarget } from '#app/changes/edits.ts';
import type { StudioPolicy } from '../../server/policy.ts';
import { readForm } from '../../server/read-form.server.ts';
import { editDraft, type SaveStep } from '../../draft/current-draft.server.ts';
import { revisionOf } from '../../draft/field-revision.server.ts';
import { readItemData } from './content.server.ts';
import {
  applyToItem,
  faultsOf,
  findFaults,
  saveEdits,
  setField,
  type EditAnswer,
} from './edit-item.server.ts';
import {
  arrangeTag,
  categoriseItems,
  categoryRevision,
  copyItem,
  createItem,
  deleteItems,
  hideItems,
  moveItems,
  moveItemsBeside,
  setCategories,
  tagItems,
  titleOf,
} from './item-edits.server.ts';
import { findField, itemFormOf, valueAt } from './item-form.server.ts';
import { openSection, type OpenSection } from './section.server.ts';
import { readSelection, selectionSchema } from './selection.server.ts';

export const handle: StudioPolicy = { read: 'editor', write: 'editor' };

/** Number of items that can be deleted at once without a new proof of identity. */
const maxDeleted = 20;

const id = z.coerce.number().int().positive();
const isAdded = z.enum(['true', 'false']).transform((text) => text === 'true');
const json = z
  .string()
  .max(1_000_000)
  .transform((text, context) => {
    try {
      return z.json().parse(JSON.parse(text));
    } catch {
      context.addIssue({ code: 'custom', message: 'not JSON' });
      return z.NEVER;
    }
  });

/** The revision that the form was filled with. */
const revision = z.string().max(50);

const schema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('field'), id, path: z.string().max(300), value: json, revision }),
  z.object({
    intent: z.literal('categories'),
    id,
    categories: z.string().max(2_000),
    primary: id,
    revision,
  }),
  z.object({ intent: z.literal('visibility'), isHidden: isAdded, selection: json }),
  z.object({ intent: z.literal('category'), category: id, isAdded, selection: json }),
  z.object({ intent: z.literal('tag'), tag: z.string().max(300), isAdded, selection: json }),
  z.object({ intent: z.literal('delete'), selection: json }),
  z.object({ intent: z.literal('move'), selection: json, position: z.coerce.number().int().min(1) }),
  z.object({
    intent: z.literal('beside'),
    selection: json,
    beside: id,
    isBefore: isAdded,
  }),
  z.object({
    intent: z.literal('tag-beside'),
    tag: z.string().max(300),
    selection: json,
    // Id of the item before or after which the selected items are placed. 0 means the end of the tag.
    beside: z.coerce.number().int().min(0),
    isBefore: isAdded,
  }),
  z.object({
    intent: z.literal('create'),
    title: z.string().max(1_000),
    category: id,
    playUrl: z.string().max(2_000).default(''),
    cover: z.string().max(500).default(''),
  }),
  z.object({ intent: z.literal('duplicate'), id, title: z.string().max(1_000) }),
]);

type Input = z.output<typeof schema>;

/** Edits the items of a section in the operator's draft. */
export async function action({ context, params, request }: ActionFunctionArgs): Promise<EditAnswer> {
  const form = Object.fromEntries(await readForm(request));
  const parsed = schema.safeParse(form);
  if (!parsed.success) return { outcome: 'not-found' };
  const args = { context, request };
  return editDraft(args, async (save) => edit(save, await openSection(args, params.section), parsed.data));
}

async function edit(save: SaveStep, section: OpenSection, input: Input): Promise<EditAnswer> {
  const { content, platform } = section;
  switch (input.intent) {
    case 'field':
      return editField(save, section, input);
    case 'categories':
      return editCategories(save, section, input);
    case 'create':
      return addItem(save, section, input);
    case 'duplicate':
      return duplicateItem(save, section, input);
    default: {
      const selection = selectionSchema.safeParse(input.selection);
      if (!selection.success) return { outcome: 'not-found' };
      const ids = await readSelection(section, selection.data);
      const read = () => readItemData(platform.store, content, ids);
      if (input.intent === 'visibility') {
        return saveEdits(save, section, hideItems(content, await read(), input.isHidden));
      }
      if (input.intent === 'category') {
        const category = content.categories.find((one) => one.id === input.category);
        if (!category) return { outcome: 'not-found' };
        return saveEdits(save, section, categoriseItems(content, await read(), category, input.isAdded));
      }
      if (input.intent === 'tag') {
        return saveEdits(save, section, tagItems(content, ids, input.tag, input.isAdded));
      }
      if (input.intent === 'tag-beside') {
        return saveEdits(save, section, arrangeTag(content, ids, input));
      }
      if (input.intent === 'delete') {
        if (ids.length > maxDeleted) return { outcome: 'not-found' };
        return saveEdits(save, section, deleteItems(content, ids));
      }
      const moved =
        input.intent === 'move'
          ? moveItems(content, ids, input.position - 1)
          : moveItemsBeside(content, ids, { id: input.beside, isBefore: input.isBefore });
      return saveEdits(save, section, moved);
    }
  }
}

function targetOf({ server }: OpenSection, itemId: number): EditTarget {
  return { kind: 'item', verticalId: server.vertical.id, id: itemId };
}

async function editField(
  save: SaveStep,
  section: OpenSection,
  input: Extract<Input, { intent: 'field' }>,
): Promise<EditAnswer> {
  const { content, platform, server } = section;
  const field = findField(itemFormOf(server), input.path.split('.'));
  const item = (await readItemData(platform.store, content, [input.id])).get(input.id);
  if (!field || !item) return { outcome: 'not-found' };
  const before = valueAt(item, field.path);
  const edits = setField(targetOf(section, input.id), item, field.path, input.value);
  if (edits.length > 0 && input.revision !== revisionOf(before)) {
    return { outcome: 'conflict', isShown: true };
  }
  const faults = faultsOf(await findFaults(section, applyToItem(item, edits)), field.path);
  if (faults.length > 0) return { outcome: 'invalid', faults };
  const answer = await saveEdits(save, section, { edits, count: 1, kept: 0 });
  return answer.outcome === 'saved' ? { ...answer, revision: revisionOf(input.value) } : answer;
}

async function editCategories(
  save: SaveStep,
  section: OpenSection,
  { id: itemId, categories, primary, revision: seen }: Extract<Input, { intent: 'categories' }>,
): Promise<EditAnswer> {
  const { content, platform } = section;
  const item = (await readItemData(platform.store, content, [itemId])).get(itemId);
  const wanted = categories.split(',').map(Number);
  const entries = wanted.flatMap((one) => content.categories.find((known) => known.id === one)?.entry ?? []);
  if (!item || entries.length === 0) return { outcome: 'not-found' };
  if (seen !== categoryRevision(item)) return { outcome: 'conflict', isShown: false };
  const edits = setCategories(targetOf(section, itemId), item, entries, primary);
  return saveEdits(save, section, { edits, count: 1, kept: 0 });
}

async function addItem(
  save: SaveStep,
  section: OpenSection,
  { title, category: categoryId, playUrl, cover }: Extract<Input, { intent: 'create' }>,
): Promise<EditAnswer> {
  const { content, platform, server } = section;
  const category = content.categories.find((one) => one.id === categoryId);
  if (!category) return { outcome: 'not-found' };
  const newId = await nextItemId(platform.store.db, server.vertical.id);
  const createTime = Math.floor(platform.clock.now() / 1000);
  const values = { id: newId, createTime, title: title.trim(), category, playUrl, cover };
  const item = createItem(content, values);
  const asking = ['title', 'game_url_remote', 'img'];
  const faults = (await findFaults(section, item)).filter(({ field }) => asking.includes(field));
  if (faults.length > 0) return { outcome: 'invalid', faults };
  const verticalId = server.vertical.id;
  const edits = [{ kind: 'add-item' as const, verticalId, item, after: null }];
  return saveEdits(save, section, { edits, count: 1, kept: 0 }, newId);
}

async function duplicateItem(
  save: SaveStep,
  section: OpenSection,
  { id: itemId, title }: Extract<Input, { intent: 'duplicate' }>,
): Promise<EditAnswer> {
  const { content, platform, server } = section;
  const item = (await readItemData(platform.store, content, [itemId])).get(itemId);
  if (!item) return { outcome: 'not-found' };
  const verticalId = server.vertical.id;
  const newId = await nextItemId(platform.store.db, verticalId);
  const createTime = Math.floor(platform.clock.now() / 1000);
  const copy = copyItem(item, { id: newId, createTime, title: title || titleOf(item) });
  const edits = [{ kind: 'add-item' as const, verticalId, item: copy, after: itemId }];
  return saveEdits(save, section, { edits, count: 1, kept: 0 }, newId);
}
