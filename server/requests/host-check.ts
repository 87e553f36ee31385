import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Clients } from '#server/clients/clients.ts';
import type { HeaderList } from '#server/pages/security-headers.ts';
import { targetFault } from './canonical-address.ts';
import { isReading } from './policy.ts';
import { sendText } from './replies.ts';

export interface HostCheckOptions {
  /** Public origin of the portal. If it is not set, every host is accepted. */
  siteUrl: string | undefined;
  clients: Clients;
  headers: HeaderList;
}

/** Decides whether requests are for this portal, by their host (spec ADDR-22). */
export interface HostCheck {
  /** Returns whether the Host header of a request names this portal. Proxies may have changed the header. */
  isOwnHost(request: IncomingMessage): boolean;
  /**
   * Answers a request for another host: the same host with or without `www.` is redirected, any other is refused.
   * Returns whether the request is for this host.
   */
  admit(request: IncomingMessage, response: ServerResponse, target: string): boolean;
}

/** Creates the check of the host that the environment names. */
export function createHostCheck({ siteUrl, clients, headers }: HostCheckOptions): HostCheck {
  if (siteUrl === undefined) return { isOwnHost: () => true, admit: () => true };
  const { host } = new URL(siteUrl);
  const twin = twinOf(host);
  return {
    isOwnHost: (request) => request.headers.host === host,
    admit(request, response, target) {
      const requested = clients.hostOf(request);
      if (requested === host) return true;
      if (requested === twin && isReading(request) && targetFault(target) === null) {
        sendText(response, 308, '', [...headers, ['location', siteUrl + target]]);
      } else {
        sendText(response, 421, 'This host is not served here.', headers);
      }
      return false;
    },
  };
}

/** Returns the host with `www.` added, or removed if it is there. */
function twinOf(host: string): string {
  return host.startsWith('www.') ? host.slice('www.'.length) : `www.${host}`;
}
