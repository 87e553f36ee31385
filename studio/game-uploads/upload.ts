import type { ActionFunctionArgs } from 'react-router';
import { requireOperator } from '../access/session.server.ts';
import { platformContext } from '../server/context.ts';
import type { StudioPolicy } from '../server/policy.ts';
import { uploadGame } from './games.server.ts';

/** The limit of `app/media/game-entries.ts`: 100 MB. */
export const handle: StudioPolicy = { read: 'editor', write: 'editor', maxBody: 100 * 1024 * 1024 };

/** Stores the game whose zip is the body of the request. */
export function action({ request, context }: ActionFunctionArgs) {
  const name = new URL(request.url).searchParams.get('name') ?? '';
  const { name: author } = requireOperator(context);
  return uploadGame(context.get(platformContext), request, { name, author });
}
