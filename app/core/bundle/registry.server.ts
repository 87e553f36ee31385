import type { BlockRegistry } from '#app/core/layouts/block.server.ts';
import type { VerticalServer } from '#app/core/vertical.server.ts';
import { describeAllowed } from './allowed-values.server.ts';
import type { BundleRegistry } from './registry.ts';
import { issuePlaces } from './schema-faults.server.ts';

/** What bundles are checked against, from the verticals and blocks that are built in. */
export function createBundleRegistry(
  verticals: readonly VerticalServer[],
  blocks: BlockRegistry,
): BundleRegistry {
  return {
    verticals: new Map(
      verticals.map(({ vertical, extSchema, structuredDataTypes, isPlayed }) => [
        vertical.id,
        { prefix: vertical.prefix, extSchema, structuredDataTypes, isPlayed },
      ]),
    ),
    blockTypes: [...blocks.keys()],
    blockFaults(type, settings) {
      const result = blocks.get(type)?.settings.safeParse(settings, { error: describeAllowed });
      return !result || result.success ? [] : issuePlaces(result.error);
    },
  };
}
