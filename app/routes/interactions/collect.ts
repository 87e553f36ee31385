import { answerInteraction, interactionFields } from './answer.server.ts';
import type { Route } from './+types/collect';
import { interactionPolicy } from './policy.ts';

export const handle = interactionPolicy;

/** Counts the addition of an item to a visitor's collection. */
export function action(args: Route.ActionArgs) {
  return answerInteraction(args, interactionFields, ({ votes, visitor, item }) =>
    votes.collect(visitor, item),
  );
}
