import type { ActionFunctionArgs } from 'react-router';
import { requireOperator } from '../../access/session.server.ts';
import { faultTextsFor } from '../../schema-texts/fault-texts.server.ts';
import { platformContext } from '../../server/context.ts';
import type { StudioPolicy } from '../../server/policy.ts';
import { compareMapping } from './mapping.server.ts';

export const handle: StudioPolicy = { read: 'editor', write: 'editor' };

/** Compares the games of a feed with the games that another mapping reads. Changes nothing. */
export async function action({ request, context }: ActionFunctionArgs) {
  const given: unknown = await request.json().catch(() => null);
  const { id } = requireOperator(context);
  return compareMapping(context.get(platformContext), id, given, faultTextsFor(context));
}
