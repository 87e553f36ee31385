import { redirect, type LoaderFunctionArgs } from 'react-router';
import type { StudioPolicy } from '../../server/policy.ts';
import { platformContext } from '../../server/context.ts';

export const handle: StudioPolicy = { read: 'viewer' };

/** Redirects from “Content” to the first section. */
export function loader({ context }: LoaderFunctionArgs) {
  const [first] = context.get(platformContext).verticals;
  throw first ? redirect(`/content/${first.vertical.prefix}`) : redirect('/');
}
