import type { SlotValueName } from '#app/ads/slot-values.server.ts';
import type { PathPart } from './fault.ts';

/** Settings of a block, by the names that the code uses. */
export type BlockSettings = Readonly<Record<string, unknown>>;

/** Settings of a block, with the mapping back to the names in the bundle. */
export interface DecodedBlockSettings {
  settings: BlockSettings;
  /** Returns the path of a value in the block's `config`. */
  pathOf(path: readonly PathPart[]): PathPart[];
}

/** Values of an ad slot's box, by their names in `ad_box`. */
export const adBoxNames: ReadonlyMap<string, SlotValueName> = new Map([
  ['ad_cou', 'adNumber'],
  ['ad_bg_color', 'background'],
  ['ad_style_font', 'font'],
  ['ad_box_margin', 'margin'],
  ['ad_box_radius', 'radius'],
  ['ad_box_padding', 'padding'],
  ['adaptive', 'adaptive'],
  ['adaptive_width', 'adaptiveWidth'],
]);

/**
 * Decodes a block's `config` into its settings. Top-level names are converted to camel case: `item_count` becomes
 * `itemCount`. The names in `ad_box` are converted by the table `adBoxNames`. Other nested names do not change.
 */
export function decodeBlockSettings(config: Readonly<Record<string, unknown>>): DecodedBlockSettings {
  const keys = new Map<string, string>();
  const settings = Object.fromEntries(
    Object.entries(config).map(([key, value]) => {
      const name = toCamelCase(key);
      keys.set(name, key);
      return [name, name === 'adBox' ? decodeAdBox(value) : value];
    }),
  );
  return {
    settings,
    pathOf([name, inner, ...rest]) {
      if (name === undefined) return [];
      const key = keys.get(String(name)) ?? encodeSettingName(String(name));
      if (inner === undefined) return [key];
      return [key, name === 'adBox' ? encodeAdBoxName(inner) : inner, ...rest];
    },
  };
}

/** Renames the values of `ad_box`. Unknown names are left unchanged, so that the check refuses them. */
export function decodeAdBox(box: unknown): unknown {
  if (typeof box !== 'object' || box === null || Array.isArray(box)) return box;
  return Object.fromEntries(Object.entries(box).map(([key, value]) => [adBoxNames.get(key) ?? key, value]));
}

/** Returns the `config` of a block in a bundle: the inverse of `decodeBlockSettings`. */
export function encodeBlockSettings(settings: BlockSettings): BlockSettings {
  return Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [
      encodeSettingName(name),
      name === 'adBox' ? encodeAdBox(value) : value,
    ]),
  );
}

function encodeAdBox(box: unknown): unknown {
  if (typeof box !== 'object' || box === null || Array.isArray(box)) return box;
  return Object.fromEntries(Object.entries(box).map(([name, value]) => [encodeAdBoxName(name), value]));
}

function encodeAdBoxName(name: PathPart): PathPart {
  for (const [key, known] of adBoxNames) if (known === name) return key;
  return name;
}

function toCamelCase(key: string): string {
  return key.replaceAll(/(?<=[a-z0-9])_([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
}

/** Returns the name of a setting in a bundle: `itemCount` becomes `item_count`. */
export function encodeSettingName(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
