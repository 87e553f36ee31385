import { decodeHTMLStrict } from 'entities';
import { cleanHtml } from '#app/text/sanitise.server.ts';

/** Feeds escape their texts up to twice. Texts that passed through another feed may be escaped a third time. */
const maxDecodings = 3;

/**
 * Converts a field of a feed to plain text: decodes entities that were escaped several times, removes HTML tags,
 * normalises the text to NFC, trims the lines, and leaves at most one empty line between paragraphs. Within a line,
 * single spaces replace white space and characters that no bundle may contain.
 */
export function cleanText(raw: string): string {
  return decodeEntities(stripTags(decodeRepeatedly(raw)))
    .normalize('NFC')
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/(?:(?!\n)[\s\p{Cc}\p{Cs}\ufffe\uffff])+/gu, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** Converts a field of a feed to plain text on one line. */
export function cleanLine(raw: string): string {
  return cleanText(raw).replaceAll(/\s+/g, ' ');
}

/** Trims an address and decodes its HTML entities. */
export function cleanAddress(raw: string): string {
  return decodeEntities(raw.trim());
}

/** Escapes text as HTML and keeps its line breaks. */
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

/**
 * Removes the tags. Line breaks replace the tags of paragraphs, lists and tables, so that their texts stay separate.
 * The special characters of the result are escaped once.
 */
function stripTags(text: string): string {
  const spaced = text
    .replaceAll(/<(?=br\b|\/?(?:li|tr|dt|dd)\b)/gi, '\n<')
    .replaceAll(/<(?=\/?(?:p|div|ul|ol|dl|table|section|h[1-6])\b)/gi, '\n\n<');
  return cleanHtml(spaced, { allowedTags: [], allowedAttributes: {} });
}
