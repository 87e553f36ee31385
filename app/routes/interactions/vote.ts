import { z } from 'zod';
import { answerInteraction, interactionFields } from './answer.server.ts';
import type { Route } from './+types/vote';
import { interactionPolicy } from './policy.ts';

export const handle = interactionPolicy;

/** Stores a like (1), a dislike (-1) or neither (0). */
export function action(args: Route.ActionArgs) {
  const fields = interactionFields.extend({ value: z.literal([1, 0, -1]) });
  return answerInteraction(args, fields, ({ votes, visitor, item, data }) =>
    votes.vote(visitor, item, data.value),
  );
}
