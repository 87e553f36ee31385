import { asObject, type JsonObject, type JsonValue } from '#app/lib/json.ts';
import type { Edit } from '#app/changes/edits.ts';
import { decodeSettings, type SiteSettings } from '#app/domain/settings/site-settings.server.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { checkContrast, type ContrastCheck } from '#app/settings/contrast-checks.server.ts';
import { looksOf } from '#app/settings/looks.server.ts';
import { themeColors } from '#app/settings/theme.server.ts';
import { settingsTarget, type StoredValues } from '../settings/settings.server.ts';
import { isSameValue } from '../settings/setting-values.server.ts';
import { lookGroups, presetKeys } from './look-fields.ts';
import { presets, type Preset, type PresetId } from './presets.ts';

/** The colours of a small picture of a site in one theme. */
export interface MiniatureColors {
  page: string;
  surface: string;
  raised: string;
  accent: string;
  text: string;
}

/** A preset with its picture. */
export interface ShownPreset {
  id: PresetId;
  dark: MiniatureColors;
  light: MiniatureColors;
  /** Whether the site has exactly these colours. */
  isCurrent: boolean;
}

/** The presets, and the contrast of the site's colours, which the screen shows beside the fields. */
export interface LookColors {
  presets: ShownPreset[];
  checks: ContrastCheck[];
  /** Whether the draft changes a setting of the look, other than those of `info`. */
  isChanged: boolean;
}

/** Describes the presets, and the contrast of the colours in the draft. */
export function describeColors({ settings }: Pick<StoredValues, 'settings'>): LookColors {
  const flat = asObject(settings.value);
  const published = asObject(settings.published);
  return {
    presets: presets.map((preset) => ({
      id: preset.id,
      ...miniatures(decodeSettings(preset.settings)),
      isCurrent: presetKeys.every((key) => isSameSetting(flat, key, preset)),
    })),
    checks: checkContrast(decodeSettings(flat)),
    isChanged: settingKeys.some((key) => !isSameValue(ownValue(flat, key), ownValue(published, key))),
  };
}

const settingKeys = lookGroups.flatMap(({ keys }) => keys).filter((key) => !key.startsWith('info.'));

function isSameSetting(flat: JsonObject, key: string, { settings }: Preset): boolean {
  const given = ownValue(flat, key);
  const wanted = ownValue(settings, key) ?? '';
  return (typeof given === 'string' ? given : '').toLowerCase() === wanted.toLowerCase();
}

function miniatures(settings: SiteSettings): Pick<ShownPreset, 'dark' | 'light'> {
  const looks = looksOf(settings);
  const [dark, light] = 'only' in looks ? [looks.only, looks.only] : [looks.dark, looks.light];
  return { dark: miniature(dark), light: miniature(light) };
}

function miniature(look: SiteSettings): MiniatureColors {
  const colors = themeColors(look);
  const of = (name: string) => colors.get(`--color-${name}`) ?? '';
  return {
    page: of('page'),
    surface: of('surface'),
    raised: of('raised'),
    accent: of('accent'),
    text: of('strong'),
  };
}

/** Returns the edits that give the site the colours of a preset. All other settings are unchanged. */
export function planPreset(stored: JsonValue | undefined, preset: Preset): Edit[] {
  return planValues(stored, presetKeys, (key) => ownValue(preset.settings, key));
}

/** Returns the edits that give the settings of the look their published values. The site info is unchanged. */
export function planPublishedLook({ value, published }: StoredValues['settings']): Edit[] {
  const before = asObject(published);
  return planValues(value, settingKeys, (key) => ownValue(before, key));
}

function planValues(
  stored: JsonValue | undefined,
  keys: readonly string[],
  valueOf: (key: string) => JsonValue | undefined,
): Edit[] {
  const flat = asObject(stored);
  return keys.flatMap((key): Edit[] => {
    const [value, before] = [valueOf(key), ownValue(flat, key)];
    if (isSameValue(value, before)) return [];
    if (value === undefined) return [{ kind: 'remove', target: settingsTarget, path: [key] }];
    return [{ kind: 'set', target: settingsTarget, path: [key], value }];
  });
}
