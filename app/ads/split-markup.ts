const voidElements = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);

/**
 * Splits sanitised HTML (every element closed, no ">" inside attributes) into its top-level elements. Text after an
 * element is appended to this element. Text before the first element is put in front of that element.
 */
export function splitMarkup(html: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  let hasElement = false;
  for (const match of html.matchAll(/<(\/?)([a-z][\w-]*)[^>]*?(\/?)>/gi)) {
    const [tag, close = '', name = '', selfClosing = ''] = match;
    const isWhole = selfClosing !== '' || voidElements.has(name.toLowerCase());
    if (close !== '') {
      depth = Math.max(0, depth - 1);
      continue;
    }
    if (depth === 0) {
      if (hasElement) {
        parts.push(html.slice(start, match.index));
        start = match.index;
      }
      hasElement = true;
    }
    if (!isWhole && tag !== '') depth += 1;
  }
  if (start < html.length) parts.push(html.slice(start));
  return parts;
}
