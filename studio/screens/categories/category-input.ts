import { z } from 'zod';

const id = z.coerce.number().int().positive();
/** An empty string means no category. */
const optionalId = z.union([z.literal('').transform(() => null), id]);
const name = z.string().trim().min(1).max(300);
const tag = z.string().min(1).max(300);
const picture = z.string().trim().max(2_000);

const texts = z.object({
  name,
  icon: picture,
  picture,
  title: z.string().trim().max(300),
  description: z.string().trim().max(5_000),
});
/** The texts with which the form was filled, as JSON. */
const filled = z.string().transform((text, context) => {
  try {
    return z.record(z.string(), z.string()).parse(JSON.parse(text));
  } catch {
    context.addIssue({ code: 'custom', message: 'not the texts of a category' });
    return z.NEVER;
  }
});

/** The forms of the screen. */
export const categoryInput = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('create'), name, parent: optionalId }),
  texts.extend({ intent: z.literal('edit'), id, filled }),
  z.object({ intent: z.literal('move'), id, parent: optionalId, before: optionalId }),
  z.object({ intent: z.literal('merge'), id, into: id }),
  /** `into` is the category for items that are in no other one. */
  z.object({ intent: z.literal('delete'), id, into: optionalId }),
  z.object({ intent: z.literal('create-tag'), name }),
  z.object({ intent: z.literal('rename-tag'), key: tag, name }),
  z.object({ intent: z.literal('merge-tag'), key: tag, into: tag }),
  z.object({ intent: z.literal('delete-tag'), key: tag }),
]);

export type CategoryInput = z.output<typeof categoryInput>;
