import { redirect, type LoaderFunctionArgs } from 'react-router';
import { platformContext } from '../../server/context.ts';
import type { StudioPolicy } from '../../server/policy.ts';

export const handle: StudioPolicy = { read: 'viewer' };

/** Opens the home page of the first section that visitors see. */
export function loader({ context }: LoaderFunctionArgs) {
  const { snapshots, verticals } = context.get(platformContext);
  const [first] = snapshots.current()?.settings.verticals ?? [];
  const server = verticals.find(({ vertical }) => vertical.id === first) ?? verticals[0];
  if (!server) throw new Response(null, { status: 404 });
  return redirect(`/pages/${server.vertical.prefix}/home`);
}
