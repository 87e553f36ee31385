/** The names of the text pages that every site has, in menu order. A name is also the address (spec ADDR-13). */
export const textPageNames = ['aboutUs', 'contactUs', 'privacyPolicy', 'termsOfUse', 'disclaimer'] as const;

/** A text page that every site has. */
export type CommonPageName = (typeof textPageNames)[number];

/** A text page that the operator has added, such as `pages/imprint`. */
export type OwnPageName = `pages/${string}`;

export type TextPageName = CommonPageName | OwnPageName;

/** Whether a text is the name of a text page that every site has. */
export function isCommonPageName(value: string): value is CommonPageName {
  return textPageNames.some((name) => name === value);
}

/**
 * Whether a text can be the name of a page of the operator: `pages/` and words of lower-case letters and digits, joined
 * by hyphens.
 */
export function isOwnPageName(value: string): value is OwnPageName {
  return value.length <= 80 && /^pages\/[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value);
}

/** Whether a text can be the name of a text page. */
export function isTextPageName(value: string): value is TextPageName {
  return isCommonPageName(value) || isOwnPageName(value);
}

/** Maximum number of text pages that the operator can add. */
export const maxOwnPages = 200;

/** Maximum number of text pages in the menu of the top bar, which has little room beside the sections. */
export const maxMenuPages = 3;

/**
 * Lists the names of all text pages: those in `order` first, then the other pages that every site has, then the
 * operator's other own pages. Pages in `order` that do not exist are left out.
 */
export function listTextPages(
  written: Iterable<string>,
  order: readonly TextPageName[] = [],
): TextPageName[] {
  const all = new Set<TextPageName>([...textPageNames, ...[...written].filter(isOwnPageName)]);
  return [...new Set([...order.filter((name) => all.has(name)), ...all])];
}

/** Returns a title for a page whose text has none, made from the end of its address. */
export function titleOfOwnPage(name: OwnPageName): string {
  const words = name.slice('pages/'.length).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
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

/** Returns a heading without the `#` characters at its end, if white space separates them from the words. */
function withoutClosing(heading: string): string {
  let end = heading.length;
  while (heading[end - 1] === '#') end -= 1;
  const words = heading.slice(0, end);
  return /(?:^|\s)$/.test(words) ? words.trimEnd() : heading;
}
