/** Limits that a form suggests for a feed whose runs publish their changes. */
export const suggestedLimits = { mostAdded: 50, mostRemovedPercent: 10 } as const;
