import type { ChangeReason } from '#app/store/write-transaction.server.ts';

/** Reason of a change that a test makes. */
export const testChange: ChangeReason = { origin: 'cli', author: '', summary: 'A test changes the site.' };
