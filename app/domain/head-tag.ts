/**
 * A tag by which another service recognises the owner of the site. It runs no code, loads no files and changes no
 * settings.
 */
export type HeadTag =
  | { kind: 'name' | 'property'; name: string; content: string }
  | { kind: 'me'; href: string };
