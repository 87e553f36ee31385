import { hitPattern } from './hits.ts';

/** A part of a text, marked if it matched. */
export interface TextRun {
  text: string;
  isHit: boolean;
}

/** Splits a text into marked and unmarked parts. React escapes them (spec SRCH-10). An empty keyword marks nothing. */
export function splitHits(text: string, keyword: string): TextRun[] {
  const normal = text.normalize('NFC');
  if (keyword === '') return [{ text: normal, isHit: false }];
  const runs: TextRun[] = [];
  let end = 0;
  for (const match of normal.matchAll(hitPattern(keyword))) {
    if (match.index > end) runs.push({ text: normal.slice(end, match.index), isHit: false });
    runs.push({ text: match[0], isHit: true });
    end = match.index + match[0].length;
  }
  if (end < normal.length) runs.push({ text: normal.slice(end), isHit: false });
  return runs;
}

/** Returns a text as escaped HTML with `<mark>` around each hit. */
export function highlightHtml(text: string, keyword: string): string {
  return splitHits(text, keyword)
    .map((run) => (run.isHit ? `<mark>${escapeHtml(run.text)}</mark>` : escapeHtml(run.text)))
    .join('');
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
