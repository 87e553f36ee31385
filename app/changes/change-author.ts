import type { ChangeAuthor } from '#app/store/write-transaction.server.ts';

/** Author of the changes that commands make. */
export const fromCommandLine: ChangeAuthor = { origin: 'cli', author: '' };
