import type { LoaderFunctionArgs } from 'react-router';
import { runReview } from '#server/doctor/run-review.ts';
import { documentMessagesContext, platformContext } from '../../server/context.ts';
import type { StudioPolicy } from '../../server/policy.ts';
import { examinePortal } from '../system/checks.server.ts';

export const handle: StudioPolicy = { read: 'viewer' };

/** Runs the checks of `./portico review`. They can take several seconds, so the screen loads them separately. */
export function loader({ context }: LoaderFunctionArgs) {
  const { language } = context.get(documentMessagesContext);
  return examinePortal(context.get(platformContext), runReview, language);
}
