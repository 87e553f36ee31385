/** The facts about a document that `guardBuild` needs. */
export interface BuildGuardOptions {
  /** Id of the build that rendered this document. */
  buildId: string;
  origin: string;
  /** Prefix of addresses in the language of the document. The router adds it to redirects. */
  prefix: string;
}

/**
 * Protects a tab that stayed open during a deployment: old code would show page data of another build as an empty
 * page without an error. Replaces such data by an instruction to load the document of the page (stack note 5).
 */
export function guardBuild(
  fetchData: typeof fetch,
  { buildId, origin, prefix }: BuildGuardOptions,
): typeof fetch {
  return async (input, init) => {
    const response = await fetchData(input, init);
    const foreign = response.headers.get('X-Build');
    if (!foreign || foreign === buildId) return response;
    const page = documentAddress(new URL(input instanceof Request ? input.url : input, origin));
    if (!page) return response;
    return new Response(null, {
      status: 204,
      headers: {
        'X-Remix-Redirect': page.slice(prefix.length),
        'X-Remix-Status': '302',
        'X-Remix-Reload-Document': 'true',
      },
    });
  };
}

/**
 * Returns the address of the page that a data request loads. Returns `null` if the request is not part of a navigation.
 */
function documentAddress({ pathname, searchParams }: URL): string | null {
  if (!pathname.endsWith('.data') || searchParams.has('_routes')) return null;
  const query = searchParams.toString();
  return pathname.replace(/(?:(?<=\/)_)?\.data$/, '') + (query && `?${query}`);
}
