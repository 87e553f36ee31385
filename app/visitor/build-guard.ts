/** What the browser's `fetch` needs from a page. */
export interface BuildGuardOptions {
  /** Id of the build that this document came with. */
  buildId: string;
  origin: string;
}

/**
 * Guards a tab that stayed open while the site was deployed anew: page data of another build would be shown by old
 * code, as an empty page without an error. It becomes an order to load the document of the page instead (FINDINGS 11).
 */
export function guardBuild(fetchData: typeof fetch, { buildId, origin }: BuildGuardOptions): typeof fetch {
  return async (input, init) => {
    const response = await fetchData(input, init);
    const foreign = response.headers.get('X-Build');
    if (!foreign || foreign === buildId) return response;
    const page = pageAddress(new URL(input instanceof Request ? input.url : input, origin));
    if (!page) return response;
    return new Response(null, {
      status: 204,
      headers: { 'X-Remix-Redirect': page, 'X-Remix-Status': '302', 'X-Remix-Reload-Document': 'true' },
    });
  };
}

/** The page whose data an address gives; null: it is asked for beside a page, not for a navigation. */
function pageAddress({ pathname, searchParams }: URL): string | null {
  if (!pathname.endsWith('.data') || searchParams.has('_routes')) return null;
  const query = searchParams.toString();
  return pathname.replace(/(?:(?<=\/)_)?\.data$/, '') + (query && `?${query}`);
}
