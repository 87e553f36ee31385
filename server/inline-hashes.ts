import { hash } from 'node:crypto';
import { lateType } from '#app/lib/late-type.ts';
import type { InlineHashes } from './security-headers.ts';

/** A document whose own inline parts are known by their hashes. */
export interface HashedDocument {
  html: string;
  hashes: InlineHashes;
  /** Beginnings of inline scripts without the mark: they will not run. */
  refused: string[];
}

const inlineElement = /<(script|style)((?:\s[^>]*)?)>([\s\S]*?)<\/\1>/g;

/**
 * Collects the CSP hashes of the inline scripts that carry this rendering's mark and takes the mark out of the
 * document. A script without it came from somewhere else and gets no hash.
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

/** A text's hash as a CSP source. */
export function hashSource(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`;
}

/** Structured data and other blocks that no browser runs. */
function isDataBlock(attributes: string): boolean {
  const type = /\stype="([^"]*)"/.exec(attributes)?.[1];
  return (
    type !== undefined &&
    !/^(?:|module|(?:text|application)\/(?:java|ecma)script)$/i.test(type) &&
    type !== lateType
  );
}
