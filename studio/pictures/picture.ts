import { data, type LoaderFunctionArgs } from 'react-router';
import { platformContext } from '../server/context.ts';
import type { StudioPolicy } from '../server/policy.ts';
import { describePictures } from './pictures.server.ts';

export const handle: StudioPolicy = { read: 'viewer' };

/** Returns the picture at the path in the query. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const path = new URL(request.url).searchParams.get('path') ?? '';
  const picture = (await describePictures(context.get(platformContext), [path])).get(path);
  if (!picture) throw data({ fault: 'gone' }, { status: 404 });
  return picture;
}
