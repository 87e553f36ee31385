import type { IsSame } from './pair-values.ts';

/** Compares blocks for `pairValues`: first by type and configuration, then by type alone. */
export function sameBlock<Config>(
  isSameConfig: (a: Config, b: Config) => boolean,
): IsSame<{ module: string; config: Config }>[] {
  return [
    (a, b) => a.module === b.module && isSameConfig(a.config, b.config),
    (a, b) => a.module === b.module,
  ];
}
