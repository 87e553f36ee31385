import { useScriptNonce } from './script-nonce.ts';

/**
 * An inline script of the page. It only runs from the server's markup. Callers therefore pass "" in the browser, which
 * keeps the text out of the browser's bundle (`app/shell/inline-scripts.ts`).
 */
export function InlineScript({ text }: { text: string }) {
  const nonce = useScriptNonce();
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}

/** JSON in the document. Scripts find it by the element's id. The caller escapes `<`. */
export function InlineData({
  json,
  ...attributes
}: { json: string } & Pick<React.ComponentProps<'script'>, 'id'> &
  Readonly<Record<`data-${string}`, string>>) {
  return <script type="application/json" {...attributes} dangerouslySetInnerHTML={{ __html: json }} />;
}

/**
 * Style rules in the document. The server allows them by their hash, and React must not escape their quotation marks.
 */
export function InlineStyle({ rules }: { rules: string }) {
  return <style dangerouslySetInnerHTML={{ __html: rules }} />;
}
