import type { SettingsTable } from '#app/domain/settings/define-settings.server.ts';
import { ownValue } from '#app/lib/own-value.ts';
import type { JsonObject } from '#app/lib/json.ts';
import { settingTextsOf } from './fields.server.ts';

/** Returns the settings of a site. Texts that are not set have their defaults, because defaults are translated too. */
export function settingsWithDefaults(settings: JsonObject, table: SettingsTable): JsonObject {
  const defaults = [...settingTextsOf(table).keys()].flatMap((key) => {
    const initial = table.get(key)?.default;
    return typeof initial === 'string' && ownValue(settings, key) === undefined
      ? [[key, initial] as const]
      : [];
  });
  return { ...Object.fromEntries(defaults), ...settings };
}
