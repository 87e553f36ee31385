import { answerInteraction, interactionFields } from './answer.server.ts';
import type { Route } from './+types/collect';
import { interactionPolicy } from './policy.ts';

export const handle = interactionPolicy;

/** Counts an item that a visitor has added to the collection. */
export function action(args: Route.ActionArgs) {
  return answerInteraction(args, interactionFields, ({ votes, visitor, item }) =>
    votes.collect(visitor, item),
  );
}
