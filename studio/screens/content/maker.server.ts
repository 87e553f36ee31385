import { z } from 'zod';
import type { Item } from '#app/domain/catalogue/item.ts';

const makers = z
  .object({ developer: z.string().catch(''), merchant: z.string().catch('') })
  .partial()
  .catch({});

/** Returns the author, developer or shop of an item. Empty if it has none. */
export function makerOf({ author, from, fields }: Item): string {
  if (author !== '' || from !== '') return author || from;
  const { developer = '', merchant = '' } = makers.parse(fields);
  return developer || merchant;
}
