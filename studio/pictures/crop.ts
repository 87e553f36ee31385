import type { ActionFunctionArgs } from 'react-router';
import { z } from 'zod';
import { readJson } from '../access/read-json.server.ts';
import { platformContext } from '../server/context.ts';
import type { StudioPolicy } from '../server/policy.ts';
import { cropStoredPicture } from './pictures.server.ts';

export const handle: StudioPolicy = { read: 'editor', write: 'editor' };

const pixels = z.int().min(0).max(100_000);
const size = z.int().min(1).max(100_000);

/** Stores a part of a picture as a new picture. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { path, area } = await readJson(
    request,
    z.strictObject({
      path: z.string().min(1).max(500),
      area: z.strictObject({ left: pixels, top: pixels, width: size, height: size }),
    }),
  );
  return cropStoredPicture(context.get(platformContext), path, area);
}
