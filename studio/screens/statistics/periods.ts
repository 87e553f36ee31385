/** The periods that can be shown, in days. `1` is today, by hour. */
export const periods = ['1', '7', '28', '365'] as const;
