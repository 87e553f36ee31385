import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';

/** Headers that show that a request came through a proxy, and so perhaps from another machine. */
const proxyHeaders = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'forwarded',
  'via',
];

/**
 * Returns why a request may not read the metrics, or `null` if it may. If a token is set, every client that sends the
 * token may read them. Otherwise only programs on this machine may, if they address this machine and do not use a
 * proxy.
 */
export function refuseMetrics(
  { headers, socket }: IncomingMessage,
  token: string | undefined,
): string | null {
  if (token !== undefined) {
    const sent = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
    if (sent !== undefined && timingSafeEqual(digest(sent), digest(token))) return null;
    return 'The metrics need the header "Authorization: Bearer" with the value of METRICS_TOKEN.';
  }
  const isDirect = proxyHeaders.every((name) => !Object.hasOwn(headers, name));
  const host = (headers.host ?? '').replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1');
  if (isDirect && isLoopback(socket.remoteAddress ?? '') && (host === 'localhost' || isLoopback(host)))
    return null;
  return 'The metrics are for programs on this machine. Set METRICS_TOKEN to read them from elsewhere.';
}

function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
