const factor = Number(process.env.PROPERTY_RUNS ?? 1);

/**
 * Returns the number of random inputs of a property test (tag `property`): `usual` in `npm test`, ten times as many in
 * `npm run test:long`. `PROPERTY_RUNS` sets the factor. fast-check prints the seed of a failure.
 */
export function runs(usual: number): number {
  return Math.max(1, Math.round(usual * factor));
}

/**
 * Returns the time limit of a property test that needs more than the usual one, in milliseconds. It grows with the number
 * of inputs.
 */
export function timeForRuns(usual: number): number {
  return Math.round(usual * Math.max(1, factor));
}
