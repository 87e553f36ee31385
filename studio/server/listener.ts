import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createRateLimit } from '#server/clients/rate-limit.ts';
import { leaveBodyUnread } from '#server/clients/unread-body.ts';
import { sendFile } from '#server/endpoints/send-file.ts';
import { originForm, splitTarget } from '#server/requests/canonical-address.ts';
import { isReading } from '#server/requests/policy.ts';
import { readBody } from '#server/requests/read-body.ts';
import { sendText } from '#server/requests/replies.ts';
import { createTrace, inTrace } from '#server/requests/request-trace.ts';
import { createAppHandler, timeLimit } from './app-handler.ts';
import { streamBody } from './body.ts';
import { commonHeaders, resourceHeaders } from './headers.ts';
import type { ListenerOptions } from './listener-options.ts';
import { observe } from './observe.ts';
import { studioOrigin } from './origin.ts';
import { normalPattern, policiesByPattern } from './policies.ts';

/** Maximum length of path and query, in characters. */
const longestTarget = 2_048;
/** Maximum size of a body for most routes, in bytes. Policies of uploads have limits of their own. */
const largestBody = 2 * 2 ** 20;
/** Number of requests that one address may send. Enough for a fast operator whose browser also prefetches. */
const rate = { burst: 300, perSecond: 20 };

/** An answer that the listener sends itself, without the app: a status and a line of text. */
interface PlainAnswer {
  status: number;
  text: string;
  headers?: Readonly<Record<string, string>>;
}

const tooLarge: PlainAnswer = { status: 413, text: 'The request is too large.' };

/**
 * Creates the handler of the Studio's requests. It checks the host, the size, the origin and the rate of each request
 * before React Router sees it. A request that fails here never reaches the Studio's routes.
 */
export function createListener(options: ListenerOptions): RequestListener {
  const { platform, clients, files } = options;
  const policies = policiesByPattern(options.policies);
  const answerByApp = createAppHandler(options, policies);
  const limit = createRateLimit({ clock: { now: () => platform().clock.now() }, ...rate });

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    { target, nameRoute }: { target: string; nameRoute: (route: string) => void },
  ): Promise<void> {
    const { environment } = platform();
    const origin = studioOrigin(environment);
    const { path } = splitTarget(target);
    const send = ({ status, text, headers = {} }: PlainAnswer) => {
      leaveBodyUnread(request, response);
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      sendText(response, status, text, resourceHeaders(environment));
    };
    const malformed = checkTarget(target);
    if (malformed) return send(malformed);
    if (path === '/healthz') return send({ status: 200, text: 'ok' });
    const otherHost = checkHost(request, { host: clients.hostOf(request), origin, target });
    if (otherHost) return send(otherHost);
    const file = isReading(request) ? files.get(path) : undefined;
    if (file) {
      nameRoute('file');
      leaveBodyUnread(request, response);
      return sendFile(request, response, file, { path, headers: commonHeaders(environment) });
    }
    const address = clients.addressOf(request);
    const wait = limit.take(address);
    if (wait > 0) return send(tooManyRequests(wait));
    const refused = checkMethod(request, origin);
    if (refused) return send(refused);
    if (isReading(request)) {
      leaveBodyUnread(request, response);
      return answerByApp(request, response, { origin, address, nameRoute, body: null });
    }
    const { maxBody } = policies.get(normalPattern(path)) ?? {};
    if (Number(request.headers['content-length'] ?? 0) > (maxBody ?? largestBody)) return send(tooLarge);
    const body =
      maxBody === undefined
        ? await readBodyInTime(request, response)
        : streamBody(request, response, maxBody);
    if (body === null) return send(tooLarge);
    await answerByApp(request, response, { origin, address, nameRoute, body });
  }

  return (request, response) => {
    const target = originForm(request.url ?? '/');
    request.url = target;
    inTrace(createTrace(null), () => {
      const nameRoute = observe(options, request, response, target);
      answer(request, response, { target, nameRoute }).catch((error: unknown) => {
        platform().log.error(
          { err: error, path: splitTarget(target).path },
          'A request of the Studio failed',
        );
        if (response.headersSent) response.destroy();
        else sendText(response, 500, 'Something went wrong.', resourceHeaders(platform().environment));
      });
    });
  };
}

function checkTarget(target: string): PlainAnswer | null {
  if (target.length > longestTarget) return { status: 414, text: 'The address is malformed.' };
  return target.startsWith('/') ? null : { status: 400, text: 'The address is malformed.' };
}

/**
 * Answers a request for another host: redirects GET and HEAD to the Studio, and refuses other methods. An attacker's
 * host name could resolve to this machine, and the browser would then treat the attacker's page as same-origin.
 */
function checkHost(
  request: IncomingMessage,
  { host, origin, target }: { host: string | undefined; origin: string; target: string },
): PlainAnswer | null {
  if (host === new URL(origin).host) return null;
  if (!isReading(request)) return { status: 421, text: 'This host is not served here.' };
  return { status: 308, text: `The Studio is at ${origin}`, headers: { Location: origin + target } };
}

function tooManyRequests(seconds: number): PlainAnswer {
  return {
    status: 429,
    text: 'Too many requests from this address.',
    headers: { 'Retry-After': String(seconds) },
  };
}

/** Refuses methods other than GET, HEAD and POST, and a POST from another origin. */
function checkMethod(request: IncomingMessage, origin: string): PlainAnswer | null {
  if (isReading(request)) return null;
  if (request.method !== 'POST') return { status: 405, text: 'Method not allowed' };
  return isSameOrigin(request, origin)
    ? null
    : { status: 403, text: 'This must come from a page of the Studio.' };
}

/** Returns whether a request that writes comes from a page of the Studio. Browsers send `Origin` with every POST. */
function isSameOrigin({ headers }: IncomingMessage, origin: string): boolean {
  const relation = headers['sec-fetch-site'];
  return headers.origin === origin && (relation === undefined || relation === 'same-origin');
}

/**
 * Reads the body of a request that is not an upload. The Studio's server waits long for bodies, because of uploads, so
 * this function ends the connection if the body does not arrive within the time limit of one answer.
 */
async function readBodyInTime(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Buffer<ArrayBuffer> | null> {
  const timer = setTimeout(() => request.destroy(), timeLimit);
  try {
    return await readBody(request, response, largestBody);
  } finally {
    clearTimeout(timer);
  }
}
