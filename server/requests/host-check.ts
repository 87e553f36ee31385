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
  /**
   * Returns whether the Host header of a request names this portal. A proxy may have changed the header, so `admit`
   * makes the final decision.
   */
  isOwnHost(request: IncomingMessage): boolean;
  /**
   * Returns whether a request is for the host of the site. Answers a request for another host: redirects it if the
   * hosts differ only by `www.`, and refuses it otherwise.
   */
  admit(request: IncomingMessage, response: ServerResponse, target: string): boolean;
}

/** Creates the check for the host of `siteUrl`. */
export function createHostCheck({ siteUrl, clients, headers }: HostCheckOptions): HostCheck {
  if (siteUrl === undefined) return { isOwnHost: () => true, admit: () => true };
  const { host } = new URL(siteUrl);
  const twin = twinOf(host);
  return {
    isOwnHost: (request) => request.headers.host === host,
    admit(request, response, target) {
      const requested = normalHost(clients.hostOf(request), siteUrl);
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

/**
 * Returns a host in the form that addresses have: in lower case, and without the usual port of the scheme. Returns
 * `null` for a text that is not a host.
 */
function normalHost(given: string | undefined, siteUrl: string): string | null {
  if (given === undefined || /[^\w.:[\]-]/.test(given)) return null;
  return URL.parse(`${new URL(siteUrl).protocol}//${given}`)?.host ?? null;
}

/** Returns the host with `www.` added, or removed if it is there. */
function twinOf(host: string): string {
  return host.startsWith('www.') ? host.slice('www.'.length) : `www.${host}`;
}
