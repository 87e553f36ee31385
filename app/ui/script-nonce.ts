import { createContext, useContext } from 'react';

/**
 * Mark of the page's own inline scripts: `<script nonce={useScriptNonce()}>`. It is random for every rendering and
 * never sent: the server allows the marked scripts by their hashes and takes the mark out, so that markup from elsewhere
 * that slipped into a page cannot run. Undefined in the browser.
 */
export const ScriptNonce = createContext<string | undefined>(undefined);

/** The mark for an inline script that the component renders. */
export function useScriptNonce(): string | undefined {
  return useContext(ScriptNonce);
}
