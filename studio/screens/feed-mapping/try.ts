import { faultTextsFor } from '../../schema-texts/fault-texts.server.ts';
import type { ActionFunctionArgs } from 'react-router';
import { requireOperator } from '../../access/session.server.ts';
import { platformContext } from '../../server/context.ts';
import type { StudioPolicy } from '../../server/policy.ts';
import { readTry } from './mapping.server.ts';

export const handle: StudioPolicy = { read: 'editor', write: 'editor' };

/** Reads games of an open document by a mapping. Changes nothing. */
export async function action({ request, context }: ActionFunctionArgs) {
  const given: unknown = await request.json().catch(() => null);
  return readTry(context.get(platformContext), requireOperator(context).id, given, faultTextsFor(context));
}
