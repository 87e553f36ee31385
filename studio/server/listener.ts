import { ownValue } from '#app/lib/own-value.ts';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { originForm, splitTarget } from '#server/requests/canonical-address.ts';
import { isReading } from '#server/requests/policy.ts';
import { createRateLimit } from '#server/clients/rate-limit.ts';
import { readBody } from '#server/requests/read-body.ts';
import { sendText } from '#server/requests/replies.ts';
import { createTrace, currentTrace, inTrace } from '#server/requests/request-trace.ts';
import { sendFile } from '#server/endpoints/send-file.ts';
import type { StudioOptions } from '#server/studio.ts';
import { leaveBodyUnread } from '#server/clients/unread-body.ts';
import { readLanguage } from '../shell/language.ts';
import { sendResponse } from './send-response.ts';
import {
  documentMessagesContext,
  messageSourceContext,
  nonceContext,
  originContext,
  ownTurnContext,
  patternContext,
  platformContext,
  policiesContext,
  senderContext,
} from './context.ts';
import { commonHeaders, documentHeaders, resourceHeaders } from './headers.ts';
import { openStudioMessages } from './messages.ts';
import { streamBody } from './body.ts';
import { normalPattern, type RoutePolicyEntry } from './policies.ts';
import { studioOrigin } from './origin.ts';

export interface ListenerOptions extends StudioOptions {
  build: ServerBuild;
  policies: readonly RoutePolicyEntry[];
}

/** Maximum length of path and query, in characters. */
const longestTarget = 2_048;
/** Maximum size of a body for most routes, in bytes. Policies of uploads have limits of their own. */
const largestBody = 2 * 2 ** 20;
/** Number of requests that one address may send. Enough for a fast operator whose browser also prefetches. */
const rate = { burst: 300, perSecond: 20 };
/** Milliseconds for one answer, loaders included. */
const timeLimit = 20_000;
/** Milliseconds for an answer to an upload, which includes its transfer. */
const uploadTimeLimit = 10 * 60_000;
/** Status of a request whose client closed the connection before the answer ended, as in the portal's metrics. */
const statusAborted = 499;
/** Milliseconds after which an answer is logged as slow. */
const slow = 1_000;

/**
 * Creates the handler of the Studio's requests. It checks the host, the size, the origin and the rate of each request
 * before React Router sees it. A request that fails here never reaches the Studio's routes.
 */
