import { createContext, useContext } from 'react';

/** The nonce of the document's policy. Empty in the browser, which hides it from scripts. */
export const NonceContext = createContext<string | undefined>(undefined);

/** Returns the nonce that inline scripts of the document carry. */
export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
