import { hitPattern } from './hits.ts';

/** Number of characters of the intro in a snippet (spec SRCH-9). */
export const snippetLength = 160;

/**
 * Returns up to 160 characters of plain text around the first hit, cut at spaces if possible, with an ellipsis at
 * each cut. Without a hit, returns the beginning of the text.
 */
export function makeSnippet(text: string, keyword: string): string {
  const flat = text.normalize('NFC').replace(/\s+/gu, ' ').trim();
  const characters = [...flat];
  if (characters.length <= snippetLength) return flat;
  const hit = keyword === '' ? null : hitPattern(keyword).exec(flat);
  const hitStart = hit ? countCodePoints(flat.slice(0, hit.index)) : 0;
  const hitLength = hit ? countCodePoints(hit[0]) : 0;
  const wished = Math.max(0, hitStart - Math.max(0, Math.floor((snippetLength - hitLength) / 2)));
  let start = Math.min(wished, characters.length - snippetLength);
  let end = start + snippetLength;
  if (start > 0) {
    const space = characters.indexOf(' ', start);
    if (space !== -1 && space < hitStart) start = space + 1;
  }
  if (end < characters.length) {
    const space = characters.lastIndexOf(' ', end);
    if (space > hitStart + hitLength) end = space;
  }
  const cut = characters.slice(start, end).join('');
  return `${start > 0 ? '…' : ''}${cut}${end < characters.length ? '…' : ''}`;
}

function countCodePoints(text: string): number {
  return Array.from(text).length;
}
