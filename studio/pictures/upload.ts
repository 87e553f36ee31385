import type { ActionFunctionArgs } from 'react-router';
import { platformContext } from '../server/context.ts';
import type { StudioPolicy } from '../server/policy.ts';
import { uploadPicture } from './pictures.server.ts';

/** The limit of `app/media/uploaded-pictures.server.ts`: 20 MB. */
export const handle: StudioPolicy = { read: 'editor', write: 'editor', maxBody: 20 * 1024 * 1024 };

/** Stores the picture that is the body of the request. */
export function action({ request, context }: ActionFunctionArgs) {
  return uploadPicture(context.get(platformContext), request);
}
