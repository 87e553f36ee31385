import { hash } from 'node:crypto';
import { deferredType } from '#app/lib/deferred-type.ts';
import type { InlineHashes } from './security-headers.ts';

/** A document and the hashes of its own inline elements. */
export interface HashedDocument {
  html: string;
  hashes: InlineHashes;
  /** The beginnings of inline scripts without the mark, which browsers will not run. */
  refused: string[];
}

const inlineElement = /<(script|style)((?:\s[^>]*)?)>([\s\S]*?)<\/\1>/g;

/**
 * Collects the CSP hashes of the inline styles, and of the inline scripts that carry the mark of this rendering.
 * Removes the mark from the document. A script without the mark was not written by us and gets no hash.
 */
export function hashInlineParts(html: string, nonce: string): HashedDocument {
  const mark = ` nonce="${nonce}"`;
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const refused: string[] = [];
  for (const [, name, attributes = '', text = ''] of html.matchAll(inlineElement)) {
    if (name === 'style') styles.add(hashSource(text));
    else if (/\ssrc=/.test(attributes) || isDataBlock(attributes)) continue;
    else if (attributes.includes(mark)) scripts.add(hashSource(text));
    else refused.push(text.slice(0, 80));
  }
  return {
    html: html.replaceAll(mark, ''),
    hashes: { scripts: [...scripts], styles: [...styles] },
    refused,
  };
}

/** Returns the hash of a text as a CSP source. */
export function hashSource(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`;
}

/** Returns whether a script element contains data, such as structured data, that no browser runs. */
function isDataBlock(attributes: string): boolean {
  const type = /\stype="([^"]*)"/.exec(attributes)?.[1];
  return (
    type !== undefined &&
    !/^(?:|module|(?:text|application)\/(?:java|ecma)script)$/i.test(type) &&
    type !== deferredType
  );
}
