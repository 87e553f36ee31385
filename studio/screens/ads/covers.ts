import type { LoaderFunctionArgs } from 'react-router';
import type { StudioPolicy } from '../../server/policy.ts';
import { openLayout } from '../layouts/open-layout.server.ts';
import { readCovers } from './read-covers.server.ts';

export const handle: StudioPolicy = { read: 'viewer' };

/** Returns the covers of a page for its drawing, which the screen loads afterwards. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const args = { request, context };
  const { platform, server, kind } = await openLayout(args, params);
  return readCovers(args, platform, server, kind);
}
