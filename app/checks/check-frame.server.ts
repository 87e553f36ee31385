import { GuardedFetchError, type GuardedFetch, type ProbeAnswer } from '#app/network/guarded-fetch.server.ts';
import type { Fault } from './fault.ts';
import { findFrameRefusal } from './frame-permission.ts';
import type { HostPace } from './host-pace.server.ts';
import { findRemovalNotice, readPageText } from './removed-page.ts';

/** The frame that a check opens. It is the frame that the item's page shows. */
export interface CheckedFrame {
  verticalId: number;
  itemId: number;
  title: string;
  /** The item's own play address. */
  playUrl: string;
  /** The address of the frame, with the parameters of the provider. */
  address: string;
  /** `false` if the game opens in a tab of its own, where frame restrictions do not matter. */
  isFramed: boolean;
  /** Attributes of the frame. */
  sandbox: string;
  allow: string;
}

export interface FrameCheck {
  network: Pick<GuardedFetch, 'probe'>;
  pace: HostPace;
  userAgent: string;
  /** Origin of the portal. */
  portal: string;
  signal: AbortSignal;
}

/** Opens an address over HTTP. Returns its fault, or `null`. Throws the signal's reason when aborted. */
export async function checkFrame(frame: CheckedFrame, check: FrameCheck): Promise<Fault | null> {
  const { network, pace, userAgent, portal, signal } = check;
  try {
    const answer = await network.probe(frame.address, {
      userAgent,
      signal,
      beforeRequest: (host) => pace.turn(host, signal),
    });
    return findFault(frame, answer, portal);
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof GuardedFetchError) return readFetchFault(error);
    throw error;
  }
}

/** Statuses with which servers refuse programs other than browsers. */
const refusals: ReadonlySet<number> = new Set([401, 403, 405, 406, 429, 451]);
const pageTypes: ReadonlySet<string> = new Set(['text/html', 'application/xhtml+xml', 'image/svg+xml']);

function findFault(frame: CheckedFrame, answer: ProbeAnswer, portal: string): Fault | null {
  const { status, headers, text } = answer;
  if (refusals.has(status)) return { kind: 'refused', detail: String(status) };
  if (status < 200 || status > 299) return { kind: 'status', detail: String(status) };
  const moved = findMove(new URL(frame.address), new URL(answer.address));
  if (moved?.kind === 'insecure' || moved?.kind === 'home') return moved;
  const own = new URL(answer.address).origin;
  const refusal = frame.isFramed ? findFrameRefusal(headers, { own, portal }) : null;
  if (refusal !== null) return { kind: 'frame', detail: clean(refusal) };
  const type = (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (type !== '' && !pageTypes.has(type)) return { kind: 'type', detail: clean(type) };
  const isCompressed = !['', 'identity'].includes(headers.get('content-encoding') ?? '');
  if (text.trim() === '' && !isCompressed) return { kind: 'empty', detail: '' };
  const notice = findRemovalNotice(readPageText(text));
  if (notice !== null) return { kind: 'removed', detail: notice };
  return moved;
}

/** Returns the fault of a redirect, or `null` if the redirect is harmless or there was none. */
function findMove(requested: URL, found: URL): Fault | null {
  if (found.href === requested.href) return null;
  const detail = clean(found.origin);
  if (requested.protocol === 'https:' && found.protocol !== 'https:') return { kind: 'insecure', detail };
  if (found.pathname === '/' && found.search === '' && requested.pathname !== '/')
    return { kind: 'home', detail };
  return siteOf(requested) === siteOf(found) ? null : { kind: 'elsewhere', detail: clean(found.host) };
}

/**
 * Returns the last two labels of a host. Hosts below a public suffix of two labels, such as co.uk, count as one site. A
 * redirect between two such hosts goes unnoticed, which is better than hiding a working game.
 */
function siteOf({ hostname }: URL): string {
  return hostname.split('.').slice(-2).join('.');
}

/** Codes of Node's TLS and OpenSSL for certificates that browsers refuse, too. */
const certificateCode =
  /^(?:ERR_TLS_CERT|CERT_|UNABLE_TO_|DEPTH_ZERO|SELF_SIGNED|HOSTNAME_MISMATCH|ERR_SSL_)/;

function readFetchFault(error: GuardedFetchError): Fault {
  if (error.fault === 'timeout')
    return { kind: 'timeout', detail: /[\d.]{1,10}(?= s$)/.exec(error.problem)?.[0] ?? '' };
  // A private address is a fault even if the operator and all visitors are on the same private network.
  const { problem } = error;
  if (error.fault === 'address')
    return { kind: 'inside', detail: clean(problem.replace(/^was refused: /, '')) };
  const { code } = (error.cause ?? {}) as { code?: unknown };
  const name = clean(typeof code === 'string' ? code : problem);
  return { kind: certificateCode.test(name) ? 'certificate' : 'connection', detail: name };
}

/** Shortens a text of another server to one line without control characters. */
function clean(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
    .slice(0, 200);
}
