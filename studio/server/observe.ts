import type { IncomingMessage, ServerResponse } from 'node:http';
import { splitTarget } from '#server/requests/canonical-address.ts';
import { currentTrace } from '#server/requests/request-trace.ts';
import type { ListenerOptions } from './listener-options.ts';

/** Status of a request whose client closed the connection before the answer ended, as in the portal's metrics. */
const statusAborted = 499;
/** Milliseconds after which an answer is logged as slow. */
const slow = 1_000;

/** Counts and logs the answer to a request. Returns the function that names the route of the request. */
export function observe(
  { platform, requests }: Pick<ListenerOptions, 'platform' | 'requests'>,
  request: IncomingMessage,
  response: ServerResponse,
  target: string,
): (route: string) => void {
  const { log } = platform();
  const startedAt = performance.now();
  let route = 'refused';
  const trace = currentTrace();
  if (trace) response.setHeader('X-Request-Id', trace.id());
  response.once('close', () => {
    const seconds = (performance.now() - startedAt) / 1000;
    const milliseconds = Math.round(seconds * 1000);
    const status = response.writableFinished ? response.statusCode : statusAborted;
    requests.observe(`studio ${route}`, { status, use: 'none', seconds });
    const { path } = splitTarget(target);
    const line = { origin: 'studio', method: request.method, path, status, milliseconds };
    if (status >= 500) log.warn(line, 'A request was answered with a failure');
    else if (milliseconds >= slow) log.warn(line, 'A request was answered slowly');
    else log.debug(line, 'A request was answered');
  });
  return (name) => {
    route = name;
  };
}
