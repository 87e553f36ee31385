import type { LoaderFunctionArgs } from 'react-router';
import { runDoctor } from '#server/doctor/run-doctor.ts';
import { documentMessagesContext, platformContext } from '../../server/context.ts';
import type { StudioPolicy } from '../../server/policy.ts';
import { examinePortal } from './checks.server.ts';

export const handle: StudioPolicy = { read: 'viewer' };

/** Runs the checks of `./portico doctor`. They can take several seconds, so the screen does not wait for them. */
export function loader({ context }: LoaderFunctionArgs) {
  const { language } = context.get(documentMessagesContext);
  return examinePortal(context.get(platformContext), runDoctor, language);
}
