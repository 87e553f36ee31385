import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { ownValue } from '#app/lib/own-value.ts';
import type { Environment } from '#app/config/environment.server.ts';
import type { HeaderList } from '#server/pages/security-headers.ts';
import { leaveBodyUnread } from '#server/clients/unread-body.ts';
import { readLanguage } from '../shell/language.ts';
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
import type { ListenerOptions } from './listener-options.ts';
import { openStudioMessages } from './messages.ts';
import type { PolicyByPattern } from './policies.ts';
import { sendResponse } from './send-response.ts';

/** Maximum time for one answer, including its loaders, in milliseconds. */
export const timeLimit = 20_000;
/** Maximum time for the answer to an upload, including the transfer of the file, in milliseconds. */
const uploadTimeLimit = 10 * 60_000;

export type RequestBody = Buffer<ArrayBuffer> | ReadableStream<Uint8Array> | null;

/** What the listener found out about a request. */
export interface AppRequest {
  /** Origin of the Studio. */
  origin: string;
  /** Address of the client. */
  address: string;
  body: RequestBody;
  /** Names the route of the request for metrics and log. */
  nameRoute: (route: string) => void;
}

/** Answers a request with React Router. */
export type AppHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  details: AppRequest,
) => Promise<void>;

/** Creates the handler of the requests that passed the checks of the listener. */
export function createAppHandler(
  { build, platform, ownTurn, mode }: ListenerOptions,
  policies: PolicyByPattern,
): AppHandler {
  const handle = createRequestHandler(build, mode);
  const messages = openStudioMessages();

  function createContext({ headers }: IncomingMessage, { origin, address }: AppRequest, nonce: string) {
    const site = platform();
    const language = readLanguage({
      cookies: headers.cookie ?? '',
      accepted: headers['accept-language'] ?? '',
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
    context.set(senderContext, { address, userAgent: headers['user-agent'] ?? '' });
    return context;
  }

  return async (request, response, details) => {
    const { environment } = platform();
    const nonce = randomBytes(18).toString('base64url');
    const context = createContext(request, details, nonce);
    const fetchRequest = toFetchRequest(request, details);
    await ownTurn();
    const answer = await handle(fetchRequest, context);
    const pattern = context.get(patternContext);
    if (pattern !== null) details.nameRoute(`/${pattern}`);
    // If an action has refused an upload before reading all of it, the connection ends after the answer.
    if (!request.complete) leaveBodyUnread(request, response);
    const type = answer.headers.get('Content-Type') ?? '';
    const headers = type.startsWith('text/html')
      ? headersOfDocument(environment, mode, nonce)
      : resourceHeaders(environment);
    await sendResponse(request, response, answer, headers);
  };
}

/** In development, documents have no content security policy, because Vite adds scripts and connections of its own. */
function headersOfDocument(
  environment: Environment,
  mode: ListenerOptions['mode'],
  nonce: string,
): HeaderList {
  return mode === 'development' ? commonHeaders(environment) : documentHeaders(environment, nonce);
}

function toFetchRequest(request: IncomingMessage, { origin, body }: AppRequest): Request {
  const isUpload = body instanceof ReadableStream;
  return new Request(origin + (request.url ?? '/'), {
    method: request.method ?? 'GET',
    headers: visibleHeaders(request.headers),
    body,
    ...(isUpload && { duplex: 'half' as const }),
    signal: AbortSignal.timeout(isUpload ? uploadTimeLimit : timeLimit),
  });
}

const visibleNames = [
  'accept',
  'accept-language',
  'content-type',
  'cookie',
  'origin',
  'sec-fetch-site',
  'user-agent',
];

/** Returns the headers that the app may see. The host is not among them: addresses come from the configuration. */
function visibleHeaders(headers: IncomingHttpHeaders): Headers {
  const visible = new Headers();
  for (const name of visibleNames) {
    const value = ownValue(headers, name);
    if (typeof value === 'string') visible.set(name, value);
  }
  return visible;
}
