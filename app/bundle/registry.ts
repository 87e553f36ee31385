import type { z } from 'zod';
import type { ItemTraits } from '#app/domain/catalogue/item.ts';
import type { SettingsTable } from '#app/domain/settings/define-settings.server.ts';
import type { JsonValue } from '#app/lib/json.ts';

/** The facts about a vertical that the bundle checks need. The core does not refer to any vertical by name. */
export interface VerticalRules<Fields = unknown> {
  /** Route name, as in addresses (spec ADDR-1). */
  prefix: string;
  /** Schema of an item's `ext`. It parses `{}` if an item has no `ext`, so every field needs a default. */
  extSchema: z.ZodType<Fields>;
  /** Reads the parsed `ext` of an item. Returns the item's address, its time span and whether it is a sample. */
  traitsOf?(fields: Fields): ItemTraits;
  /** Values of `structure_data_type` that the vertical supports. The first is the vertical's own type (spec ITEM-8). */
  structuredDataTypes: readonly string[];
  /** True if items are played. Each item then has a play address, costs "0" and has no store rating. */
  isPlayed: boolean;
  /** True if the vertical has pages of its own, one level below its home page. */
  hasOwnPages?: boolean;
  /** Path segments that can follow the prefix in addresses of the vertical's items. Only `details` if not set. */
  itemSegments?: readonly string[];
}

/** A fault in a block's settings, with the path inside them. */
export interface BlockSettingFault {
  path: readonly (string | number)[];
  allowed: string;
}

/** The verticals and blocks that bundles are checked against. */
export interface BundleRegistry {
  verticals: ReadonlyMap<number, VerticalRules>;
  /** The settings of the site and of the verticals. */
  settings: SettingsTable;
  /** Returns the types of the blocks that pages of a vertical may place: those for all verticals, and its own. */
  blockTypesOf(verticalId: number): readonly string[];
  /** Checks the decoded settings of a block whose type is known. */
  blockFaults(
    type: string,
    settings: Readonly<Record<string, unknown>>,
    verticalId: number,
  ): BlockSettingFault[];
  /** Returns the English text of a message of the interface, or undefined if there is none. */
  englishMessage(scope: string, key: string): string | undefined;
  /** Returns the texts of all blocks: those in `layouts` of a bundle, and those of the verticals' own layouts. */
  layoutTexts(layouts: JsonValue | undefined): string[];
}
