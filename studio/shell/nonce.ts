import { createContext, useContext } from 'react';

/** The nonce of the document's content security policy. */
export const NonceContext = createContext<string | undefined>(undefined);

/** Returns the nonce that scripts and styles of the document carry. */
export function useNonce(): string | undefined {
  return useContext(NonceContext);
}

/** The name of the `meta` element with the nonce. */
export const noncePropertyName = 'csp-nonce';

/** Reads the nonce in the browser, so that the first rendering there equals the document. */
export function readNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[property="${noncePropertyName}"]`)?.nonce;
}
