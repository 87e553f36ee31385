import type { FoundItem } from '../routes/find-items.ts';
import type { CommandSource } from './commands.tsx';

/** Finds items of the portal by their titles. */
export const itemSource: CommandSource = {
  id: 'items',
  async find(query, signal) {
    const answer = await fetch(`/find-items?q=${encodeURIComponent(query)}`, { signal });
    if (!answer.ok) return [];
    const found = (await answer.json()) as FoundItem[];
    return found.map(({ id, title, section, prefix }) => ({
      id: `item ${prefix} ${id}`,
      label: title,
      hint: section,
      kind: 'item',
      href: `/content/${prefix}?q=${encodeURIComponent(title)}`,
    }));
  },
};
