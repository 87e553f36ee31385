import type { IncomingMessage, ServerResponse } from 'node:http';
import { completePolicy, type CompletePolicy, type RoutePolicy } from '#app/lib/route-policy.ts';

/** One entry of the route table: a set of addresses, and how requests for them are treated. */
export interface Row {
  /**
   * The addresses as written in the address table, such as `/g/details/:detail_id`. In the metrics, this is the name of
   * the row.
   */
  pattern: string;
  /**
   * `page` has a component, and `data` is the data of a page. A `resource` of the app produces its answer itself (JSON,
   * XML, text). `server` is answered without the app. `unknown` is every other address.
   */
  kind: 'page' | 'data' | 'resource' | 'server' | 'unknown';
  policy: CompletePolicy;
}

/** A row that the server answers without the app: health, files, and everything that must work without a rendering. */
export interface ServerRow extends Row {
  kind: 'server';
  matches: (path: string) => boolean;
  /** Answers a request that the policy allows. `path` is the path of the requested address. */
  answer: (request: IncomingMessage, response: ServerResponse, path: string) => void | Promise<void>;
}

/** Creates a row that the server answers itself. By default its requests are not limited. */
export function serverRow({
  pattern,
  policy,
  matches = (path) => path === pattern,
  answer,
}: Pick<ServerRow, 'pattern' | 'answer'> & {
  policy?: RoutePolicy;
  matches?: ServerRow['matches'];
}): ServerRow {
  return {
    kind: 'server',
    pattern,
    policy: completePolicy({ rate: 'none', ...policy }, pattern),
    matches,
    answer,
  };
}
