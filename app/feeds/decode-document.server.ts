import { analyse } from 'chardet';

/** Bytes at the start of a document in which its XML declaration is looked for. */
const declarationBytes = 1024;

/** Bytes at the start of a document from which its encoding is guessed. */
const sampleBytes = 256 * 1024;

/** Bytes outside ASCII without which a guess would be chance. */
const fewestBytes = 8;

/** A guess below this confidence (of 100) is not better than Windows-1252. */
const lowestConfidence = 20;

/** Encodings that web servers name for every text file they send, whatever it holds. */
const serverDefaults = new Set(['iso-8859-1', 'windows-1252', 'us-ascii', 'latin1']);

/** The text of a document. */
export interface DecodedDocument {
  text: string;
  /** Set when the encoding had to be guessed; tells the operator what to check. */
  warning: string | null;
}

/**
 * Decodes an XML or JSON document of any encoding. Its byte order mark decides, then the charset of its content type,
 * then its XML declaration (RFC 7303), then UTF-8. A label that the bytes contradict is passed over. If none fits, the
 * encoding is guessed from the bytes and a warning says so.
 */
export function decodeDocument(bytes: Uint8Array, contentType = ''): DecodedDocument {
  const sent = /charset\s*=\s*"?([\w-]+)/i.exec(contentType)?.[1]?.toLowerCase();
  const declared = declaredEncoding(bytes);
  const isServerDefault = sent !== undefined && serverDefaults.has(sent) && /^utf-?8$/i.test(declared ?? '');
  const labels = [markedEncoding(bytes), isServerDefault ? undefined : sent, declared, 'utf-8'];
  for (const label of labels) {
    const text = label === undefined ? null : decodeAs(bytes, label);
    if (text !== null) return { text, warning: null };
  }
  const guess = guessEncoding(bytes);
  const label = declared ?? sent;
  const problem =
    label === undefined ? 'does not name its encoding and is not UTF-8' : `is not in ${label} as it says`;
  const warning = `The document ${problem}. It was read as ${guess.label}; check accents and other special characters, and ask the publisher to declare the encoding.`;
  return { text: guess.text, warning };
}

function markedEncoding([first, second, third, fourth]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  // No mark, but "<" in two bytes.
  if (first === 0 && second === 0x3c) return 'utf-16be';
  if (first === 0x3c && second === 0 && third !== 0 && fourth === 0) return 'utf-16le';
  return undefined;
}

function declaredEncoding(bytes: Uint8Array): string | undefined {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, declarationBytes));
  return /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/i.exec(start)?.[1];
}

/** The text, or null when the encoding is unknown or the bytes are not in it. */
function decodeAs(bytes: Uint8Array, label: string): string | null {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The most likely encoding that takes every byte; otherwise Windows-1252, which takes any. */
function guessEncoding(bytes: Uint8Array): { label: string; text: string } {
  const sample = foreignWords(bytes.subarray(0, sampleBytes));
  const foreignBytes = sample.filter((byte) => byte > 0x7f).length;
  const candidates = foreignBytes < fewestBytes ? [] : analyse(sample);
  for (const { name, confidence } of candidates) {
    if (confidence < lowestConfidence) break;
    // Windows-1255 holds the letters of ISO-8859-8, and the vowel points and quotation marks that documents use.
    const label = name === 'ISO-8859-8' ? 'windows-1255' : name.toLowerCase();
    const text = decodeAs(bytes, label);
    if (text !== null) return { label, text };
  }
  return { label: 'windows-1252', text: new TextDecoder('windows-1252').decode(bytes) };
}

/** Words with a byte outside ASCII. Markup is ASCII in every encoding and would make each of them look like English. */
function foreignWords(bytes: Uint8Array): Uint8Array {
  const text = Buffer.from(bytes)
    .toString('latin1')
    .replaceAll(/<[^<>]*>/g, ' ');
  const words = text.split(/[\s<>]/).filter((word) => /[\u0080-\u00ff]/.test(word));
  return Buffer.from(words.join(' '), 'latin1');
}
