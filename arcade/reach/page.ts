import { sealReach } from '@portico/shared/reach';

/*
 * Requests the address after `#` and reports to the page around this frame whether there was any answer. The request
 * has no cookies, referrer or body. It is sent from this frame because the policy of the portal's pages does not allow
 * requests to other origins.
 */
const address = decodeURIComponent(location.hash.slice(1));

async function answers(): Promise<boolean> {
  const body = new AbortController();
  try {
    await fetch(address, {
      signal: body.signal,
      mode: 'no-cors',
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
    });
    // The headers of the answer are enough, so its body is not loaded.
    body.abort();
    return true;
  } catch {
    return false;
  }
}

if (parent !== window && /^https?:\/\//.test(address))
  parent.postMessage(sealReach({ address, isThere: await answers() }), '*');
