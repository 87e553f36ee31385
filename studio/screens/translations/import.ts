import type { ActionFunctionArgs } from 'react-router';
import type { StudioPolicy } from '../../server/policy.ts';
import { importFile } from './import-file.server.ts';

/** Larger files can only be imported on the command line. */
export const handle: StudioPolicy = { read: 'editor', write: 'editor', maxBody: 16 * 1024 * 1024 };

/** Compares the file in the body of the request with the site, or imports it. */
export async function action({ request, context }: ActionFunctionArgs) {
  return Response.json(await importFile({ request, context }));
}
