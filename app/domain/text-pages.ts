/** The names of the site's text pages in menu order. A name is also the address (spec ADDR-13). */
export const textPageNames = ['aboutUs', 'contactUs', 'privacyPolicy', 'termsOfUse', 'disclaimer'] as const;

export type TextPageName = (typeof textPageNames)[number];

/** Whether a text is the name of a text page. */
export function isTextPageName(value: string): value is TextPageName {
  return textPageNames.some((name) => name === value);
}

/** Address of a text page. */
export function textPageAddress(name: TextPageName): string {
  return `/${name}`;
}

/** Splits the Markdown of a page into the title, from a first line `# …`, and the rest. */
export function splitTitle(markdown: string): { title: string; body: string } {
  const text = markdown.trimStart();
  const lineEnd = text.search(/\r?\n/);
  const line = lineEnd === -1 ? text : text.slice(0, lineEnd);
  const title = /^#[ \t]+\S/.test(line) ? withoutClosing(line.slice(1).trim()) : '';
  if (title === '') return { title, body: markdown };
  const body = lineEnd === -1 ? '' : text.slice(lineEnd).replace(/^\r?\n/, '');
  return { title, body };
}

/** A heading without closing `#` characters, which white space separates from the words. */
function withoutClosing(heading: string): string {
  let end = heading.length;
  while (heading[end - 1] === '#') end -= 1;
  const words = heading.slice(0, end);
  return /(?:^|\s)$/.test(words) ? words.trimEnd() : heading;
}
