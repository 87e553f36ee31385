/** Where changes are made, in the order of the filter. */
export const origins = ['studio', 'cli', 'feed', 'job'] as const;
