import type { ActionFunctionArgs } from 'react-router';
import { z } from 'zod';
import { readJson } from '../access/read-json.server.ts';
import { platformContext } from '../server/context.ts';
import type { StudioPolicy } from '../server/policy.ts';
import { fetchPicture } from './pictures.server.ts';

export const handle: StudioPolicy = { read: 'editor', write: 'editor' };

/** Stores the picture at an https address. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { address } = await readJson(
    request,
    z.strictObject({ address: z.url({ protocol: /^https$/ }).max(2_000) }),
  );
  return fetchPicture(context.get(platformContext), address);
}
