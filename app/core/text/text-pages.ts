/** The site's text pages by name, which is also the address, with the titles of those whose text gives none (PRODUCT 2). */
export const textPages = {
  aboutUs: 'About us',
  contactUs: 'Contact us',
  privacyPolicy: 'Privacy policy',
  termsOfUse: 'Terms of use',
  disclaimer: 'Disclaimer',
} as const;

export type TextPageName = keyof typeof textPages;

/** All names, in the order in which they are listed. */
export const textPageNames = Object.keys(textPages) as readonly TextPageName[];

/** Tells whether a text is the name of a text page. */
export function isTextPageName(value: string): value is TextPageName {
  return Object.hasOwn(textPages, value);
}

/** Address of a text page. */
export function textPageAddress(name: TextPageName): string {
  return `/${name}`;
}

/** Markdown of a page apart: the title from a first line `# …`, and what follows. */
export function splitTitle(markdown: string): { title: string; body: string } {
  const found = /^\s*#[ \t]+(\S.*?)[ \t]*#*[ \t]*(?:\r?\n|$)/.exec(markdown);
  return { title: found?.[1] ?? '', body: found ? markdown.slice(found[0].length) : markdown };
}
