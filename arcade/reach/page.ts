import { sealReach } from '@portico/shared/reach';

/*
 * Asks the address after `#` for an answer, any answer, and tells the page around this frame whether one came. The
 * request carries no cookies, no referrer and no body. It is made here, because the portal's own policy allows its
 * pages no requests to other origins.
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
    // The beginning of an answer is enough.
    body.abort();
    return true;
  } catch {
    return false;
  }
}

if (parent !== window && /^https?:\/\//.test(address))
  parent.postMessage(sealReach({ address, isThere: await answers() }), '*');
