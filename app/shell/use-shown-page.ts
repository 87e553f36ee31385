import { isRouteErrorResponse, useMatches, useRouteError } from 'react-router';
import type { PageData } from '#app/pages/layouts/page-data.ts';

/** Returns the page of the current route, or its replacement. Returns `null` if no page could be rendered. */
export function useShownPage(): PageData | null {
  const error = useRouteError();
  const made = useMatches().at(-1)?.loaderData;
  const shown = isRouteErrorResponse(error) ? error.data : made;
  return isPageData(shown) ? shown : null;
}

/** Returns whether the data of a route is a page. */
export function isPageData(value: unknown): value is PageData {
  return typeof value === 'object' && value !== null && 'blocks' in value;
}
