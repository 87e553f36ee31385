import { analyse } from 'chardet';
import { phrase } from '#app/lib/phrase.ts';
import { withoutTags } from '#app/lib/plain-text.ts';

/** Number of bytes at the start of a document that are searched for an XML declaration. */
const declarationBytes = 1024;

/** Number of bytes at the start of a document from which its encoding is guessed. */
const sampleBytes = 256 * 1024;

/** Minimum number of non-ASCII bytes for a guess. With fewer, the result would be arbitrary. */
const minBytes = 8;

/** Minimum confidence of a guess, from 0 to 100. Below it, Windows-1252 is just as likely. */
const lowestConfidence = 20;

/** Encodings that many web servers declare by default, whatever the content of a file. */
const serverDefaults = new Set(['iso-8859-1', 'windows-1252', 'us-ascii', 'latin1']);

/** The text of a decoded document. */
export interface DecodedDocument {
  text: string;
  /** Name of the encoding with which the document was decoded, in lower case. */
  encoding: string;
  /**
   * An encoded phrase for the operator if the encoding was guessed, or if the document is in UTF-8 although it names an
   * encoding that fits any bytes. Otherwise `null`.
   */
  warning: string | null;
}

/**
 * Decodes an XML or JSON document. The encoding is determined by the byte order mark, then by the charset of the
 * content type, then by the XML declaration (RFC 7303); the default is UTF-8. A label that the bytes contradict is
 * ignored. If no label fits, not even UTF-8, the encoding is guessed from the bytes and `warning` is set. `warning` is
 * also set for a document in UTF-8 that names an encoding which fits any bytes.
 */
export function decodeDocument(bytes: Uint8Array, contentType = ''): DecodedDocument {
  const sent = /charset\s*=\s*"?([\w-]+)/i.exec(contentType)?.[1]?.toLowerCase();
  const declared = declaredEncoding(bytes);
  const isServerDefault = sent !== undefined && serverDefaults.has(sent) && /^utf-?8$/i.test(declared ?? '');
  const labels = [markedEncoding(bytes), isServerDefault ? undefined : sent, declared, 'utf-8'];
  for (const label of labels) {
    const text = label === undefined ? null : decodeAs(bytes, label);
    if (label === undefined || text === null) continue;
    const unicode = serverDefaults.has(label.toLowerCase()) ? decodeAs(bytes, 'utf-8') : null;
    if (unicode === null || unicode === text) {
      return { text, encoding: new TextDecoder(label).encoding, warning: null };
    }
    const wrong = phrase(
      'The document names {label} as its encoding, but it is UTF-8 and was read as such; ask the publisher to correct the encoding.',
      { label },
    );
    return { text: unicode, encoding: 'utf-8', warning: wrong };
  }
  const guess = guessEncoding(bytes);
  const label = declared ?? sent;
  const warning =
    label === undefined
      ? phrase(
          'The document does not name its encoding and is not UTF-8. It was read as {guess}; check accents and other special characters, and ask the publisher to declare the encoding.',
          { guess: guess.label },
        )
      : phrase(
          'The document is not in {label} as it says. It was read as {guess}; check accents and other special characters, and ask the publisher to declare the encoding.',
          { label, guess: guess.label },
        );
  return { text: guess.text, encoding: guess.label, warning };
}

function markedEncoding([first, second, third, fourth]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  // There is no byte order mark, but "<" is encoded in two bytes.
  if (first === 0 && second === 0x3c) return 'utf-16be';
  if (first === 0x3c && second === 0 && third !== 0 && fourth === 0) return 'utf-16le';
  return undefined;
}

function declaredEncoding(bytes: Uint8Array): string | undefined {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, declarationBytes));
  return /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/i.exec(start)?.[1];
}

/** Returns the text, or `null` if the encoding is unknown or the bytes are invalid in it. */
function decodeAs(bytes: Uint8Array, label: string): string | null {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/**
 * Decodes the bytes with the most likely encoding in which all of them are valid. If no encoding is likely enough, uses
 * Windows-1252, in which any bytes are valid.
 */
function guessEncoding(bytes: Uint8Array): { label: string; text: string } {
  const sample = foreignWords(bytes.subarray(0, sampleBytes));
  const foreignBytes = sample.filter((byte) => byte > 0x7f).length;
  const candidates = foreignBytes < minBytes ? [] : analyse(sample);
  for (const { name, confidence } of candidates) {
    if (confidence < lowestConfidence) break;
    // Windows-1255 contains the letters of ISO-8859-8 and also the vowel points and quotation marks that documents use.
    const label = name === 'ISO-8859-8' ? 'windows-1255' : name.toLowerCase();
    const text = decodeAs(bytes, label);
    if (text !== null) return { label, text };
  }
  return { label: 'windows-1252', text: new TextDecoder('windows-1252').decode(bytes) };
}

/**
 * Returns the words that contain a non-ASCII byte. Markup and plain ASCII words would make most documents look like
 * English.
 */
function foreignWords(bytes: Uint8Array): Uint8Array {
  const text = withoutTags(Buffer.from(bytes).toString('latin1'));
  const words = text.split(/[\s<>]/).filter((word) => /[\u0080-\u00ff]/.test(word));
  return Buffer.from(words.join(' '), 'latin1');
}
