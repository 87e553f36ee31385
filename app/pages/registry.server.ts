import type { BlockRegistry } from './layouts/block.server.ts';
import type { VerticalServer } from './vertical.server.ts';
import { describeAllowed } from '#app/bundle/allowed-values.server.ts';
import type { BundleRegistry } from '#app/bundle/registry.ts';
import { decodeLayouts } from '#app/bundle/decode.server.ts';
import type { InterfaceText } from '#app/messages/catalogue.server.ts';
import { textsOfLayout } from './layouts/translate-layout.server.ts';
import { issuePaths } from '#app/bundle/schema-faults.server.ts';
import { createSettingsTable } from '#app/domain/settings/define-settings.server.ts';
import { sectionSettings } from '#app/domain/settings/section-settings.server.ts';
import { siteSettings } from '#app/domain/settings/site-settings.server.ts';

/**
 * Creates the registry against which bundles are checked, from the built-in verticals and the blocks that each may
 * place. `listMessages` returns the messages of the interface, which are read when a bundle replaces some of them.
 */
export function createBundleRegistry(
  verticals: readonly VerticalServer[],
  blocks: ReadonlyMap<number, BlockRegistry>,
  listMessages: () => readonly InterfaceText[],
): BundleRegistry {
  let english: ReadonlyMap<string, string> | undefined;
  const readEnglish = () => new Map(listMessages().map((one) => [`${one.scope} ${one.key}`, one.english]));
  return {
    englishMessage: (scope, key) => (english ??= readEnglish()).get(`${scope} ${key}`),
    verticals: new Map(
      verticals.map((server) => {
        const { vertical, extSchema, traitsOf, structuredDataTypes, isPlayed } = server;
        const { itemSegments = [], ownPages = [] } = server;
        return [
          vertical.id,
          {
            prefix: vertical.prefix,
            extSchema,
            traitsOf,
            structuredDataTypes,
            isPlayed,
            hasOwnPages: ownPages.length > 0,
            itemSegments: ['details', ...(isPlayed ? ['game'] : []), ...itemSegments],
          },
        ];
      }),
    ),
    settings: createSettingsTable([
      siteSettings,
      ...verticals.map(({ vertical }) => sectionSettings(vertical)),
      ...verticals.flatMap(({ settings = [] }) => settings),
    ]),
    blockTypesOf: (verticalId) => [...(blocks.get(verticalId)?.keys() ?? [])],
    blockFaults(type, settings, verticalId) {
      const result = blocks
        .get(verticalId)
        ?.get(type)
        ?.settings.safeParse(settings, { error: describeAllowed });
      return !result || result.success ? [] : issuePaths(result.error);
    },
    layoutTexts: (layouts) =>
      [...decodeLayouts(layouts), ...verticals.map((one) => [one.vertical.id, one.layouts] as const)].flatMap(
        ([id, kinds]) => {
          const placeable = blocks.get(id);
          return placeable ? Object.values(kinds).flatMap((layout) => textsOfLayout(layout, placeable)) : [];
        },
      ),
  };
}
