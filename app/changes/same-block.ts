import type { StoredBlock } from './compare-layouts.ts';
import type { IsSame } from './pair-values.ts';

/** Compares blocks for `pairValues`: first by type and configuration, then by type. */
export function sameBlock(
  isSameConfig: (a: StoredBlock['config'], b: StoredBlock['config']) => boolean,
): IsSame<StoredBlock>[] {
  return [
    (a, b) => a.module === b.module && isSameConfig(a.config, b.config),
    (a, b) => a.module === b.module,
  ];
}
