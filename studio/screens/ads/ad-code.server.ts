import { Script } from 'node:vm';
import { isRemovedElement } from '#app/ads/decode-entry.server.ts';
import type { LineFault } from './line-fault.ts';

/** Returns the first syntax error of a script, or `null` if it has none. The script is compiled, but never runs. */
export function findCodeFault(code: string): LineFault | null {
  try {
    // oxlint-disable-next-line no-new -- Compiling is the check.
    new Script(code, { filename: 'ad-code' });
    return null;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const [, line = '1'] = /^ad-code:(\d+)/.exec(error.stack ?? '') ?? [];
    return { line: Number(line), text: error.message };
  }
}

/**
 * Returns the parts of an entry's HTML that the portal removes: elements that run or load code, and event attributes.
 */
export function findRemovedHtml(html: string): LineFault[] {
  return [...html.matchAll(/<([a-z][\w-]*)|\s(on[a-z]+)\s*=/gi)].flatMap((match) => {
    const [, element = '', attribute = ''] = match;
    if (attribute === '' && !isRemovedElement(element)) return [];
    const line = html.slice(0, match.index).split('\n').length;
    return [{ line, text: attribute === '' ? `<${element.toLowerCase()}>` : attribute.toLowerCase() }];
  });
}
