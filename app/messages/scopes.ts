/**
 * The messages of each folder, by scope: their keys, and the types of their arguments (`null` if there are none). The
 * generated files `messages/keys.d.ts` add the scopes, so a deleted folder takes its keys with it.
 */
export interface MessageScopes {}

/** The name of a folder with messages. */
export type Scope = keyof MessageScopes;
