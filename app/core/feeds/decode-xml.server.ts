/** The document's beginning in which an XML declaration stands. */
const declarationBytes = 1024;

/**
 * Text of an XML or JSON document of any encoding: the byte order mark decides, then the charset of its content type,
 * then its XML declaration (RFC 7303); without any of them, or when it is not what they say, UTF-8, else Windows-1252,
 * which takes every byte. `contentType` is that of the answer.
 */
export function decodeDocument(bytes: Uint8Array, contentType = ''): string {
  const labels = [
    markedEncoding(bytes),
    /charset\s*=\s*"?([\w-]+)/i.exec(contentType)?.[1],
    declaredEncoding(bytes),
    'utf-8',
  ];
  for (const label of labels) {
    const text = label === undefined ? null : decodeAs(bytes, label);
    if (text !== null) return text;
  }
  return new TextDecoder('windows-1252').decode(bytes);
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

/** Null: nobody knows the encoding, or the bytes are not in it. */
function decodeAs(bytes: Uint8Array, label: string): string | null {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
