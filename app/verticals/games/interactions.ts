import type { Figures } from '#app/domain/catalogue/item.ts';
import { sendInteraction } from '#app/visitor/send-interaction.ts';
import { games } from './vertical.ts';

/** Reasons for a report (spec ACT-9). */
export const reportReasons = [
  { value: 'not-loading', label: 'reason.notLoading' },
  { value: 'broken', label: 'reason.broken' },
  { value: 'unsuitable', label: 'reason.unsuitable' },
  { value: 'wrong-facts', label: 'reason.wrongFacts' },
  { value: 'copyright', label: 'reason.copyright' },
  { value: 'other', label: 'reason.other' },
] as const;
export type ReportReason = (typeof reportReasons)[number]['value'];

/** Counts a game as opened when Play is pressed (spec ACT-2). Ignores failures. */
export async function countOpening(id: number): Promise<void> {
  try {
    await post('open', { id });
  } catch {
    // The count is lost, but the game continues.
  }
}

/**
 * Stores a like (1) or a dislike (-1), or removes it (0). Returns the updated figures. Throws if the vote was not
 * stored.
 */
export function castVote(id: number, value: 1 | -1 | 0): Promise<Figures> {
  return post('vote', { id, value });
}

/** Counts that a game was added to a collection. Throws if the count was not stored. */
export function countCollection(id: number): Promise<Figures> {
  return post('collect', { id });
}

/** Sends a report to the operator. Throws if it was not stored. */
export async function sendReport(id: number, reason: ReportReason, message: string): Promise<void> {
  await post('report', { id, reason, message });
}

function post(
  name: Parameters<typeof sendInteraction>[0],
  body: { id: number } & Record<string, unknown>,
): Promise<Figures> {
  return sendInteraction<Figures>(name, { vertical: games.prefix, ...body });
}
