import { z } from 'zod';
import { answerInteraction, interactionFields } from './answer.server.ts';
import { isStorableText } from '#app/store/storable.ts';
import type { Route } from './+types/report';
import { reportPolicy } from './policy.ts';

export const handle = reportPolicy;

/** Stores a problem with an item that a visitor reports. */
export function action(args: Route.ActionArgs) {
  const fields = interactionFields.extend({
    reason: z.string().trim().min(1).max(100).refine(isStorableText),
    message: z.string().trim().max(2_000).refine(isStorableText).default(''),
  });
  return answerInteraction(args, fields, ({ votes, item, data: { reason, message } }) =>
    votes.report({ ...item, reason, message }),
  );
}
