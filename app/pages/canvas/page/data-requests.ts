import { laterThanHeader, revisionHeader } from '../revision-headers.ts';

/** The page's requests for its data. */
export interface DataRequests {
  /**
   * The server answers the requests only when the draft has a later revision than this. `null` if the server does not
   * wait.
   */
  laterThan: number | null;
  /**
   * Id and revision of the draft in the last answer, such as `7 12`. `null` without a draft, and before the first
   * answer.
   */
  revision: string | null;
}

/** Follows the requests for the page's data by replacing the window's `fetch`. */
export function followDataRequests(): DataRequests {
  const requests: DataRequests = { laterThan: null, revision: null };
  const fetchOnce = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!/\.data(?:\?|$)/.test(address)) return fetchOnce(input, init);
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
    if (requests.laterThan !== null) headers.set(laterThanHeader, String(requests.laterThan));
    const response = await fetchOnce(input, { ...init, headers });
    requests.revision = response.headers.get(revisionHeader);
    return response;
  };
  return requests;
}
