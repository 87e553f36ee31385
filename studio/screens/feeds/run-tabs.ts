/** The lists of a run, in the order of their tabs. */
export const runTabs = ['added', 'changed', 'removed', 'heldBack', 'refused', 'unreadable'] as const;
export type RunTab = (typeof runTabs)[number];
