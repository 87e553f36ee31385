import { data, type LoaderFunctionArgs } from 'react-router';
import { readCheckPicture } from '#app/store/item-checks.server.ts';
import { platformContext } from '../../server/context.ts';
import type { StudioPolicy } from '../../server/policy.ts';

export const handle: StudioPolicy = { read: 'viewer' };

/** Returns the picture of a game at the time of its failed check. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  const { verticals, store } = context.get(platformContext);
  const server = verticals.find(({ vertical }) => vertical.prefix === params.section);
  const itemId = /^[1-9]\d{0,14}$/.test(params.item ?? '') ? Number(params.item) : 0;
  const verticalId = server?.vertical.id ?? 0;
  const picture = await readCheckPicture(store.db, { verticalId, itemId });
  if (!picture) throw data(null, { status: 404 });
  return new Response(Uint8Array.from(picture), {
    headers: { 'Content-Type': 'image/webp', 'Cache-Control': 'private, max-age=86400' },
  });
}
