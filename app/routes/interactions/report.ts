import { z } from 'zod';
import { answerInteraction, interactionFields } from '#app/pages/interactions.server.ts';
import type { Route } from './+types/report';
import { reportPolicy } from './policy.ts';

export const handle = reportPolicy;

/** Stores a problem with an item that a visitor reports. */
export function action(args: Route.ActionArgs) {
  const fields = interactionFields.extend({
    reason: z.string().trim().min(1).max(100).refine(isPlain),
    message: z.string().trim().max(2_000).refine(isPlain).default(''),
  });
  return answerInteraction(args, fields, ({ votes, item, data: { reason, message } }) =>
    votes.report({ ...item, reason, message }),
  );
}

function isPlain(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}
