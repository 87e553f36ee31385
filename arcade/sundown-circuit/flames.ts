/** The colours of a boost, from the first stage of a drift to the last. */
export const FLAMES = ['#ffd23f', '#ff8a2e', '#ff3f86'] as const;
