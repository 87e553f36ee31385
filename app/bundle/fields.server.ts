import { phrase } from '#app/lib/phrase.ts';
import { z } from 'zod';
import { maxId } from '#app/domain/item-id.ts';
import { describePictureForm, isPictureReference, isRouterOverride } from '#app/domain/address-forms.ts';
import { addressLimit } from './text-limits.ts';

/*
 * Schemas of the bundle's fields. The message of a schema describes the allowed values, and the check adds the found
 * value and its path.
 */

/** Any text, including "". */
export const text = z.string({ error: phrase('text ("" when empty)') });

/** Text of at most `length` UTF-16 units. */
export function textUpTo(length: number): z.ZodString {
  const allowed = phrase('text of at most {length} characters', { length });
  return z.string({ error: allowed }).max(length, { error: allowed });
}

/** Non-empty text of at most `length` UTF-16 units. */
export function filledTextUpTo(length: number): z.ZodString {
  const allowed = phrase('text that is not empty, of at most {length} characters', { length });
  return z
    .string({ error: allowed })
    .max(length, { error: allowed })
    .refine((value) => value.trim() !== '', { error: allowed });
}

const filledAllowed = phrase('text that is not empty');
export const filledText = z
  .string({ error: filledAllowed })
  .refine((value) => value.trim() !== '', { error: filledAllowed });

/** A whole number from `minimum` to `maximum`. */
export function integer(minimum: number, maximum = Number.MAX_SAFE_INTEGER): z.ZodType<number> {
  const allowed =
    maximum === Number.MAX_SAFE_INTEGER
      ? phrase('a whole number from {minimum} up', { minimum })
      : phrase('a whole number from {minimum} to {maximum}', { minimum, maximum });
  return z
    .number({ error: allowed })
    .refine((value) => Number.isSafeInteger(value) && value >= minimum && value <= maximum, {
      error: allowed,
    });
}

/** Id of an item or a category, as addresses carry it. */
export const id = integer(1, maxId);

/** Unix seconds; the maximum is the last second of the year 9999. */
export const unixSeconds = integer(0, 253_402_300_799);

/** Text of a fixed form. */
export function textField(allowed: string, isAllowed: (value: string) => boolean): z.ZodType<string> {
  return z.string({ error: allowed }).refine(isAllowed, { error: allowed });
}

/** One of a few texts. */
export function oneOf(...values: string[]): z.ZodType<string> {
  return textField(values.map((value) => JSON.stringify(value)).join(', '), (value) =>
    values.includes(value),
  );
}

export const routerOverride = textField(
  phrase('"", a path that starts with one "/", or an https address, of at most {length} characters', {
    length: addressLimit,
  }),
  (value) => value.length <= addressLimit && isRouterOverride(value),
);

export const picture = textField(describePictureForm, (value) => value === '' || isShownPicture(value));

function isShownPicture(value: string): boolean {
  return value.length <= addressLimit && isPictureReference(value);
}

export const filledPicture = textField(
  phrase('a path inside the bundle’s media folder, or an https address'),
  isShownPicture,
);

export const decimal = textField(phrase('"" or a decimal number as text, such as "19.90"'), (value) =>
  /^(?:\d{1,12}(?:\.\d{1,6})?)?$/.test(value),
);

export const unixSecondsText = textField(phrase('"" or Unix seconds as text'), (value) =>
  /^\d{0,12}$/.test(value),
);

/** Star rating of a figure set (spec ITEM-10). */
export const starRating = oneOf('', '3.0', '3.5', '4.0', '4.5', '5.0');

/** Rating of an app store or a review. */
export const storeRating = textField(phrase('"" or a number from 0 to 5 as text, such as "4.6"'), (value) =>
  /^(?:|[0-4](?:\.\d{1,10})?|5(?:\.0{1,10})?)$/.test(value),
);

/** A list of values of one schema. `allowed` describes the list. */
export function listField<Entry extends z.ZodType>(entry: Entry, allowed: string): z.ZodArray<Entry> {
  return z.array(entry, { error: allowed });
}

/** An object with at least these fields; unknown fields are kept. */
export function objectField<Shape extends z.ZodRawShape>(shape: Shape, what: string) {
  return z.looseObject(shape, { error: what });
}

/** Either `""` for an empty list, or a list. Faults inside the list keep their own paths. */
export function emptyOrList(list: z.ZodArray, allowed: string): z.ZodType {
  const { items } = z.toJSONSchema(list, { io: 'input', unrepresentable: 'any' });
  const value = z.unknown().superRefine((given, context) => {
    if (given === '') return;
    if (!Array.isArray(given)) {
      context.addIssue({ code: 'custom', message: allowed });
      return;
    }
    for (const { path, message } of list.safeParse(given).error?.issues ?? []) {
      context.addIssue({ code: 'custom', message, path });
    }
  });
  return value.meta({ items });
}
