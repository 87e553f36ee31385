import type { LoaderFunctionArgs } from 'react-router';
import { catalogueOf } from '#app/pages/layouts/active-verticals.server.ts';
import { sectionName } from '../screens/content/section.server.ts';
import { platformContext } from '../server/context.ts';
import type { StudioPolicy } from '../server/policy.ts';

export const handle: StudioPolicy = { read: 'viewer' };

/** An item that the command palette offers. */
export interface FoundItem {
  id: number;
  title: string;
  section: string;
  /** Prefix of the section. */
  prefix: string;
}

const longestQuery = 100;
/** Largest number of suggestions from each section. */
const limits = { item: 4, category: 0, tag: 0 };

/** Finds items of all sections whose titles match the query, for the command palette. */
export function loader({ request, context }: LoaderFunctionArgs): Response {
  const platform = context.get(platformContext);
  const query = (new URL(request.url).searchParams.get('q') ?? '').slice(0, longestQuery);
  const snapshot = platform.snapshots.current();
  if (!snapshot) return Response.json([]);
  const found = platform.verticals.flatMap((server): FoundItem[] =>
    platform.suggesting.find(catalogueOf(snapshot, server), query, limits).flatMap((suggestion) =>
      suggestion.kind === 'item'
        ? [
            {
              id: suggestion.value.id,
              title: suggestion.value.title,
              section: sectionName(platform, server),
              prefix: server.vertical.prefix,
            },
          ]
        : [],
    ),
  );
  return Response.json(found);
}
