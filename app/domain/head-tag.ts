/**
 * A tag by which another service recognises the owner of the site. The tag runs no code, loads no files and does not
 * change how browsers treat the page.
 */
export type HeadTag =
  | { kind: 'name' | 'property'; name: string; content: string }
  | { kind: 'me'; href: string };
