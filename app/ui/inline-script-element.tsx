import { useScriptNonce } from './script-nonce.ts';

/**
 * An inline script of the page. It only runs from the server's markup. Callers therefore pass "" in the browser, which
 * keeps the text out of the browser's bundle: `import.meta.env.SSR ? text : ''`.
 */
export function InlineScript({ text }: { text: string }) {
  const nonce = useScriptNonce();
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
