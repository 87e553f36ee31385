/** A text of a document, and the language of the element that contains it. */
export interface TextInLanguage {
  text: string;
  /** The nearest `lang`, a BCP 47 tag. */
  language: string;
}

const withoutEnd = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);
const parts =
  /<!--.*?-->|<(script|style)\b.*?<\/\1>|<(\/?)([\w-]+)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>|[^<]+/gs;

/**
 * Lists the texts that visitors see or hear: texts of elements, and descriptions of pictures. The HTML must be well
 * formed, as React writes it.
 */
export function textsOfHtml(html: string): TextInLanguage[] {
  const found: TextInLanguage[] = [];
  const open: { name: string; language: string }[] = [];
  const current = () => open.at(-1)?.language ?? '';
  for (const [part, , end, name, attributes = ''] of html.matchAll(parts)) {
    if (name === undefined) {
      if (!part.startsWith('<')) found.push({ text: part, language: current() });
    } else if (end) {
      while (open.length > 0 && open.pop()?.name !== name);
    } else {
      const language = valueOf(attributes, 'lang') ?? current();
      const alt = valueOf(attributes, 'alt');
      if (alt) found.push({ text: alt, language });
      if (!withoutEnd.has(name)) open.push({ name, language });
    }
  }
  return found;
}

function valueOf(attributes: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1];
}
