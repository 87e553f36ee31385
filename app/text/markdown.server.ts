import { phrase } from '#app/lib/phrase.ts';
import { marked } from 'marked';
import { sanitiseHtml } from './sanitise.server.ts';
import { escapeUTF8 } from 'entities';

/**
 * Maximum number of quotations and lists that may begin on one line. The parser calls itself for each of them, so
 * deeper nesting could overflow the stack.
 */
const deepestNesting = 30;
/**
 * Maximum number of emphasis marks between two empty lines. The parser compares every mark with every other, so its
 * work grows with the square of their number.
 */
const maxEmphasisMarks = 3_000;

/**
 * Returns the HTML of an operator's Markdown, sanitised like all external HTML. If the parser cannot handle the text,
 * returns it as plain paragraphs.
 */
export function renderMarkdown(text: string): string {
  return sanitiseHtml(parse(text)).trim();
}

/** Returns an encoded phrase that says which limit of the parser the text exceeds, or `null` if it exceeds none. */
export function findMarkdownFault(markdown: string): string | null {
  if (markdown.split('\n').some((line) => countBlockMarks(line) > deepestNesting)) {
    return phrase('has more than {most} quotations and lists within each other on one line', {
      most: deepestNesting,
    });
  }
  const parts = markdown.split(/\n[ \t\r]*\n/);
  if (parts.some((part) => part.replaceAll(/[^*_]+/g, '').length > maxEmphasisMarks)) {
    return phrase('has more than {most} * and _ without an empty line between them', {
      most: maxEmphasisMarks,
    });
  }
  return null;
}

function parse(text: string): string {
  try {
    if (findMarkdownFault(text) === null) return marked.parse(text, { async: false, gfm: true });
  } catch (error) {
    // A RangeError means that nesting which `findMarkdownFault` does not detect has overflowed the stack.
    if (!(error instanceof RangeError)) throw error;
  }
  return text
    .split(/\n[ \t\r]*\n/)
    .map((part) => `<p>${escapeUTF8(part.trim())}</p>`)
    .join('\n');
}

/** Counts the marks of quotations and lists at the beginning of a line. */
function countBlockMarks(line: string): number {
  const mark = /(?:>|(?:[-*+]|\d{1,9}[.)])[ \t])[ \t]*/y;
  const marks = line.trimStart();
  let count = 0;
  while (mark.test(marks)) count += 1;
  return count;
}
