/** A tag by which another service recognises the owner of the site. It runs nothing, loads nothing and sets nothing. */
export type HeadTag =
  | { kind: 'name' | 'property'; name: string; content: string }
  | { kind: 'me'; href: string };
