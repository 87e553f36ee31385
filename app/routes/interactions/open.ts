import { answerInteraction, interactionFields } from './answer.server.ts';
import type { Route } from './+types/open';
import { interactionPolicy } from './policy.ts';

export const handle = interactionPolicy;

/** Counts an opening of an item. */
export function action(args: Route.ActionArgs) {
  return answerInteraction(args, interactionFields, ({ votes, visitor, item }) => votes.open(visitor, item));
}
