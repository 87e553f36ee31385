/** Settings of a block, by the names that the code uses. */
export type BlockSettings = Readonly<Record<string, unknown>>;

/** Settings of a block, with the mapping back to the names in the bundle. */
export interface DecodedBlockSettings {
  settings: BlockSettings;
  /** Returns the name of a setting in the bundle. */
  keyOf(name: string): string;
}

/**
 * Decodes a block's `config` into its settings: `item_count` becomes `itemCount`. Only the top level is renamed, for
 * common settings and the block's own settings alike. Names without "_" do not change.
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

/** Returns the name of a setting in a bundle: `itemCount` becomes `item_count`. */
export function encodeSettingName(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
