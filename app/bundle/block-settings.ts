/** Settings of a block under the names the code uses. */
export type BlockSettings = Readonly<Record<string, unknown>>;

/** A block's settings with the way back to the names in the bundle. */
export interface DecodedBlockSettings {
  settings: BlockSettings;
  /** Name of a setting in the bundle. */
  keyOf(name: string): string;
}

/**
 * Turns a block's `config` into its settings: `item_count` becomes `itemCount`, at the top level only, for the common
 * settings and the block's own alike; names without "_" stay as they are.
 */
export function decodeBlockSettings(config: Readonly<Record<string, unknown>>): DecodedBlockSettings {
  const keys = new Map<string, string>();
  const settings = Object.fromEntries(
    Object.entries(config).map(([key, value]) => {
      const name = toCamelCase(key);
      keys.set(name, key);
      return [name, value];
    }),
  );
  return { settings, keyOf: (name) => keys.get(name) ?? encodeSettingName(name) };
}

function toCamelCase(key: string): string {
  return key.replaceAll(/(?<=[a-z0-9])_([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
}

/** Name of a setting in a bundle: `itemCount` is `item_count`. */
export function encodeSettingName(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
