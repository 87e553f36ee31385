import type { IncomingMessage, ServerResponse } from 'node:http';
import { allowedMethods } from '#app/lib/route-policy.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import type { Clients } from '#server/clients/clients.ts';
import { networkOf } from '#server/clients/networks.ts';
import { hasBody, leaveBodyUnread } from '#server/clients/unread-body.ts';
import type { PageCache } from '#server/pages/page-cache.ts';
import type { PageRateLimit } from '#server/pages/page-rate-limit.ts';
import type { RenderPage } from '#server/pages/page-renderer.ts';
import type { RenderQueue } from '#server/pages/render-queue.ts';
import { resourceHeaders } from '#server/pages/security-headers.ts';
import { createAppAnswers, sendReady } from './app-answers.ts';
import { splitTarget, targetFault } from './canonical-address.ts';
import { classify } from './classify.ts';
import { createHostCheck } from './host-check.ts';
import { findNewAddress } from './new-address.ts';
import { createPolicyCheck, isReading } from './policy.ts';
import { createRefusals } from './refusals.ts';
import { sendMessage, sendPage, sendText } from './replies.ts';
import type { Row, ServerRow } from './row.ts';
import { sendMoved } from './send-moved.ts';

export interface RequestListenerOptions {
  platform: Platform;
  /** `null` in development, where every page is rendered for each request. */
  cache: PageCache | null;
  clients: Clients;
  /** `null` if the rate is not limited. */
  limit: PageRateLimit | null;
  queue: RenderQueue;
  /** Renders answers that are never cached. */
  render: RenderPage;
}

/** Answers requests in two steps, `sendFresh` and `handle`. The caller finds the row of each request. */
export interface PortalListener {
  /**
   * Sends a fresh page from the cache if the request uses its canonical address. Returns `false` if the request must be
   * passed to `handle`.
   */
  sendFresh(request: IncomingMessage, response: ServerResponse, row: Row): boolean;
  handle(request: IncomingMessage, response: ServerResponse, row: Row | ServerRow): void;
}

/**
 * Creates the listener that receives every request. It works on Node's own objects: a cached page is sent from ready
 * buffers without a Request object (stack note 4). Other requests are checked against the policy of their row and then
 * passed to its handler.
 */
export function createRequestListener(options: RequestListenerOptions): PortalListener {
  const { platform, cache, clients, limit, queue, render } = options;
  const { environment, clock, log, snapshots } = platform;
  const languages = () => snapshots.current()?.settings.languages ?? [];
  const headers = resourceHeaders(environment);
  const hostCheck = createHostCheck({ siteUrl: environment.siteUrl, clients, headers });
  const checkPolicy = createPolicyCheck({ environment, clients, clock });
  const refuse = createRefusals({ platform, headers });
  const answerByApp = createAppAnswers({ cache, clients, clock, limit, queue, render, refuse, headers });

  function sendFresh(request: IncomingMessage, response: ServerResponse, { policy }: Row): boolean {
    if (!cache || policy.cache !== 'page' || !isReading(request) || hasBody(request)) return false;
    if (!hostCheck.isOwnHost(request)) return false;
    const page = cache.findFresh(request.url ?? '/');
    if (page) sendPage(request, response, page);
    return page !== null;
  }

  function handle(request: IncomingMessage, response: ServerResponse, row: Row | ServerRow): void {
    const { policy } = row;
    const target = request.url ?? '/';
    if (policy.body === 0 || isReading(request)) leaveBodyUnread(request, response);
    const isForThisHost = policy.host === 'any' || hostCheck.isOwnHost(request);
    if (!isForThisHost && !hostCheck.admit(request, response, target)) return;
    if (policy.cache === 'page' && isReading(request)) {
      // Most requests have the address under which the page is stored. For all other requests, `answerByApp` looks for
      // the page again under the canonical address.
      const page = cache?.find(target, () => networkOf(clients.addressOf(request)));
      if (page) return sendReady(request, response, page);
    }
    const fault = targetFault(target);
    if (fault !== null) return sendText(response, fault, 'The address is malformed.', headers);
    answer(request, response, { row, target }).catch((error: unknown) => {
      log.error({ err: error, path: splitTarget(target).path }, 'A request failed');
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'Something went wrong.', headers);
    });
  }

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    { row, target }: { row: Row | ServerRow; target: string },
  ): Promise<void> {
    const { path } = splitTarget(target);
    if (isServerRow(row)) {
      const allowed = allowedMethods(row.policy);
      if (!allowed.includes(request.method ?? '')) return refuseMethod(request, response, allowed.join(', '));
      if (isRefused(request, response, row)) return;
      await row.answer(request, response, path);
      return;
    }
    const location = isReading(request) ? findNewAddress(snapshots.current(), target) : null;
    if (location !== null) return sendMoved(response, location, { path, languages: languages(), headers });
    const verdict = classify(request.method ?? 'GET', target, row, languages());
    if (verdict.kind === 'page' || verdict.kind === 'app') {
      if (isRefused(request, response, row)) return;
      return answerByApp(request, response, { row, verdict });
    }
    if (verdict.kind === 'method-not-allowed') return refuseMethod(request, response, verdict.allow);
    if (verdict.kind === 'not-found') return sendText(response, 404, 'Not found', headers);
    sendText(response, verdict.status, '', [...headers, ['location', verdict.location]]);
  }

  function refuseMethod(request: IncomingMessage, response: ServerResponse, allow: string): void {
    leaveBodyUnread(request, response);
    sendMessage(request, response, { status: 405, message: 'Method not allowed' }, [
      ...headers,
      ['allow', allow],
    ]);
  }

  /** Refuses a request that the policy does not allow. Returns whether the request was refused. */
  function isRefused(request: IncomingMessage, response: ServerResponse, { policy }: Row): boolean {
    const refusal = checkPolicy(request, policy);
    if (!refusal) return false;
    leaveBodyUnread(request, response);
    sendMessage(request, response, refusal, [...headers, ...refusal.headers]);
    return true;
  }

  return { sendFresh, handle };
}

function isServerRow(row: Row | ServerRow): row is ServerRow {
  return row.kind === 'server';
}
