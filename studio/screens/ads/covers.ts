import type { LoaderFunctionArgs } from 'react-router';
import type { StudioPolicy } from '../../server/policy.ts';
import { openLayout } from '../layouts/open-layout.server.ts';
import { readCovers } from './read-covers.server.ts';

export const handle: StudioPolicy = { read: 'viewer' };

/** Returns the covers for the drawing of a page. The screen loads them after it has shown the drawing. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const args = { request, context };
  const { platform, server, kind } = await openLayout(args, params);
  return readCovers(args, platform, server, kind);
}