export function createListener(options: ListenerOptions): RequestListener {
  const { build, platform, clients, requests, ownTurn, files, mode } = options;
  const policies = new Map(options.policies.map(({ pattern, policy }) => [pattern, policy]));
  const clock = { now: () => platform().clock.now() };
  const handle = createRequestHandler(build, mode);
  const messages = openStudioMessages();
  const limit = createRateLimit({ clock, ...rate });

  /** Answers a request. Calls `note` with the name of its route, if it has one. */
  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    { target, note }: { target: string; note: (route: string) => void },
  ): Promise<void> {
    const { environment } = platform();
    const origin = studioOrigin(environment);
    const { path } = splitTarget(target);
    const refuse = (status: number, message: string) => {
      leaveBodyUnread(request, response);
      sendText(response, status, message, resourceHeaders(environment));
    };
    if (!target.startsWith('/') || target.length > longestTarget) {
      return refuse(target.length > longestTarget ? 414 : 400, 'The address is malformed.');
    }
    if (path === '/healthz') return refuse(200, 'ok');
    // An attacker's host name could resolve to this machine, and the browser would then treat its page as same-origin.
    if (clients.hostOf(request) !== new URL(origin).host) {
      if (!isReading(request)) return refuse(421, 'This host is not served here.');
      response.setHeader('Location', origin + target);
      return refuse(308, `The Studio is at ${origin}`);
    }
    const file = isReading(request) ? files.get(path) : undefined;
    if (file) {
      note('file');
      leaveBodyUnread(request, response);
      return sendFile(request, response, file, { path, headers: commonHeaders(environment) });
    }
    const address = clients.addressOf(request);
    const wait = limit.take(address);
    if (wait > 0) {
      response.setHeader('Retry-After', String(wait));
      return refuse(429, 'Too many requests from this address.');
    }
    if (!isReading(request) && request.method !== 'POST') return refuse(405, 'Method not allowed');
    if (!isReading(request) && !isSameOrigin(request, origin)) {
      return refuse(403, 'This must come from a page of the Studio.');
    }
    if (isReading(request)) {
      leaveBodyUnread(request, response);
      return answerByApp(request, response, { origin, address, note, body: null });
    }
    const { maxBody } = policies.get(normalPattern(path)) ?? {};
    if (Number(request.headers['content-length'] ?? 0) > (maxBody ?? largestBody)) {
      return refuse(413, 'The request is too large.');
    }
    const body =
      maxBody === undefined
        ? await readBodyInTime(request, response)
        : streamBody(request, response, maxBody);
    if (body === null) return refuse(413, 'The request is too large.');
    await answerByApp(request, response, { origin, address, note, body });
  }

  async function answerByApp(
    request: IncomingMessage,
    response: ServerResponse,
    {
      origin,
      address,
      note,
      body,
    }: { origin: string; address: string; note: (route: string) => void; body: RequestBody },
  ): Promise<void> {
    const site = platform();
    const nonce = randomBytes(18).toString('base64url');
    const language = readLanguage({
      cookies: request.headers.cookie ?? '',
      accepted: request.headers['accept-language'] ?? '',
    });
    const timeZone = site.snapshots.current()?.settings.timeZone ?? 'UTC';
    const context = new RouterContextProvider();
    context.set(platformContext, site);
    context.set(ownTurnContext, ownTurn);
    context.set(originContext, origin);
    context.set(policiesContext, policies);
    context.set(nonceContext, nonce);
    context.set(documentMessagesContext, {
      language,
      prefix: '',
      timeZone,
      texts: messages.sharedTexts(language),
    });
    context.set(messageSourceContext, messages.source(language, timeZone));
    context.set(senderContext, { address, userAgent: request.headers['user-agent'] ?? '' });
    const asked = new Request(origin + (request.url ?? '/'), {
      method: request.method ?? 'GET',
      headers: headersOf(request),
      body,
      ...(body instanceof ReadableStream && { duplex: 'half' as const }),
      signal: AbortSignal.timeout(body instanceof ReadableStream ? uploadTimeLimit : timeLimit),
    });
    await ownTurn();
    const made = await handle(asked, context);
    const pattern = context.get(patternContext);
    if (pattern !== null) note(`/${pattern}`);
    // The rest of an upload that an action refused has not been read.
    if (!request.complete) leaveBodyUnread(request, response);
    const isDocument = made.headers.get('Content-Type')?.startsWith('text/html') ?? false;
    const own =
      mode === 'development' && isDocument
        ? commonHeaders(site.environment)
        : isDocument
          ? documentHeaders(site.environment, nonce)
          : resourceHeaders(site.environment);
    await sendResponse(request, response, made, own);
  }

  /** Counts and logs the answer to a request. Returns the function that names its route. */
  function observe(
    request: IncomingMessage,
    response: ServerResponse,
    target: string,
  ): (route: string) => void {
    const { log } = platform();
    const began = performance.now();
    let route = 'refused';
    const trace = currentTrace();
    if (trace) response.setHeader('X-Request-Id', trace.id());
    response.once('close', () => {
      const seconds = (performance.now() - began) / 1000;
      const milliseconds = Math.round(seconds * 1000);
      const status = response.writableFinished ? response.statusCode : statusAborted;
      requests.observe(`studio ${route}`, { status, use: 'none', seconds });
      const { path } = splitTarget(target);
      const line = {
        origin: 'studio',
        method: request.method,
        path,
        status,
        milliseconds,
      };
      if (status >= 500) log.warn(line, 'A request was answered with a failure');
      else if (milliseconds >= slow) log.warn(line, 'A request was answered slowly');
      else log.debug(line, 'A request was answered');
    });
    return (name) => {
      route = name;
    };
  }

  return (request, response) => {
    const target = originForm(request.url ?? '/');
    request.url = target;
    inTrace(createTrace(null), () => {
      const note = observe(request, response, target);
      answer(request, response, { target, note }).catch((error: unknown) => {
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

type RequestBody = Buffer<ArrayBuffer> | ReadableStream<Uint8Array> | null;

/**
 * Reads a small body. The server of the Studio waits longer for bodies than others, because of uploads; this one must
 * arrive within the time of one answer.
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

/** Returns whether a request that writes comes from a page of the Studio. Browsers send `Origin` with every POST. */
function isSameOrigin({ headers }: IncomingMessage, origin: string): boolean {
  const relation = headers['sec-fetch-site'];
  return headers.origin === origin && (relation === undefined || relation === 'same-origin');
}

/** Returns the headers that the app may see. The host is not among them: addresses come from the configuration. */
function headersOf({ headers }: IncomingMessage): Headers {
  const kept = [
    'accept',
    'accept-language',
    'content-type',
    'cookie',
    'origin',
    'sec-fetch-site',
    'user-agent',
  ];
  return new Headers(
    kept.flatMap((name) => {
      const value = ownValue(headers, name);
      return typeof value === 'string' ? [[name, value] satisfies [string, string]] : [];
    }),
  );
}
