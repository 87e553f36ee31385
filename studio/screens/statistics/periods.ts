/** The number of days that are shown. 1 is today, by hours. */
export const periods = ['1', '7', '28', '365'] as const;
