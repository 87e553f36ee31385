import { decodeHTMLStrict } from 'entities';
import { cleanHtml } from '#app/text/sanitise.server.ts';

/** Feeds escape their texts up to twice. A third time occurs in texts that pass through another feed. */
const maxDecodings = 3;

/**
 * Returns the plain text of a feed's field: entities decoded however often they were escaped, HTML removed, NFC,
 * lines trimmed, at most one empty line between paragraphs.
 */
export function cleanText(raw: string): string {
  return decodeEntities(stripTags(decodeRepeatedly(raw)))
    .normalize('NFC')
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/(?:(?!\n)[\s\p{Cc}])+/gu, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** Plain text in one line. */
export function cleanLine(raw: string): string {
  return cleanText(raw).replaceAll(/\s+/g, ' ');
}

/** An address without white space around it and without the escaping of HTML. */
export function cleanAddress(raw: string): string {
  return decodeEntities(raw.trim());
}

/** Text written as HTML, its lines kept apart. */
export function escapeLines(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\n', '<br>');
}

function decodeEntities(text: string): string {
  return text.includes('&') ? decodeHTMLStrict(text) : text;
}

function decodeRepeatedly(raw: string): string {
  let text = raw;
  for (let count = 0; count < maxDecodings; count += 1) {
    const decoded = decodeEntities(text);
    if (decoded === text) break;
    text = decoded;
  }
  return text;
}

/** Removes the tags; text that they separated stays separate. The result is escaped once. */
function stripTags(text: string): string {
  const spaced = text
    .replaceAll(/<(?=br\b|\/?(?:li|tr|dt|dd)\b)/gi, '\n<')
    .replaceAll(/<(?=\/?(?:p|div|ul|ol|dl|table|section|h[1-6])\b)/gi, '\n\n<');
  return cleanHtml(spaced, { allowedTags: [], allowedAttributes: {} });
}
