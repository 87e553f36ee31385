import { inEnglish } from '#app/lib/phrase.ts';
import type { SettingDefinition, SettingsTable } from '#app/domain/settings/define-settings.server.ts';

/** Describes the settings in groups, or one setting, in lines of text. */
export function describeSettings(settings: SettingsTable, key?: string): string[] {
  const chosen = [...settings.values()].filter((setting) => key === undefined || setting.key === key);
  const groups = Map.groupBy(chosen, ({ group }) => group);
  return [...groups].flatMap(([group, members], index) => [
    ...(index === 0 ? [] : ['']),
    group,
    ...members.flatMap(describeSetting),
  ]);
}

function describeSetting(setting: SettingDefinition): string[] {
  return [
    `  ${setting.key}  ${setting.title}`,
    ...(setting.description === '' ? [] : [`      ${setting.description}`]),
    `      Allowed: ${inEnglish(setting.allowed)}. Default: ${JSON.stringify(setting.default)}`,
  ];
}
