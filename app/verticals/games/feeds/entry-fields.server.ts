import { z } from 'zod';
import { isHttpsAddress } from '#app/domain/address-forms.ts';
import { phrase } from '#app/lib/phrase.ts';

/*
 * Fields that the distributors' feeds share. The error message of each field describes the allowed values. The check
 * adds the path and the value that it found.
 */

/** Text up to a length that no valid feed exceeds. */
export function textUpTo(length: number) {
  const allowed = phrase('text of at most {length} characters', { length });
  return z.string({ error: allowed }).max(length, { error: allowed });
}

/** Text that is not blank. */
export function filledUpTo(length: number) {
  const allowed = phrase('text of 1 to {length} characters', { length });
  return z
    .string({ error: allowed })
    .max(length, { error: allowed })
    .refine((text) => text.trim() !== '', { error: allowed });
}

/** The provider's id, as text or number. */
export const entryId = z
  .union([z.string(), z.number()], { error: phrase('an id') })
  .refine((id) => /^[\w.:-]{1,100}$/.test(String(id).trim()), {
    error: phrase('an id of letters, digits, ".", ":", "_", "-"'),
  });

const addressAllowed = phrase('an https address');
/** Address at which a game is played. */
export const playAddress = z
  .string({ error: addressAllowed })
  .max(2000, { error: addressAllowed })
  .refine((text) => isHttpsAddress(text.trim()), { error: addressAllowed });

/** A number of pixels, as number or text. A missing or invalid number counts as unknown. */
export const pixels = z
  .union([z.number(), z.string()], { error: phrase('a number of pixels') })
  .nullish()
  .transform(Number);

/** The price of a game. Not all feeds have one. */
export const price = z.union([z.string(), z.number()], { error: phrase('a price') }).nullish();

export const names = z.array(textUpTo(200), { error: phrase('a list of names') });
