import type { Figures } from '#app/domain/catalogue/item.ts';
import { count } from './count.ts';

export interface InteractionItem {
  /** Route prefix of its vertical. */
  vertical: string;
  id: number;
}

/** Counts an opening of an item (spec ACT-2) and, for the statistics, a play. Ignores failures. */
export async function countOpening(item: InteractionItem): Promise<void> {
  count({ kind: 'play', vertical: item.vertical, item: item.id });
  try {
    await send('open', item);
  } catch {
    // Only the count is lost.
  }
}

/**
 * Stores a like (1) or a dislike (-1), or removes it (0). Returns the updated figures. Throws if the vote was not
 * stored.
 */
export async function castVote(item: InteractionItem, value: 1 | -1 | 0): Promise<Figures> {
  const figures = await send('vote', { ...item, value });
  if (value === 1) count({ kind: 'like', vertical: item.vertical, item: item.id });
  return figures;
}

/** Counts an item that was added to a collection. Throws if the count was not stored. */
export function countCollection(item: InteractionItem): Promise<Figures> {
  return send('collect', item);
}

/** Sends a report to the operator (spec ACT-9). Throws if it was not stored. */
export async function sendReport(item: InteractionItem, reason: string, message: string): Promise<void> {
  await send('report', { ...item, reason, message });
}

async function send(
  name: 'vote' | 'collect' | 'open' | 'report',
  body: InteractionItem & { value?: number; reason?: string; message?: string },
): Promise<Figures> {
  const response = await fetch(`/api/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`/api/${name} answered ${response.status}`);
  return (await response.json()) as Figures;
}
