import { describe, expect, test } from 'vitest';
import type { JsonObject, JsonValue } from '#app/lib/json.ts';
import { editJson } from '#app/changes/edit-json.ts';
import type { Edit } from '#app/changes/edits.ts';
import { siteSettings, decodeSettings } from '#app/domain/settings/site-settings.server.ts';
import { findColorWarnings } from '#app/settings/color-warnings.server.ts';
import { checkContrast } from '#app/settings/contrast-checks.server.ts';
import { lookGroups, lookLabelOf } from './look-fields.ts';
import { describeColors, planPreset, planPublishedLook } from './look.server.ts';
import { presets } from './presets.ts';

function apply(value: JsonObject, edits: readonly Edit[]): JsonValue | undefined {
  return edits.reduce<JsonValue | undefined>(
    (settings, edit) => ('path' in edit ? editJson(settings, edit) : settings),
    value,
  );
}

const colors = (value: JsonValue | undefined) =>
  describeColors({ settings: { value, published: undefined } });

test('every field of the look is a setting, and each setting is on the screen once', () => {
  const keys = lookGroups.flatMap((group) => group.keys).filter((key) => !key.startsWith('info.'));
  expect(keys.filter((key) => !siteSettings.definitions.has(key))).toEqual([]);
  expect(new Set(keys).size).toBe(keys.length);
  const groups = new Set(['Backgrounds', 'Colours', 'Widths', 'Fonts']);
  const look = [...siteSettings.definitions.values()].filter(({ group }) => groups.has(group));
  expect(look.map(({ key }) => key).filter((key) => !keys.includes(key))).toEqual([]);
});

test('a label names the theme of a background', () => {
  expect(lookLabelOf('light.background.home.color.mobile')).toBe('lightColorPhone');
  expect(lookLabelOf('background.color.mobile')).toBe('darkColorPhone');
  expect(lookLabelOf('fixedBackground')).toBeNull();
});

describe.each(presets)('the preset $id', ({ id, settings }) => {
  test('is readable in both themes', () => {
    expect(findColorWarnings(settings)).toEqual([]);
    const checks = checkContrast(decodeSettings(settings));
    expect(checks.filter(({ isReadable }) => !isReadable)).toEqual([]);
    expect(checks.some(({ theme }) => theme === 'dark')).toBe(true);
    expect(checks.some(({ theme }) => theme === 'light')).toBe(true);
  });

  test('replaces all colours, and keeps all other settings', () => {
    const before = {
      pageColor: '#123456',
      'background.home.color.mobile': '#654321',
      'background.image.mobile': 'sky.webp',
      siteName: 'Fun',
    };
    const preset = { id, settings };
    const after = apply(before, planPreset(before, preset));
    expect(after).toEqual({ 'background.image.mobile': 'sky.webp', siteName: 'Fun', ...settings });
    expect(planPreset(after, preset)).toEqual([]);
    expect(colors(after).presets.filter(({ isCurrent }) => isCurrent)).toMatchObject([{ id }]);
  });
});

test('the published look replaces all settings of the look', () => {
  const published = { pageColor: '#0E1748', 'font1.name': 'Inter', currency: 'EUR' };
  const value = { pageColor: '#111111', themeColor: '#222222', currency: 'GBP' };
  const edits = planPublishedLook({ value, published });
  expect(apply(value, edits)).toEqual({ pageColor: '#0E1748', 'font1.name': 'Inter', currency: 'GBP' });
});
