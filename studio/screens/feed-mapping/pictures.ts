import type { ActionFunctionArgs } from 'react-router';
import { platformContext } from '../../server/context.ts';
import type { StudioPolicy } from '../../server/policy.ts';
import { readPictures } from './mapping.server.ts';

export const handle: StudioPolicy = { read: 'editor', write: 'editor' };

/** Fetches the covers of the games that the editor shows. */
export async function action({ request, context }: ActionFunctionArgs) {
  const given: unknown = await request.json().catch(() => null);
  return readPictures(context.get(platformContext), given);
}
