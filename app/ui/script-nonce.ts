import { createContext, useContext } from 'react';

/**
 * The nonce of the page's own inline scripts: `<script nonce={useScriptNonce()}>`. It is random for every rendering and
 * is never sent. The server allows the scripts with the nonce by their hashes and removes the attribute. Scripts in
 * injected markup therefore cannot run. `undefined` in the browser.
 */
export const ScriptNonce = createContext<string | undefined>(undefined);

/** Returns the nonce for an inline script that the component renders. */
export function useScriptNonce(): string | undefined {
  return useContext(ScriptNonce);
}
