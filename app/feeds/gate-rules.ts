/** The rules of the quality gate for new entries of a feed. */
export const gateRules = [
  'picture',
  'words',
  'controls',
  'similar',
  'trademarks',
  'blockedWords',
  'score',
  'https',
  'ages',
] as const;
export type GateRule = (typeof gateRules)[number];

/** What happens to an entry that breaks a rule. `mark`: it is imported and marked in the run. */
export const gateModes = ['off', 'mark', 'refuse'] as const;
export type GateMode = (typeof gateModes)[number];

/** Number of words from which a text is long enough for reviewers of ad networks. */
export const enoughWords = 80;
