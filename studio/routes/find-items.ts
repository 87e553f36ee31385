import type { LoaderFunctionArgs } from 'react-router';
import { catalogueOf } from '#app/pages/layouts/active-verticals.server.ts';
import { sectionName } from '../screens/content/section.server.ts';
import { platformContext } from '../server/context.ts';
import type { StudioPolicy } from '../server/policy.ts';

export const handle: StudioPolicy = { read: 'viewer' };

/** An item that the command palette or the field of an item offers. */
export interface FoundItem {
  id: number;
  title: string;
  section: string;
  /** Prefix of the section. */
  prefix: string;
}

const longestQuery = 100;
/**
 * Maximum number of suggestions from each section in a search of all sections (`mostOfEach`), and in a search of one
 * section (`mostOfOne`).
 */
const mostOfEach = 4;
const mostOfOne = 20;

/**
 * Finds items whose titles match the query `q`. With the parameter `section`, searches only the section with this
 * prefix, and the query can also be the id of an item.
 */
export function loader({ request, context }: LoaderFunctionArgs): Response {
  const platform = context.get(platformContext);
  const { searchParams } = new URL(request.url);
  const query = (searchParams.get('q') ?? '').slice(0, longestQuery);
  const prefix = searchParams.get('section');
  const snapshot = platform.snapshots.current();
  if (!snapshot) return Response.json([]);
  const limits = { item: prefix === null ? mostOfEach : mostOfOne, category: 0, tag: 0 };
  const found = platform.verticals.flatMap((server): FoundItem[] => {
    const { vertical } = server;
    if (prefix !== null && vertical.prefix !== prefix) return [];
    const catalogue = catalogueOf(snapshot, server);
    const named = prefix === null ? undefined : catalogue.itemById.get(Number(query));
    const items = platform.suggesting
      .find(catalogue, query, limits)
      .flatMap(({ kind, value }) => (kind === 'item' ? [value] : []));
    return [...new Set(named ? [named, ...items] : items)].map(({ id, title }) => ({
      id,
      title,
      section: sectionName(platform, server),
      prefix: vertical.prefix,
    }));
  });
  return Response.json(found);
}
