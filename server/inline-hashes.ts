import { createHash } from 'node:crypto';
import { lateType } from './late-scripts.ts';
import type { InlineHashes } from './security-headers.ts';

/** A document whose own inline parts are known by their hashes. */
export interface HashedDocument {
  html: string;
  hashes: InlineHashes;
  /** Beginnings of inline scripts without the mark: they will not run. */
  refused: string[];
}

const scriptElement = /<script((?:\s[^>]*)?)>([\s\S]*?)<\/script>/g;
const styleElement = /<style(?:\s[^>]*)?>([\s\S]*?)<\/style>/g;

/**
 * Collects the CSP hashes of the inline scripts that carry this rendering's mark and takes the mark out of the
 * document. A script without it came from somewhere else and gets no hash.
 */
export function hashInlineParts(html: string, nonce: string): HashedDocument {
  const mark = ` nonce="${nonce}"`;
  const scripts = new Set<string>();
  const refused: string[] = [];
  for (const [, attributes = '', text = ''] of html.matchAll(scriptElement)) {
    if (/\ssrc=/.test(attributes) || isDataBlock(attributes)) continue;
    if (attributes.includes(mark)) scripts.add(hashSource(text));
    else refused.push(text.slice(0, 80));
  }
  const styles = new Set<string>();
  for (const [, text = ''] of html.matchAll(styleElement)) styles.add(hashSource(text));
  return {
    html: html.replaceAll(mark, ''),
    hashes: { scripts: [...scripts], styles: [...styles] },
    refused,
  };
}

/** A text's hash as a CSP source. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
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
