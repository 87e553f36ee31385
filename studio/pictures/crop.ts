import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { z } from 'zod';
import { readJson } from '../access/read-json.server.ts';
import { platformContext } from '../server/context.ts';
import type { StudioPolicy } from '../server/policy.ts';
import { cropStoredPicture, describePictures } from './pictures.server.ts';

export const handle: StudioPolicy = { read: 'editor', write: 'editor' };

const pixels = z.int().min(0).max(100_000);
const size = z.int().min(1).max(100_000);

/** Returns the picture at the path in the query, to be cropped. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const path = new URL(request.url).searchParams.get('path') ?? '';
  const picture = (await describePictures(context.get(platformContext), [path])).get(path);
  if (!picture) throw data({ fault: 'gone' }, { status: 404 });
  return picture;
}

/** Stores a part of a picture as another one. */
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
